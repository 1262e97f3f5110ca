"""What is wrong with a pack: every problem with its file, its key and the reason."""

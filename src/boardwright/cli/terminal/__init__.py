"""A game in the terminal: the board in letters, the question, and what can be typed."""

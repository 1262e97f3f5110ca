"""From the TOML files of a pack to the facts that the rules read."""

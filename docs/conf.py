"""The manual: Sphinx with MyST and Furo. It is built without the network."""

project = "Boardwright"
author = "The Boardwright authors"
copyright = "2026, The Boardwright authors"

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns: list[str] = []

myst_heading_anchors = 3

html_theme = "furo"
html_title = "Boardwright"
html_show_sphinx = False

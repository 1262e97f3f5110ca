"""`python -m boardwright`."""

from boardwright.cli import main

main()

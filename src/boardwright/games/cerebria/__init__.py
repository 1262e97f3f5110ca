"""Cerebria: The Inside World."""

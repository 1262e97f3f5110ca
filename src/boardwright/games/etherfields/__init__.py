"""Etherfields, with content in packs."""

"""What a glance at the board says of an Action, before anything is worked out."""

from __future__ import annotations

NO_WAY, PERHAPS, SURELY = range(3)
"""Surely: the plain Action can be carried out, if it is unlocked."""

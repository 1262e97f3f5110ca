"""Joins what the hooks stand for: importing this module makes the rules complete."""

from __future__ import annotations

from boardwright.games.etherfields import effects, windows
from boardwright.games.etherfields.effects import lasting
from boardwright.games.etherfields.hooks import hooks

hooks.run = effects.run
hooks.fix = effects.fix
hooks.fix = effects.fix
hooks.would_do = effects.possible_effect
hooks.can = effects.can
hooks.holds = effects.holds
hooks.answers = effects.answers
hooks.concerns = lasting.concerns
hooks.amount = lasting.change
hooks.used = lasting.used
hooks.end_modifiers = lasting.end_modifiers
hooks.needs_target = effects.needs_target
hooks.targets = effects.targets
hooks.choose_target = effects.choose_target
hooks.window = windows.answer

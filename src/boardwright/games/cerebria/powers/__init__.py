"""Powers of Emotions that enter play (CER-403, CER-405), one short function each. What works all
the time stands where it works: Intensity and blocking in control.py, prices in costs.py, targets in
acts/quelling.py, answers in acts/finishing.py, Absorb in absorb.py, the end of a turn in turns.py.
"""

from __future__ import annotations

from boardwright.games.cerebria.powers import figures, gains, harm, intensity
from boardwright.games.cerebria.powers.giving import give, may_give
from boardwright.games.cerebria.registry import ENTER, entering

__all__ = ["ENTER", "entering", "figures", "gains", "give", "harm", "intensity", "may_give"]

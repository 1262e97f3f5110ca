"""Who is measured: our own engine in several ways, and its peers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec


@dataclass(frozen=True, slots=True)
class Contender:
    """One measurement, run in a process of its own: `entry` is `module:function`.

    The function takes seconds and a seed and gives figures by name; a peer names what to import
    and what to install.
    """

    key: str
    label: str
    entry: str
    module: str | None = None
    distribution: str | None = None

    @property
    def is_peer(self) -> bool:
        """Peers may be missing; our own engine may not."""
        return self.module is not None

    def installed(self) -> bool:
        """Whether the peer can be imported; our own engine always can."""
        return self.module is None or find_spec(self.module) is not None


def _ours(key: str, label: str) -> Contender:
    return Contender(key, label, f"boardwright.arena.bench.ours:{key}")


def _peer(key: str, label: str, module: str, distribution: str) -> Contender:
    return Contender(key, label, f"boardwright.arena.bench.peers:{key}", module, distribution)


CONTENDERS = (
    _ours("two", "Innovation, 2 players"),
    _peer("rlcard", "RLCard gin-rummy", "rlcard", "rlcard"),
    _peer("catanatron", "catanatron, 4 random players", "catanatron", "catanatron"),
    _peer("openspiel", "OpenSpiel gin_rummy (C++)", "pyspiel", "open_spiel"),
    _peer("chess", "python-chess, random moves", "chess", "chess"),
    _ours("four", "Innovation, 4 players"),
    _ours("events", "Innovation, 2 players, events on"),
    _ours("position", "Innovation, copies and samples"),
    _ours("memory", "Innovation, memory"),
    _ours("inside", "Cerebria, 4 players"),
    _ours("inside_position", "Cerebria, copies and samples"),
    _ours("inside_control", "Cerebria, control"),
)


def named(keys: Iterable[str]) -> tuple[Contender, ...]:
    """The contenders of these keys, in the order of the table."""
    wanted = set(keys)
    return tuple(contender for contender in CONTENDERS if contender.key in wanted)

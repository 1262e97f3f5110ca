"""What people at a table have to agree on: takebacks, giving up, new rules, joint decisions."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardwright.core.messages import Json


@dataclass(slots=True)
class Motion:
    """Something that one person wants and all others must allow."""

    kind: str
    by: int
    wanted: frozenset[int]
    seat: int | None = None
    agreed: set[int] = field(default_factory=set)

    @property
    def carried(self) -> bool:
        return self.agreed >= self.wanted

    def to_json(self) -> dict[str, Json]:
        return {
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "wanted": sorted(self.wanted),
        }


@dataclass(slots=True)
class Proposal:
    """An answer to a joint decision that waits for the other people of the team."""

    number: int
    key: str
    by: int
    seats: tuple[int, ...]
    wanted: frozenset[int]
    """The seats whose people have to agree; bots agree with people."""
    insist: int | None
    """The seat that may end the matter."""
    agreed: set[int] = field(default_factory=set)

    @property
    def carried(self) -> bool:
        return self.agreed >= self.wanted

    def to_json(self) -> dict[str, Json]:
        return {
            "key": self.key,
            "by": self.by,
            "agreed": sorted(self.agreed),
            "wanted": sorted(self.wanted),
            "insist": self.insist,
        }

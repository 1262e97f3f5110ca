"""A campaign as a text: a head, then one game record a session, each bound to all before it.

boardwright campaign 1 game: "etherfields" ... names: []

session: {"lines": 120, "dreamers": [], "seed": 7} boardwright record 1 ... after: {"chain": "…",
"lasting": {…}}

session: {"lines": 96, "dreamers": ["wager"], "seed": 8} ...

The first session begins from its seed, a later one from what the save before it has left. `chain`
is the digest of everything up to there, so that no session can be changed or left out by mistake;
`lasting` is what the save has left, null while a session goes on. A file that is broken is refused
with the session and the reason, and what is good of it can still be played (`BadCampaign.good`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boardwright.core import records
from boardwright.core.errors import BadSetup, BoardwrightError
from boardwright.core.games import Setup
from boardwright.core.loading import same
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.games.etherfields.campaign_text import (
    BadCampaign,
    Session,
    digest,
    head_of,
    read_head,
    read_session,
    reason_of,
    written,
)
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.saves import from_lasting, lasting
from boardwright.games.etherfields.setup import CAMPAIGN, options_of
from boardwright.games.etherfields.state import NOBODY, State

__all__ = ["BadCampaign", "Campaign", "Session"]

Choose = Callable[[Position[State]], tuple[str, int]]
"""Who answers what at a position: a key and its seat."""


class Campaign:
    """The sessions of a campaign, in order; the last one may still go on (ETH-592)."""

    def __init__(self, game: Etherfields, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = tuple(names)
        self.sessions: list[Session] = []
        self._started: tuple[tuple[str, ...], int] = ((), 0)
        """Who plays in the session that was begun last, and its seed."""
        self._sat: tuple[str, ...] = ()
        """The Dreamer of each seat in the session that was taken over last."""

    # Playing

    @property
    def over(self) -> bool:
        """Whether the campaign has come to an ending: then there is no next session."""
        ended = self.sessions[-1].outcome if self.sessions else None
        return ended is not None and not self.game.goes_on(ended)

    @property
    def lasting(self) -> Mapping[str, Json] | None:
        """What the last save has left; None before the first one."""
        left = [each.lasting for each in self.sessions if each.lasting is not None]
        return left[-1] if left else None

    @property
    def dreamers(self) -> tuple[str, ...]:
        """Those who have played so far, by name."""
        table = (self.lasting or {}).get("dreamers", {})
        return tuple(table) if isinstance(table, Mapping) else ()

    def next_session(
        self,
        seats: int,
        dreamers: Sequence[str] = (),
        seed: int = 0,
        settings: Mapping[str, str] | None = None,
        *,
        events: bool = True,
    ) -> Position[State]:
        """ETH-594 to ETH-598: the beginning of the next session, with any number of Dreamers. Those
        that are not named are chosen in the first session, and in later ones taken in the order of
        the pack, who has played before the others.
        """
        if self.over:
            raise BoardwrightError("the campaign is over")
        left = self.lasting
        if left is None:
            wishes = {f"dreamer.{seat}": self._id(name) for seat, name in enumerate(dreamers)}
            chosen = {**(settings or {}), **wishes}
            self._started = ((), seed)
            return self.game.new(seats, seed, chosen, self._names(seats), events=events)
        known = [*self.dreamers, *[each.name for each in self.game.content_pack.dreamers]]
        named = [self._name(name) for name in dreamers]
        rest = [name for name in dict.fromkeys(known) if name not in named]
        playing = tuple([*named, *rest][:seats])
        self._started = (playing, seed)
        return self._later(playing, seed, settings or {}, left, events=events)

    def begin(self, seats: int, seed: int, settings: Mapping[str, str]) -> Position[State]:
        """The next session, who plays whom by the settings `dreamer.N`. Who does not say so keeps
        the Dreamer of that seat; then come those who have played, and those who have not.
        """
        chosen = self.game.setup(seats, seed, settings).settings
        if chosen["start"] != CAMPAIGN:
            raise BadSetup("start: a session of a campaign is no table of a single Dream (ETH-079)")
        if self.lasting is None:
            return self.next_session(seats, (), seed, settings)
        wishes = [chosen[f"dreamer.{seat}"] for seat in range(seats)]
        playing = ["" if wish == "any" else self._name(wish) for wish in wishes]
        for seat, sat in enumerate(self._sat[:seats]):
            if not playing[seat] and sat not in playing:
                playing[seat] = sat
        known = [*self.dreamers, *[each.name for each in self.game.content_pack.dreamers]]
        for seat in range(seats):
            free = [name for name in known if name not in playing]
            playing[seat] = playing[seat] or free[0]
        return self.next_session(seats, playing, seed, settings)

    def _later(
        self,
        dreamers: Sequence[str],
        seed: int,
        settings: Mapping[str, str],
        left: Mapping[str, Json],
        *,
        events: bool = True,
    ) -> Position[State]:
        """A session that begins from what a save has left."""
        game, seats = self.game, len(dreamers)
        setup = Setup(seats, 0, settings, self._names(seats))
        checked = game.setup(seats, 0, settings, setup.names)
        options = options_of(checked.settings)
        s = from_lasting(game.content_pack, left, dreamers, seed, options)
        data: dict[str, Json] = {"settings": dict(checked.settings), "names": list(setup.names)}
        return game.load({**data, **game.to_dict(s), "chance": s.rng}, events=events)

    def resume(self, *, events: bool = True) -> Position[State] | None:
        """The session that goes on, where it stopped; None where none does."""
        if not self.sessions or self.sessions[-1].outcome is not None:
            return None
        self._started = (self.sessions[-1].dreamers, self.sessions[-1].seed)
        return records.replay(self.sessions[-1].record, events=events)

    def add(self, pos: Position[State]) -> None:
        """Write the session down that was begun or resumed last, as it stands. One that was
        suspended takes the place of what was written of it before.
        """
        if self.sessions and self.sessions[-1].outcome is None:
            self.sessions.pop()
        saved = pos.outcome is not None and self.game.goes_on(pos.outcome)
        left = lasting(pos.state) if saved else None
        self.sessions.append(Session(pos.record(), *self._started, pos.outcome, left))

    def take(self, pos: Position[State], seed: int) -> None:
        """Write a session down that was played elsewhere: it began from this seed, or with it from
        what the save before has left.
        """
        seats = (pos._base or {}).get("seats")
        playing = [each.get("dreamer") for each in seats] if isinstance(seats, list) else []
        self._started = (tuple(map(str, playing)), seed)
        self.add(pos)
        known = self.game.content_pack.dreamers
        numbers = [me.dreamer for me in pos.state.seats]
        self._sat = tuple([known[n].name if n != NOBODY else "" for n in numbers])

    def play(
        self,
        choose: Choose,
        seats: int,
        seed: int,
        dreamers: Sequence[str] = (),
        settings: Mapping[str, str] | None = None,
        *,
        most: int = 100_000,
    ) -> Position[State]:
        """Play the next session to its end, or so many answers of it, and write it down."""
        pos = self.next_session(seats, dreamers, seed, settings, events=False)
        for _ in range(most):
            if pos.over:
                break
            key, seat = choose(pos)
            pos.answer(key, seat)
        self.add(pos)
        return pos

    def _names(self, seats: int) -> tuple[str, ...]:
        return self.names if len(self.names) == seats else ()

    def _name(self, text: str) -> str:
        """A Dreamer by name or id."""
        known = self.game.content_pack.dreamers
        return next((each.name for each in known if text in (each.name, each.id)), text)

    def _id(self, text: str) -> str:
        known = self.game.content_pack.dreamers
        return next((each.id for each in known if text in (each.name, each.id)), text)

    # Text

    def to_text(self) -> str:
        """The whole campaign."""
        head = head_of(self.game, self.names)
        parts, chain = [head], digest("", head)
        for session in self.sessions:
            part, chain = written(session, chain)
            parts.append(part)
        return "\n\n".join(parts) + "\n"

    @classmethod
    def read(cls, text: str, game: Etherfields, *, replay: bool = True) -> Campaign:
        """The campaign of a text, with the game that it is of. Every session is played again,
        unless only the digests are to be trusted.
        """
        lines = text.split("\n")
        head, at = read_head(lines, game)
        campaign = cls(game, [str(name) for name in head])
        written_so = head_of(game, campaign.names)
        chain = digest("", written_so)
        if "\n".join(lines[: at - 1]) != written_so:
            raise BadCampaign(0, "it is written otherwise than this game writes it", None)
        while at < len(lines) and any(lines[at:]):
            number = len(campaign.sessions) + 1
            try:
                session, at, chain = read_session(lines, at, chain)
                if number > 1 and campaign.sessions[-1].lasting is None:
                    raise ValueError("nothing follows a session that was not saved")
                if replay:
                    campaign._check(session)
            except (ValueError, KeyError, BoardwrightError) as error:
                raise BadCampaign(number, reason_of(error), campaign) from error
            campaign.sessions.append(session)
        return campaign

    def _check(self, session: Session) -> None:
        """Whether a session begins where the one before it has ended, and leads to what it says."""
        record = records.read(session.record)
        if self.lasting is None:
            if "position" in record.head or record.head.get("seed") != session.seed:
                raise ValueError("the first session does not begin from its seed")
            if session.dreamers:
                raise ValueError("the record of the first session says who plays")
        else:
            base = record.head.get("position")
            settings = base.get("settings") if isinstance(base, Mapping) else None
            if not isinstance(base, Mapping) or not isinstance(settings, Mapping):
                raise ValueError("it does not begin from what the save before it has left")
            chosen = {str(key): str(value) for key, value in settings.items()}
            begun = self._later(session.dreamers, session.seed, chosen, self.lasting)
            if not same(begun._base, base):
                raise ValueError("it does not begin from what the save before it has left")
        end = records.replay(session.record, events=False)
        if end.game.pack_hash != self.game.pack_hash:
            raise ValueError("it was played with another pack")
        if end.setup.settings.get("start", "campaign") != "campaign":
            raise ValueError("it is a table of a single Dream")
        saved = end.outcome is not None and self.game.goes_on(end.outcome)
        left = lasting(end.state) if saved else None
        if end.outcome != session.outcome or not same(left, session.lasting):
            raise ValueError("it leaves something else than what is written")

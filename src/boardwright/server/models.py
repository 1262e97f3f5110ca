"""The language of the HTTP edge: what requests may hold and what answers do hold. The OpenAPI
document is made from it, so every field here is one that travels.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Seat = Annotated[int, Field(ge=0, le=15, strict=True)]
Number = Annotated[int, Field(ge=0, le=2**31, strict=True)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=20)]
SettingName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,30}(\.[0-9]{1,2})?$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,30}$")]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Answered(BaseModel):
    model_config = ConfigDict(extra="forbid")


# Requests


class Options(Request):
    """How a table is kept."""

    watch: Literal["everybody", "code", "nobody"] = "code"
    takeback: Literal["consent", "never"] = "consent"
    bots_accept: bool = True
    pace: Literal["brisk", "relaxed", "none"] = "brisk"
    warm: bool = False


class SeatWish(Request):
    kind: Literal["you", "person", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


Settings = Annotated[
    dict[SettingName, Annotated[str, StringConstraints(max_length=400)]], Field(max_length=40)
]


class SetupIn(Request):
    seats: Annotated[int, Field(ge=1, le=16, strict=True)]
    settings: Settings = Field(default_factory=dict)


class NewTable(Request):
    game: Word
    title: Title | None = None
    settings: Settings = Field(default_factory=dict)
    words: Word | None = None
    name: Name
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    options: Options = Options()
    after: Annotated[str, StringConstraints(min_length=1, max_length=20)] | None = None


class Join(Request):
    name: Name
    invite: Token | None = None
    seat: Seat | None = None
    watch: bool = False
    token: Token | None = None


class Mine(Request):
    tokens: list[Token] = Field(max_length=50)


class RecordIn(Request):
    record: str
    title: Title | None = None
    good: bool = False


class Branch(Request):
    at: Number
    seat: Seat
    name: Name
    level: Level = "adept"


class QrIn(Request):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


# Commands: by socket and by POST alike


class Command(Request):
    ref: Number | None = None


class AnswerCommand(Command):
    do: Literal["answer"]
    seat: Seat
    decision: Number
    key: Key


class InsistCommand(Command):
    do: Literal["insist"]
    seat: Seat
    decision: Number


class SeatCommand(Command):
    do: Literal["undo", "take", "free", "back", "link"]
    seat: Seat


class StandInCommand(Command):
    do: Literal["stand-in"]
    seat: Seat
    level: Level


class RenameCommand(Command):
    do: Literal["rename"]
    name: Name
    seat: Seat | None = None


class ChatCommand(Command):
    do: Literal["chat"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class AskCommand(Command):
    do: Literal["previews", "hint"]
    seat: Seat
    decision: Number


class PlainCommand(Command):
    do: Literal[
        "agree",
        "decline",
        "links",
        "renew-key",
        "skip",
        "abandon",
        "rematch",
        "renew",
        "state",
    ]


AnyCommand = Annotated[
    AnswerCommand
    | InsistCommand
    | SeatCommand
    | StandInCommand
    | RenameCommand
    | ChatCommand
    | AskCommand
    | PlainCommand,
    Field(discriminator="do"),
]


class Hello(Request):
    """The first message of a socket."""

    do: Literal["hello"]
    token: Token | None = None


# Answers


class ProblemDocument(BaseModel):
    """RFC 9457."""

    model_config = ConfigDict(extra="allow")
    type: str
    title: str
    status: int
    detail: str | None = None
    rule: str | None = None
    decision: int | None = None


class Setting(Answered):
    name: str
    values: list[str]
    default: str
    rule: str
    each_seat: bool
    free: bool


class SetupInfo(Answered):
    settings: dict[str, str]
    possible: dict[str, list[str]]
    teams: list[list[int]]
    problem: str | None


class GameInfo(Answered):
    name: str
    seats: list[int]
    settings: list[Setting]
    words: list[str]
    levels: list[str]
    rules: int
    rules_version: int
    languages: list[str]
    texts: list[str]
    table: bool


class RuleInfo(Answered):
    id: str
    section: str
    source: list[str]
    rulings: list[str]
    related: list[str]
    note: str


class Link(Answered):
    seat: int
    invite: str


class Joined(Answered):
    table: str
    token: str
    person: int
    seats: list[int]
    links: list[Link]


class SummarySeat(Answered):
    name: str
    kind: str


class Summary(Answered):
    table: str
    title: str
    game: str
    status: str
    seats: list[SummarySeat]
    waiting: list[int]
    yours: bool
    step: int
    at: float
    watchers: int


class TableSeat(Answered):
    seat: int
    name: str
    kind: Literal["person", "reserved", "open", "bot"]
    person: int | None
    level: str | None
    present: bool


class Person(Answered):
    person: int
    name: str
    present: bool


class Motion(Answered):
    kind: Literal["takeback", "abandon", "renew"]
    by: int
    seat: int | None
    agreed: list[int]
    wanted: list[int]


class TableInfo(Answered):
    id: str
    title: str
    game: str
    status: Literal["playing", "over", "abandoned", "outdated", "record"]
    rules_version: int
    settings: dict[str, str]
    words: str | None
    options: Options
    seats: list[TableSeat]
    teams: list[list[int]]
    sharing: list[list[int]]
    people: list[Person]
    host: int | None
    waiting: list[int]
    motion: Motion | None
    watchers: int
    outcome: dict[str, Any] | None
    next: str | None
    campaign: Literal["playing", "next", "again", "resume", "over"] | None
    thinking: list[int]


class Event(Answered):
    kind: str
    rule: str
    args: dict[str, Any]
    anchors: list[str]


class Message(Answered):
    key: str
    args: dict[str, Any]


class CostPart(Answered):
    amount: int
    of: str
    rule: str


class Option(Answered):
    key: str
    label: Message
    rule: str
    anchors: list[str]
    cost: list[CostPart]
    warning: Message | None


class Suggestion(Answered):
    label: Message
    keys: list[str]


class Question(Answered):
    number: int
    seats: list[int]
    prompt: Message
    source: str
    rule: str
    progress: dict[str, Any]
    options: list[Option]
    suggestions: list[Suggestion]


class Glimpse(Answered):
    number: int
    seats: list[int]
    source: str
    rule: str


class Undo(Answered):
    grant: Literal["free", "consent", "none"]
    reason: str


class Proposal(Answered):
    key: str
    by: int
    agreed: list[int]
    wanted: list[int]
    insist: int | None


class Block(Answered):
    seat: int | None
    view: dict[str, Any]
    decision: Question | None
    others: list[Glimpse]
    undo: Undo | None
    events: list[Event]
    proposal: Proposal | None


class You(Answered):
    person: int | None
    name: str | None
    seats: list[int]
    host: bool


class HeardStep(Answered):
    step: int
    seat: int | None
    events: list[Event]


class ChatLine(Answered):
    number: int
    person: int | None
    name: str
    text: str
    at: float


class State(Answered):
    """The message that holds everything; docs/protocol.md tells of the others."""

    type: Literal["state"]
    step: int
    you: You
    table: TableInfo
    blocks: list[Block]
    history: list[list[HeardStep]]
    chat: list[ChatLine]


class Done(Answered):
    step: int
    result: dict[str, Any] | None


class Frame(Answered):
    at: int
    by: int | None
    events: list[Event]
    view: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None


class Replay(Answered):
    table: TableInfo
    answers: int
    seat: int | Literal["all"] | None
    frames: list[Frame]


class Imported(Answered):
    table: str


class Qr(Answered):
    size: int
    path: str


class Health(Answered):
    status: Literal["ok"]
    version: str
    games: list[str]

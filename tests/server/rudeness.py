"""What a client without manners does: good commands and bad ones, garbage, too much, too early,
several at a time, and hanging up in the middle.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from websockets.frames import Opcode

Anything = st.SearchStrategy[Any]


def mostly(good: Anything, odd: Anything) -> Anything:
    """Good ones far more often than not: a table has to get somewhere."""
    return st.integers(0, 7).flatmap(lambda draw: good if draw else odd)


_seats = mostly(
    st.sampled_from(("own", "own", "own", "other")),
    st.sampled_from((-1, 4, 15, 16, 2**31, 2**64, 1.0, 0.5, True, None, "0", [], {})),
)
_numbers = mostly(
    st.sampled_from(("open", "open", "open", "open", "open", "next", "last")),
    st.sampled_from((-1, 0, 2**31, 2**31 + 1, 2**63, 1.5, False, None, "1", [0])),
)
_keys = mostly(
    st.integers(0, 20).map(lambda pick: ("legal", pick)),
    st.one_of(
        st.sampled_from(("play:Pottery", "dominate:Military", "", "x" * 121, "\0", 7, None)),
        st.text(max_size=12),
    ),
)
_levels = mostly(
    st.sampled_from(("novice", "adept")),
    st.one_of(st.sampled_from(("expert", "", None, 3)), st.text(max_size=9)),
)
_names = mostly(
    st.text(min_size=1, max_size=40),
    st.sampled_from((None, 1, [], " ", "\u202e", "<b>", "x" * 41, "x" * 501)),
)
_refs = mostly(
    st.integers(0, 2**31),
    st.sampled_from((2**31 + 1, -1, 10**400, 1.5, "7", True, None, [1], {"a": 1})),
)
_junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(), inner)),
    max_leaves=8,
)

FIELDS = {"seat": _seats, "decision": _numbers, "key": _keys, "level": _levels, "name": _names}
COMMANDS: dict[str, tuple[str, ...]] = {
    "answer": ("seat", "decision", "key"),
    "insist": ("seat", "decision"),
    "previews": ("seat", "decision"),
    "hint": ("seat", "decision"),
    "stand-in": ("seat", "level"),
    "rename": ("name", "seat"),
    "chat": ("text",),
    **dict.fromkeys(("undo", "take", "free", "back", "link"), ("seat",)),
    **dict.fromkeys(("agree", "decline", "links", "renew-key", "skip", "state"), ()),
    **dict.fromkeys(("abandon", "rematch", "renew", "hello", "", "answers"), ()),
}


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """A command by its shape: places such as "own" and "open" are filled in when it is said."""
    do = draw(st.sampled_from((*COMMANDS, *("answer",) * 16, *("undo", "agree") * 3)))
    message: dict[str, Any] = {"do": do}
    for name in COMMANDS[do]:
        message[name] = draw(FIELDS.get(name, _names))
    if draw(st.integers(0, 15)) == 0:
        message[draw(st.sampled_from((*FIELDS, "token", "x")))] = draw(_junk)
    if draw(st.integers(0, 15)) == 0:
        del message[draw(st.sampled_from(sorted(message)))]
    return message


_garbage = st.one_of(
    st.text(max_size=80),
    _junk.map(json.dumps),
    st.sampled_from(
        (
            "",
            "{",
            "[" * 2000,
            '{"do":' * 600,
            '{"do":"chat","text":"\\ud800"}',
            '{"do":"state","do":"links"}',
            '{"do":"chat","text":NaN}',
            '{"do":"answer","seat":1e400}',
            '\ufeff{"do":"state"}',
        )
    ),
)
_rude = st.one_of(
    st.tuples(st.just(Opcode.BINARY), st.binary(max_size=60)),
    st.tuples(st.just(Opcode.TEXT), st.binary(max_size=20)),
    st.sampled_from(
        (
            (Opcode.TEXT, b'{"do":"chat","text":"' + b"x" * 9000 + b'"}'),
            (Opcode.BINARY, b"\0" * 70_000),
            (Opcode.PING, b"still there?"),
            (Opcode.PONG, b""),
            (Opcode.CONT, b"of what?"),
        )
    ),
)
_hellos = st.one_of(
    st.integers(0, 3).map(lambda person: ("person", person)),
    st.integers(0, 3).map(lambda person: ("person", person)),
    st.sampled_from((("nobody", None), ("stranger", None), ("old", None), ("nothing", None))),
    _garbage.map(lambda text: ("text", text)),
    commands().map(lambda message: ("text", json.dumps(message))),
    _rude.map(lambda frame: ("frame", frame)),
)
_which = st.integers(0, 3)

moves = st.one_of(
    st.tuples(st.just("come"), _hellos),
    *(6 * [st.tuples(st.just("say"), _which, commands(), _refs)]),
    st.tuples(st.just("garble"), _which, _garbage),
    st.tuples(st.just("rude"), _which, _rude),
    st.tuples(st.just("hang up"), _which, st.sampled_from(("politely", "abruptly", "at once"))),
    *(
        2
        * [st.tuples(st.just("all at once"), st.lists(st.tuples(_which, commands()), max_size=12))]
    ),
)
"""One thing that a client does; `socket_fuzz` says what has to come of it."""

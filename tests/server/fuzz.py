"""Messages that no good client would send: broken, mistyped, huge, deep, stale, foreign, or only out of place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final

from hairpin.server.protocol import VERSION

Message = str | bytes
Json = dict[str, object]

TABLE: Final[Json] = {
    "game": {"game": "race", "circuit": "usa"},
    "seats": [{"kind": "person"}, {"kind": "person"}],
}
NASTY: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    7,
    1 << 53,
    1 << 64,
    10**400,
    1.5,
    1e308,
    "",
    "x",
    "x" * 41,
    "x" * 281,
    "\x00",
    "\u202egnp.exe",
    "\ud800",
    "\U0001f3ce" * 20,
    "a\u0301" * 30,
    [],
    [[]],
    {},
    {"type": "hello"},
    ["plan"] * 50,
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "<script>alert(1)</script>",
)
WORDS: Final = (
    "plan",
    "boost",
    "cooldown",
    "take-back",
    "retire?",
    "done",
    "heat",
    "stress",
    "0",
    "1",
    "99",
    "-1",
)


class Fuzzer:
    """`decisions` and `options` are what it has heard so far: old ones, others' and its own."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.decisions = ["1-0"]
        self.options = ["done"]
        self._kinds: tuple[Callable[[], Message], ...] = (
            self.garbled,
            self.garbled,
            self.mistyped,
            self.mistyped,
            *[self.misplaced] * 7,
            self.nonsense,
            self.deep,
            self.huge,
            self.binary,
        )

    def message(self) -> Message:
        return self.chance.choice(self._kinds)()

    def garbled(self) -> str:
        """A good message with some of its letters gone, doubled or changed."""
        letters = list(json.dumps(self.good()))
        for _ in range(self.chance.randint(1, 4)):
            place = self.chance.randrange(len(letters) + 1)
            letters[place : place + self.chance.randint(0, 3)] = self.chance.choice(
                ('"', "}", "\\", "\x01", "é", "")
            )
        return "".join(letters)

    def mistyped(self) -> str:
        """A good message with something else in one of its fields, or one field more or less."""
        message = self.good()
        field = self.chance.choice([*message, "more"])
        if self.chance.random() < 0.2:
            message.pop(field, None)
        else:
            message[field] = self.chance.choice(NASTY)
        return json.dumps(message)

    def misplaced(self) -> str:
        """Well-formed, but stale, foreign or out of place; now and then it is even right."""
        return json.dumps(self.good())

    def nonsense(self) -> str:
        return json.dumps(self.chance.choice(NASTY)) if self.chance.random() < 0.5 else self.unicode(60)

    def deep(self) -> str:
        depth = self.chance.choice((10, 1000, 7000))
        return self.chance.choice(("[" * depth, "[" * depth + "]" * depth, '{"type":' * (depth // 8)))

    def huge(self) -> str:
        """Around what is allowed, and far beyond."""
        size = self.chance.choice((200, 16_000, 16_384, 16_385, 60_000))
        return json.dumps({"type": "say", "text": "x" * size})

    def binary(self) -> bytes:
        if self.chance.random() < 0.5:
            return json.dumps(self.good()).encode()
        return self.chance.randbytes(self.chance.randint(0, 200))

    def unicode(self, maximum: int) -> str:
        """Any characters but halves of surrogates, which can't travel in a text frame."""
        found = (
            self.chance.choice((self.chance.randrange(0x20), self.chance.randrange(0x110000)))
            for _ in range(maximum)
        )
        return "".join(chr(code) for code in found if not 0xD800 <= code < 0xE000)

    # -- good messages -----------------------------------------------------------------------------------

    def good(self) -> Json:
        chance = self.chance
        message = chance.choice(self._good())
        if chance.random() < 0.7:
            message["id"] = chance.randrange(1 << 53)
        return message

    def _good(self) -> list[Json]:
        chance = self.chance
        seat = chance.randrange(12)
        return [
            {"type": "answer", "decision": self.decision(), "do": self.option()},
            {"type": "answer", "decision": self.decision(), "do": self.option()},
            {"type": "answer", "decision": self.decision(), "do": self.option()},
            {"type": "preview", "decision": self.decision()},
            {"type": "undo", "action": chance.randrange(60)},
            {"type": "sit", "seat": seat, "name": self.unicode(5) or "x"},
            {"type": "rename", "name": chance.choice(("Ada", "Eve", self.unicode(5) or "x"))},
            {"type": "set-seat", "seat": seat, "wish": {"kind": "legend"}},
            {"type": "settle", "settings": TABLE},
            {"type": "start"},
            {"type": "take-over", "seat": seat, "driver": chance.choice((None, "simple", "nobody"))},
            {"type": "hand-back"},
            {"type": "say", "text": self.unicode(20) or "x"},
            {"type": "ping"},
            {"type": "hello", "version": VERSION, "since": chance.randrange(100)},
        ]

    def decision(self) -> str:
        """Mostly one that was open at some time, of late more often than long ago."""
        if self.chance.random() < 0.1:
            return f"{self.chance.randrange(100)}-{self.chance.randrange(12)}"
        return self.chance.choice(self.decisions[-3:])

    def option(self) -> str:
        if self.chance.random() < 0.3:
            return " ".join(self.chance.choices(WORDS, k=self.chance.randint(0, 6)))
        return self.chance.choice(self.options)

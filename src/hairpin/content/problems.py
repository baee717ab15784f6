"""Everything wrong with a file, gathered so that its author can mend it in one go."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hairpin.rules.errors import HairpinError, Values

MAX_SHOWN: Final = 40
"""Characters of a wrong value that a message repeats."""

MAX_TOLD: Final = 50
"""Messages about one file: nobody mends more in one go, and a small file must not lead to megabytes of them."""

HUGE: Final = 10**18
"""Python refuses to write out very long numbers, and nobody wants to read them."""


class ContentError(HairpinError):
    """A file that can't be used; `problems` holds one message for each thing wrong with it."""

    def __init__(self, problems: Iterable[str], reason: str = "", values: Values | None = None) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems), reason, values)

    def __reduce__(self) -> tuple[object, ...]:
        return ContentError, (self.problems, self.reason, self.values)


class Why(NamedTuple):
    """What is wrong with an entry, for all languages: the `why-...` that says it, and what that tells of."""

    reason: str
    values: Values


OTHER: Final = Why("file-other", {})
"""What only authors of such files do wrong is told in English, beside where it is."""


class Problems:
    """Collects messages such as `usa.toml: lines[2].limit: must be a whole number from 0 to 20, not "three"`.

    Entries of a list are counted from 0, as is usual in this notation.
    """

    __slots__ = ("_entries", "_first", "_untold", "file", "messages")

    def __init__(self, file: str) -> None:
        self.file = file
        self.messages: list[str] = []
        self._entries: set[str] = set()
        self._first: Why | None = None
        self._untold = 0

    def add(self, entry: str, message: str, why: Why = OTHER) -> None:
        self._entries.add(entry)
        if self._first is None:
            place: Values = {"file": self.file, "entry": entry, "message": message}
            self._first = Why(why.reason, {**place, **why.values})
        if self.is_full():
            self._untold += 1
        else:
            self.messages.append(f"{self.file}: {entry}: {message}")

    def is_full(self) -> bool:
        """Whether whatever else is wrong is only counted."""
        return len(self.messages) >= MAX_TOLD

    def is_clear(self, *entries: str) -> bool:
        """Whether nothing is wrong with these entries so far.

        Checks that compare entries ask this first: a value that couldn't be read would only bring messages
        about mistakes that nobody made.
        """
        return self._entries.isdisjoint(entries)

    def raise_if_any(self) -> None:
        if self._first:
            more = [f"{self.file}: and {self._untold} more; fix these first"] if self._untold else []
            others = len(self.messages) - 1 + self._untold
            reason, values = self._first
            raise ContentError([*self.messages, *more], reason, {**values, "others": others})


def shown(value: object) -> str:
    """A wrong value as its author would recognise it, short and on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < HUGE else "a far larger one"
        case str():
            return f'"{printable(value)}"'
        case list():
            return "a list"
        case dict():
            return "a table"
    return printable(str(value))


def printable(text: str) -> str:
    """Text from a file without what could upset a terminal."""
    short = text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 3] + "..."
    return "".join(c if c.isprintable() else "?" for c in short)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    from difflib import get_close_matches  # only a mistake needs it, so only a mistake loads it

    return next(iter(get_close_matches(word, list(known), n=1)), None)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """To be put before the list of all; empty if nothing comes near."""
    meant = nearest(word, known)
    return f"did you mean {meant}? " if meant else ""

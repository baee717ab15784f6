"""What an option may say: from text to a value, or to what is wrong with it."""

from __future__ import annotations

import argparse
import string
from typing import Final

from hairpin.commands.words import Words
from hairpin.content.problems import nearest

NONE: Final = "none"
ALL: Final = "all"
MOST: Final = 1_000_000


class OptionTypes:
    """Each reads one kind of value."""

    def __init__(self, t: Words) -> None:
        self._t = t

    def count(self, text: str) -> int:
        if not text.isdecimal() or not 1 <= int(text) <= MOST:
            raise argparse.ArgumentTypeError(self._t("not-a-count", text=repr(text), maximum=str(MOST)))
        return int(text)

    def index(self, text: str) -> int:
        if not text.isdecimal() or int(text) > MOST:
            raise argparse.ArgumentTypeError(self._t("not-an-index", text=repr(text)))
        return int(text)

    def share(self, text: str) -> float:
        share = _number(text, 0.0)
        if not 0 < share <= 100:
            raise argparse.ArgumentTypeError(self._t("not-a-share", text=repr(text)))
        return share

    def error(self, text: str) -> float:
        error = _number(text, 0.0)
        if not 0.0001 <= error <= 0.5:
            raise argparse.ArgumentTypeError(self._t("not-an-error", text=repr(text)))
        return error

    def points(self, text: str) -> float:
        points = _number(text, 0.0)
        if not 0.1 <= points <= 50:
            raise argparse.ArgumentTypeError(self._t("not-points", text=repr(text)))
        return points

    def hash(self, text: str) -> str:
        if len(text) != 64 or not set(text) <= set(string.hexdigits):
            raise argparse.ArgumentTypeError(self._t("not-a-hash", text=repr(text)))
        return text.lower()

    def port(self, text: str) -> int:
        if not text.isdecimal() or int(text) > 65_535:
            raise argparse.ArgumentTypeError(self._t("not-a-port", text=repr(text)))
        return int(text)

    def seconds(self, text: str) -> float:
        seconds = _number(text, -1.0)
        if not 0 <= seconds <= 60:
            raise argparse.ArgumentTypeError(self._t("not-seconds", text=repr(text)))
        return seconds


def _number(text: str, otherwise: float) -> float:
    try:
        return float(text)
    except ValueError:
        return otherwise


class Members:
    """Reads `a,b`, `all` or `none`."""

    def __init__(self, members: tuple[str, ...], t: Words) -> None:
        self._members = members
        self._t = t

    def __call__(self, text: str) -> tuple[str, ...]:
        if text in (ALL, NONE):
            return self._members if text == ALL else ()
        given = [word.strip() for word in text.split(",") if word.strip()]
        for word in given:
            if word not in self._members:
                known = ", ".join((*self._members, ALL, NONE))
                said = self._t("not-a-member", text=repr(word), known=known)
                meant = nearest(word, self._members)
                hint = f". {self._t('did-you-mean', word=meant)}" if meant else ""
                raise argparse.ArgumentTypeError(said + hint)
        return tuple(member for member in self._members if member in given)

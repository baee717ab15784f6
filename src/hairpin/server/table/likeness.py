"""Which names people could take for one another, and which show nothing at all.

This is modest on purpose: it knows the look-alikes that a keyboard or a common list of them offers. Names are
different as long as honest people could both have them, so `Lan` is not `Ian`, and `Ida` is not `Ada`.
"""

# ruff: noqa: RUF001 (letters that look alike are what this is about)

from __future__ import annotations

import unicodedata
from typing import Final

BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
"""Letters and signs of which nothing is seen: the fillers of Hangul, the blank of Braille, and the like."""
UNSEEN_MARKS: Final = frozenset("\u034f\u17b4\u17b5\U00016fe4")
VARIANTS: Final = "VARIATION SELECTOR"
MARKS: Final = ("Mn", "Mc", "Me")
SEPARATORS: Final = ("Zs", "Pd", "Pc")
"""Spaces, hyphens and low lines: `Anne Marie` is `Anne-Marie`."""
VOWEL_POINTS: Final = range(10, 37)
"""The combining classes of what Hebrew, Arabic and Syriac may leave out."""
VOICING: Final = 8
"""The combining class of a mark that makes another letter of a kana."""

ALIKE: Final = str.maketrans(
    # Cyrillic, Greek, other letters of Latin, and digits; each with the Latin letter that it looks like
    "АВЕЅІЈКМНОРСТУҮХѴԚԜаеѕіјкморстухѵԛԝһԁүҽΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαικνορυχϲϳɑɡıȷᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢօՕ0",
    "ABESIJKMHOPCTYYXVQWaesijkmopctyxvqwhdyeABEZHIKMNOPTYXCJaikvopuxcjagijabcdeghIjkLmnoprtuvwyzoOo",
)
STROKES: Final = str.maketrans(dict.fromkeys("Il1|ӀӏǀƖ", "|"))
"""To the eye they are one upright stroke. A small `i` has its dot, and a capital `L` its foot."""

Letter = tuple[str, frozenset[str]]
"""With the marks on it."""


def shows_something(text: str) -> bool:
    """Marks need a letter to stand on."""
    return any(not letter.isspace() and letter not in BLANKS and not _is_mark(letter) for letter in text)


def same_name(one: str, other: str) -> bool:
    """To people who read them."""
    if _plain(one) == _plain(other):
        return True
    return any(_look_alike(_letters(one, table), _letters(other, table)) for table in ({}, STROKES))


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _look_alike(one: list[Letter], other: list[Letter]) -> bool:
    """The same letters, and on one of them only more marks: `Hùng` is not `Hưng`, but `Adá` could be `Ada`."""
    if not one or [letter for letter, _ in one] != [letter for letter, _ in other]:
        return False
    marks = [(mine, yours) for (_, mine), (_, yours) in zip(one, other, strict=True)]
    return all(mine <= yours for mine, yours in marks) or all(mine >= yours for mine, yours in marks)


def _letters(name: str, strokes: dict[int, str]) -> list[Letter]:
    found: list[Letter] = []
    for letter in unicodedata.normalize("NFKD", name).translate(ALIKE).translate(strokes).casefold():
        if _is_passed_over(letter):
            continue
        if found and _is_on(letter, found[-1][0]):
            found[-1] = (found[-1][0], found[-1][1] | {letter})
        else:
            found.append((letter, frozenset()))
    return found


def _is_passed_over(letter: str) -> bool:
    is_unseen = letter in BLANKS or letter in UNSEEN_MARKS or VARIANTS in unicodedata.name(letter, "")
    return is_unseen or unicodedata.category(letter) in SEPARATORS


def _is_on(mark: str, letter: str) -> bool:
    """In many scripts a mark is a letter of its own, such as a vowel: there it makes another name."""
    if not _is_mark(mark):
        return False
    kind = unicodedata.combining(mark)
    is_accent = unicodedata.name(mark, "").startswith("COMBINING") and kind != VOICING
    return is_accent or kind in VOWEL_POINTS or letter.isascii()


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in MARKS

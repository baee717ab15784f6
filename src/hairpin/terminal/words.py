"""Words in the player's language: English until `speak` says otherwise."""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle
from rich.text import Text

from hairpin.content.languages import ENGLISH
from hairpin.terminal.bundles import bundle, said

FILES: Final = ("game", "terminal", "lesson")
YOU: Final = "You"
"""The name of whoever gave none; records keep it as it is, the screen says it in its own language."""
MARKS: Final = range(0xE000, 0xE020)
"""Private characters that stand for styled parts while a message is being put together."""
NO_MARKS: Final = dict.fromkeys(MARKS, "?")


class _Spoken:
    """One keyboard, one language at a time."""

    language = ENGLISH


def speak(language: str) -> None:
    _bundle(language)
    _Spoken.language = language


def spoken() -> str:
    return _Spoken.language


def _bundle(language: str) -> FluentBundle:
    return bundle(language, FILES)


def is_told(id: str) -> bool:
    return _bundle(_Spoken.language).has_message(id)


def t(id: str, /, **words: str | int | float) -> str:
    """The message of that id. Numbers come as numbers, or a message could not choose its plural."""
    return said(_bundle(_Spoken.language), id, words)


def said_of(id: str, words: dict[str, int]) -> str:
    """A sentence of a lesson, which brings its id and its figures along."""
    return said(_bundle(_Spoken.language), id, words)


def styled(id: str, /, **words: str | int | float | Text) -> Text:
    """The same where some of the words have a style of their own, wherever the language puts them."""
    parts: list[Text] = []
    plain: dict[str, str | int | float] = {}
    for name, word in words.items():
        if isinstance(word, Text):
            plain[name] = chr(MARKS[len(parts)])
            parts.append(word)
        else:
            plain[name] = word.translate(NO_MARKS) if isinstance(word, str) else word
    return _put_together(t(id, **plain), parts)


def _put_together(text: str, parts: list[Text]) -> Text:
    whole = Text()
    for piece in re.split(f"([{chr(MARKS[0])}-{chr(MARKS[-1])}])", text):
        if piece and ord(piece[0]) in MARKS:
            whole.append_text(parts[ord(piece[0]) - MARKS[0]])
        else:
            whole.append(piece)
    return whole


# -- small things ----------------------------------------------------------------------------------


def name_of(name: str) -> str:
    return t("you") if name == YOU else name


def person(name: str) -> str:
    """What messages select by: some languages have another form of the verb for `you`."""
    return "you" if name == YOU else "other"


def circuit_name(name: str) -> str:
    """Of ours in the player's language; somebody's own circuit as its owner called it."""
    message = f"circuit-name-{name.lower().replace(' ', '-')}"
    return t(message) if is_told(message) else name


def all_of(words: list[str]) -> str:
    """`1, 2 and 3`"""
    return t("list-and", maximum=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)


def any_of(words: list[str]) -> str:
    """`1, 2 or 3`"""
    return t("list-or", maximum=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)


def one_to(n: int) -> str:
    """`1`, `1 to 4`: numbers that can be typed."""
    return t("one-to", n=n)

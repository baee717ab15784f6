"""Names and chat: what people write is shown to others, so it must be plain text."""

from __future__ import annotations

import unicodedata

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.settings import MOST_CHAT, MOST_NAME, MOST_TITLE

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and format characters: they could turn the text of others around."""


def checked_name(text: str) -> str:
    return _checked("a name", text, MOST_NAME)


def checked_title(text: str) -> str:
    return _checked("a title", text, MOST_TITLE)


def same_name(one: str, other: str) -> bool:
    """To people who read them: capitals and other forms of the same letters make no difference."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def checked_chat(text: str) -> str:
    return _checked("a message", text, MOST_CHAT)


def _checked(what: str, text: str, most: int) -> str:
    text = " ".join(text.split())
    if not text:
        raise Refused(Code.BAD_MESSAGE, f"{what} needs at least one letter")
    if len(text) > most:
        raise Refused(Code.BAD_MESSAGE, f"{what} has at most {most} characters, not {len(text)}")
    if any(unicodedata.category(letter) in _UNSEEN for letter in text):
        raise Refused(Code.BAD_MESSAGE, f"{what} may not contain invisible characters")
    return text

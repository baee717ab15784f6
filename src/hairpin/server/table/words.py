"""Names and chat: what people write is shown to others, so it must be plain text."""

from __future__ import annotations

import unicodedata

from hairpin.rules.errors import Values
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.settings import MAX_CHAT, MAX_NAME, MAX_TITLE
from hairpin.server.table.likeness import shows_something

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and format characters: they could turn the text of others around."""


def checked_name(text: str) -> str:
    return _checked("name", text, MAX_NAME)


def checked_title(text: str) -> str:
    return _checked("title", text, MAX_TITLE)


def checked_chat(text: str) -> str:
    return _checked("message", text, MAX_CHAT)


def _checked(what: str, text: str, maximum: int) -> str:
    text = " ".join(text.split())
    if not shows_something(text):
        told = f"a {what} needs at least one letter or sign that can be seen"
        raise Refused(Code.BAD_MESSAGE, told, "text-empty", {"what": what})
    if len(text) > maximum:
        values: Values = {"what": what, "maximum": maximum, "given": len(text)}
        told = f"a {what} has at most {maximum} characters, not {len(text)}"
        raise Refused(Code.BAD_MESSAGE, told, "text-long", values)
    if any(unicodedata.category(letter) in _UNSEEN for letter in text):
        told = f"a {what} may not contain invisible characters"
        raise Refused(Code.BAD_MESSAGE, told, "text-invisible", {"what": what})
    return text

"""Messages from the Fluent files, without anything that draws: `--help` needs no more than this."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from hairpin.content.languages import locale_text


@cache
def bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for name in files:
        found.add_resource(FluentResource(locale_text(language, name)))
    return found


def said(messages: FluentBundle, id: str, words: Mapping[str, str | int | float]) -> str:
    """Numbers come as numbers, or a message could not choose its plural."""
    pattern = messages.get_message(id).value
    assert pattern is not None, id
    text, _ = messages.format_pattern(pattern, dict(words))
    return str(text)

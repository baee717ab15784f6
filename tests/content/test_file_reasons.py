"""What is wrong with a file of somebody's own can be said in every language, and names what must be mended."""

from __future__ import annotations

import pytest
from tests.yard import YARD

from hairpin.cli import in_words
from hairpin.commands.reasons import reason_words
from hairpin.content.circuit_format import circuit_from_data
from hairpin.content.files import parse
from hairpin.content.languages import LANGUAGES
from hairpin.content.problems import ContentError

LINES = [{"at": 9, "limit": 6, "race_side": "up"}]
WRONG: dict[str, tuple[dict[str, object], str]] = {
    "file-number": ({"length": 5}, "length"),
    "file-name": ({"name": ""}, "name"),
    "file-choice": ({"lines": LINES}, "lines[0].race_side"),
    "file-unknown-field": ({"lenght": 5}, "lenght"),
    "file-other": ({"lines": []}, "lines"),
}


def _error(data: dict[str, object]) -> ContentError:
    with pytest.raises(ContentError) as caught:
        circuit_from_data(data, "my.toml", "my")
    return caught.value


@pytest.mark.parametrize("reason", WRONG)
def test_every_language_names_file_and_entry(reason: str) -> None:
    change, entry = WRONG[reason]
    error = _error({**YARD, **change})
    assert error.reason == reason
    for language in LANGUAGES:
        words = reason_words(error, language)
        assert "my.toml" in words
        assert entry in words


def test_a_missing_field_is_named_and_others_are_counted() -> None:
    error = _error({key: value for key, value in YARD.items() if key not in ("length", "laps")})
    assert error.reason == "file-missing"
    assert error.values["others"] == len(error.problems) - 1 == 1
    said = in_words(error, "fr")
    assert "il manque length" in said
    assert "une autre erreur" in said
    assert "my.toml: laps: is missing" in said, "the rest is not lost"


@pytest.mark.parametrize(("content", "reason"), [(b"\xff", "file-not-utf-8"), (b"name = ", "file-not-toml")])
def test_what_is_no_such_file_is_said_too(content: bytes, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(content, "my.toml")
    assert caught.value.reason == reason
    assert "my.toml" in reason_words(caught.value, "da")

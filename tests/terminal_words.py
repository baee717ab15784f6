"""Which ids the terminal asks for: those that are written out, and those that it puts together from parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from hairpin.advice.advice import REASONS
from hairpin.analysis.analysis import NOT_JUDGED
from hairpin.content.calendar import load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids
from hairpin.content.languages import LANGUAGES
from hairpin.content.season_config import season_names
from hairpin.content.settings import SETTINGS
from hairpin.content.weather import load_weather
from hairpin.rules.cards import BASIC, CardFace
from hairpin.rules.legend_cards import RIVAL_ABILITIES, STAR_ABILITIES
from hairpin.rules.symbols import PLUS, SYMBOLS
from hairpin.server.readiness.finding import Level
from hairpin.terminal import plan_table, results, standing
from hairpin.terminal.play import CHOICES
from hairpin.terminal.react_words import AMOUNTS
from hairpin.terminal.story import MOVED, token_id
from hairpin.terminal.typed import COMMANDS
from tests.reasons import reasons_at_the_command_line

SOURCE: Final = Path(__file__).parents[1] / "src" / "hairpin"
SPEAKING: Final = ("t", "styled", "is_told")
OWN: Final = "_t"
"""Where an object keeps the words that it was given."""


class Call(NamedTuple):
    """One call with the id written out, and the names of the words that it hands over."""

    id: str
    words: set[str]
    where: str


def _asked() -> Iterator[tuple[ast.expr, ast.Call, str]]:
    for path in sorted([*(SOURCE / "terminal").glob("*.py"), *(SOURCE / "commands").glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _speaks(node.func):
                yield node.args[0], node, f"{path.name}:{node.lineno}"


def _speaks(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == OWN
    return isinstance(function, ast.Name) and function.id in SPEAKING


@cache
def calls() -> tuple[Call, ...]:
    return tuple(
        Call(name.value, {str(word.arg) for word in call.keywords}, where)
        for name, call, where in _asked()
        if isinstance(name, ast.Constant) and isinstance(name.value, str)
    )


def templates() -> set[str]:
    """`event-{…}` for each way to put an id together."""
    return {_template(name) for name, _, _ in _asked() if isinstance(name, ast.JoinedStr)}


def _template(name: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{…}" for part in name.values)


def used() -> set[str]:
    return {call.id for call in calls()} | set(MOVED.values()) | set().union(*made().values())


def made() -> dict[str, set[str]]:
    return {
        "ability-{…}": {f"ability-{name.replace('+', '-plus-')}" for name in (*STAR_ABILITIES, *RIVAL_ABILITIES)},
        "check-{…}": {f"check-{name}" for name in _findings()},
        "level-{…}": {f"level-{level}" for level in Level},
        "advice-{…}": {f"advice-{reason}" for reason in REASONS},
        "not-judged-{…}": {f"not-judged-{why}" for why in NOT_JUDGED},
        "card-{…}": {f"card-{face.kind}" for face in _extras() if not face.family and not face.is_heat},
        "circuit-name-{…}": {f"circuit-name-{circuit}" for circuit in circuit_ids()},
        "column-{…}": {f"column-{name}" for name in (*standing.COLUMNS, *results.COLUMNS, *plan_table.COLUMNS)},
        "event-name-{…}": {f"event-name-{number}" for number in load_calendar().events},
        "family-{…}": {f"family-{face.family.replace(' ', '-')}" for face in _extras() if face.family},
        "help-choice-{…}": {
            f"help-choice-{choice}"
            for setting in SETTINGS.values()
            if setting.has_flags
            for choice in setting.choices
        },
        "help-setting-{…}": {
            f"help-setting-{name.replace('_', '-')}" for name, setting in SETTINGS.items() if not setting.has_flags
        },
        "language-{…}": {f"language-{language}" for language in LANGUAGES},
        "plain-{…}": {f"plain-{kind}" for kind in _plain_kinds()},
        "react-{…}": {f"react-{kind}" for kind in AMOUNTS},
        "react-{…}-what": {f"react-{kind}-what" for kind in AMOUNTS},
        "season-name-{…}": {f"season-name-{name}" for name in season_names() if not name.isdecimal()},
        "step-{…}": {f"step-{step.replace(' ', '-')}" for step in CHOICES},
        "symbol-{…}": {f"symbol-{symbol.name}" for symbol in SYMBOLS},
        "mark-{…}": {f"mark-{symbol.name}" for symbol in SYMBOLS if symbol is not PLUS},
        "explain-{…}": {f"explain-{symbol.name}" for symbol in SYMBOLS},
        "token-{…}": {f"token-{token_id(token.id)}" for token in load_weather().tokens},
        "typed-{…}": {f"typed-{command}" for command in COMMANDS},
        "weather-{…}": {f"weather-{weather.id}" for weather in load_weather().weathers},
        "why-{…}": {f"why-{reason}" for reason in reasons_at_the_command_line()},
    }


def _findings() -> set[str]:
    """By what `serve --check` finds them."""
    code = "".join(path.read_text() for path in (SOURCE / "server" / "readiness").glob("*.py"))
    return set(re.findall(r'\b(?:ok|note|missing)\("([a-z-]+)"', code))


def _extras() -> list[CardFace]:
    return [face for face in load_cards().faces if face.is_extra]


def _plain_kinds() -> set[str]:
    return {face.kind for face in load_cards().faces if face.kind and not face.is_extra} - {BASIC}

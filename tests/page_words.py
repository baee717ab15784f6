"""Which ids the page asks for: those that are written out, and those that it puts together from parts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, get_args

from hairpin.advice.advice import REASONS
from hairpin.analysis.analysis import NOT_JUDGED
from hairpin.content.calendar import load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids
from hairpin.content.season_config import season_names
from hairpin.content.settings import DEFAULT_OPTIONS, FLAG, SETTINGS, kind_of, value_of
from hairpin.content.weather import load_weather
from hairpin.drivers.driver import OLD_NAMES, driver_names
from hairpin.rules.action_text import PLAIN, WITH_CARDS, WITH_NUMBER, WITH_NUMBERS
from hairpin.rules.actions import PLAN, SWAP
from hairpin.rules.cards import CardFace
from hairpin.rules.events import Event
from hairpin.rules.legend_cards import RIVAL_ABILITIES, STAR_ABILITIES
from hairpin.rules.setup import COLORS
from hairpin.rules.sponsors import GAINED_BY
from hairpin.rules.symbols import SYMBOLS
from hairpin.server.errors import Code
from hairpin.server.table.state import LOBBY, OVER, RACING
from hairpin.terminal.story import MOVED
from tests.reasons import reasons

SOURCES: Final = Path(__file__).parents[1] / "frontend" / "src"
TEMPLATE: Final = re.compile(r"`([a-z-]*)\$\{[^`]*?\}([a-z-]*)`")
FEW: Final = 6
"""Of a setting with so few numbers each has a name of its own."""
ON_BUTTONS: Final = (PLAIN | WITH_CARDS | WITH_NUMBER | WITH_NUMBERS) - {PLAN, SWAP}
"""Plans and swaps have desks of their own."""


@cache
def _files() -> dict[str, str]:
    found = [
        path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    return {path.name: path.read_text() for path in found}


def _code() -> str:
    return "\n".join(_files().values())


def asked() -> set[str]:
    """Those that stand right in a call."""
    return set(re.findall(r"""\b(?:t|isTold)\(\s*["'`]([a-zA-Z][\w-]*)["'`]""", _code()))


def used() -> set[str]:
    """Besides: what is chosen within a call, or stands in a list of ids; there they are never single words."""
    chosen = re.findall(r"""\bt\(([^()]*)""", _code())
    within = {name for words in chosen for name in re.findall(r'"([a-zA-Z][\w-]*)"', words)}
    listed = set(re.findall(r'"([a-zA-Z]\w*(?:-\w+)+)"', _code()))
    return asked() | within | listed | set().union(*made().values())


def templates() -> set[str]:
    """`event-${…}` for each way to put an id together; what else has a dash is a key or a style."""
    found = {f"{start}${{…}}{end}" for start, end in TEMPLATE.findall(_code())}
    return {each for each in found if re.search(r"[a-z]-\$|}-[a-z]", each) and not each.startswith("-")}


def made() -> dict[str, set[str]]:
    return {
        "ability-${…}": {_ability(name) for name in (*STAR_ABILITIES, *RIVAL_ABILITIES)},
        "advice-${…}": {f"advice-{reason}" for reason in REASONS},
        "not-judged-${…}": {f"not-judged-{why}" for why in NOT_JUDGED},
        "award-${…}": {f"award-{name}" for name in _list("awards.ts", "AWARDS")},
        "award-${…}-what": {f"award-{name}-what" for name in _list("awards.ts", "AWARDS")},
        "card-${…}": {f"card-{face.kind}" for face in _extras() if not face.family},
        "color-${…}": {f"color-{color}" for color in COLORS},
        "company-${…}": {f"company-{name}" for name in _list("QuickSetup.svelte", "COMPANIES")},
        "company-${…}-what": {f"company-{name}-what" for name in _list("QuickSetup.svelte", "COMPANIES")},
        "do-${…}": {f"do-{kind}" for kind in ON_BUTTONS},
        "driver-${…}": {f"driver-{name}" for name in (*driver_names(), *OLD_NAMES)},
        "event-${…}": {f"event-{name}" for name in _events()},
        "event-name-${…}": {f"event-name-{number}" for number in load_calendar().events},
        "explain-${…}": {f"explain-{symbol.name}" for symbol in SYMBOLS},
        "family-${…}": {f"family-{face.family.replace(' ', '-')}" for face in _extras() if face.family},
        "figure-${…}": {f"figure-{name}" for name in _list("Figures.svelte", "COUNTS")},
        "home-${…}": {f"home-{name}" for name in _list("home.svelte.ts", "GROUPS")},
        "glance-${…}": {f"glance-{step}" for step in glance()},
        "module-${…}": {f"module-{slug(name)}" for name in SETTINGS},
        "module-${…}-what": {f"module-{slug(name)}-what" for name in SETTINGS},
        "module-${…}-on": {f"module-{slug(name)}-on" for name in SETTINGS if kind_of(name) != FLAG},
        "module-${…}-off": {
            f"module-{slug(name)}-off" for name in SETTINGS if value_of(DEFAULT_OPTIONS, name) is True
        },
        "choice-${…}": {
            f"choice-{slug(name)}-{choice}" for name, setting in SETTINGS.items() for choice in setting.choices
        },
        "none-${…}": {"none-boxes", "none-garage", "none-level"},
        "number-${…}": {
            f"number-{slug(name)}" for name, setting in SETTINGS.items() if 0 < setting.limits[1] <= FEW
        },
        "pace-${…}": {f"pace-{name}" for name in _list("settings.svelte.ts", "PACES")},
        "phase-${…}": {f"phase-{phase}" for phase in (LOBBY, RACING, OVER)},
        "preset-${…}": {f"preset-{name}" for name in _list("presets.ts", "PRESETS")},
        "preset-${…}-what": {f"preset-{name}-what" for name in _list("presets.ts", "PRESETS")},
        "reason-${…}": {f"reason-{reason}" for reason in MOVED if reason != "cards"},
        "refused-${…}": {f"refused-{code}" for code in (*Code, "unreachable")},
        "season-name-${…}": {f"season-name-{name}" for name in season_names() if not name.isdecimal()},
        "sponsor-${…}": {f"sponsor-{why}" for why in GAINED_BY},
        "sure-${…}": {f"sure-{kind}" for kind in _list("hurts.ts", "NO_TURNING_BACK")},
        "symbol-${…}": {f"symbol-{symbol.name}" for symbol in SYMBOLS},
        "term-${…}": {f"term-{term}" for term in terms()},
        "term-${…}-rule": {f"term-{term}-rule" for term in terms()},
        "the-driver-${…}": {f"the-driver-{name}" for name in (*driver_names(), *OLD_NAMES)},
        "theme-${…}": {f"theme-{name}" for name in _list("settings.svelte.ts", "THEMES")},
        "token-${…}": {f"token-{_slug(token.id)}" for token in load_weather().tokens},
        "weather-${…}": {f"weather-{weather.id}" for weather in load_weather().weathers},
        "what-${…}": {f"what-{kind}" for kind in _list("tiles.ts", "EXPLAINED")},
        "${…}-how": {f"{kind}-how" for kind in _desks()},
        "${…}-title": {f"{kind}-title" for kind in _desks()},
        "why-${…}": {f"why-{reason}" for reason in reasons()},
        "circuit-name-${…}": {f"circuit-name-{circuit}" for circuit in circuit_ids()},
    }


def terms() -> set[str]:
    """The words that open a rule."""
    return (
        _list("terms.ts", "WORDS")
        | {f"symbol-{symbol.name}" for symbol in SYMBOLS}
        | {f"weather-{weather.id}" for weather in load_weather().weathers}
        | {f"token-{_slug(token.id)}" for token in load_weather().tokens}
        | {_ability(name) for name in (*STAR_ABILITIES, *RIVAL_ABILITIES)}
        | {f"module-{slug(name)}" for name in SETTINGS}
    )


def glance() -> set[str]:
    """The steps of the round at a glance."""
    return _list("rule-words.ts", "STEPS")


def _ability(name: str) -> str:
    return f"ability-{name.replace('+', '-plus-')}"


def _extras() -> list[CardFace]:
    return [face for face in load_cards().faces if face.is_extra]


def _events() -> set[str]:
    return {event.__name__ for event in get_args(Event)} - _list("story.ts", "SILENT")


def _desks() -> set[str]:
    return _list("question.ts", "OPEN_CARDS") | _list("question.ts", "LISTS")


def slug(name: str) -> str:
    return name.replace("_", "-")


def _list(file: str, name: str) -> set[str]:
    """The words of a list or set in the code of the page."""
    found = re.search(rf"const {name} = [^\[]*\[(.*?)\]", _files()[file], re.DOTALL)
    assert found, f"{file} has no list {name}"
    return set(re.findall(r'"([\w-]+)"', found[1]))


def _slug(token: str) -> str:
    return token.replace("+", "-plus-").replace("limit-1", "limit-minus-1")

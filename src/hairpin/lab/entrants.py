"""Who takes part in a league: drivers by their name, and Legends, which follow one of their decks."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from hairpin.content.entrants import LEGEND
from hairpin.content.problems import did_you_mean
from hairpin.content.settings import DEFAULT_OPTIONS, LEGENDS, RaceOptions, without
from hairpin.drivers.driver import UnknownDriver, driver_names
from hairpin.drivers.finding import can_be_found, usual_text
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES
from hairpin.rules.errors import BadSetup

BASE_DECK: Final = "legend-base"
_LEGEND: Final = re.compile(r"legend-([1-6])")
LEGEND_ENTRANTS: Final = (BASE_DECK, *(f"legend-{level}" for level in range(1, 7)))


def is_legend(entrant: str) -> bool:
    return entrant in LEGEND_ENTRANTS


def driver_of(entrant: str) -> str:
    """What stands in the line-up of a race for it."""
    return LEGEND if is_legend(entrant) else entrant


def can_meet(one: str, other: str) -> bool:
    """A race has one deck for all its Legends."""
    return not (is_legend(one) and is_legend(other))


def modules_for(entrants: tuple[str, ...], modules: RaceOptions) -> RaceOptions:
    """The modules with the Legends' deck that these entrants need; without Legends, with no setting of theirs."""
    legends = [entrant for entrant in entrants if is_legend(entrant)]
    if not legends:
        return without(modules, LEGENDS)
    return replace(modules, level=_level(legends[0]))


def _level(legend: str) -> int:
    found = _LEGEND.fullmatch(legend)
    return int(found.group(1)) if found else DEFAULT_OPTIONS.level


def usual_entrant(text: str) -> str:
    plain = text.removesuffix(WITH_RANDOM_UPGRADES)
    return usual_text(plain) + text[len(plain) :]


def check_entrants(entrants: tuple[str, ...]) -> None:
    for entrant in entrants:
        if not is_legend(entrant) and not can_be_found(entrant.removesuffix(WITH_RANDOM_UPGRADES)):
            known = (*driver_names(), *LEGEND_ENTRANTS)
            hint = did_you_mean(entrant, known)
            raise UnknownDriver(f"there is no driver {entrant!r}; {hint}drivers are {', '.join(known)}")
    twice = [entrant for entrant in entrants if entrants.count(entrant) > 1]
    if twice:
        raise BadSetup(f"drivers: {twice[0]} is named twice; a league has each driver once")

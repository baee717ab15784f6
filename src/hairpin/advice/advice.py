"""What advice is made of, and who gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.view import View

Values = Mapping[str, int | float]


class NoAdvice(HairpinError):
    """There is nothing to decide."""


class Weighed(NamedTuple):
    """An option, and what it is worth: in rounds still to go with a minus sign, so that more is better.

    In the garage it is what a card brings over a whole race, in rounds. None where nothing was computed of it.
    """

    action: Action
    worth: float | None


REASONS = (
    "only",
    "alike",
    "safer",
    "keeps-heat",
    "imagined",
    "sooner",
    "rounds",
    "upgrade",
    "worst-upgrade",
    "swap",
    "no-swap",
    "keep-hand",
    "new-hand",
    "hand",
    "go-on",
    "habit-cooldown",
    "habit-super-cool",
    "habit-heat",
    "habit-scrap",
    "habit-reduce-stress",
    "habit-salvage",
    "habit-take",
)
"""All that there are."""


class Reason(NamedTuple):
    """In figures: the words for it are `advice-ID` in the files of the languages."""

    id: str
    values: Values


class Advice(NamedTuple):
    action: Action
    reason: Reason
    worth: float | None
    alternatives: tuple[Weighed, ...]
    """Some of the others, the best first."""


class Adviser(Protocol):
    """From the view alone; the same chance gives the same advice."""

    def advise(self, view: View, chance: Chance) -> Advice: ...

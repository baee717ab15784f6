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
    """An option, and what it is worth: the share of times in which the adviser would choose it.

    None where there is nothing to choose.
    """

    action: Action
    worth: float | None


REASONS = (
    "only",
    "alike",
    "safer",
    "keeps-heat",
    "further",
    "cools",
    "sheds-stress",
    "risks",
    "likes",
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

"""Which options are worth driving out beside what was done: those that a strong driver likes best at a look."""

from __future__ import annotations

from typing import Final

from hairpin.analysis.strong_driver import strong_driver
from hairpin.drivers.learned import open_to_it
from hairpin.rules.actions import Action
from hairpin.rules.view import View

PLANS: Final = 4
OTHERS: Final = 3


def candidates(view: View) -> list[Action]:
    """The best first. Nobody gives up."""
    options = open_to_it(view)
    best = strong_driver().thought(view, options).ranked()
    return [options[place] for place in best[: PLANS if view.step == "plan" else OTHERS]]

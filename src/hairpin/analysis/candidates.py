"""Which options are worth driving out beside what was done: those that a strong driver thinks best at a look."""

from __future__ import annotations

from typing import Final

from hairpin.analysis.garage_candidates import garage_options
from hairpin.drivers.pro import Effort, ProDriver, at_once, closely
from hairpin.rules.actions import PLAN, REFRESH, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

A_LOOK: Final = Effort(close_looks=8, worlds=8, draws=12)
PLANS: Final = 4
OTHERS: Final = 3


def candidates(view: View, chance: Chance) -> list[Action]:
    """The best first. Nobody gives up."""
    driver = ProDriver(A_LOOK)
    match view.step:
        case "plan":
            plans = [option for option in view.options if option.kind == PLAN]
            return [plan for _, plan in closely(view, chance, plans, A_LOOK)][:PLANS] if len(plans) > 1 else plans
        case "speed":
            return _best(driver.speeds(view, chance))
        case "react":
            action = at_once(view)
            return [action] if action is not None else _best(driver.reactions(view, chance))
        case "slipstream":
            return _best(driver.slipstreams(view, chance))
        case "discard":
            return _best(driver.discards(view, chance))
        case "replenish":
            return sorted(view.options, key=lambda option: -len(option.cards))[:OTHERS] if _refreshes(view) else []
        case _:
            return garage_options(view)[:OTHERS]


def _best(weighed: list[tuple[float, Action]]) -> list[Action]:
    return [action for _, action in sorted(weighed, key=lambda found: -found[0])][:OTHERS]


def _refreshes(view: View) -> bool:
    return view.options[0].kind == REFRESH

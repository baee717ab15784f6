"""Before the first round: the upgrades that are worth most on this circuit, and both answers to a first hand."""

from __future__ import annotations

from hairpin.drivers.upgrades import upgrade_worth_on
from hairpin.rules.actions import Action
from hairpin.rules.view import View


def garage_options(view: View) -> list[Action]:
    """The best first."""

    def worth(card: int) -> float:
        return upgrade_worth_on(view.card_table.faces[card], view.circuit)

    match view.step:
        case "keep one" | "draft":
            return sorted(view.options, key=lambda option: -worth(option.cards[0]))
        case "throw away":
            return sorted(view.options, key=lambda option: worth(option.cards[0]))
        case "swap":  # given, and taken; the option without cards keeps what there is
            gains = {
                option: worth(option.cards[1]) - worth(option.cards[0]) for option in view.options if option.cards
            }
            return sorted(view.options, key=lambda option: -gains.get(option, 0.0))
        case _:
            return list(view.options)

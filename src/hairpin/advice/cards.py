"""Cards that are chosen, kept or drawn rather than driven with, weighed: garage, hands, discards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hairpin.advice.advice import Reason
from hairpin.advice.reasons import nearly_alike, only, rounded
from hairpin.drivers.by_cards import worth_by_cards
from hairpin.drivers.hand_book import hand_book, hand_worth
from hairpin.drivers.judgement import Judgement
from hairpin.drivers.pro import DEFAULT_EFFORT, ProDriver
from hairpin.drivers.unseen import shuffled_deck, unseen
from hairpin.drivers.upgrades import upgrade_worth_on
from hairpin.reading.road import own_car
from hairpin.rules.actions import DISCARD, MULLIGAN, Action
from hairpin.rules.cards import SPONSOR
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

DRAWS: Final = 48
CLEAR: Final = 0.05
"""Rounds: so many draws can't tell less."""
A_LOOK: Final = DEFAULT_EFFORT._replace(draws=DRAWS)

Weighing = list[tuple[float, Action]]


class Best(NamedTuple):
    action: Action
    reason: Reason


def best_of(weighed: Weighing, reason: Callable[[float, float | None], Reason]) -> Best:
    """Of equals the first. `reason` is told what the best one is worth, and the one after it."""
    ranked = sorted(weighed, key=lambda found: -found[0])
    return Best(ranked[0][1], reason(ranked[0][0], ranked[1][0] if len(ranked) > 1 else None))


# -- the garage ------------------------------------------------------------------------------------------


def _worth(view: View, card: int) -> float:
    return upgrade_worth_on(view.card_table.faces[card], view.circuit)


def best_upgrade(view: View, chance: Chance) -> Best:
    return best_of([(_worth(view, option.cards[0]), option) for option in view.options], _by_so_much("upgrade"))


def worst_upgrade(view: View, chance: Chance) -> Best:
    """Worths are those of losing the card."""
    weighed = [(-_worth(view, option.cards[0]), option) for option in view.options]
    return best_of(weighed, _by_so_much("worst-upgrade"))


def _by_so_much(id: str) -> Callable[[float, float | None], Reason]:
    """In hundredths of a round, beside the next best."""

    def reason(best: float, second: float | None) -> Reason:
        return Reason(id, {"hundredths": 0 if second is None else round(100 * (best - second))})

    return reason


def swap(view: View, chance: Chance) -> Best:
    weighed = [(worth_by_cards(view, option), option) for option in view.options]
    gained = max((worth for worth, option in weighed if option.cards), default=0.0)
    best = max(weighed, key=lambda found: found[0])[1]
    return Best(best, Reason("swap" if best.cards else "no-swap", {"hundredths": max(0, round(100 * gained))}))


# -- the hand --------------------------------------------------------------------------------------------


class Hands:
    """What hands are worth where the car stands now."""

    def __init__(self, view: View) -> None:
        self.judgement = Judgement(view)

    def worth(self, cards: tuple[int, ...], heat: int = 0) -> float:
        """With so much Heat less in the engine."""
        judgement, car = self.judgement, self.judgement.car
        book = hand_book(judgement.table, tuple(sorted(cards)))
        flooded = judgement.road.is_flooded(car.distance)
        engine = max(0, car.engine - heat)
        thrilled = judgement.has_adrenaline
        return hand_worth(judgement.road.trial, book, judgement.to_go(), car.gear, engine, thrilled, flooded)


def first_hand(view: View, chance: Chance) -> Best:
    """5.4: another hand costs 1 Heat; sponsor cards stay."""
    hands = Hands(view)
    faces = view.card_table.faces
    stay = tuple(card for card in view.hand if faces[card].kind == SPONSOR)
    back = [card for card in view.hand if faces[card].kind != SPONSOR]
    deck = [*(view.deck_cards if view.deck_cards is not None else unseen(view, own_car(view))), *back]
    total = 0.0
    for _ in range(DRAWS):
        chance.shuffle(deck)
        total += hands.worth((*stay, *deck[: max(0, view.hand_size - len(stay))]), heat=1)
    another, kept = total / DRAWS, hands.worth(view.hand)
    weighed = [(another if option.kind == MULLIGAN else kept, option) for option in view.options]
    gap = rounded(abs(kept - another))
    return best_of(weighed, lambda *_: Reason("keep-hand" if kept >= another else "new-hand", {"rounds": gap}))


def discard_reason(view: View, chance: Chance, action: Action) -> Reason | None:
    """Of the best discard as of any other decision; of another one, if it is clearly better than to keep all."""
    weighed = ProDriver(A_LOOK).discards(view, chance)
    if len(weighed) < 2:  # behind the finish line
        return only(len(view.options))
    worths = {option: worth for worth, option in weighed}
    keeps = worths.get(Action(DISCARD))
    best, second = sorted(worths.values())[:-3:-1]
    gain = None if keeps is None else worths[action] - keeps
    if gain is not None and gain >= CLEAR:
        return Reason("hand", {"rounds": rounded(gain)})
    # who keeps all is beside the next best, and so is whoever gains next to nothing by not doing so
    return hand_reason(len(weighed), best, second) if worths[action] == best else None


def refreshed(view: View, chance: Chance) -> Best:
    """6.8: the cards come back at once, in place of those that would be drawn."""
    hands = Hands(view)
    draws = [shuffled_deck(view, chance)[:12] for _ in range(DRAWS)]

    def worth(option: Action) -> float:
        missing = max(0, view.hand_size - len(view.hand))
        known = option.cards[::-1][:missing]
        return sum(hands.worth((*view.hand, *known, *drawn[: missing - len(known)])) for drawn in draws) / len(
            draws
        )

    weighed = [(worth(option), option) for option in view.options]
    return best_of(weighed, lambda best, second: hand_reason(len(weighed), best, second))


def hand_reason(options: int, best: float, second: float | None) -> Reason:
    gap = None if second is None else best - second
    if gap is None or gap < CLEAR:
        return nearly_alike(options, gap)
    return Reason("hand", {"rounds": rounded(gap)})

"""`pro`: plans over the next corners.

What a turn leads to is judged by a time trial of the circuit; of the plans that look best so, the driver takes a
close look at each among the other cars where they may be, with the cards that may come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hairpin.drivers.by_cards import worth_by_cards
from hairpin.drivers.club import ClubDriver
from hairpin.drivers.habits import by_kind, habit
from hairpin.drivers.hand_book import hand_book, hand_worth
from hairpin.drivers.judgement import Judgement, PlannedTurn
from hairpin.drivers.others import World, worlds
from hairpin.drivers.unseen import shuffled_deck
from hairpin.drivers.upgrades import upgrade_worth_on
from hairpin.reading.own_cards import limit_change
from hairpin.rules import symbols
from hairpin.rules.actions import DONE, PLAN, SALVAGE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.moving import landing
from hairpin.rules.view import View
from hairpin.time_trials.sample_hands import FLIPS

HOPELESS: Final = 1.0
"""Rounds: a plan that looks so much worse than the best gets no close look."""


class Effort(NamedTuple):
    """How long a driver thinks."""

    close_looks: int
    """So many plans, at most, get one."""
    worlds: int
    """So many guesses at where the others will be."""
    draws: int
    """So many guesses at the cards that will come, in the driver's own turn."""


DEFAULT_EFFORT: Final = Effort(close_looks=8, worlds=10, draws=12)


class ProDriver:
    def __init__(self, effort: Effort = DEFAULT_EFFORT) -> None:
        self._effort = effort

    def decide(self, view: View, chance: Chance) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        answer = self.answers().get(view.step)
        return answer(view, chance) if answer else ClubDriver().decide(view, chance)

    def answers(self) -> dict[str, Callable[[View, Chance], Action]]:
        """The steps for which it has ideas of its own."""
        return {
            **self.in_garage(),
            "plan": self.plan,
            "speed": self.speed,
            "react": self.react,
            "slipstream": self.slipstream,
            "discard": self.discard,
        }

    def in_garage(self) -> dict[str, Callable[[View, Chance], Action]]:
        return {"keep one": _best_upgrade, "draft": _best_upgrade, "swap": _swap, "throw away": _worst_upgrade}

    # -- planning --------------------------------------------------------------------------------------

    def plan(self, view: View, chance: Chance) -> Action:
        plans = [option for option in view.options if option.kind == PLAN]
        if len(plans) < 2:  # somebody asks again after the plan was made, or there is no choice
            return plans[0] if plans else view.options[0]
        return self.best_plan(view, chance, plans)

    def best_plan(self, view: View, chance: Chance, plans: list[Action]) -> Action:
        return closely(view, chance, plans, self._effort)[0][1]

    # -- the turn --------------------------------------------------------------------------------------

    def speed(self, view: View, chance: Chance) -> Action:
        return best_of(self.speeds(view, chance))

    def speeds(self, view: View, chance: Chance) -> list[tuple[float, Action]]:
        """The values of cards that offer several; the cards lie open, the car has not moved."""
        judgement = Judgement(view)
        car = judgement.car
        values = view.card_table.value
        minimum = car.speed - sum(values[card] for card in car.play_area if view.card_table.has_choice[card])
        turn = _turn(judgement)
        around = _worlds_now(view, chance, self._effort.draws)

        def worth(option: Action) -> float:
            speed = minimum + sum(option.cards)
            ends = [(landing(world.track, car.distance, speed), world) for world in around]
            total = sum(judgement.slipped(turn, end, speed, car.engine, world) for end, world in ends)
            return total / len(around)

        return [(worth(option), option) for option in view.options]

    def react(self, view: View, chance: Chance) -> Action:
        return at_once(view) or best_of(self.reactions(view, chance))

    def reactions(self, view: View, chance: Chance) -> list[tuple[float, Action]]:
        """Those that gain spaces, and last, as it must be beaten by nobody to be chosen, to go on without."""
        judgement = Judgement(view)
        around = _worlds_now(view, chance, self._effort.draws)
        stay = by_kind(view.options).get(DONE, view.options[0])
        gains = [option for option in view.options if option.kind in _GAINS]
        return [
            *[(_gain(judgement, around, view, option), option) for option in gains],
            (_gain(judgement, around, view, Action(DONE)), stay),
        ]

    def slipstream(self, view: View, chance: Chance) -> Action:
        return best_of(self.slipstreams(view, chance))

    def slipstreams(self, view: View, chance: Chance) -> list[tuple[float, Action]]:
        judgement = Judgement(view)
        turn, car = _turn(judgement), judgement.car
        around = _worlds_now(view, chance, self._effort.draws)

        def worth(option: Action) -> float:
            end = landing(around[0].track, car.distance, option.n)
            total = sum(judgement.worth(turn, end, car.speed, car.engine, world.draws) for world in around)
            return total / len(around)

        return [(worth(option), option) for option in view.options]

    # -- the deck --------------------------------------------------------------------------------------

    def discard(self, view: View, chance: Chance) -> Action:
        return best_of(self.discards(view, chance))

    def discards(self, view: View, chance: Chance) -> list[tuple[float, Action]]:
        """What is left is judged by the turns that it may make together with what is drawn to it."""
        judgement = Judgement(view)
        if judgement.to_go() <= 0:
            return [(0.0, view.options[0])]
        draws = _draws(view, chance, self._effort.draws)
        return [(_kept_worth(judgement, option.cards, draws), option) for option in view.options]


def best_of(weighed: list[tuple[float, Action]]) -> Action:
    """Of equals the first."""
    return max(weighed, key=lambda found: found[0])[1]


def at_once(view: View) -> Action | None:
    """In step 5: what needs no weighing."""
    largest = by_kind(view.options)
    return habit(largest) or largest.get(SALVAGE)


# -- the garage -----------------------------------------------------------------------------------------


def _upgrade(view: View, card: int) -> float:
    return upgrade_worth_on(view.card_table.faces[card], view.circuit)


def _best_upgrade(view: View, chance: Chance) -> Action:
    return max(view.options, key=lambda option: _upgrade(view, option.cards[0]))


def _worst_upgrade(view: View, chance: Chance) -> Action:
    return min(view.options, key=lambda option: _upgrade(view, option.cards[0]))


def _swap(view: View, chance: Chance) -> Action:
    return max(view.options, key=lambda option: worth_by_cards(view, option))


# -- plans ----------------------------------------------------------------------------------------------


def closely(view: View, chance: Chance, plans: list[Action], effort: Effort) -> list[tuple[float, Action]]:
    """The plans that are worth a close look, the best first, with their worths."""
    judgement = Judgement(view)
    looks = sorted(((judgement.first_look(plan.cards), plan) for plan in plans), key=_by_worth)
    likely = [plan for worth, plan in looks[: effort.close_looks] if worth > looks[0][0] - HOPELESS]
    if len(likely) == 1:
        return looks[:1]
    around = worlds(view, chance, effort.worlds)
    return sorted(((judgement.close_look(plan.cards, around), plan) for plan in likely), key=_by_worth)


def _by_worth(found: tuple[float, Action]) -> float:
    return -found[0]


def _turn(judgement: Judgement) -> PlannedTurn:
    """The turn that is under way."""
    view, car = judgement.view, judgement.car
    hand = judgement.hand(list(view.hand))
    start = view.turn_start if view.step != "speed" else car.distance
    slipstream = judgement.slipstream(car.gear, car.play_area)
    return PlannedTurn(start, car.gear, limit_change(view, car.play_area), slipstream, hand)


def _draws(view: View, chance: Chance, n: int) -> list[list[int]]:
    return [shuffled_deck(view, chance)[:12] for _ in range(n)]


def _worlds_now(view: View, chance: Chance, n: int) -> list[World]:
    """In the driver's own turn the others stand where they are seen to be."""
    track = bytearray(view.circuit.length)
    for car in view.cars:
        if car.seat != view.seat and car.bits:
            track[car.distance % len(track)] |= car.bits
    return [World(track, draws) for draws in _draws(view, chance, n)]


def _gain(judgement: Judgement, around: list[World], view: View, option: Action) -> float:
    """The mean worth of a reaction."""
    gain = _GAINS.get(option.kind, _no_gain)
    return sum(gain(judgement, _turn(judgement), world, option) for world in around) / len(around)


def _no_gain(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    car = judgement.car
    return judgement.slipped(turn, car.distance, car.speed, car.engine, world)


def _adrenaline(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    car = judgement.car
    return judgement.faster(turn, car.distance, car.speed, car.engine, world, 1)


def _accelerate(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    car = judgement.car
    return judgement.faster(turn, car.distance, car.speed, car.engine, world, judgement.view.plus_count)


def _boost(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    """It costs nothing in a sector with heat control (8.4)."""
    car = judgement.car
    is_free = judgement.view.road.sector_at(car.distance).free_boost
    return judgement.boosted(turn, car.distance, car.speed, car.engine - (not is_free), world)


def _catch_up(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    """The speed stays as it is (11.4)."""
    car = judgement.car
    end = landing(world.track, car.distance, option.n)
    return judgement.slipped(turn, end, car.speed, car.engine, world)


def _direct(judgement: Judgement, turn: PlannedTurn, world: World, option: Action) -> float:
    car = judgement.car
    face = judgement.table.faces[option.cards[0]]
    left = list(turn.hand.cards)
    left.remove(option.cards[0])
    engine = car.engine - face.amount(symbols.PAY_HEAT)
    changed = turn._replace(limit=turn.limit + face.amount(symbols.LIMIT), hand=judgement.hand(left))
    value = max(face.values or (0,))
    plus = face.amount(symbols.PLUS)
    gains = [value] if not plus else [value + plus * flip for flip in FLIPS]
    worths = [judgement.faster(changed, car.distance, car.speed, engine, world, gain) for gain in gains]
    return sum(worths) / len(worths)


_GAINS: Final[dict[str, Callable[[Judgement, PlannedTurn, World, Action], float]]] = {
    "adrenaline": _adrenaline,
    "accelerate": _accelerate,
    "boost": _boost,
    "catch-up": _catch_up,
    "direct": _direct,
}


def _kept_worth(judgement: Judgement, discarded: tuple[int, ...], draws: list[list[int]]) -> float:
    kept = list(judgement.view.hand)
    for card in discarded:
        kept.remove(card)
    missing = max(0, judgement.hand_size - len(kept))
    trial, car, to_go = judgement.road.trial, judgement.car, judgement.to_go()
    flooded = judgement.road.is_flooded(car.distance)
    total = 0.0
    for drawn in draws:
        book = hand_book(judgement.table, tuple(sorted(kept + drawn[:missing])))
        total += hand_worth(trial, book, to_go, car.gear, car.engine, judgement.has_adrenaline, flooded)
    return total / len(draws)

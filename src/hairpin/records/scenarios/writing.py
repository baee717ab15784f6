"""A position, and what is done from there, as a scenario file: where a round is being planned.

What a scenario can't say is left to chance, which has another state then, and to the number of the round. What
would change the race is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from hairpin.content.circuits import is_built_in
from hairpin.content.legends import base_legend_cards, expansion_legend_cards
from hairpin.content.settings import SETTINGS
from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.dos import do_lines
from hairpin.rules.actions import PLAN, RETIRE, Action
from hairpin.rules.car import RACING
from hairpin.rules.cards import FIRST_UPGRADE, HEAT
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.moving import spot_bit
from hairpin.rules.position import CarPosition, Position
from hairpin.rules.race import Race
from hairpin.rules.setup import Setup
from hairpin.rules.steps import PLANNING, STEPS

Decisions = Sequence[tuple[int, Action]]
FARTHEST_OUT = -2


def scenario_text(
    setup: Setup, position: Position, actions: Decisions = (), title: str = "A position", rules: Sequence[str] = ()
) -> str:
    """If nothing is left to chance on the way to the start of a round, what came of the actions is expected."""
    if position.step != STEPS[PLANNING].name:
        raise ScenarioError(f"a scenario begins where a round is planned, not in step {position.step}")
    before = Race(setup, _before_plans(position))
    after = before.clone()
    dos = do_lines(after, [*_plans(position), *actions])
    lines = [f"title = {_text(title)}", f"rules = {_list(rules)}", *_race(setup, position, before, after)]
    for seat in _racing(position):
        lines += _car(setup, position.cars[seat], seat)
    return "\n".join([*lines, *dos, *_expected(before, after)]) + "\n"


# -- who has planned already, does so once more ------------------------------------------------------------


def _before_plans(position: Position) -> Position:
    cars = [car._replace(plan=None, retiring=False) for car in position.cars]
    return position._replace(cars=tuple(cars))


def _plans(position: Position) -> Iterator[tuple[int, Action]]:
    for seat, car in enumerate(position.cars):
        if car.plan is not None:
            yield seat, Action(PLAN, 0, car.plan)
        elif car.retiring:
            yield seat, Action(RETIRE)


# -- the race ----------------------------------------------------------------------------------------------


def _race(setup: Setup, position: Position, before: Race, after: Race) -> Iterator[str]:
    if not is_built_in(setup.circuit):
        raise ScenarioError(f"{setup.circuit.name}: a circuit of one's own, whose file is not known")
    yield from ("", "[race]", f"circuit = {_text(setup.circuit.id)}", f"laps = {setup.laps}")
    if position.starters != len(_racing(position)):
        yield f"starters = {position.starters}"
    rounds = after.round - before.round + (after.step != PLANNING or _has_plans(after))
    if rounds > 1:
        yield f"rounds = {rounds}"
    if setup.tournament:
        yield "tournament = true"
    yield from _road(setup, position)
    yield from _event(setup, position)
    yield from _legends(setup, position)


def _has_plans(race: Race) -> bool:
    return any(car.has_committed() for car in race.cars)


def _racing(position: Position) -> list[int]:
    """Whoever has left the track is not listed."""
    return [seat for seat, car in enumerate(position.cars) if car.status == RACING]


def _road(setup: Setup, position: Position) -> Iterator[str]:
    road = position.road
    if road.weather:
        yield f"weather = {_text(road.weather)}"
    if road.tokens:
        laid = [f"{setup.circuit.lines[each.line].at} = {_text(each.token)}" for each in road.tokens]
        yield f"road = {{ {', '.join(laid)} }}"


def _event(setup: Setup, position: Position) -> Iterator[str]:
    if setup.season is None:
        return
    event = setup.season.event
    if position.lap_places != event.lap_leaders:
        raise ScenarioError("some of the places for the first to end lap 1 are taken, which no scenario can say")
    yield f"event = {event.id}"
    yield f"sponsors = {[card - FIRST_UPGRADE for card in position.sponsor_deck[::-1]]}"


def _legends(setup: Setup, position: Position) -> Iterator[str]:
    module, decks = setup.legends, position.legends
    if module is None:
        return
    level = _level(module)
    if level:
        yield f"level = {level}"
    yield f"aggressive = {str(module.aggressive).lower()}"
    if module.pro:
        yield f"pro = {module.pro}"
    if decks.cards:
        yield f"legends = {_list([module.cards[card].name for card in decks.cards[::-1]])}"
    if decks.manoeuvres:
        yield f"maneuvers = {_list(['/'.join(module.manoeuvres[card]) for card in decks.manoeuvres[::-1]])}"
    rivals = [setup.entrants[seat].name for seat in decks.rivals if seat in _racing(position)]
    if rivals:
        yield f"rivals = {_list(rivals)}"


def _level(module: LegendsModule) -> int:
    lowest, highest = SETTINGS["level"].limits
    for level in range(lowest, highest + 1):
        cards = expansion_legend_cards(level) if level else base_legend_cards()
        if module.cards == cards and bool(module.manoeuvres) == (level > 1) and module.adrenaline == bool(level):
            return level
    raise ScenarioError("Legends of the expansion without Adrenaline, which no scenario can say")


# -- cars --------------------------------------------------------------------------------------------------


def _car(setup: Setup, car: CarPosition, seat: int) -> Iterator[str]:
    entrant, codes = setup.entrants[seat], setup.cards.codes
    if car.spot < FARTHEST_OUT or car.bits != spot_bit(car.spot):
        raise ScenarioError(f"{entrant.name}: takes up more than a spot, or one too far out for a scenario")
    if any(card != HEAT for card in car.engine):
        raise ScenarioError(f"{entrant.name}: has an upgrade in the engine, which no scenario can say")
    yield from ("", "[[cars]]", f"name = {_text(entrant.name)}", f"color = {_text(entrant.color)}")
    yield from (f"distance = {car.distance}", f"spot = {car.spot}")
    if entrant.legend:
        yield "legend = true"
        return
    yield from (f"gear = {car.gear}", f"engine = {len(car.engine)}")
    for name, pile in (("hand", car.hand), ("deck", car.deck[::-1]), ("discard", car.discard[::-1])):
        yield f"{name} = {_list([codes[card] for card in pile])}"


def _expected(before: Race, after: Race) -> Iterator[str]:
    """The end of the last round is compared, and no chance must have been in it: that of a scenario is another."""
    is_round_over = after.round > before.round and (after.is_over() or not _has_plans(after))
    is_between = after.is_over() or after.step == PLANNING
    if not is_round_over or not is_between or before.chance != after.chance:
        return
    codes = after.cards.codes
    for seat in before.order:
        car = after.cars[seat]
        name = after.setup.entrants[seat].name
        yield from ("", f"[expect.cars.{_text(name)}]", f"distance = {car.distance}", f"spot = {car.spot}")
        if not car.is_legend:
            yield from (f"gear = {car.gear}", f"engine = {len(car.engine)}", f"speed = {car.speed}")
            for pile, cards in (("hand", car.hand), ("deck", car.deck[::-1]), ("discard", car.discard[::-1])):
                yield f"{pile} = {_list([codes[card] for card in cards])}"


def _text(words: str) -> str:
    """TOML reads such texts as JSON does."""
    return json.dumps(words, ensure_ascii=False)


def _list(words: Sequence[str]) -> str:
    return f"[{', '.join(map(_text, words))}]"

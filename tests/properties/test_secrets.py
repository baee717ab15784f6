"""What a seat may not know never reaches it: not by its view, its options, or the events that it is told."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from hairpin.content.cards import driver_faces
from hairpin.content.files import read_built_in
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.drivers.random_driver import any_action
from hairpin.rules.action_text import WITH_CARDS
from hairpin.rules.actions import PLAN, TAKE_BACK, Action
from hairpin.rules.car import Car
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import FACE_DOWN
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.events import (
    CardFlipped,
    CardsDiscarded,
    CardsDrawn,
    CardsRevealed,
    CarRetired,
    Event,
    GearShown,
    HandCluttered,
)
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import season_view
from hairpin.rules.setup import Setup
from hairpin.rules.steps import DISCARDING, PLANNING
from hairpin.rules.turn import Turn
from hairpin.rules.view import View, seen_by, view
from tests.engines import slots_of
from tests.properties.races import Outing, on_many_races, shuffled
from tests.properties.redeal import redealt, unseen_play_area

pytestmark = pytest.mark.rule("2.2", "3.3")


def viewers(outing: Outing, chance: Chance) -> tuple[int | None, ...]:
    """One of the seats, and somebody who only watches."""
    return (chance.below(outing.cars), None)


@on_many_races(40)
def test_dealing_all_secrets_anew_changes_neither_view_nor_options(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        if chance.below(8) == 0:
            for viewer in viewers(outing, chance):
                counting = bool(chance.below(2))
                twin = redealt(race, viewer, chance, counting)
                assert view(twin, viewer, counting) == view(race, viewer, counting)
                if viewer is not None:
                    assert twin.legal(viewer) == race.legal(viewer)


@on_many_races(40)
def test_dealing_all_secrets_anew_does_not_change_what_a_seat_is_told_of_its_own_actions(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for seat, _ in outing.drive(race):
        if chance.below(8) == 0:
            for action in a_few(race.legal(seat), chance):
                counting = bool(chance.below(2))
                twin = redealt(race, seat, chance, counting)
                same_story(race, twin, seat, seat, (action, action), counting)


@on_many_races(40)
def test_dealing_all_secrets_anew_does_not_change_what_others_are_told(outing: Outing) -> None:
    """Nor whether somebody is asked for a decision at all."""
    race = outing.race()
    chance = Chance(outing.seed)
    for seat, _ in outing.drive(race):
        if chance.below(8) == 0:
            for viewer in (viewer for viewer in viewers(outing, chance) if viewer != seat):
                twin = redealt(race, viewer, chance)
                for actions in alike(race, twin, seat, chance):
                    same_story(race, twin, seat, viewer, actions)


def a_few(actions: tuple[Action, ...], chance: Chance) -> list[Action]:
    order = list(range(len(actions)))
    chance.shuffle(order)
    return [actions[index] for index in order[:6]]


def alike(race: Race, twin: Race, seat: int, chance: Chance) -> Iterator[tuple[Action, Action]]:
    """Pairs of actions, one for each race, that others can't tell apart."""
    here, there = race.legal(seat), twin.legal(seat)
    if race.step == PLANNING:
        plans = [[option for option in options if option.kind != TAKE_BACK] for options in (here, there)]
        if all(plans):
            yield plans[0][chance.below(len(plans[0]))], plans[1][chance.below(len(plans[1]))]
    elif race.step == DISCARDING:
        yield from discards_alike(here, there, chance)
    else:
        yield from ((option, option) for option in here if option in there)


def discards_alike(
    here: tuple[Action, ...], there: tuple[Action, ...], chance: Chance
) -> Iterator[tuple[Action, Action]]:
    """As many cards, and the same one on top; what lies below is not seen."""
    for action in a_few(here, chance):
        cards = shuffled(action.cards, chance)
        for other in there:
            if len(other.cards) == len(cards) and set(cards[-1:]) <= set(other.cards):
                below = list(other.cards)
                for card in cards[-1:]:
                    below.remove(card)
                yield action._replace(cards=cards), other._replace(cards=(*below, *cards[-1:]))
                break


def same_story(
    race: Race,
    twin: Race,
    seat: int,
    viewer: int | None,
    actions: tuple[Action, Action],
    counting: bool = True,
) -> None:
    """Up to the first card that is turned over for all, or drawn by the viewer, both races look the same."""
    stories = []
    views: list[View] = []
    for each, action in zip((race, twin), actions, strict=True):
        after = each.clone()
        after.events = []
        after.apply(seat, action)
        story, is_whole = before_news(after.events, viewer)
        stories.append(story)
        if is_whole and not (viewer == seat and action.kind in WITH_CARDS and action.kind != PLAN):
            views.append(view(after, viewer, counting))
    assert stories[0] == stories[1]
    assert len(views) != 1 or is_last_plan(race, seat)
    assert views[:1] == views[1:]


def is_last_plan(race: Race, seat: int) -> bool:
    return race.step == PLANNING and race.waiting() == [seat]


def before_news(events: list[Event], viewer: int | None) -> tuple[list[Event], bool]:
    told: list[Event] = []
    for event in events:
        match event:
            case CardsRevealed() | HandCluttered() | CardFlipped() | GearShown() | CarRetired():
                return told, False
            case CardsDrawn() if event.seat == viewer:
                return told, False
        told.append(seen_by(event, viewer))
    return told, True


# -- what a view is made of ----------------------------------------------------------------------------


@on_many_races(10)
def test_a_view_shows_own_cards_and_only_counts_of_others(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        for viewer in viewers(outing, chance) if chance.below(4) == 0 else ():
            seen = view(race, viewer)
            assert seen.hand == (tuple(race.cars[viewer].hand) if viewer is not None else ())
            for shown, car in zip(seen.cars, race.cars, strict=True):
                assert (shown.hand, shown.deck, shown.discard) == (len(car.hand), len(car.deck), len(car.discard))
                assert shown.discard_top == (car.discard[-1] if car.discard else None)
                assert len(shown.play_area) == len(car.play_area)
                if unseen_play_area(race, car.seat) and car.seat != viewer:
                    assert set(shown.play_area) <= {FACE_DOWN}
                else:
                    assert shown.play_area == tuple(car.play_area)


@on_many_races(10)
def test_only_the_owner_has_counted_the_cards_of_deck_and_discard(outing: Outing) -> None:
    """And only where counting is on; how they lie is told to nobody."""
    race = outing.race()
    chance = Chance(outing.seed)
    for _ in outing.drive(race):
        for viewer in viewers(outing, chance) if chance.below(4) == 0 else ():
            seen = view(race, viewer)
            counted = None if viewer is None else race.cars[viewer]
            assert seen.deck_cards == (tuple(sorted(counted.deck)) if counted else None)
            assert seen.discard_cards == (tuple(sorted(counted.discard)) if counted else None)
            uncounted = view(race, viewer, counting=False)
            assert uncounted == replace(seen, deck_cards=None, discard_cards=None)


def test_the_setup_in_a_view_tells_nothing_of_sponsor_cards() -> None:
    """9.5: what somebody kept, and the order of the deck, are known to nobody else."""
    config = season_config(SeasonRequest("1961", planned_races("1961"), ("random",) * 3))
    season = Season(config.setup, 5)
    chance = Chance(5)
    while len(season.results) < 2:
        for seat in season.waiting():
            season.apply(seat, any_action(season.legal(seat), chance))
    assert season.race.setup.season is not None
    assert season.race.setup.season.sponsor_deck
    for viewer in (0, None):
        setup = season_view(season, viewer).setup
        assert setup.season is not None
        assert (setup.season.sponsors, setup.season.sponsor_deck) == ((), ())


def test_no_part_of_the_engine_can_be_reached_from_a_view() -> None:
    race = Outing("usa", 4, 1, 3).race()
    for viewer in (0, None):
        kinds = {type(part) for part in reachable(view(race, viewer))}
        assert kinds.isdisjoint({Race, Car, Chance, Turn})


@pytest.mark.parametrize("viewer", [0, None])
def test_no_hidden_pile_can_be_reached_from_a_view(viewer: int | None) -> None:
    """Not even by way of the tables that the engine keeps for itself."""
    outing = Outing("usa", 4, 1, 3)
    given = outing.config().setup
    cards = CardTable(driver_faces(read_built_in("cards.toml"), "cards.toml"))
    race = Race(Setup(given.circuit, cards, given.entrants, given.laps, given.round_limit), outing.seed)
    for _ in outing.drive(race):
        if race.step == PLANNING and race.round <= 5:
            found = {part for part in reachable(view(race, viewer)) if could_be_cards(part)}
            for pile in hidden_piles(race, viewer):
                assert pile not in found


def could_be_cards(part: object) -> bool:
    return isinstance(part, tuple) and all(isinstance(each, int) for each in part)


def hidden_piles(race: Race, viewer: int | None) -> Iterator[tuple[int, ...]]:
    """Those of five and more cards, which no plan looks like by mere chance."""
    known = tuple(race.cars[viewer].hand) if viewer is not None else ()
    for car in race.cars:
        playable = tuple(card for card in car.hand if not race.cards.is_heat[card])
        piles = [tuple(car.deck), tuple(car.discard[:-1])]
        if car.seat != viewer:
            piles += [tuple(car.hand), playable]
        else:  # what is in them was counted; how they lie is a secret
            piles = [pile for pile in piles if list(pile) != sorted(pile)]
        yield from (pile for pile in piles if len(pile) >= 5 and pile != known)


def reachable(root: object) -> Iterator[object]:
    """Everything that whoever holds `root` can get at by attributes, items and keys."""
    seen: set[int] = set()
    todo = [root]
    while todo:
        part = todo.pop()
        if id(part) not in seen and not isinstance(part, type):
            seen.add(id(part))
            yield freeze(part)
            todo.extend(parts_of(part))


def parts_of(part: object) -> Iterator[object]:
    if isinstance(part, dict):
        yield from part
        yield from part.values()
    elif isinstance(part, list | tuple | set | frozenset):
        yield from part
    if is_dataclass(part):
        yield from (getattr(part, field.name) for field in fields(part))
    for name in slots_of(type(part)):
        yield getattr(part, name)
    yield from getattr(part, "__dict__", {}).values()


def freeze(part: object) -> object:
    return tuple(part) if isinstance(part, list) else part


# -- events at the border ------------------------------------------------------------------------------


def test_cards_drawn_are_seen_by_who_drew_them_only() -> None:
    event = CardsDrawn(1, (4, 6, 7))
    assert seen_by(event, 1) == event
    for viewer in (0, 2, None):
        assert seen_by(event, viewer) == CardsDrawn(1, (FACE_DOWN, FACE_DOWN, FACE_DOWN))


def test_of_cards_discarded_together_others_see_the_last() -> None:
    event = CardsDiscarded(1, (4, 1, 3))
    assert seen_by(event, 1) == event
    for viewer in (0, 2, None):
        assert seen_by(event, viewer) == CardsDiscarded(1, (FACE_DOWN, FACE_DOWN, 3))


@pytest.mark.parametrize("seat", [-1, -4, 4, 99])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    """Least of all the view of another seat, which -1 would be to a list."""
    race = Outing("usa", 4, 1, 3).race()
    with pytest.raises((HairpinError, LookupError)):
        view(race, seat)

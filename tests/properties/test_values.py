"""Races, seasons and views are values: equal if they stand alike; copied, pickled or sent away they stay so."""

import copy
import pickle
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from inspect import signature
from itertools import count
from multiprocessing import get_context
from typing import Final, TypeVar

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.circuits import load_circuit
from hairpin.content.config import config_data
from hairpin.drivers.prospect import stretch
from hairpin.drivers.random_driver import any_action
from hairpin.records.games import Game, current_race
from hairpin.records.snapshot import fingerprint
from hairpin.rules.actions import Action
from hairpin.rules.card_table import CardTable
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.plans import plans_of
from hairpin.rules.race import Race
from hairpin.rules.road import Road
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.steps import REACT
from tests.engines import needs_plain_rules
from tests.fresh import some_of
from tests.rules.module_races import SPECIAL, Mix, covering_mixes
from tests.rules.module_races import drive as drive_race
from tests.rules.season_races import SeasonMix
from tests.rules.season_races import drive as drive_season

ALL_MIXES: Final = (*covering_mixes(), *SPECIAL)
MIXES: Final = some_of(len(ALL_MIXES) // 2, *ALL_MIXES, of="copies")
FULL: Final = Mix("spain", 4, 2, "all", "draft", True, True, False, 4, 0, False, True)
SEASON_MIXES: Final = (
    SeasonMix("1961", 3),
    SeasonMix("1962", 2, 2, mulligan=True, level=2, rivals=True),
    SeasonMix("1963", 2, 1, garage="basic", tournament=True, rising=True),
)
COPY_ODDS: Final = 12
PICKLE_LIMIT: Final = 40_000
"""Bytes; the largest are those of seasons."""

Thing = TypeVar("Thing")


def pickled(thing: Thing) -> Thing:
    loaded: Thing = pickle.loads(pickle.dumps(thing))
    return loaded


COPIES: Final[tuple[Callable[[Game], Game], ...]] = (
    lambda game: game.clone(),
    copy.copy,
    copy.deepcopy,
    pickled,
)


# -- copies go on alike --------------------------------------------------------------------------------


def go_on_alike(game: Game, decisions: Iterable[tuple[int, Action]], seed: int) -> None:
    """At most one copy of each kind goes along; now and then another one takes its place."""
    chance = Chance(seed)
    twins: dict[int, Game] = {}
    for seat, action in decisions:
        if not twins or chance.below(COPY_ODDS) == 0:
            kind = chance.below(len(COPIES))
            twins[kind] = COPIES[kind](game)
            assert twins[kind].events is None
        for twin in twins.values():
            assert twin == game
            assert twin.legal(seat) == game.legal(seat)
            twin.apply(seat, action)
            assert twin != game
        if chance.below(COPY_ODDS) == 0:
            views_are_values(game, seat)
    for twin in twins.values():
        assert twin == game
        assert twin.is_over()
        assert fingerprint(twin) == fingerprint(game)


def views_are_values(game: Game, seat: int) -> None:
    for viewer in (seat, None):
        seen = game_view(game, viewer)
        assert seen == game_view(game.clone(), viewer) == pickled(seen)
        assert seen == copy.copy(seen) == copy.deepcopy(seen)
        assert game_view(pickled(game), viewer) == seen


@pytest.mark.parametrize("part", range(4))
def test_copies_of_a_race_go_on_like_it_with_any_mix_of_modules(part: int) -> None:
    for seed, mix in enumerate(MIXES[part::4]):
        race = mix.race(seed, listen=seed % 2 == 0)
        go_on_alike(race, drive_race(race, seed), seed)


@pytest.mark.parametrize("mix", SEASON_MIXES, ids=str)
def test_copies_of_a_season_go_on_like_it(mix: SeasonMix) -> None:
    season = mix.season(5, listen=True)
    go_on_alike(season, drive_season(season, 5), 5)


def test_what_happens_to_a_copy_does_not_touch_the_original() -> None:
    race = FULL.race(3)
    for number, (_, _) in enumerate(drive_race(race, 3)):
        if number % 60 == 0:
            before = race.clone()
            for make in COPIES:
                run_on(make(race), number)
            assert race == before


def run_on(game: Game, seed: int) -> Game:
    chance = Chance(seed)
    while not game.is_over():
        seat = game.waiting()[0]
        game.apply(seat, any_action(game.legal(seat), chance))
    return game


def end_of(pickle_of_game: bytes, seed: int) -> str:
    game = pickle.loads(pickle_of_game)
    assert isinstance(game, Race | Season)
    return fingerprint(run_on(game, seed))


def test_a_game_pickled_here_and_played_on_elsewhere_ends_the_same() -> None:
    """Where nothing is shared: a fresh interpreter has its own texts, tables and hashes."""
    games: list[Game] = [
        half_way(FULL.race(8)),
        half_way(SEASON_MIXES[0].season(8)),
        half_way(Mix("usa", 4).race(8)),
    ]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        ends = [elsewhere.submit(end_of, pickle.dumps(game), 8) for game in games]
        assert [end.result() for end in ends] == [fingerprint(run_on(game, 8)) for game in games]


def half_way(game: Game) -> Game:
    chance = Chance(4)
    for _ in range(90):
        seat = game.waiting()[0]
        game.apply(seat, any_action(game.legal(seat), chance))
    return game


# -- every field counts --------------------------------------------------------------------------------

DERIVED: Final = {
    *("_asked", "_options", "events", "public_setup", "circuit", "cards", "plans", "length"),
    *("finish", "has_event", "event", "press", "car", "track", "undecided"),
}
"""They follow from the rest, are worked out anew, or belong to who listens."""


PARTS: Final = ("cars", "turn", "garage", "legend_decks", "chance", "road", "race")
"""Looked at one by one."""


def other(value: object) -> object:
    """Not the same, but of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}!"
        case list():
            return [*value, [77] if value and isinstance(value[0], list) else 77]
        case tuple():
            return (*value, (77, 1)) if value and isinstance(value[0], tuple) else (*value, 77)
    return (77,)  # a plan, where there was none


def in_a_turn() -> Race:
    for seed in count():
        race = FULL.race(seed)
        for _ in drive_race(race, seed):
            if race.step == REACT and race.turn.symbols and race.turn.chosen:
                return race
    raise AssertionError


@needs_plain_rules
@pytest.mark.parametrize("part", ["cars", "turn", "garage", "legend_decks"])
def test_every_field_of_a_part_of_a_race_is_in_its_position(part: str) -> None:
    race = FULL.race(2) if part == "garage" else in_a_turn()
    for name in set(type(part_of(race, part)).__slots__) - {"seat"}:  # type: ignore[attr-defined]
        changed = race.clone()
        setattr(part_of(changed, part), name, other(getattr(part_of(race, part), name)))
        assert changed != race, name
        assert getattr(part_of(pickled(changed), part), name) == getattr(part_of(changed, part), name)


def part_of(race: Race, name: str) -> object:
    return race.cars[2] if name == "cars" else getattr(race, name)


@needs_plain_rules
@pytest.mark.parametrize("make", [FULL.race, SEASON_MIXES[0].season], ids=["race", "season"])
def test_every_field_of_a_game_counts(make: Callable[[int], Game]) -> None:
    game = make(2)
    for name in set(type(game).__slots__) - DERIVED - {*PARTS, "setup"}:
        changed = game.clone()
        setattr(changed, name, other(getattr(changed, name)))
        assert changed != game, name


def test_the_set_up_the_road_and_chance_count() -> None:
    race = FULL.race(2)
    drier, luckier = race.clone(), race.clone()
    drier.road = Road(race.circuit, None, {})
    luckier.chance.below(2)
    assert race not in (drier, luckier)
    assert Race(race.setup, race.position()) == race
    assert Race(replace(race.setup, round_limit=2), race.position()) != race


def test_the_state_of_chance_counts_and_is_pickled() -> None:
    chance = Chance(3)
    changed = pickled(chance)
    assert changed == chance
    changed.state = 2**64 - 1
    assert changed != chance
    assert pickled(changed).state == changed.state == 2**64 - 1


def test_whose_turn_it_is_counts() -> None:
    race = in_a_turn()
    changed = race.clone()
    changed.turn_index = (race.turn_index + 1) % len(race.order)
    assert changed != race


def test_who_listens_does_not_count() -> None:
    assert Mix().race(3, listen=True) == Mix().race(3)
    assert SEASON_MIXES[0].season(3, listen=True) == SEASON_MIXES[0].season(3)


def test_other_races_are_not_equal() -> None:
    race = Mix().race(3)
    assert race != Mix().race(4)
    assert race != Mix(tournament=True).race(3)
    assert race != Mix("italy").race(3)
    assert race != "a race"


def test_what_can_change_is_no_key() -> None:
    """A table that found it once would not find it again."""
    season = SEASON_MIXES[0].season(1)
    race = season.race
    for thing in (season, race, race.chance):
        with pytest.raises(TypeError, match="unhashable"):
            {thing: 1}.clear()


# -- what does not change, and is a key ------------------------------------------------------------------


def test_circuits_roads_and_cards_are_compared_by_value() -> None:
    race = FULL.race(2)
    for thing in (race.circuit, race.road, race.cards):
        other = rebuilt(thing)
        assert other is not thing
        assert other == thing == pickled(thing)
        assert {thing: 1}[other] == 1
    assert stretch(rebuilt(race.road), 2) is stretch(race.road, 2)
    assert plans_of(rebuilt(race.cards)) is plans_of(race.cards)


def rebuilt(thing: Thing) -> Thing:
    """From its parts, none of which is the same object."""
    match thing:
        case Circuit():
            made: object = Circuit(
                **{name: pickled(getattr(thing, name)) for name in signature(Circuit).parameters}
            )
        case Road():
            made = Road(rebuilt(thing.circuit), pickled(thing.weather), pickled(thing.tokens))
        case CardTable():
            made = CardTable({card: pickled(face) for card, face in enumerate(thing.faces) if face.code})
    assert isinstance(made, type(thing))
    return made


def test_any_difference_makes_another_circuit_road_or_table() -> None:
    usa = load_circuit("usa")
    longer = Circuit(usa.id, usa.name, usa.length, usa.laps + 1, usa.heat, usa.stress, usa.lines)
    assert longer != usa
    assert Road(longer, None, {}) != Road(usa, None, {})
    road = FULL.race(2).road
    assert Road(road.circuit, road.weather, {}) != Road(road.circuit, None, {})
    faces = {card: face for card, face in enumerate(load_cards().faces) if face.code}
    assert CardTable({**faces, 4: faces[4]._replace(copies=2)}) != CardTable(faces)
    assert usa != "usa"
    assert road != "road"
    assert load_cards() != faces


@pytest.mark.parametrize("name", signature(Circuit).parameters)
def test_everything_that_a_circuit_is_made_of_counts(name: str) -> None:
    circuit = load_circuit("usa")
    parts = {each: getattr(circuit, each) for each in signature(Circuit).parameters}
    parts[name] = parts[name] * 2 or ((1, 2),)  # twice the number, the text or the lines; or one tunnel
    other = Circuit(**parts)
    assert other != circuit
    assert pickled(other) == other


def test_setups_are_compared_by_value() -> None:
    one, other = (FULL.config().setup for _ in range(2))
    assert one is not other
    assert one == other == pickled(one) == replace(one, circuit=rebuilt(one.circuit), cards=rebuilt(one.cards))
    assert one != replace(one, laps=2)
    season, same = (SEASON_MIXES[1].config().setup for _ in range(2))
    assert season == same == pickled(season)
    assert season != SEASON_MIXES[0].config().setup


def test_a_circuit_that_equals_a_built_in_one_is_written_by_its_name() -> None:
    config = FULL.config()
    same = replace(config, setup=replace(config.setup, circuit=rebuilt(config.setup.circuit)))
    assert config_data(same) == config_data(config)
    assert config_data(config)["circuit"] == "spain"


def test_what_was_pickled_shares_the_tables_that_are_there() -> None:
    """So that what is remembered by table is found at once."""
    race = half_way(FULL.race(1))
    assert isinstance(race, Race)
    one, other = pickled(race), pickled(race)
    assert one.cards is other.cards
    assert one.plans is race.plans


# -- small and quick -------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [FULL.race, SEASON_MIXES[1].season], ids=["race", "season"])
def test_copies_are_small_and_quick(make: Callable[[int], Game]) -> None:
    """The tables of plans stay at home, however many hands they remember."""
    run_on(Mix("usa", 12, garage="all", draft="quick").race(1), 1)
    game = half_way(make(1))
    text = pickle.dumps(game)
    assert len(text) < PICKLE_LIMIT
    assert len(pickle.dumps(game_view(game, 0))) < PICKLE_LIMIT
    assert cpu_seconds(lambda: copy.deepcopy(game)) < 0.001
    assert cpu_seconds(lambda: copy.deepcopy(game)) < 3 * cpu_seconds(game.clone) + 0.000_05
    # many times what it takes: this is about tables that travel along by mistake
    assert cpu_seconds(lambda: pickle.dumps(game)) < 0.02
    assert cpu_seconds(lambda: pickle.loads(text)) < 0.02
    assert cpu_seconds(lambda: game == current_race(game)) < 0.001


def cpu_seconds(work: Callable[[], object]) -> float:
    """The best of some: what disturbs only makes it slower."""
    found = []
    for _ in range(30):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)

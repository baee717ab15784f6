"""Every legal action of every decision has its own index, and the index leads back to it."""

from typing import Final

import numpy as np
import pytest

from hairpin.encoding import action_tables
from hairpin.encoding.codec import BASE, Codec, codec_for, slots
from hairpin.encoding.errors import DoesNotFit
from hairpin.rules.actions import DISCARD, PLAN, RETIRE, SWAP, Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.steps import PLANNING
from tests.fresh import drawn, fresh, longer
from tests.properties.races import Outing, on_many_races
from tests.properties.test_seasons import random_mix
from tests.rules import module_races, season_races
from tests.rules.module_races import SPECIAL, Mix, covering_mixes

MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.players > 0)
GROUPS: Final = 4


def check(codec: Codec, game: Race | Season, seat: int) -> None:
    options = game.legal(seat)
    indexes = codec.legal(game, seat)
    assert len(set(indexes)) == len(indexes) == len(options)
    for action, index in zip(options, indexes, strict=True):
        assert codec.table.part_at(index).name == action.kind
        assert codec.encode(game, seat, action) == index
        assert codec.decode(game, seat, index) == action
    mask = np.full(codec.size, 7, dtype=np.uint8)
    codec.mask(game, seat, mask)
    assert sorted(indexes) == np.flatnonzero(mask).tolist()
    assert mask.max(initial=0) <= 1


def check_all(codec: Codec, game: Race | Season, chance: Chance) -> None:
    """Whoever is asked, and somebody who may not be."""
    for seat in {*game.waiting(), chance.below(len(game.setup.entrants))}:
        check(codec, game, seat)


@on_many_races(examples=3)
def test_there_and_back_in_races_without_modules(outing: Outing) -> None:
    race, chance = outing.race(), Chance(outing.seed)
    for _ in outing.drive(race):
        for codec in (BASE, slots(8)):
            check_all(codec, race, chance)


@pytest.mark.parametrize("group", range(GROUPS))
def test_there_and_back_in_races_with_modules(group: int) -> None:
    for number in range(group, longer(5), GROUPS):
        mix, seed = drawn("codec", MIXES, number), fresh("codec") + number
        race, chance = mix.race(seed), Chance(seed)
        codec = codec_for(race.setup)
        for _ in module_races.drive(race, seed):
            check_all(codec, race, chance)


@pytest.mark.parametrize("group", range(GROUPS))
def test_there_and_back_in_seasons(group: int) -> None:
    for number in range(group, longer(5), GROUPS):
        seed = fresh("codec seasons") + number
        season, chance = random_mix(seed).season(seed), Chance(seed)
        codec = codec_for(season.setup)
        for _ in season_races.drive(season, seed):
            if fits(season.race):
                check_all(codec, season, chance)


def fits(race: Race) -> bool:
    """Whoever gathers very many sponsor cards has more than the tables hold."""
    piles = [set(car.discard) for car in race.cars]
    return all(len(car.hand) <= action_tables.SEASON for car in race.cars) and all(
        len(pile) <= action_tables.PILE for pile in piles
    )


def test_which_codec_a_race_has() -> None:
    assert codec_for(Mix(legends=2, weather=True, tournament=True).config().setup) is BASE
    assert codec_for(Mix(garage="all").config().setup) is slots(8)
    season = season_races.SeasonMix().season(1)
    assert codec_for(season.setup) is codec_for(season.race.setup) is slots(12)


def test_the_sizes_that_programs_elsewhere_count_on() -> None:
    assert (BASE.size, slots(8).size, slots(12).size) == (1548, 6114, 10589)


def test_cards_in_any_order_have_one_index() -> None:
    race = Outing("usa", 2, 1, 5).race()
    plan = next(action for action in race.legal(0) if len(set(action.cards)) > 1)
    other = plan._replace(cards=plan.cards[::-1])
    assert other != plan
    assert BASE.encode(race, 0, other) == BASE.encode(race, 0, plan)


# -- what has no index ---------------------------------------------------------------------------------------


def test_what_is_not_legal_has_no_index() -> None:
    race = Outing("usa", 2, 1, 5).race()
    with pytest.raises(IllegalAction, match="boost: only what is legal has an index"):
        BASE.encode(race, 0, Action("boost"))
    with pytest.raises(IllegalAction, match=r"index 2 \(boost 0\): not among what seat 0 may do now"):
        BASE.decode(race, 0, 2)
    with pytest.raises(IllegalAction, match=r"index 9999 \(there are 1548\)"):
        BASE.decode(race, 0, 9999)


def test_an_order_that_matters_is_not_mended() -> None:
    """A swap says what is given and what is taken; sorted, it could be another one that is legal."""
    season = season_races.to_step(season_races.SeasonMix().season(3), 2)
    (seat,) = season.waiting()
    swap = next(
        action for action in season.legal(seat) if action.kind == SWAP and sorted(action.cards) == [*action.cards]
    )
    backwards = swap._replace(cards=swap.cards[::-1])
    with pytest.raises(IllegalAction):
        slots(12).encode(season, seat, backwards)


def test_a_race_with_upgrades_does_not_fit_the_base_codec() -> None:
    race = Mix(garage="all", draft="quick").race(1)
    for _ in module_races.drive(race, 1):
        if race.step == PLANNING and any(card > 7 for card in race.cars[0].hand):
            break
    with pytest.raises(DoesNotFit, match=r"slots\(8\)"):
        BASE.legal(race, 0)


def test_a_hand_with_more_cards_than_slots_says_which_codec_would_do() -> None:
    race = Outing("usa", 2, 1, 5).race()
    with pytest.raises(DoesNotFit, match=r"slots\(7\) would do"):
        slots(6).legal(race, 0)


def test_a_mask_must_have_the_right_size() -> None:
    race = Outing("usa", 2, 1, 5).race()
    with pytest.raises(DoesNotFit, match="1548"):
        BASE.mask(race, 0, np.zeros(7, dtype=np.uint8))


def test_a_mask_may_be_of_truths() -> None:
    race = Outing("usa", 2, 1, 5).race()
    mask = np.ones(BASE.size, dtype=np.bool_)
    BASE.mask(race, 0, mask)
    assert np.flatnonzero(mask).tolist() == sorted(BASE.legal(race, 0))


# -- exactly which -------------------------------------------------------------------------------------------


def test_the_indexes_of_a_known_hand() -> None:
    race = Outing("usa", 1, 1, 5).race()
    race.cars[0].hand = [1, 1, 3, 5, 6, 7, 7]
    eight, base = slots(8), BASE.table
    assert BASE.encode(race, 0, Action(PLAN, 0, (1, 1))) == base.at[PLAN] + 9 + 2
    assert eight.encode(race, 0, Action(PLAN, 0, (1, 5))) == eight.table.at[PLAN] + 9 + 3
    assert eight.encode(race, 0, Action(PLAN, 0, (1, 1))) == eight.table.at[PLAN] + 9 + 0
    assert BASE.encode(race, 0, Action(RETIRE)) == base.at[RETIRE]
    race.step, race.order, race.turn_index = 13, [0], 0
    race = race.clone()
    assert BASE.encode(race, 0, Action(DISCARD, 0, (1, 1, 3, 5))) == base.at[DISCARD] + 2 * 2 + 32 + 512
    assert eight.encode(race, 0, Action(DISCARD, 0, (1, 3, 5))) == eight.table.at[DISCARD] + 0b1101

"""`champion` answers whatever it is shown: also where cards are not counted, and with scores that are alike."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import resources

import numpy as np

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.evenly import counted
from hairpin.drivers.learned import open_to_it
from hairpin.encoding.observation_table import VERSION
from hairpin.learning.choices import CHOICE
from hairpin.learning.sight import SIGHT
from hairpin.reading.road import own_car
from hairpin.rules.actions import DRAFT, KEEP, KEEP_UPGRADE, PLAN, RETIRE, SWAP, TAKE, TAKE_BACK, Action
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.season_view import game_view
from tests.in_round import in_round
from tests.properties.races import Outing, on_many_races

CHAMPION = ChampionDriver()


@on_many_races(3)
def test_where_cards_are_not_counted_it_takes_them_as_they_are_on_average(outing: Outing) -> None:
    race, chance = outing.race(), Chance(outing.seed)
    for seat, _ in outing.drive(race):
        if race.legal(seat)[0].kind == "take-back" or chance.below(20):
            continue
        seen = game_view(race, seat, counting=False)
        guessed, own = counted(seen), own_car(seen)
        assert guessed.deck_cards is not None
        assert guessed.discard_cards is not None
        assert (len(guessed.deck_cards), len(guessed.discard_cards)) == (own.deck, own.discard)
        action = CHAMPION.decide(seen, chance)
        assert action in seen.options
        assert action.kind != RETIRE


def test_it_says_where_it_expects_to_come_in_and_how_sure_it_is() -> None:
    _, seen = in_round(5)
    thought = CHAMPION.thought(seen, open_to_it(seen))
    assert np.isclose(thought.places.sum(), 1)
    assert thought.places[3:].sum() == 0, "three cars, three places"
    assert 1 <= thought.place() <= 3
    assert 0 < thought.spread() < 1.5
    assert np.isclose(thought.shares().sum(), 1)


def test_a_difference_that_only_some_machines_make_decides_nothing() -> None:
    """They add in different orders: the last digits of a sum are theirs."""
    _, seen = in_round(5)
    options = open_to_it(seen)
    before = CHAMPION.thought(seen, options).scores
    moved = ChampionDriver()
    moved.weights = {name: array * (1 + 1e-13) for name, array in moved.weights.items()}
    assert np.array_equal(moved.thought(seen, options).scores, before)


def test_its_weights_are_told_with_the_settings_they_were_learned_with() -> None:
    told = json.loads((resources.files("hairpin.drivers") / "champion.json").read_text(encoding="utf-8"))
    assert (told["observations"], told["sight"], told["choice"]) == (VERSION, SIGHT, CHOICE)
    sizes = told["lessons"]["sizes"]
    assert CHAMPION.weights["layer0"].shape == (SIGHT, sizes["width"])
    assert CHAMPION.weights["offers"].shape == (CHOICE, sizes["options"])
    assert CHAMPION.weights["likes"].shape == (sizes["likes"], 1)


def test_what_it_has_not_practised_it_weighs_by_cards() -> None:
    """6.9: of what lies in the discard it takes what makes the deck faster, and leaves Heat and Stress there."""
    _, seen = in_round(5)
    piles = ((), (1,), (3,), (1, 4), (3, 4), (4, STRESS), (4, HEAT), (3, 4, HEAT))
    takes = tuple([Action(TAKE, 0, cards) for cards in piles])
    assert CHAMPION.decide(replace(seen, options=takes), Chance(1)).cards == (3, 4)
    assert CHAMPION.decide(replace(seen, options=(takes[0], Action(TAKE, 0, (HEAT,)))), Chance(1)).cards == ()


def test_between_races_it_likes_upgrades_as_in_a_draft() -> None:
    """9.1, 9.2.1: what it would rather draft it keeps, and swaps what it likes less for it."""
    setup = race_config(load_circuit("usa"), ("random",) * 6, modules=RaceOptions(garage="all")).setup
    race = Race(setup, 1)
    seen = game_view(race, race.waiting()[0])
    drafts = [option for option in seen.options if option.kind == DRAFT]
    first, second, third, *_ = [drafts[place].cards[0] for place in CHAMPION.thought(seen, drafts).ranked()]
    keeps = tuple([Action(KEEP_UPGRADE, 0, (card,)) for card in sorted((third, second, first))])
    assert CHAMPION.decide(replace(seen, options=keeps), Chance(1)).cards == (first,)
    pairs = ((second, first), (third, first), (first, third))
    swaps = (Action(KEEP), *[Action(SWAP, 0, pair) for pair in pairs])
    assert CHAMPION.decide(replace(seen, options=swaps), Chance(1)).cards == (third, first)
    assert CHAMPION.decide(replace(seen, options=(swaps[0], swaps[-1])), Chance(1)) == Action(KEEP)


def test_who_is_asked_again_after_the_plan_may_only_take_it_back() -> None:
    _, seen = in_round(5)
    assert CHAMPION.decide(replace(seen, options=(Action(TAKE_BACK),)), Chance(1)) == Action(TAKE_BACK)


def test_options_with_other_cards_are_not_alike_to_it() -> None:
    _, seen = in_round(5)
    plans = [option for option in seen.options if option.kind == PLAN]
    assert len(set(CHAMPION.thought(seen, plans).scores.tolist())) == len(plans) > 10

"""Advice: what `champion` would do, with a figure for the reason, and from the view alone."""

from __future__ import annotations

from collections import Counter

from hairpin.advice.advice import REASONS, Reason
from hairpin.advice.advising import advise
from hairpin.advice.cards import A_LOOK, CLEAR, discard_reason
from hairpin.advice.champion_advice import ChampionAdviser
from hairpin.advice.reasons import RISKY, SEVERAL, cools, rounded, safer, sheds_stress
from hairpin.advice.sight import Sight, sights
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.club import ClubDriver
from hairpin.drivers.pro import ProDriver
from hairpin.drivers.upgrades import upgrade_worth_on
from hairpin.reading.own_cards import unpaid
from hairpin.reading.road import own_car
from hairpin.rules.actions import DISCARD, DONE, LEAVE, PAY_HEAT, PLAN, RETIRE, SCRAP, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.view import View, view
from tests.in_round import in_round
from tests.properties.races import Outing, on_many_races
from tests.properties.redeal import redealt

ADVISER = ChampionAdviser()
MUST = {PAY_HEAT: 0, SCRAP: 1, DONE: 2}
"""What is answered to get a turn over, in this order."""


@on_many_races(3)
def test_advice_is_an_option_has_a_figure_and_knows_nothing_hidden(outing: Outing) -> None:
    """Hidden cards are dealt anew, and it stays the same."""
    race = outing.race()
    chance = Chance(outing.seed)
    for decisions, (seat, _) in enumerate(outing.drive(race)):
        if race.legal(seat)[0].kind != "take-back" and chance.below(40) == 0:
            advice = ADVISER.advise(view(race, seat), Chance(decisions))
            assert advice.action in race.legal(seat)
            assert advice.action.kind != RETIRE
            assert advice.reason.id in REASONS
            assert advice.reason.values
            twin = redealt(race, seat, chance)
            assert ADVISER.advise(view(twin, seat), Chance(decisions)) == advice


def test_it_is_what_the_champion_would_do() -> None:
    """At every kind of decision of a season, which has some that a race does not."""
    champion, kinds = ChampionDriver(), Counter[str]()
    names = ("champion",) * 3
    season = Season(season_config(SeasonRequest("1963", planned_races("1963"), names)).setup, 4)
    while not season.is_over():
        for seat in season.waiting():
            seen = game_view(season, seat)
            action = champion.decide(seen, Chance(3))
            if kinds[seen.options[0].kind] < 6:
                assert advise(seen, Chance(3)).action == action
            kinds[seen.options[0].kind] += 1
            assert action.kind not in (RETIRE, LEAVE)
            season.apply(seat, action)
    assert {"plan", "slipstream", "discard", "go-on", "keep", "take"} <= set(kinds), kinds


def test_in_the_garage_it_says_how_much_the_card_did_in_races_if_none_did_more() -> None:
    setup = race_config(load_circuit("usa"), ("club",) * 3, modules=RaceOptions(garage="basic")).setup
    race = Race(setup, 5)
    seen = view(race, race.waiting()[0])
    advice = advise(seen, Chance(1))
    worths = {
        option: upgrade_worth_on(seen.card_table.faces[option.cards[0]], seen.circuit) for option in seen.options
    }
    assert seen.step == "draft"
    assert worths[advice.action] == max(worths.values())
    second, best = sorted(worths.values())[-2:]
    assert advice.reason.id == "upgrade"
    assert advice.reason.values == {"hundredths": round(100 * (best - second))}


def test_where_anything_faster_would_spin_out_it_says_how_likely() -> None:
    """Just before the hairpin, with nothing in the engine."""
    race, seen = in_round(3)
    assert seen.seat is not None
    line = min(race.circuit.lines, key=lambda line: line.limit)
    cars = list(race.position().cars)
    own = cars[seen.seat]
    piles = own.discard + own.engine + own.hand
    cars[seen.seat] = own._replace(
        distance=line.at - 1, hand=(1, 4, 4, 4, 5, 5, 5), engine=(), gear=2, discard=piles
    )
    there = Race(race.setup, race.position()._replace(cars=tuple(cars)))
    advice = advise(view(there, seen.seat), Chance(1))
    assert advice.action == Action(PLAN, 0, (1,))
    assert advice.reason == Reason("safer", {"percent": 100, "limit": line.limit})


def test_every_question_of_a_race_with_all_modules_is_answered() -> None:
    """Once each, as far as they come up: there is no kind of decision without advice."""
    options = RaceOptions(mulligan=True, garage="all", draft="snake", weather=True, tournament=False)
    setup = race_config(load_circuit("usa"), ("club",) * 3, 1, modules=options).setup
    answered = set()
    for seed in range(3):
        race, chance = Race(setup, seed), Chance(seed)
        while not race.is_over():
            for seat in race.waiting():
                seen = view(race, seat)
                kind = f"{seen.step} {seen.options[-1].kind}"
                if len(seen.options) > 1 and kind not in answered:
                    advice = ADVISER.advise(seen, Chance(1))
                    assert advice.action in seen.options
                    assert advice.reason.id in REASONS
                    answered.add(kind)
                race.apply(seat, ClubDriver().decide(seen, chance))
    steps = {kind.rpartition(" ")[0] for kind in answered}
    assert steps >= {"draft", "throw away", "mulligan", "plan", "react", "slipstream", "discard"}


def test_where_it_takes_a_risk_it_says_how_large_and_never_that_it_leads_further() -> None:
    """Over races of every kind: what could spin out, or could not be paid, is never praised for its spaces."""
    told = Counter[str]()
    for circuit in ("usa", "italy", "spain"):
        race = Race(race_config(load_circuit(circuit), ("club",) * 4, 1).setup, 3)
        while not race.is_over():
            for seat in race.waiting():
                seen = view(race, seat)
                advice = ADVISER.advise(seen, Chance(1))
                own = sights(seen).get(advice.action)
                told[advice.reason.id] += 1
                if advice.reason.id == "risks":
                    assert own is not None
                    assert advice.reason.values["percent"] == round(100 * own.spin_out)
                if advice.reason.id in ("further", "safer"):
                    assert own is not None
                    assert own.spin_out < RISKY
                if advice.reason.id == "further":
                    assert advice.reason.values["heat"] <= own_car(seen).engine
                race.apply(seat, advice.action)
    assert {"further", "safer", "likes", "hand"} <= set(told)


def test_a_discard_is_told_by_what_it_gains_beside_keeping_all_or_beside_the_next_best() -> None:
    told = Counter[str]()
    race = Race(race_config(load_circuit("usa"), ("club",) * 5).setup, 6)
    while race.round < 6:
        for seat in race.waiting():
            seen = view(race, seat)
            if seen.step == "discard" and len(seen.options) > 1:
                worths = {option: worth for worth, option in ProDriver(A_LOOK).discards(seen, Chance(1))}
                if len(worths) > 1:
                    told += _told_of_discards(seen, worths)
            race.apply(seat, ClubDriver().decide(seen, Chance(1)))
    assert min(told[name] for name in ("hand", "alike", "nothing")) > 0, told


def _told_of_discards(seen: View, worths: dict[Action, float]) -> Counter[str]:
    keeps, (best, second) = worths[Action(DISCARD)], sorted(worths.values())[:-3:-1]
    told = Counter[str]()
    for option, worth in list(worths.items())[:4]:
        reason = discard_reason(seen, Chance(1), option)
        told[reason.id if reason else "nothing"] += 1
        if worth - keeps >= CLEAR:
            assert reason == Reason("hand", {"rounds": rounded(worth - keeps)})
        elif reason is not None:
            assert worth == best
            assert reason.values["rounds"] == rounded(best - second)
    return told


def test_a_plan_is_told_by_the_heat_that_it_cools_or_the_stress_that_it_plays() -> None:
    cool, warm = (_sight(4, 0.0, None)._replace(cools=heat) for heat in (3, 1))
    assert cools(cool, warm) == Reason("cools", {"heat": 3, "other": 1})
    assert cools(warm, cool) is cools(warm, warm) is None
    calm, tense = Action(PLAN, 0, (2, STRESS, STRESS)), Action(PLAN, 0, (2, 3, STRESS))
    assert sheds_stress(calm, tense) == Reason("sheds-stress", {"stress": 2, "other": 1})
    assert sheds_stress(tense, calm) is None


def _sight(distance: float, spin_out: float, limit: int | None) -> Sight:
    return Sight(distance, 0, 3, 0, spin_out, limit, 5)


def test_a_corner_is_named_only_where_anything_faster_would_spin_out_there() -> None:
    own, at_3, at_5 = _sight(4, 0.0, None), _sight(6, 0.4, 3), _sight(9, 0.9, 5)
    assert safer(own, [own, at_3, at_3]) == Reason("safer", {"percent": 40, "limit": 3})
    assert safer(own, [own, at_3, at_5]) == Reason("safer", {"percent": 40, "limit": SEVERAL})
    assert safer(own, [own, at_3, _sight(9, 0.0, None)]) is None


def test_what_leads_further_costs_no_more_than_it_says_also_with_cards_that_are_not_paid_for_yet() -> None:
    """The engine carries it out, with all that must be paid, and nothing else."""
    options = RaceOptions(garage="all", draft="quick", weather=True)
    costs = Counter[str]()
    for seed in range(12):
        race = Race(race_config(load_circuit("italy"), ("club",) * 3, 1, modules=options).setup, seed)
        while not race.is_over():
            for seat in race.waiting():
                seen = view(race, seat)
                action = ClubDriver().decide(seen, Chance(seed))
                own = sights(seen).get(action) if seen.step in ("speed", "react") and unpaid(seen) else None
                if own is not None and own.spin_out == 0:
                    costs[seen.step] += 1
                    assert own_car(seen).engine - _engine_behind_corners(race.clone(), seat, action) <= own.heat
                race.apply(seat, action)
    assert costs["react"], costs


def _engine_behind_corners(race: Race, seat: int, action: Action) -> int:
    race.apply(seat, action)
    while race.waiting() == [seat] and (seen := view(race, seat)).step in ("react", "slipstream"):
        race.apply(seat, min(seen.options, key=lambda option: (MUST.get(option.kind, len(MUST)), option.n)))
    return len(race.cars[seat].engine)

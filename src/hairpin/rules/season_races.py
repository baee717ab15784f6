"""The set-ups of a season's races (9.2): made of what was drawn for the race and what the season has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.garage import SEASON, GarageModule
from hairpin.rules.season_position import NAMED, RaceBegun
from hairpin.rules.season_race import SeasonRace
from hairpin.rules.setup import Setup, default_round_limit

if TYPE_CHECKING:
    from hairpin.rules.circuit import Circuit
    from hairpin.rules.event_cards import EventCard
    from hairpin.rules.legend_cards import LegendsModule
    from hairpin.rules.season_setup import SeasonSetup


def setup_of(
    setup: SeasonSetup, number: int, circuit: Circuit, supply: tuple[int, ...], carried: SeasonRace
) -> Setup:
    """`number` from 0."""
    laps = max(1, circuit.laps + carried.event.laps)
    return Setup(
        circuit=circuit,
        cards=setup.cards,
        entrants=setup.entrants,
        laps=laps,
        round_limit=default_round_limit(circuit, laps),
        tournament=setup.tournament,
        garage=GarageModule(supply, SEASON, setup.mulligan),
        weather=setup.weather,
        legends=_legends(setup, number, circuit),
        season=carried,
    )


def _legends(setup: SeasonSetup, number: int, circuit: Circuit) -> LegendsModule | None:
    module = setup.legends[number]
    if module is None or circuit not in setup.aggressive_circuits:
        return module
    return module._replace(aggressive=True)


# -- as plain data -----------------------------------------------------------------------------------------


def race_begun(setup: SeasonSetup, race: Setup, number: int) -> RaceBegun:
    assert race.season is not None
    assert race.garage is not None
    carried = race.season
    named = setup.slots[number].circuit is not None
    return RaceBegun(
        number=number,
        circuit=NAMED if named else setup.circuits.index(race.circuit),
        event=carried.event.id,
        supply=race.garage.supply,
        grid=carried.grid,
        absent=carried.absent,
        upgrades=carried.upgrades,
        sponsors=carried.sponsors,
        sponsor_deck=carried.sponsor_deck,
        rivals=carried.rivals,
        keep_one=carried.keep_one,
    )


def race_setup(setup: SeasonSetup, begun: RaceBegun) -> Setup:
    circuit = setup.slots[begun.number].circuit or setup.circuits[begun.circuit]
    carried = SeasonRace(
        event=_event(setup, begun.event),
        grid=begun.grid,
        absent=begun.absent,
        upgrades=begun.upgrades,
        sponsors=begun.sponsors,
        sponsor_deck=begun.sponsor_deck,
        rivals=begun.rivals,
        keep_one=begun.keep_one,
    )
    return setup_of(setup, begun.number, circuit, begun.supply, carried)


def _event(setup: SeasonSetup, number: int) -> EventCard:
    named = [slot.event for slot in setup.slots if slot.event is not None]
    return next(event for event in (*setup.events, *named) if event.id == number)

"""A race of three on the first circuit, driven to some round, and what the first in line sees there."""

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.hunch import hunch
from hairpin.rules.race import Race
from hairpin.rules.view import View, view


def in_round(number: int) -> tuple[Race, View]:
    race = Race(race_config(load_circuit("usa"), ("club",) * 3).setup, 5)
    while race.round < number:
        for seat in race.waiting():
            race.apply(seat, hunch(race, seat))
    return race, view(race, race.waiting()[0])

"""A race as an environment has one: with a reward for each seat, and a new deal whenever it begins again."""

from __future__ import annotations

from collections.abc import Sequence

from hairpin.encoding.codec import codec_for
from hairpin.envs.rewards import Scheme, scheme
from hairpin.envs.seeds import Seeds
from hairpin.envs.spaces import Numbers, Seen
from hairpin.rules.errors import BadSetup, IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.setup import Setup


class Racing:
    """`seats` are those that somebody decides for; Legends are none of them."""

    def __init__(self, setup: Setup, reward: str | Scheme, can_retire: bool) -> None:
        self.setup = setup
        self.seats = [seat for seat, entrant in enumerate(setup.entrants) if not entrant.legend]
        if not self.seats:
            raise BadSetup("cars: a race of Legends alone has nobody to decide; give one car or more")
        self.numbers = Numbers(codec_for(setup), can_retire)
        self.scheme = scheme(reward)
        self.seed = 0
        self.race = Race(setup, 0)
        self._seeds = Seeds()
        self._begin()

    def reset(self, seed: int | None) -> None:
        """The race of this seed, as `hairpin race --seed` deals it; those after it follow from the same seed."""
        self.seed = self._seeds.next(seed)
        self.race = Race(self.setup, self.seed)
        self._begin()

    def _begin(self) -> None:
        self._start = [car.distance for car in self.race.cars]
        self._distances = self._start.copy()
        self._is_settled = False

    def asked(self) -> list[int]:
        """Who owes a decision, in the order of the game."""
        return self.race.waiting()

    def act(self, seat: int, index: int) -> None:
        """What is not legal raises `IllegalAction`, and changes nothing."""
        numbers, race = self.numbers, self.race
        if not numbers.is_legal(race, seat, index):
            raise IllegalAction(f"action {index} is not among what car_{seat} may do now; see its action_mask")
        race.apply(seat, numbers.codec.decode(race, seat, index))

    def seen(self, seat: int, asked: Sequence[int]) -> Seen:
        return self.numbers.seen(self.race, seat, seat in asked)

    def earned(self) -> list[float]:
        """By seat, since the last time that this was asked for."""
        race, scheme = self.race, self.scheme
        found = [0.0] * len(race.cars)
        if scheme.way:
            for car in race.cars:
                gained = car.distance - self._distances[car.seat]
                if gained:
                    found[car.seat] = scheme.way * gained / (race.finish - self._start[car.seat])
                    self._distances[car.seat] = car.distance
        if race.is_over() and not self._is_settled:
            self._is_settled = True
            for place, seat in enumerate(race.ranking(), start=1):
                found[seat] += scheme.at_end(place, len(race.cars))
        return found

    def places(self) -> list[int]:
        """By seat, from 1."""
        ranking = self.race.ranking()
        return [ranking.index(seat) + 1 for seat in range(len(ranking))]

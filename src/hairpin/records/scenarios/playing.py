"""Playing a scenario: each decision is answered by the car's next [[do]], or passed."""

from __future__ import annotations

from collections import deque

from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.answers import answers
from hairpin.records.scenarios.passing import next_duty, pass_by
from hairpin.records.scenarios.scenario import Do, Scenario
from hairpin.records.snapshot import snapshot
from hairpin.rules.actions import DONE, Action
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING, STEP_NUMBERS

_STEP_OF = {"retire": "plan", "refresh": "replenish"}


class Script:
    """What the cars of a scenario are told to do, in order, each car for itself."""

    def __init__(self, scenario: Scenario) -> None:
        self._dos = {
            seat: deque(do for do in scenario.dos if do.car == car.name) for seat, car in enumerate(scenario.cars)
        }

    def play_round(self, race: Race) -> None:
        number = race.round
        race.pause_at = number + 1
        while race.round == number and not race.is_over():
            waiting = race.waiting()
            if waiting:
                self._answer(race, waiting[0])
            else:
                race.start()

    def end(self) -> None:
        """What was refused or passed and never came up is fine; anything else left over is a mistake."""
        left = [do for dos in self._dos.values() for do in dos if not _may_be_missed(do)]
        if left:
            raise ScenarioError(f"{left[0]}: was never asked for")

    def _answer(self, race: Race, seat: int) -> None:
        dos = self._dos[seat]
        self._drop_missed(race, dos)
        while dos and _step(dos[0]) == race.step:
            do = dos.popleft()
            if not do.refused:
                _carry_out(race, seat, do)
                return
            _check_refused(race, seat, do)
        race.apply(seat, pass_by(race, seat))

    def _drop_missed(self, race: Race, dos: deque[Do]) -> None:
        """The car's turn has left the step at which these could have been asked for."""
        while dos and _may_be_missed(dos[0]) and _has_left(race, dos[0]):
            dos.popleft()


def _step(do: Do) -> int:
    return STEP_NUMBERS[_STEP_OF.get(do.decision, do.decision)]


def _may_be_missed(do: Do) -> bool:
    return do.refused or do.is_pass()


def _has_left(race: Race, do: Do) -> bool:
    if race.step == PLANNING:
        return race.round > 1 and _step(do) > PLANNING
    return _step(do) < race.step


def _carry_out(race: Race, seat: int, do: Do) -> None:
    try:
        if do.answer == DONE:
            _do_duties(race, seat)
        for action in answers(race, seat, do):
            race.apply(seat, action)
    except IllegalAction as error:
        raise ScenarioError(f"{do}: {error}") from None


def _do_duties(race: Race, seat: int) -> None:
    """Whoever says no more than `done` means: with all that must be done."""
    while (duty := next_duty(race, seat)).kind != DONE and Action(DONE) not in race.legal(seat):
        race.apply(seat, duty)


def _check_refused(race: Race, seat: int, do: Do) -> None:
    """Tried on a twin: an answer may take two actions, and is refused as a whole."""
    twin = race.clone()
    before = snapshot(race)
    try:
        for action in answers(twin, seat, do):
            _check_unchanged_if_refused(twin, seat, action, do)
    except IllegalAction:
        if snapshot(race) != before:
            raise ScenarioError(f"{do}: was refused, but something has changed") from None
        return
    raise ScenarioError(f"{do}: was accepted; it should have been refused")


def _check_unchanged_if_refused(race: Race, seat: int, action: Action, do: Do) -> None:
    before = snapshot(race)
    try:
        race.apply(seat, action)
    except IllegalAction:
        if snapshot(race) != before:
            raise ScenarioError(f"{do}: was refused, but something has changed") from None
        raise

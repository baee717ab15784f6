"""Playing a scenario: each decision is answered by the car's next [[do]], or passed."""

from __future__ import annotations

from collections import deque

from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.passing import pass_by
from hairpin.records.scenarios.scenario import Do, Scenario
from hairpin.records.snapshot import snapshot
from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DISCARD, DONE, PLAN, RETIRE, SLIPSTREAM, Action
from hairpin.rules.errors import IllegalAction
from hairpin.rules.race import Race
from hairpin.rules.steps import STEPS

_STEP_OF = {
    "plan": "plan",
    "retire": "plan",
    "react": "react",
    "slipstream": "slipstream",
    "discard": "discard",
}
_STEP_NUMBER = {step.name: number for number, step in enumerate(STEPS)}


class Script:
    """What the cars of a scenario are told to do, in order, each car for itself."""

    def __init__(self, scenario: Scenario) -> None:
        self._dos = {
            seat: deque(do for do in scenario.dos if do.car == car.name) for seat, car in enumerate(scenario.cars)
        }

    def play_round(self, race: Race) -> None:
        number = race.round
        while race.round == number and not race.is_over():
            self._answer(race, race.waiting()[0])

    def end(self) -> None:
        """What was refused or passed and never came up is fine; anything else left over is a mistake."""
        left = [do for dos in self._dos.values() for do in dos if not _may_be_missed(do)]
        if left:
            raise ScenarioError(f"{left[0]}: was never asked for")

    def _answer(self, race: Race, seat: int) -> None:
        dos = self._dos[seat]
        self._drop_missed(race, dos)
        while dos and _STEP_OF[dos[0].decision] == STEPS[race.step].name:
            do = dos.popleft()
            if not do.refused:
                self._carry_out(race, seat, do)
                return
            _check_refused(race, seat, do)
        race.apply(seat, pass_by(race, seat))

    def _drop_missed(self, race: Race, dos: deque[Do]) -> None:
        """The car's turn has left the step at which these could have been asked for."""
        while dos and _may_be_missed(dos[0]) and _has_left(race, dos[0]):
            dos.popleft()

    def _carry_out(self, race: Race, seat: int, do: Do) -> None:
        try:
            race.apply(seat, _action(race, seat, do))
        except IllegalAction as error:
            raise ScenarioError(f"{do}: {error}") from None


def _may_be_missed(do: Do) -> bool:
    return do.refused or do.is_pass()


def _has_left(race: Race, do: Do) -> bool:
    step = _STEP_NUMBER[_STEP_OF[do.decision]]
    in_planning = race.active() is None
    return race.round > 1 and step > 0 if in_planning else step < race.step


def _check_refused(race: Race, seat: int, do: Do) -> None:
    before = snapshot(race)
    try:
        race.apply(seat, _action(race, seat, do))
    except IllegalAction:
        if snapshot(race) != before:
            raise ScenarioError(f"{do}: was refused, but something has changed") from None
        return
    raise ScenarioError(f"{do}: was accepted; it should have been refused")


def _action(race: Race, seat: int, do: Do) -> Action:
    answer = do.answer
    match do.decision:
        case "plan" if isinstance(answer, tuple):
            return Action(PLAN, 0, answer)
        case "discard" if isinstance(answer, tuple):
            return Action(DISCARD, 0, answer)
        case "slipstream" if isinstance(answer, int):
            return Action(SLIPSTREAM, answer)
        case "retire":
            return Action(RETIRE)
        case _:
            return _reaction(race, seat, do)


def _reaction(race: Race, seat: int, do: Do) -> Action:
    match do.answer:
        case "cooldown":
            return Action(COOLDOWN, _most(race, seat) if do.n is None else do.n)
        case "adrenaline":
            return Action(ADRENALINE)
        case "boost":
            return Action(BOOST)
        case _:
            return Action(DONE)


def _most(race: Race, seat: int) -> int:
    """All that can be cooled; 1, which is then refused, if nothing can."""
    return max((option.n for option in race.legal(seat) if option.kind == COOLDOWN), default=1)

"""A player who asks what each choice would come to, takes any of them, and holds the answer to what then happens.

It knows only what it is sent over its socket, as somebody at the page does.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, cast

from hairpin.rules.chance import Chance
from tests.server.player import Json, Player

IN_TURN = ("speed", "react", "slipstream")
NEVER = ("retire", "leave")
ENOUGH = 1e-5
"""Chances are sent rounded."""


class Step(NamedTuple):
    """A choice, and all that was heard until the next one."""

    option: str
    forecasts: list[Json]
    seat: int
    before: Json
    acted: Json
    """The view right after it."""
    after: Json
    """The view when something was asked again, or the race was over."""
    options: list[str]
    events: list[Json]

    @property
    def kind(self) -> str:
        return self.option.split()[0]

    def own(self, *kinds: str) -> list[Json]:
        return [event for event in self.events if event["event"] in kinds and event.get("seat") == self.seat]

    def goes_on(self) -> bool:
        """The turn is not over, and its corners have not been checked."""
        is_same = self.after["round"] == self.before["round"] and self.after["active"] == self.seat
        return is_same and self.after["step"] in IN_TURN

    def is_first(self) -> bool:
        """Nobody else has moved between the choice and the own move."""
        for event in self.events:
            if event["event"] in ("CarMoved", "LegendMoved", "SpunOut", "CarRetired"):
                return event["seat"] == self.seat
        return True


class Prophet:
    """Races to the end; `checked` counts the decisions by what was asked and `certain` those without chance."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.checked: Counter[str] = Counter()
        self.certain = 0
        self.spun = 0
        self._chance = Chance(seed)
        self._length = 1

    async def race(self) -> None:
        while True:
            await self.player.until(lambda: self._is_over() or self.player.owes(), seconds=60)
            if self._is_over():
                return
            await self._step()

    def _is_over(self) -> bool:
        return self.player.phase == "over"

    async def _step(self) -> None:
        player = self.player
        assert player.decision is not None
        assert player.seat is not None
        shown = await player.ask("preview", decision=player.decision["id"])
        forecasts = {
            str(one["do"]): cast(list[Json], one["forecasts"]) for one in cast(list[Json], shown["options"])
        }
        options = [option for option in player.options if option.split()[0] not in NEVER]
        assert not forecasts or set(forecasts) == set(options), "all that can be chosen is foreseen, or nothing"
        option = options[self._chance.below(len(options))]
        before, heard = cast(Json, player.view), len(player.heard)
        seq = (await player.answer(option))["seq"]
        await player.until(lambda: self._is_over() or player.owes(), seconds=60)
        updates = [update for update in player.messages_since(heard) if update["type"] == "update"]
        if option in forecasts:
            acted = next(cast(Json, update["view"]) for update in updates if update["seq"] == seq)
            events = [event for update in updates for event in cast(list[Json], update["events"])]
            after, asked = cast(Json, player.view), player.options
            self._check(Step(option, forecasts[option], player.seat, before, acted, after, asked, events))

    # -- what must be so -----------------------------------------------------------------------------------------

    def _check(self, step: Step) -> None:
        self._length = int(str(cast(Json, cast(Json, self.player.track)["circuit"])["length"]))
        self.checked[step.kind] += 1
        for forecast in step.forecasts:
            assert abs(sum(chance_of(way) for way in landings(forecast)) - 1) < ENOUGH * len(landings(forecast))
        if step.kind in ("discard", "refresh"):
            _check_hand(step)
        elif not step.own("GearMended", "CarRetired"):
            self._check_turn(step)

    def _check_turn(self, step: Step) -> None:
        ways = [way for forecast in step.forecasts for way in landings(forecast)]
        self.certain += len(ways) == 1
        _check_landing(step, ways)
        if len(step.forecasts) == 1 and step.goes_on():
            _check_car(step, step.forecasts[0])
        if len(step.forecasts) == 1 and not step.goes_on() and (step.kind != "plan" or step.is_first()):
            self._check_corners(step, step.forecasts[0])

    def _check_corners(self, step: Step, forecast: Json) -> None:
        """Heat for each line is what was foreseen; what can't happen does not, and what must happen does."""
        risks = {int(str(risk["line"])) % self._length: risk for risk in cast(list[Json], forecast["corners"])}
        crossed = step.own("CornerCrossed")
        for event in crossed:
            risk = risks[int(str(event["line"])) % self._length]
            minimum, maximum = cast(list[int], risk["heat"])
            assert risk["limit"] == event["limit"], (step, risk)
            assert minimum <= cast(int, event["heat"]) <= maximum, (step, risk)
        spun = step.own("SpunOut")
        self.spun += len(spun)
        certainty = sum(cast(float, risk["spin_out"]) for risk in risks.values())
        if spun:
            backs = [risk["back"] for risk in risks.values() if cast(float, risk["spin_out"]) > 0]
            assert spun[0]["distance"] in backs, step
        else:
            assert certainty < 1 - ENOUGH, step
            sure = [line for line, risk in risks.items() if cast(float, risk["reached"]) > 1 - ENOUGH]
            passed = [int(str(event["line"])) % self._length for event in crossed]
            assert passed[: len(sure)] == sure, step


def landings(forecast: Json) -> list[Json]:
    return cast(list[Json], forecast["landings"])


def chance_of(way: Json) -> float:
    chance = cast(float, way["chance"])
    assert 0 < chance <= 1, "what can't happen is not shown"
    return chance


def _check_landing(step: Step, ways: list[Json]) -> None:
    """The car stands where it was shown. Of a plan only the speed is sure, if others move first."""
    moves = step.own("CarMoved")
    if step.kind == "plan":
        if moves:
            assert moves[0]["spaces"] in [way["speed"] for way in ways], step
        if moves and step.is_first():
            assert _place(moves[0]) in [_place(way) for way in ways if way["speed"] == moves[0]["spaces"]], step
        return
    own = cast(list[Json], step.before["cars"])[step.seat]
    assert _place(moves[-1] if moves else own) in [_place(way) for way in ways], step


def _place(found: Json) -> tuple[object, object]:
    return found["distance"], found["spot"]


def _check_car(step: Step, forecast: Json) -> None:
    """In the middle of the turn: gear, speed, hand, and the Heat that is left."""
    car = cast(list[Json], step.after["cars"])[step.seat]
    assert car["gear"] == forecast["gear"], step
    assert car["speed"] in [way["speed"] for way in landings(forecast)] or step.after["step"] == "speed", step
    assert Counter(cast(list[str], step.after["hand"])) == Counter(cast(list[str], forecast["hand"])), step
    assert car["engine"] == forecast["engine"] or _is_owing(step), step


def _is_owing(step: Step) -> bool:
    """The forecast has taken off what must still be paid. That waits while the discard is searched."""
    asked = {option.split()[0] for option in step.options}
    if "take" in asked:
        asked = {str(symbol["symbol"]) for symbol in cast(list[Json], step.after["symbols"])}
    return not asked.isdisjoint({"heat", "scrap", "replace"})


def _check_hand(step: Step) -> None:
    """What stays in the hand, and how many come to it."""
    (forecast,) = step.forecasts
    if step.acted["round"] != step.before["round"] and step.acted["step"] not in ("plan", *IN_TURN):
        return  # another race of the season has begun
    drawn = Counter(cast(list[str], step.acted["hand"]))
    drawn.subtract(cast(list[str], forecast["hand"]))
    assert min(drawn.values(), default=0) >= 0, step
    is_asked_again = any(option.startswith("refresh") for option in step.options) and step.kind == "discard"
    assert drawn.total() == (0 if is_asked_again else forecast["draws"]), step

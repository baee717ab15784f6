"""A recorded race looked at again, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hairpin.analysis.candidates import candidates
from hairpin.analysis.trials import SURE, TURNS, compare
from hairpin.drivers.moment import BEFORE, IN_TURN, PLAN, Unimaginable
from hairpin.records.games import current_race
from hairpin.records.reading import Record
from hairpin.records.replay import replay_on
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import RETIRE, TAKE_BACK, Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.view import View

HUMAN: Final = "human"
WORST: Final = 3
WORTH_A_WORD: Final = 0.2
"""Places: less is no mistake, however sure one may be of it."""
DIGITS: Final = 3


STAND_IN: Final = "stand-in"
GAVE_UP: Final = "gave-up"
BETWEEN: Final = "between-races"
HIDDEN: Final = "hidden"
NOT_JUDGED: Final = (STAND_IN, GAVE_UP, BETWEEN, HIDDEN)
"""Why a decision is not judged: somebody else took it, it was to end the race, it belongs to no race, or what
could be done depended on cards that nobody sees."""


class NobodyToAnalyse(HairpinError):
    """The record has no such decisions."""


class Moment(NamedTuple):
    """A decision as it stood."""

    action: int
    """Of the record, counted from 1: those that were undone do not count."""
    race: int
    """Of a season, counted from 1."""
    view: View
    done: Action
    why_not: str | None = None
    """It is not to be judged; one of `NOT_JUDGED`."""


class Judged(NamedTuple):
    """Places count from 1; what is better is smaller. `error` is as much as luck may have made of it."""

    action: int
    race: int
    round: int
    step: str
    done: str
    best: str
    """The same, where nothing better was found."""
    place: float
    place_error: float
    gain: float
    """By so many places `best` would have been better."""
    gain_error: float
    races: int

    @property
    def is_mark(self) -> bool:
        """Only where it is more than luck may have made of it, also in tenths as shown, and worth a word."""
        return round(self.gain, 1) > round(self.gain_error, 1) and self.gain >= WORTH_A_WORD


class NotJudged(NamedTuple):
    action: int
    race: int
    round: int
    step: str
    done: str
    why: str


class SeatAnalysis(NamedTuple):
    seat: int
    name: str
    decisions: tuple[Judged, ...]
    not_judged: tuple[NotJudged, ...]
    worst: tuple[int, ...]
    """The actions that lost most, at most three and one of a turn, in their order."""


def moments(record: Record, seats: Sequence[int]) -> Iterator[Moment]:
    """With a choice, and as they stood at last: a plan that was taken back was none."""
    game = record.start()
    kept: dict[int, Moment] = {}
    number = 0
    steps = replay_on(game, record)
    while number < len(record.actions):
        seat = record.actions[number].seat
        seen = game_view(game, seat) if seat in seats else None
        race = len(game.results) + 1 if isinstance(game, Season) else 1
        if seen is not None and seen.step != PLAN and seat in kept:
            yield kept.pop(seat)
        recorded, action = next(steps)
        number += 1
        if seen is None:
            continue
        if action.kind == TAKE_BACK:
            kept.pop(seat, None)
        elif len(seen.options) > 1:
            done = action.in_order() if action.in_order() in seen.options else action
            found = Moment(number, race, seen, done, _why_not(seen, action, recorded.by))
            if seen.step == PLAN:
                if seat in kept:
                    yield kept.pop(seat)
                kept[seat] = found
            else:
                yield found
    yield from (kept[seat] for seat in sorted(kept))


def _why_not(seen: View, action: Action, by: str | None) -> str | None:
    if by is not None:
        return STAND_IN
    if action.kind == RETIRE:
        return GAVE_UP
    return None if seen.step in (PLAN, *IN_TURN, *BEFORE) else BETWEEN


def judged(moment: Moment, turns: int = TURNS) -> Judged | NotJudged:
    """Its chance comes from the number alone, not from cards."""
    seen = moment.view
    if moment.why_not is not None:
        return _not_judged(moment, moment.why_not)
    chance = Chance(Chance(moment.action).state + (seen.seat or 0))
    try:
        verdict = compare(seen, chance, moment.done, candidates(seen), turns)
    except Unimaginable:
        return _not_judged(moment, HIDDEN)
    codes = seen.card_table.codes
    return Judged(
        moment.action,
        moment.race,
        seen.round,
        seen.step,
        action_text(moment.done, codes),
        action_text(verdict.best, codes),
        round(verdict.place.mean, DIGITS),
        round(SURE * verdict.place.error, DIGITS),
        round(verdict.gain.mean, DIGITS),
        round(SURE * verdict.gain.error, DIGITS),
        verdict.races,
    )


def _not_judged(moment: Moment, why: str) -> NotJudged:
    seen = moment.view
    done = action_text(moment.done, seen.card_table.codes)
    return NotJudged(moment.action, moment.race, seen.round, seen.step, done, why)


def people(record: Record) -> list[int]:
    return [seat for seat, driver in enumerate(record.config.drivers) if driver == HUMAN]


def analysed(seat: int, name: str, decisions: Sequence[Judged | NotJudged]) -> SeatAnalysis:
    told = [each for each in decisions if isinstance(each, Judged)]
    skipped = tuple([each for each in decisions if isinstance(each, NotJudged)])
    return SeatAnalysis(seat, name, tuple(told), skipped, _worst(told))


def to_think_about(every: Sequence[Moment]) -> int:
    """Of all moments, those that take their time."""
    return sum(moment.why_not is None for moment in every)


def _worst(decisions: Sequence[Judged]) -> tuple[int, ...]:
    """Of each turn the decision that lost most."""
    by_turn: dict[tuple[int, int], Judged] = {}
    for each in decisions:
        turn = (each.race, each.round)
        if each.is_mark and (turn not in by_turn or each.gain > by_turn[turn].gain):
            by_turn[turn] = each
    found = sorted(by_turn.values(), key=lambda each: (-each.gain, each.action))[:WORST]
    return tuple(sorted(each.action for each in found))


def names_of(record: Record) -> list[str]:
    game = record.start()
    return [entrant.name for entrant in current_race(game).setup.entrants]

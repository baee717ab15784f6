"""The figures of a driver that tables show, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hairpin.lab.intervals import Interval, win_share
from hairpin.lab.tally import DriverTally

Value = float | None
"""None: does not apply, or there is nothing to take a mean of."""


@dataclass(frozen=True, slots=True)
class Column:
    """`key` in files; `title` and `explained` for people."""

    key: str
    title: str
    explained: str
    value: Callable[[DriverTally], Value]
    digits: int = 2
    percent: bool = False

    def text(self, tally: DriverTally) -> str:
        value = self.value(tally)
        if value is None:
            return "-"
        return f"{100 * value:.1f}%" if self.percent else f"{value:,.{self.digits}f}"

    def number(self, tally: DriverTally) -> Value:
        """As it is written into files."""
        value = self.value(tally)
        return value if value is None or isinstance(value, int) else round(value, 6)


def share(part: float, whole: float) -> Value:
    return part / whole if whole else None


def win_interval(tally: DriverTally) -> Interval | None:
    return win_share(tally.wins, tally.starts) if tally.starts else None


def _per_race(name: str) -> Callable[[DriverTally], Value]:
    """Legends have no turns of their own: what they don't have is not 0."""
    return lambda tally: share(tally.sums[name], tally.starts) if tally.turns else None


def _in_gear(gear: int) -> Callable[[DriverTally], Value]:
    return lambda tally: share(tally.gears[gear - 1], tally.turns)


def _win_bound(side: int) -> Callable[[DriverTally], Value]:
    def value(tally: DriverTally) -> Value:
        interval = win_interval(tally)
        return interval[side] if interval else None

    return value


RESULTS: Final = (
    Column("starts", "starts", "cars of this driver at the start, over all races", lambda t: t.starts, 0),
    Column("wins", "wins", "races won", lambda t: t.wins, 0),
    Column("win_rate", "win %", "share of its starts won", lambda t: share(t.wins, t.starts), percent=True),
    Column("win_rate_low", "win % from", "lower end of the win rate's 95% interval", _win_bound(1), percent=True),
    Column("win_rate_high", "win % to", "upper end of the win rate's 95% interval", _win_bound(2), percent=True),
    Column("mean_place", "mean place", "mean place at the end", lambda t: t.mean_place() if t.starts else None),
    Column(
        "podium_rate",
        "podium %",
        "share of its starts finished first to third",
        lambda t: share(t.podiums, t.starts),
        percent=True,
    ),
    Column(
        "finish_rate", "finished %", "reached the finish", lambda t: share(t.rounds.count, t.starts), percent=True
    ),
    Column(
        "mean_rounds", "mean rounds", "mean rounds to the finish", lambda t: share(t.rounds.total, t.rounds.count)
    ),
)
GEARS: Final = tuple(
    Column(f"gear_{gear}", f"gear {gear}", f"turns in gear {gear}", _in_gear(gear), percent=True)
    for gear in (1, 2, 3, 4)
)
DRIVING: Final = (
    Column("cluttered", "cluttered", "turns lost to a cluttered hand, per race", _per_race("cluttered")),
    Column("spin_outs", "spin-outs", "per race", _per_race("spin_outs")),
    Column("boosts", "boosts", "per race", _per_race("boosts")),
    Column("slipstreams", "slipstreams", "per race", _per_race("slipstreams")),
    Column(
        "slipstream_spaces",
        "slipstream spaces",
        "spaces gained by slipstream, per race",
        _per_race("slipstream_spaces"),
    ),
    Column("heat_paid", "Heat paid", "for whatever reason, per race", _per_race("heat_paid")),
    Column("heat_left", "Heat left", "in the engine at the end of a race", _per_race("heat_left")),
    Column("stress_played", "Stress played", "Stress cards played, per race", _per_race("stress_played")),
    Column(
        "stress_gained",
        "Stress gained",
        "Stress cards gained by spinning out, per race",
        _per_race("stress_gained"),
    ),
    Column(
        "adrenaline_turns", "Adrenaline turns", "turns with Adrenaline, per race", _per_race("adrenaline_turns")
    ),
    Column(
        "adrenaline_used",
        "Adrenaline +1",
        "turns in which Adrenaline's +1 was taken, per race",
        _per_race("adrenaline_used"),
    ),
)
SEASON: Final = (
    Column("seasons", "seasons", "cars of this driver in a season, over all seasons", lambda t: t.seasons, 0),
    Column("titles", "titles", "championships won", lambda t: t.titles, 0),
    Column(
        "title_rate", "title %", "share of its seasons won", lambda t: share(t.titles, t.seasons), percent=True
    ),
    Column("mean_points", "mean points", "mean points of a season", lambda t: share(t.points, t.seasons)),
    Column(
        "mean_season_place",
        "final place",
        "mean place in the standings",
        lambda t: share(t.season_places, t.seasons),
    ),
)
THINKING: Final = Column(
    "ms_per_decision",
    "ms per decision",
    "CPU milliseconds for a decision; differs from machine to machine",
    lambda t: share(1000 * t.thinking.seconds, t.thinking.decisions),
)


def columns(is_season: bool) -> tuple[Column, ...]:
    """All that are the same in every run."""
    return RESULTS + (SEASON if is_season else ()) + GEARS + DRIVING

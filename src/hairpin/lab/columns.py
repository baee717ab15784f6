"""The figures of a driver that tables show, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hairpin.lab.intervals import Interval
from hairpin.lab.moments import Ratio
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

    is_counted: bool = False
    """A number of cars or races, which is what it is: it has no interval."""

    def interval(self, tally: DriverTally) -> Interval | None:
        """95 %; None if there are too few games to tell, or it does not apply."""
        if self.is_counted or self.value(tally) is None:
            return None
        ratio = tally.ratios.get(self.key, Ratio())
        return ratio.share() if self.percent else ratio.mean()

    def text(self, tally: DriverTally) -> str:
        value, interval = self.value(tally), self.interval(tally)
        if value is None:
            return "-"
        bounds = f" ({self._plain(interval.low)}-{self._plain(interval.high)})" if interval else ""
        return self._plain(value) + ("%" if self.percent else "") + bounds

    def _plain(self, value: float) -> str:
        return f"{100 * value:.1f}" if self.percent else f"{value:,.{self.digits}f}"

    @property
    def keys(self) -> tuple[str, ...]:
        """In files: with the ends of the interval, if it can have one."""
        return (self.key,) if self.is_counted else (self.key, f"{self.key}_low", f"{self.key}_high")

    def numbers(self, tally: DriverTally) -> tuple[Value, ...]:
        """As they are written into files, by those keys."""
        if self.is_counted:
            return (_in_files(self.value(tally)),)
        interval = self.interval(tally)
        ends = (interval.low, interval.high) if interval else (None, None)
        return tuple(map(_in_files, (self.value(tally), *ends)))


def _in_files(value: Value) -> Value:
    return value if value is None or isinstance(value, int) else round(value, 6)


def share(part: float, whole: float) -> Value:
    return part / whole if whole else None


def win_interval(tally: DriverTally) -> Interval | None:
    return tally.ratios["win_rate"].share() if tally.starts else None


def _per_race(name: str) -> Callable[[DriverTally], Value]:
    """Legends have no turns of their own: what they don't have is not 0."""
    return lambda tally: share(tally.sums[name], tally.starts) if tally.turns else None


def _in_gear(gear: int) -> Callable[[DriverTally], Value]:
    return lambda tally: share(tally.gears[gear - 1], tally.turns)


RESULTS: Final = (
    Column(
        "starts",
        "starts",
        "cars of this driver at the start, over all races",
        lambda t: t.starts,
        0,
        is_counted=True,
    ),
    Column("wins", "wins", "races won", lambda t: t.wins, 0, is_counted=True),
    Column("win_rate", "win %", "share of its starts won", lambda t: share(t.wins, t.starts), percent=True),
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
    Column(
        "seasons",
        "seasons",
        "cars of this driver in a season, over all seasons",
        lambda t: t.seasons,
        0,
        is_counted=True,
    ),
    Column("titles", "titles", "championships won", lambda t: t.titles, 0, is_counted=True),
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

"""The charts of a simulation's report, each with its numbers as a table and its message as a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hairpin.lab.intervals import Interval, win_share
from hairpin.lab.moments import Moments
from hairpin.lab.svg import (
    WIDTH,
    Scale,
    apart,
    box,
    line,
    mark,
    picture,
    polyline,
    series,
    text,
    ticks,
)
from hairpin.lab.tables import mean_positions
from hairpin.lab.tally import CircuitTally, DriverTally, Tally
from hairpin.lab.upgrade_value import ENOUGH_CARS, UpgradeValue, upgrade_values

NAMES: Final = 170
"""How wide the names of drivers may be."""
ROW: Final = 34
SMALL_ROW: Final = 22


@dataclass(frozen=True, slots=True)
class Chart:
    """`svg` is empty if there is nothing to show; then `reading` says why."""

    name: str
    title: str
    reading: str
    svg: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def charts(tally: Tally) -> tuple[Chart, ...]:
    return (
        places_chart(tally),
        positions_chart(tally),
        pace_chart(tally),
        upgrades_chart(tally),
        grid_chart(tally),
    )


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def _share_text(share: Interval) -> str:
    return f"{percent(share.value)} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def _mean_text(moments: Moments) -> str:
    interval = moments.interval()
    return f"{moments.mean():.2f}" + (f" ({interval.low:.2f}-{interval.high:.2f})" if interval else "")


def ordinal(number: int) -> str:
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _shortened(name: str, maximum: int = 24) -> str:
    return name if len(name) <= maximum else name[: maximum - 1] + "…"


# -- places ----------------------------------------------------------------------------------------------


def places_chart(tally: Tally) -> Chart:
    drivers = tally.by_wins()
    places = range(1, tally.field_size + 1)
    rows = tuple(
        (name, *(_share_text(win_share(found.places[place], found.starts)) for place in places))
        for name, found in drivers
    )
    reading = (
        "How often each driver finished in each place, in the table with 95% intervals. A row adds up to 100%."
    )
    svg = picture(
        "places", "Places by driver", _told_places(drivers), 30 + ROW * len(drivers), _place_cells(drivers, places)
    )
    return Chart("places", "Places", reading, svg, ("driver", *map(ordinal, places)), rows)


def _told_places(drivers: list[tuple[str, DriverTally]]) -> str:
    said = [f"{name}: first in {percent(found.wins / found.starts)}" for name, found in drivers]
    return f"A grid of drivers and places. {'; '.join(said)}."


def _place_cells(drivers: list[tuple[str, DriverTally]], places: range) -> Iterator[str]:
    width = (WIDTH - NAMES) / len(places)
    for place in places:
        yield text(NAMES + (place - 0.5) * width, 18, ordinal(place), "small", "middle")
    for row, (name, found) in enumerate(drivers):
        top = 28 + ROW * row
        yield text(NAMES - 12, top + ROW / 2 + 4, _shortened(name), anchor="end")
        for place in places:
            share = found.places[place] / found.starts
            left = NAMES + (place - 1) * width
            yield box(left + 1, top + 1, width - 2, ROW - 2, "cell")
            yield box(left + 1, top + 1, width - 2, ROW - 2, "heat", min(0.99, share))
            yield text(left + width / 2, top + ROW / 2 + 4, f"{100 * share:.0f}%", "number", "middle")


# -- positions by round ----------------------------------------------------------------------------------


def positions_chart(tally: Tally) -> Chart:
    means = mean_positions(tally)
    rounds = len(means[0][1]) - 1
    reading = (
        "The mean position at the start and after each round; cars that have finished keep their place. "
        "The chart ends where nothing changes any more."
    )
    told = "; ".join(f"{name} from {values[0]:.1f} to {values[-1]:.1f}" for name, values in means)
    svg = picture(
        "positions", "Mean position by round", f"Lines, one for each driver: {told}.", 340, _lines(tally, means)
    )
    known = [tally.drivers[name].positions(rounds) for name, _ in means]
    rows = tuple((str(n), *(_mean_text(moments[n]) for moments in known)) for n in range(rounds + 1))
    return Chart("positions", "Position by round", reading, svg, ("round", *(name for name, _ in means)), rows)


def _lines(tally: Tally, means: list[tuple[str, list[float]]]) -> Iterator[str]:
    rounds = len(means[0][1]) - 1
    x = Scale(0, max(rounds, 1), 40, WIDTH - NAMES - 14)
    y = Scale(1, max(tally.field_size, 2), 20, 290)
    for place in range(1, tally.field_size + 1):
        yield line(x.start, y(place), x.end, y(place))
        yield text(x.start - 10, y(place) + 4, str(place), "small", "end")
    for tick in ticks(0, max(rounds, 1)):
        if tick == int(tick):
            yield text(x(tick), 312, f"{tick:.0f}", "small", "middle")
    yield text((x.start + x.end) / 2, 332, "round", "small", "middle")
    labels = apart([y(values[-1]) for _, values in means], 17, 300)
    for number, ((name, values), label) in enumerate(zip(means, labels, strict=True)):
        points = [(x(n), y(value)) for n, value in enumerate(values)]
        yield polyline(points, f"curve {series(number)}")
        yield from (mark(number, *point) for point in points[:: max(1, len(points) // 6)])
        yield line(x.end + 4, points[-1][1], x.end + 12, label, "leader")
        yield mark(number, x.end + 20, label)
        yield text(x.end + 30, label + 4, _shortened(name, 20))


# -- pace by circuit -------------------------------------------------------------------------------------


def pace_chart(tally: Tally) -> Chart:
    groups = [(circuit, _pace(tally, circuit)) for circuit in tally.circuit_names()]
    reading = "Mean rounds of the cars that finished, the fastest first; the thin line is the mean's 95% interval."
    told = "; ".join(
        f"{circuit}: {', '.join(f'{name} {found.rounds.mean():.1f}' for _, name, found in pace)}"
        for circuit, pace in groups
    )
    height = 24 + sum(30 + SMALL_ROW * len(pace) for _, pace in groups)
    svg = picture("pace", "Pace by circuit", f"Rounds to the finish. {told}.", height, _pace_rows(groups))
    rows = tuple(_pace_row(circuit, name, found) for circuit, pace in groups for _, name, found in pace)
    heads = ("circuit", "driver", "starts", "finished", "mean rounds", "95% interval")
    return Chart("pace", "Pace by circuit", reading, svg, heads, rows)


Pace = list[tuple[int, str, CircuitTally]]
"""Number and name of a driver, and its figures on a circuit."""


def _pace(tally: Tally, circuit: str) -> Pace:
    """The fastest first; whoever never finished has no pace."""
    found = [
        (number, name, tally.circuits[name, circuit])
        for number, (name, _) in enumerate(tally.by_wins())
        if (name, circuit) in tally.circuits and tally.circuits[name, circuit].rounds.count
    ]
    return sorted(found, key=lambda entry: entry[2].rounds.mean())


def _pace_row(circuit: str, name: str, found: CircuitTally) -> tuple[str, ...]:
    interval = found.rounds.interval()
    bounds = f"{interval.low:.2f} to {interval.high:.2f}" if interval else "too few"
    return circuit, name, f"{found.starts:,}", f"{found.rounds.count:,}", f"{found.rounds.mean():.2f}", bounds


def _pace_rows(groups: list[tuple[str, Pace]]) -> Iterator[str]:
    maximum = max((found.rounds.mean() for _, pace in groups for _, _, found in pace), default=1.0)
    x = Scale(0, maximum * 1.05, NAMES, WIDTH - 60)
    y = 0.0
    for circuit, pace in groups:
        yield text(0, y + 20, circuit, "strong")
        y += 30
        for number, name, found in pace:
            yield from _pace_bar(x, y, number, name, found)
            y += SMALL_ROW


def _pace_bar(x: Scale, y: float, number: int, name: str, found: CircuitTally) -> Iterator[str]:
    middle, mean, interval = y + SMALL_ROW / 2, found.rounds.mean(), found.rounds.interval()
    yield text(NAMES - 26, middle + 4, _shortened(name, 20), anchor="end")
    yield mark(number, NAMES - 13, middle)
    yield box(x.start, y + 3, x(mean) - x.start, SMALL_ROW - 6, f"bar {series(number)}")
    end = x(mean)
    if interval:
        low, end = x(max(0.0, interval.low)), min(x(interval.high), WIDTH - 52)
        yield line(low, middle, end, middle, "whisker")
    yield text(end + 8, middle + 4, f"{mean:.1f}", "number")


# -- the value of upgrades -------------------------------------------------------------------------------


def upgrades_chart(tally: Tally) -> Chart:
    values = upgrade_values(tally)
    shown = [(value, value.places_gained) for value in values if value.places_gained is not None]
    svg = picture(
        "upgrades",
        "Places gained by each upgrade",
        _told_upgrades(shown),
        50 + SMALL_ROW * len(shown),
        _dots(shown),
    )
    heads = ("upgrade", "cars with it", "cars without", "places gained", "95% interval", "clear")
    rows = tuple(_upgrade_row(value) for value in values)
    return Chart("upgrades", "Value of upgrades", _upgrade_reading(values), svg if shown else "", heads, rows)


def _upgrade_reading(values: list[UpgradeValue]) -> str:
    if not values:
        return "No car had an upgrade: these races were run without a garage."
    few = sum(value.places_gained is None for value in values)
    reading = (
        "How many places better cars with the upgrade came in than cars of the same driver with other upgrades. "
        "A line that crosses 0 may be chance; among so many upgrades, one in twenty will miss 0 by chance alone. "
        "Those with a star are clear even so, corrected for all of them by Holm's method. Drivers chose their "
        "upgrades: what each does for cars that drew theirs by lot, hairpin upgrades measures."
    )
    if few:
        reading += f" Left out: {few} of {len(values)} upgrades, with fewer than {ENOUGH_CARS} cars to compare."
    return reading


def _told_upgrades(shown: list[tuple[UpgradeValue, Interval]]) -> str:
    if not shown:
        return "Nothing to show."
    (best, gained), (worst, lost) = shown[0], shown[-1]
    return (
        f"Dots with intervals for {len(shown)} upgrades. "
        f"The most valuable is {best.name}: {gained.value:+.2f} places; the least {worst.name}: {lost.value:+.2f}."
    )


def _dots(shown: list[tuple[UpgradeValue, Interval]]) -> Iterator[str]:
    low = min([gained.low for _, gained in shown] + [-0.1])
    high = max([gained.high for _, gained in shown] + [0.1])
    names = 330
    x = Scale(low, high, names + 10, WIDTH - 60)
    bottom = 8 + SMALL_ROW * len(shown)
    for tick in ticks(low, high):
        yield line(x(tick), 4, x(tick), bottom, "axis" if tick == 0 else "grid")
        yield text(x(tick), bottom + 18, f"{tick:+g}" if tick else "0", "small", "middle")
    yield text((x.start + x.end) / 2, bottom + 38, "places gained", "small", "middle")
    for row, (value, gained) in enumerate(shown):
        y = 8 + SMALL_ROW * (row + 0.5)
        yield text(names - 4, y + 4, _shortened(value.name, 50) + (" *" if value.is_clear else ""), "small", "end")
        yield line(x(gained.low), y, x(gained.high), y, "whisker")
        yield mark(0, x(gained.value), y)
        yield text(WIDTH - 4, y + 4, f"{gained.value:+.2f}", "number", "end")


def _upgrade_row(value: UpgradeValue) -> tuple[str, ...]:
    gained = value.places_gained
    figures = (
        (f"{gained.value:+.2f}", f"{gained.low:+.2f} to {gained.high:+.2f}") if gained else ("too few cars", "")
    )
    return value.name, f"{value.cars:,}", f"{value.cars_without:,}", *figures, "*" if value.is_clear else ""


# -- the grid --------------------------------------------------------------------------------------------


def grid_chart(tally: Tally) -> Chart:
    rates = [
        (place, win_share(tally.grid_wins[place], count)) for place, count in sorted(tally.grid_starts.items())
    ]
    reading = (
        "How often the car in each place on the grid won, whoever drove it, with the 95% interval. "
        "The dashed line is an even share."
    )
    told = "; ".join(f"{ordinal(place)} {percent(rate.value)}" for place, rate in rates)
    svg = picture("grid", "Win rate by place on the grid", f"Bars. {told}.", 300, _grid_bars(tally, rates))
    rows = tuple(
        (
            ordinal(place),
            f"{tally.grid_starts[place]:,}",
            f"{tally.grid_wins[place]:,}",
            percent(rate.value),
            f"{percent(rate.low)} to {percent(rate.high)}",
        )
        for place, rate in rates
    )
    return Chart("grid", "The grid", reading, svg, ("grid", "starts", "wins", "win rate", "95% interval"), rows)


def _grid_bars(tally: Tally, rates: list[tuple[int, Interval]]) -> Iterator[str]:
    top = max([rate.high for _, rate in rates] + [0.1])
    y = Scale(0, top, 250, 24)
    slot = (WIDTH - 60) / max(1, len(rates))
    for tick in ticks(0, top, 5):
        yield line(50, y(tick), WIDTH, y(tick))
        yield text(42, y(tick) + 4, f"{100 * tick:.0f}%", "small", "end")
    for place, rate in rates:
        middle = 55 + slot * (place - 0.5)
        width = min(56.0, slot * 0.62)
        yield box(middle - width / 2, y(rate.value), width, y(0) - y(rate.value), "bar s0")
        yield line(middle, y(rate.low), middle, y(rate.high), "whisker")
        yield text(middle, y(rate.high) - 6, percent(rate.value), "number", "middle")
        yield text(middle, 270, ordinal(place), "small", "middle")
    yield line(50, y(1 / max(1, tally.field_size)), WIDTH, y(1 / max(1, tally.field_size)), "even")
    yield text((50 + WIDTH) / 2, 292, "place on the grid", "small", "middle")

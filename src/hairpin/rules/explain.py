"""Why a figure is what it is: `limit 4 = 3 printed + 1 token`.

For the views and clients that show figures. The engine's own functions are asked for the total, and a
test holds that the parts add up to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hairpin.rules import cooling, symbols
from hairpin.rules.corners import limit_change
from hairpin.rules.event_cards import HAND_SIZE
from hairpin.rules.slipstream import SLIPSTREAM_SPACES
from hairpin.rules.turn import GEAR_COOLDOWN

if TYPE_CHECKING:
    from hairpin.rules.race import Race


class Part(NamedTuple):
    amount: int
    reason: str


class Figure(NamedTuple):
    """A number and where it comes from."""

    name: str
    total: int
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        if len(self.parts) < 2:
            return f"{self.name} {self.total}"
        first, *others = self.parts
        said = [f"{first.amount} {first.reason}"]
        said += [f"{'-' if part.amount < 0 else '+'} {abs(part.amount)} {part.reason}" for part in others]
        return f"{self.name} {self.total} = {' '.join(text.strip() for text in said)}"


def _figure(name: str, *parts: Part) -> Figure:
    """Parts that change nothing are left out, but for the first."""
    kept = tuple(part for place, part in enumerate(parts) if part.amount or place == 0)
    return Figure(name, sum(part.amount for part in parts), kept)


def limit(race: Race, line: int, seat: int | None = None) -> Figure:
    """The limit of the line of that index, for a car that has cards which change it (6.4, 8.3)."""
    printed = race.circuit.lines[line].limit
    cards = limit_change(race, race.cars[seat]) if seat is not None and seat == race.active() else 0
    return _figure(
        "limit", Part(printed, "printed"), Part(race.road.limits[line] - printed, "token"), Part(cards, "cards")
    )


def heat_due(race: Race, line: int, seat: int) -> Figure:
    """What the car, at its present speed, owes for crossing that line (3.11)."""
    speed = race.cars[seat].speed
    allowed = limit(race, line, seat).total
    if speed <= allowed:
        return Figure("Heat due", 0, ())
    return _figure("Heat due", Part(speed, ""), Part(-allowed, ""), Part(race.road.dangerous[line], "dangerous"))


def speed(race: Race, seat: int) -> Figure:
    """Of the active car: what its cards gave, and what came on top (3.11)."""
    car = race.cars[seat]
    chosen = dict(race.turn.chosen)
    cards = sum(chosen.get(card, race.cards.value[card]) for card in car.play_area)
    return _figure("speed", Part(cards, "cards"), Part(car.speed - cards, "Adrenaline and Accelerate"))


def cooldown(race: Race, seat: int) -> Figure:
    """What the active car could cool now, if it had as much Heat in hand (6.5, 8.5)."""
    car = race.cars[seat]
    sector = race.road.sectors[car.distance % race.length]
    if sector.no_cooldown:
        return Figure("cooldown", 0, (Part(0, "no cooldown in this sector"),))
    left = list(race.turn.cooldowns)
    gear = sum(GEAR_COOLDOWN[car.gear]) if sum(GEAR_COOLDOWN[car.gear]) in left else 0
    cards = sum(race.cards.faces[card].cooldown for card in race.turn.cards_with(symbols.COOLDOWN))
    total = sum(cooling.pool(race, car))
    return _figure(
        "cooldown",
        Part(gear, f"gear {car.gear}"),
        Part(sum(left) - gear, "Adrenaline"),
        Part(cards, "cards"),
        Part(total - sum(left) - cards, "road"),
    )


def slipstream(race: Race, seat: int) -> Figure:
    """The longest slipstream, bonuses included (6.7, 8.4)."""
    car = race.cars[seat]
    sector = race.road.sectors[car.distance % race.length]
    if sector.no_slipstream:
        return Figure("slipstream", 0, (Part(0, "no slipstream from this sector"),))
    cards = sum(race.cards.faces[card].slipstream for card in race.turn.cards_with(symbols.SLIPSTREAM))
    return _figure(
        "slipstream", Part(SLIPSTREAM_SPACES, "base"), Part(cards, "cards"), Part(sector.slipstream, "road")
    )


def boost_cost(race: Race, seat: int) -> Figure:
    """3.9, 8.4."""
    is_free = race.road.sectors[race.cars[seat].distance % race.length].free_boost
    return _figure("Boost", Part(1, "Heat"), Part(-1 if is_free else 0, "heat control"))


def starting_heat(race: Race, seat: int) -> Figure:
    weather = race.road.weather
    return _figure(
        "Heat",
        Part(race.circuit.heat, "circuit"),
        Part(-race.setup.entrants[seat].handicap, "handicap"),
        Part(race.event.heat, "event"),
        Part(weather.heat if weather else 0, "weather"),
    )


def starting_stress(race: Race) -> Figure:
    weather = race.road.weather
    return _figure(
        "Stress",
        Part(race.circuit.stress, "circuit"),
        Part(race.event.stress, "event"),
        Part(weather.stress if weather else 0, "weather"),
    )


def hand_size(race: Race) -> Figure:
    return _figure("hand", Part(HAND_SIZE, "base"), Part(race.event.hand_size - HAND_SIZE, "event"))


def laps(race: Race) -> Figure:
    usual = race.circuit.laps
    return _figure("laps", Part(usual, "circuit"), Part(race.setup.laps - usual, "chosen or event"))


def legend_move(race: Race, seat: int) -> Figure | None:
    """7.2, case A: how far a Legend past its line attacks, once the card of the round is known."""
    from hairpin.rules.legends import approach

    module = race.setup.legends
    ahead = approach(race, race.cars[seat].distance)
    if module is None or race.legend_decks.card < 0 or not ahead.past_legend_line:
        return None
    order = module.cards[race.legend_decks.card].orders[race.setup.entrants[seat].color]
    return _figure("move", Part(ahead.limit, "limit"), Part(order.diamond, "diamond"))

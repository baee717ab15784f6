"""A position with all that is in it, secrets too: for finding out what went wrong."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hairpin.reading.road import is_on_track, lap
from hairpin.records.games import Game, current_race
from hairpin.rules.action_text import action_text
from hairpin.rules.car import Car
from hairpin.rules.race import Race
from hairpin.rules.season import BETWEEN, Season
from hairpin.rules.view import View, view
from hairpin.terminal.badges import Badges
from hairpin.terminal.hand import codes
from hairpin.terminal.output import tolerate_any_character
from hairpin.terminal.results import race_title
from hairpin.terminal.road_words import road_lines
from hairpin.terminal.standing import standing
from hairpin.terminal.strip import strip, window
from hairpin.terminal.words import name_of, t


def show_position(game: Game, console: Console) -> None:
    tolerate_any_character(console)
    for thing in _things(game, console.width):
        console.print(thing, highlight=False)


def _things(game: Game, width: int) -> Iterator[RenderableType]:
    race = current_race(game)
    seen = view(race, None)
    badges = Badges(seen)
    yield standing(seen, badges, t("race-title-round", race=race_title(race), round=race.round), width)
    yield from road_lines(race.road)
    for seat in _stretches(game, race, width):
        yield ""
        yield strip(view(race, seat), badges, width)
    yield ""
    yield _cars(race, badges)
    yield from _market(race)
    yield from _decisions(game, race)


# -- the road ----------------------------------------------------------------------------------------------


def _stretches(game: Game, race: Race, width: int) -> list[int]:
    """The seats around which the road is drawn: whoever decides, and then whoever has not been in sight."""
    on_track = [seat for seat in race.ranking() if is_on_track(view(race, None), seat)]
    first = [seat for seat in game.waiting()[:1] if seat in on_track]
    drawn: list[int] = []
    for seat in (*first, *on_track):
        if not any(_is_in_sight(race, seat, other, width) for other in drawn):
            drawn.append(seat)
    return drawn


def _is_in_sight(race: Race, seat: int, viewer: int, width: int) -> bool:
    return race.cars[seat].distance % race.length in {
        distance % race.length for distance in window(view(race, viewer), width)
    }


# -- cards -------------------------------------------------------------------------------------------------


def _cars(race: Race, badges: Badges) -> Table:
    table = Table.grid(padding=(0, 1))
    for car in race.cars:
        name = Text(name_of(race.setup.entrants[car.seat].name))
        table.add_row(badges.swatch(car.seat), name, Text("\n".join(_piles(race, car))))
    return table


def _piles(race: Race, car: Car) -> list[str]:
    """Only those that hold something."""
    words = (
        (car.plan is not None, t("show-plan", cards=_codes(race, car.plan or ()))),
        (car.retiring, t("show-retiring")),
        (car.play_area, t("show-played", cards=_codes(race, car.play_area))),
        (car.hand, t("show-hand", cards=_codes(race, car.hand))),
        (car.deck, t("show-deck", cards=_codes(race, car.deck[::-1]))),
        (car.discard, t("show-discard", cards=_codes(race, car.discard[::-1]))),
        (car.engine, t("show-engine", n=len(car.engine))),
        (car.upgrades, t("show-upgrades", cards=_codes(race, car.upgrades))),
        (car.removed, t("show-removed", cards=_codes(race, car.removed))),
    )
    return [line for is_there, line in words if is_there]


def _codes(race: Race, cards: list[int] | tuple[int, ...]) -> str:
    return codes(tuple(cards), race.cards) or t("no-card")


def _market(race: Race) -> Iterator[Text]:
    if race.garage.market:
        yield Text(t("show-market", cards=_codes(race, race.garage.market)))


# -- decisions ---------------------------------------------------------------------------------------------


def _decisions(game: Game, race: Race) -> Iterator[RenderableType]:
    if game.is_over():
        yield Text(t("show-over"), "bold")
    for seat in game.waiting():
        options = game.legal(seat)
        yield Rule(_heading(game, view(race, None), seat), characters="=", style="bold")
        yield Text(t("show-options", n=len(options)), "bold")
        yield Text(", ".join(action_text(option, race.cards.codes) for option in options))


def _heading(game: Game, seen: View, seat: int) -> Text:
    step = BETWEEN if isinstance(game, Season) and game.step == BETWEEN else seen.step
    car = seen.cars[seat]
    name, title = name_of(car.name), t(f"step-{step.replace(' ', '-')}")
    if not seen.round:
        return Text(t("heading-before", name=name, title=title))
    now = lap(seen, car.distance)
    return Text(t("heading", round=seen.round, lap=now, laps=seen.laps, name=name, title=title))

"""The parts of a scenario file that belong to modules: weather and road, Legends, the championship."""

from typing import Final, NamedTuple

from hairpin.content.boxes import BOXES, HEAVY_RAIN, TUNNEL_VISION, sponsor_decks
from hairpin.content.calendar import load_calendar
from hairpin.content.cards import load_cards
from hairpin.content.fields import Fields
from hairpin.content.legends import base_legend_cards, expansion_legend_cards, manoeuvre_cards
from hairpin.content.modules import is_always_aggressive
from hairpin.content.settings import SETTINGS
from hairpin.content.weather import load_weather
from hairpin.rules.cards import FIRST_UPGRADE, SPONSOR
from hairpin.rules.circuit import Circuit
from hairpin.rules.legend_cards import LegendCard, LegendsModule, Manoeuvre
from hairpin.rules.position import LaidToken, RoadPosition
from hairpin.rules.road import corner_lines
from hairpin.rules.season_race import SeasonRace

MAX_EVENT: Final = 99


class LegendsPart(NamedTuple):
    module: LegendsModule | None = None
    cards: tuple[int, ...] = ()
    manoeuvres: tuple[int, ...] = ()
    rivals: tuple[str, ...] = ()


# -- the championship ------------------------------------------------------------------------------


def event_part(race: Fields, level: bool) -> SeasonRace | None:
    """The event's rule and the sponsor deck; what came before this race does not matter to a position."""
    if not race.has("event"):
        if race.has("sponsors"):
            race.wrong("sponsors", "sponsor cards are gained in a championship; give the event too")
        return None
    events = load_calendar().events
    number = race.number("event", 1, MAX_EVENT)
    if number not in events:
        race.wrong("event", f"there is no event {number}; events are {', '.join(map(str, events))}")
        return None
    return SeasonRace(events[number], sponsor_deck=_sponsor_deck(race, level))


def _sponsor_deck(race: Fields, level: bool) -> tuple[int, ...]:
    cards = load_cards()
    supply = cards.supply(SPONSOR, sponsor_decks(BOXES if level else (TUNNEL_VISION, HEAVY_RAIN)))
    if not race.has("sponsors"):
        return supply
    deck = [FIRST_UPGRADE + number for number in race.numbers("sponsors", 1, MAX_EVENT)]
    for card in deck:
        if card >= len(cards.faces) or cards.faces[card].kind != SPONSOR:
            race.wrong("sponsors", f"there is no sponsor card {card - FIRST_UPGRADE}")
    return tuple(reversed(deck))


# -- weather and road ------------------------------------------------------------------------------


def road_part(race: Fields, circuit: Circuit) -> RoadPosition:
    return RoadPosition(_weather(race), _tokens(race, circuit))


def _weather(race: Fields) -> str:
    if not race.has("weather"):
        return ""
    return race.choice("weather", tuple(weather.id for weather in load_weather().weathers))


def _tokens(race: Fields, circuit: Circuit) -> tuple[LaidToken, ...]:
    known = tuple(token.id for token in load_weather().tokens)
    lines = {str(line.at): index for index, line in enumerate(circuit.lines)}
    table = race.table("road")
    table.allow_only(tuple(lines))
    found: dict[int, str] = {}
    for key in (key for key in lines if table.has(key)):
        index = corner_lines(circuit, lines[key])[-1]
        if index in found:
            table.wrong(key, "this corner has a token already; a chicane takes one for both of its lines")
        found[index] = table.choice(key, known)
    return tuple(LaidToken(line, token) for line, token in sorted(found.items()))


# -- Legends ---------------------------------------------------------------------------------------


def legends_part(race: Fields, names: list[str], circuit: Circuit) -> LegendsPart:
    level = race.number("level", 1, SETTINGS["level"].limits[1]) if race.has("level") else 0
    cards = expansion_legend_cards(level) if level else base_legend_cards()
    manoeuvres = manoeuvre_cards() if level > 1 else ()
    rivals = _rivals(race, names, bool(manoeuvres))
    to_come = _legend_cards(race, cards)
    to_do = _manoeuvres(race, manoeuvres)
    module = LegendsModule(
        cards=cards,
        manoeuvres=manoeuvres,
        pro=race.number("pro", *SETTINGS["pro"].limits, default=0),
        aggressive=race.flag("aggressive")
        if race.has("aggressive")
        else bool(level) or is_always_aggressive(circuit),
        adrenaline=bool(level),
        rivals=bool(rivals),
    )
    return LegendsPart(module, to_come, to_do, rivals) if names else LegendsPart()


def _is_aggressive(race: Fields, circuit: Circuit) -> bool:
    if race.has("aggressive"):
        return race.flag("aggressive")
    return race.has("level") or is_always_aggressive(circuit)


def _rivals(race: Fields, names: list[str], can_be: bool) -> tuple[str, ...]:
    rivals = race.texts("rivals")
    if rivals and not can_be:
        race.wrong("rivals", "needs a level of 2 or more")
    for name in rivals:
        if name not in names:
            race.wrong("rivals", f'"{name}" is not a Legend; Legends are {", ".join(names)}')
    return rivals


def _legend_cards(race: Fields, cards: tuple[LegendCard, ...]) -> tuple[int, ...]:
    """By number, or by name where two decks are in use."""
    names = [card.name for card in cards]
    numbers = [name.rpartition("-")[2] for name in names]
    found = []
    for wanted in race.numbers_or_texts("legends"):
        if wanted in names:
            found.append(names.index(wanted))
        elif numbers.count(wanted) == 1:
            found.append(numbers.index(wanted))
        else:
            race.wrong("legends", f'there is no Legend card "{wanted}"; cards are {", ".join(names)}')
    return tuple(found)


def _manoeuvres(race: Fields, manoeuvres: tuple[Manoeuvre, ...]) -> tuple[int, ...]:
    names = ["/".join(manoeuvre) for manoeuvre in manoeuvres]
    found: list[int] = []
    for wanted in race.texts("maneuvers"):
        places = [place for place, name in enumerate(names) if name == wanted and place not in found]
        if wanted not in names:
            race.wrong("maneuvers", f'there is no Manoeuvre card "{wanted}" at this level (star/rival)')
        else:
            # more than the two copies of a card: the deck has been through in between
            found.append(places[0] if places else names.index(wanted))
    return tuple(found)

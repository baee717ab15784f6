"""What a page of a table tells those who show a preview of its link (OpenGraph): what everybody knows."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

from fluent.runtime import FluentBundle, FluentResource
from starlette.requests import Request

from hairpin.content.circuit_names import names_of
from hairpin.content.languages import ENGLISH, LANGUAGES, locale_text
from hairpin.records.games import current_race
from hairpin.rules.circuit import Circuit
from hairpin.rules.setup import Entrant
from hairpin.server.errors import Refused
from hairpin.server.protocol.settings import SeasonSettings
from hairpin.server.table.past_races import past_race
from hairpin.server.table.pictures import HEIGHT, WIDTH
from hairpin.server.table.state import OVER, TableState
from hairpin.server.web.drawings import circuit_of
from hairpin.server.web.server import server_of

LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "da": "da_DK"}
Words = dict[str, str | int]


async def link_tags(request: Request) -> str:
    language = language_of(request.headers.get("accept-language", ""))
    asked = request.path_params
    table_id, game, race, moment = (asked.get(name) for name in ("table", "game", "race", "moment"))
    async with server_of(request).tables.visit(str(table_id)) as table:
        state = table.state
        if game is None:
            title, text = _of_now(state, language)
            has_picture = _circuit(state) is not None
        else:
            title, text = _of_race(state, int(game), int(race or 1), moment is not None, language)
            has_picture = True
    numbers = [(name, asked.get(name)) for name in ("game", "race", "moment")]
    query = "&".join(f"{name}={number}" for name, number in numbers if number is not None)
    home = str(request.base_url)
    said = {
        "og:type": "website",
        "og:site_name": "Hairpin",
        "og:locale": LOCALES[language],
        "og:url": f"{home.rstrip('/')}{quote(request.url.path)}",
        "og:title": title,
        "og:description": text,
    }
    if has_picture:
        said |= {
            "og:image": f"{home}api/tables/{quote(str(table_id))}/picture" + (f"?{query}" if query else ""),
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "\n".join([*tags, '<meta name="twitter:card" content="summary_large_image" />', ""])


def language_of(wishes: str) -> str:
    """`fr-CH, fr;q=0.9`: the first that is known. Most programs that fetch a preview say nothing."""
    spoken = [wish.partition(";")[0].strip().partition("-")[0].lower() for wish in wishes.split(",")]
    return next((each for each in spoken if each in LANGUAGES), ENGLISH)


def _of_now(state: TableState, language: str) -> tuple[str, str]:
    title = said(language, "link-title", {"what": state.settings.title or _what(state, language)})
    if state.session is None:
        free = sum(seat.wish.kind == "person" and seat.who is None for seat in state.seats)
        return title, said(language, "link-free" if free else "link-full", {"free": free})
    race = current_race(state.session.game)
    names = _names(race.setup.entrants)
    if state.phase == OVER:
        winner = race.setup.entrants[state.session.game.ranking()[0]].name
        return title, said(language, "link-over", {"winner": winner, "names": names})
    return title, said(language, "link-racing", {"round": race.round, "names": names})


def _of_race(state: TableState, game: int, race: int, is_moment: bool, language: str) -> tuple[str, str]:
    """Who has won is not told before the race has been seen."""
    past = past_race(state.races, game, race)
    what = past.season or _name(past.circuit, language)
    words: Words = {"names": _names(past.entrants)}
    text = said(language, "link-moment" if is_moment else "link-replay", words)
    return said(language, "link-title", {"what": what}), text


def _what(state: TableState, language: str) -> str:
    game = state.settings.game
    circuit = _circuit(state)
    if isinstance(game, SeasonSettings) or circuit is None:
        return game.season if isinstance(game, SeasonSettings) else ""
    return _name(circuit, language)


def _circuit(state: TableState) -> Circuit | None:
    try:
        return circuit_of(state)
    except Refused:
        return None  # the first one of a season is not known yet


def _name(circuit: Circuit, language: str) -> str:
    return names_of(circuit).get(language, circuit.name)


def _names(entrants: tuple[Entrant, ...]) -> str:
    return ", ".join(entrant.name for entrant in entrants)


def said(language: str, id: str, words: Words) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, words)
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(locale_text(language, "links")))
    return found

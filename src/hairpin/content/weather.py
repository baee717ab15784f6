"""The weather tokens and the road tokens."""

from functools import cache
from typing import Final

from hairpin.content.fields import Fields, check_different
from hairpin.content.files import read_built_in
from hairpin.content.problems import Problems
from hairpin.rules.road import PLAIN_SECTOR, RoadToken, SectorEffect, Weather, WeatherModule

WEATHER_KEYS: Final = ("id", "stress", "heat", "heat_to_deck", "heat_to_discard", "sector")
PURPOSES: Final = ("limit", "dangerous", "weather", "sector")
TOKEN_KEYS: Final = ("id", "copies", *PURPOSES)
SECTOR_KEYS: Final = ("slipstream", "cooldown", "free_boost", "no_slipstream", "no_cooldown")
MAX_CARDS: Final = 6
MAX_CHANGE: Final = 5
MAX_COPIES: Final = 20


@cache
def load_weather() -> WeatherModule:
    """The tokens that come with Hairpin; they serve all races."""
    return weather_from_data(read_built_in("weather.toml"), "weather.toml")


def weather_from_data(data: dict[str, object], file: str) -> WeatherModule:
    """The tokens that the data describes; ContentError tells everything that is wrong with it."""
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(("weathers", "tokens"))
    module = WeatherModule(
        weathers=tuple(_read_weather(*each) for each in _by_id(fields, "weathers")),
        tokens=tuple(_read_token(*each) for each in _by_id(fields, "tokens")),
    )
    problems.raise_if_any()
    return module


def _by_id(fields: Fields, key: str) -> list[tuple[Fields, str]]:
    tables = fields.tables(key)
    if not tables and fields.is_clear(key):
        fields.wrong(key, "there are none; list at least one")
    ids = [table.name("id") for table in tables]
    check_different(tables, "id", ids, key)
    return list(zip(tables, ids, strict=True))


def _read_weather(fields: Fields, id: str) -> Weather:
    fields.allow_only(WEATHER_KEYS)
    return Weather(
        id=id,
        stress=fields.change("stress", MAX_CARDS),
        heat=fields.change("heat", MAX_CARDS),
        heat_to_deck=fields.number("heat_to_deck", 1, MAX_CARDS, default=0),
        heat_to_discard=fields.number("heat_to_discard", 1, MAX_CARDS, default=0),
        effect=_read_sector(fields),
    )


def _read_token(fields: Fields, id: str) -> RoadToken:
    fields.allow_only(TOKEN_KEYS)
    token = RoadToken(
        id=id,
        copies=fields.number("copies", 1, MAX_COPIES),
        limit=fields.change("limit", MAX_CHANGE),
        dangerous=fields.number("dangerous", 1, MAX_CHANGE, default=0),
        effect=_read_sector(fields) if fields.has("sector") else None,
        is_weather=fields.flag("weather"),
    )
    if fields.is_clear(*PURPOSES):
        _check_purpose(fields, token)
    return token


def _check_purpose(fields: Fields, token: RoadToken) -> None:
    """8.3, 8.4: a token is of a corner or of a sector, and the road asks for one thing only."""
    purposes = (token.limit, token.dangerous, token.is_weather, token.effect)
    given = sum(map(bool, purposes))
    if given != 1:
        fields.problems.add(fields.entry, f"must have one of {', '.join(PURPOSES)}, not {given}")


def _read_sector(fields: Fields) -> SectorEffect:
    sector = fields.table("sector")
    sector.allow_only(SECTOR_KEYS)
    effect = SectorEffect(
        slipstream=sector.number("slipstream", 1, MAX_CHANGE, default=0),
        cooldown=sector.number("cooldown", 1, MAX_CHANGE, default=0),
        free_boost=sector.flag("free_boost"),
        no_slipstream=sector.flag("no_slipstream"),
        no_cooldown=sector.flag("no_cooldown"),
    )
    if fields.is_clear("sector") and sector.is_clear(*SECTOR_KEYS):
        _check_effect(fields, sector, effect)
    return effect


def _check_effect(fields: Fields, sector: Fields, effect: SectorEffect) -> None:
    if effect == PLAIN_SECTOR:
        fields.wrong("sector", f"must hold at least one of {', '.join(SECTOR_KEYS)}")
    for more, none, is_none in (
        ("slipstream", "no_slipstream", effect.no_slipstream),
        ("cooldown", "no_cooldown", effect.no_cooldown),
    ):
        if is_none and sector.has(more):
            sector.wrong(more, f"must be left out where {none} is true")

"""The exact form of a position, for files: JSON with the settings as the header of a record has them."""

from __future__ import annotations

import json
from typing import Final

from hairpin.content.fields import Fields
from hairpin.content.problems import ContentError, Problems
from hairpin.content.season_config import SeasonConfig
from hairpin.records.errors import PositionError
from hairpin.records.games import RACE, SEASON, GameConfig, config_of, data_of, kind_of
from hairpin.records.plain import plain_data
from hairpin.records.positions.checks import check_race, check_season
from hairpin.records.positions.decoding import Decoder
from hairpin.records.positions.placed import Placed
from hairpin.rules import KNOWN_RULES
from hairpin.rules.errors import BadSetup
from hairpin.rules.position import Position
from hairpin.rules.season_position import SeasonPosition

POSITION: Final = "position"
VERSION: Final = 1
KEYS: Final = ("hairpin", "version", "rules", "kind", "config", "position")


def file_text(placed: Placed) -> str:
    return json.dumps(file_data(placed), indent=1) + "\n"


def file_data(placed: Placed) -> dict[str, object]:
    config = placed.config
    return {
        "hairpin": POSITION,
        "version": VERSION,
        "rules": config.rules,
        "kind": kind_of(config),
        "config": data_of(config),
        "position": plain_data(placed.position, config.setup.cards.codes),
    }


def parse_file(content: str, file: str) -> Placed:
    """PositionError tells all that is wrong with it."""
    try:
        return from_data(_parsed(content, file), file)
    except (ContentError, BadSetup) as error:
        raise PositionError(str(error)) from None


def _parsed(content: str, file: str) -> dict[str, object]:
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        raise PositionError(f"{file}: not a position: it is not valid JSON") from None
    if not isinstance(data, dict) or data.get("hairpin") != POSITION:
        raise PositionError(f'{file}: not a position: it must be a table with "hairpin": "position"')
    return data


def from_data(data: dict[str, object], file: str) -> Placed:
    problems = Problems(file)
    fields = Fields(data, problems)
    fields.allow_only(KEYS)
    fields.number("version", VERSION, VERSION)
    rules = fields.number("rules", KNOWN_RULES[0], KNOWN_RULES[-1])
    kind = fields.choice("kind", (RACE, SEASON))
    problems.raise_if_any()
    config = config_of(kind, data.get("config"), file, rules)
    return Placed(config, _position(config, data.get(POSITION), problems))


def position_in(data: object, config: GameConfig, file: str) -> Position | SeasonPosition:
    """A position that lies among other data. PositionError tells all that is wrong with it."""
    try:
        return _position(config, data, Problems(file))
    except (ContentError, BadSetup) as error:
        raise PositionError(str(error)) from None


def _position(config: GameConfig, data: object, problems: Problems) -> Position | SeasonPosition:
    decoder = Decoder(problems, config.setup.cards.by_code)
    if isinstance(config, SeasonConfig):
        season = decoder.record(SeasonPosition, data, POSITION)
        problems.raise_if_any()
        assert isinstance(season, SeasonPosition)
        check_season(config.setup, season, problems)
        problems.raise_if_any()
        return season
    race = decoder.record(Position, data, POSITION)
    problems.raise_if_any()
    assert isinstance(race, Position)
    check_race(config.setup, race, problems)
    problems.raise_if_any()
    return race

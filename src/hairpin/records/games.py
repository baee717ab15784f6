"""What is raced and recorded: a single race or a whole season, which have the same face."""

from __future__ import annotations

from hairpin.content.config import RaceConfig, config_data, config_from_data
from hairpin.content.season_config import SeasonConfig, season_data, season_from_data
from hairpin.records.continuing import AnyPosition, dealt_anew
from hairpin.records.errors import RecordError
from hairpin.rules import RULES_VERSION
from hairpin.rules.events import Event, RoundBegan
from hairpin.rules.position import Position
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_position import SeasonPosition
from hairpin.rules.seeds import Seed

Game = Race | Season
GameConfig = RaceConfig | SeasonConfig

RACE = "race"
SEASON = "season"


def start(config: GameConfig, seed: Seed, listen: bool = False, beginning: AnyPosition | None = None) -> Game:
    """With a beginning it goes on from there, where all that nobody knew is dealt anew."""
    if beginning is not None:
        return _go_on_from(game_at(config, dealt_anew(beginning, seed)), listen)
    if isinstance(config, SeasonConfig):
        return Season(config.setup, seed, listen)
    return Race(config.setup, seed, listen)


def _go_on_from(game: Game, listen: bool) -> Game:
    """Whoever listens must know in which round it begins."""
    if listen:
        race = current_race(game)
        began = RoundBegan(race.round, tuple(race.order), race.adrenaline_seats())
        listen_to(game, [began] if race.round else [])
    return game


def listen_to(game: Game, events: list[Event] | None) -> None:
    """What happens from now on is added to these."""
    game.events = events
    if isinstance(game, Season):
        game.race.events = events


def game_at(config: GameConfig, position: AnyPosition) -> Game:
    """As it stands in a position, which must be one of its kind."""
    if isinstance(config, SeasonConfig):
        assert isinstance(position, SeasonPosition)
        return Season(config.setup, position)
    assert isinstance(position, Position)
    return Race(config.setup, position)


def current_race(game: Game) -> Race:
    return game.race if isinstance(game, Season) else game


def kind_of(config: GameConfig) -> str:
    return SEASON if isinstance(config, SeasonConfig) else RACE


def data_of(config: GameConfig) -> dict[str, object]:
    return season_data(config) if isinstance(config, SeasonConfig) else config_data(config)


def config_of(kind: object, data: object, file: str, rules: int = RULES_VERSION) -> GameConfig:
    """`rules` is the version that the game was begun with."""
    match kind:
        case "race":
            return config_from_data(data, file, rules)
        case "season":
            return season_from_data(data, file, rules)
        case _:
            raise RecordError(f"{file}: not a Hairpin record")

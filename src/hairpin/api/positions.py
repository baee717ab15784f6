"""A race as a line of text, and back."""

from __future__ import annotations

from hairpin.content.settings_of import config_for
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.text import position_text as text_of
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race


def position_text(race: Race) -> str:
    """One line that can be pasted into a bug report: all of the race, its secrets and chance included."""
    config = config_for(race.setup)
    if config is None:
        raise BadSetup("position: only a single race over built-in cards and modules has a text; pickle others")
    return text_of(Placed(config, race.position()))


def race_at(text: str) -> Race:
    """The race that was written so; it goes on as it would have."""
    placed = parse_text(text).game()
    assert isinstance(placed, Race)
    return placed

"""The Legends' cards by game: the base deck, the levels of the expansion, and the Manoeuvre cards."""

from functools import cache

from hairpin.content.files import read_built_in
from hairpin.content.legend_format import LegendDecks, legends_from_data
from hairpin.content.problems import ContentError
from hairpin.rules.legend_cards import LegendCard, Manoeuvre


def base_legend_cards() -> tuple[LegendCard, ...]:
    """The base game's deck, which serves all twelve colours."""
    return _decks().base


def expansion_legend_cards(level: int) -> tuple[LegendCard, ...]:
    """12.1: the cards that are shuffled together for this level."""
    levels = _decks().levels
    if not 1 <= level <= len(levels):
        raise ContentError([f"level: must be a whole number from 1 to {len(levels)}, not {level}"])
    return levels[level - 1]


def manoeuvre_cards() -> tuple[Manoeuvre, ...]:
    """12.3: they come with the expansion's cards from level 2 on."""
    return _decks().manoeuvres


@cache
def _decks() -> LegendDecks:
    """Read once: nothing ever changes them."""
    return legends_from_data(read_built_in("legends.toml"), "legends.toml")

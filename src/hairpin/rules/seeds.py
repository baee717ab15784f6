"""What chance begins with: a whole number for the small generator, or the text of a key, where it matters."""

from typing import Final

from hairpin.rules.chance import Chance
from hairpin.rules.keyed_chance import KeyedChance
from hairpin.rules.keys import key_from

Seed = int | str

_RACE_SEEDS: Final = 1 << 32


def chance_from(seed: Seed) -> Chance:
    return KeyedChance(key_from(seed)) if isinstance(seed, str) else Chance(seed)


def chance_at(state: int, key: str) -> Chance:
    """Somewhere in the middle; without a key, the small generator."""
    chance = KeyedChance(key_from(key)) if key else Chance(0)
    chance.state = state
    return chance


def key_of(chance: Chance) -> str:
    return chance.key() if isinstance(chance, KeyedChance) else ""


def race_seed(chance: Chance, number: int) -> Seed:
    """For that race, from 1, of the season whose chance it is."""
    return chance.race_key(number) if isinstance(chance, KeyedChance) else chance.below(_RACE_SEEDS)

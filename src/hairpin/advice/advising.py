"""The one way to ask for advice."""

from __future__ import annotations

from typing import Final

from hairpin.advice.advice import Advice, Adviser
from hairpin.advice.champion_advice import ChampionAdviser
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

ADVISER: Final[Adviser] = ChampionAdviser()
"""Who is asked. Another one can take its place: nobody else need know."""


def advise(view: View, chance: Chance) -> Advice:
    """`NoAdvice` where there is nothing to decide."""
    return ADVISER.advise(view, chance)

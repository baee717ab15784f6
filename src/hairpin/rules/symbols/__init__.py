"""The symbols of cards, one file each (chapter 6).

Everything that must know all of them goes through `SYMBOLS`; a new one is declared in a file of its own and
listed here.
"""

from __future__ import annotations

from typing import Final

from hairpin.rules.symbols.accelerate import ACCELERATE
from hairpin.rules.symbols.catch_up import CATCH_UP
from hairpin.rules.symbols.cooldown import COOLDOWN
from hairpin.rules.symbols.direct import DIRECT
from hairpin.rules.symbols.heat import PAY_HEAT
from hairpin.rules.symbols.limit import LIMIT
from hairpin.rules.symbols.plus import PLUS
from hairpin.rules.symbols.reduce_stress import REDUCE_STRESS
from hairpin.rules.symbols.refresh import REFRESH
from hairpin.rules.symbols.salvage import SALVAGE
from hairpin.rules.symbols.scrap import SCRAP
from hairpin.rules.symbols.single_use import SINGLE_USE
from hairpin.rules.symbols.slipstream import SLIPSTREAM_BONUS
from hairpin.rules.symbols.super_cool import SUPER_COOL
from hairpin.rules.symbols.symbol import HeldSymbol, Symbol

__all__ = [
    "ACCELERATE",
    "BY_NAME",
    "BY_NUMBER",
    "CATCH_UP",
    "COOLDOWN",
    "DIRECT",
    "LIMIT",
    "PAY_HEAT",
    "PLUS",
    "REDUCE_STRESS",
    "REFRESH",
    "SALVAGE",
    "SCRAP",
    "SINGLE_USE",
    "SLIPSTREAM_BONUS",
    "SUPER_COOL",
    "SYMBOLS",
    "HeldSymbol",
    "Symbol",
]

SYMBOLS: Final = (
    PLUS,
    PAY_HEAT,
    SCRAP,
    COOLDOWN,
    SUPER_COOL,
    REDUCE_STRESS,
    SLIPSTREAM_BONUS,
    SALVAGE,
    CATCH_UP,
    LIMIT,
    DIRECT,
    ACCELERATE,
    REFRESH,
    SINGLE_USE,
)
"""In the order in which cards show them."""

BY_NUMBER: Final = tuple(sorted(SYMBOLS, key=lambda symbol: symbol.number))
BY_NAME: Final = {symbol.name: symbol for symbol in SYMBOLS}

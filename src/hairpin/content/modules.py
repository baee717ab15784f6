"""Which modules a race is run with, and the parts they bring; combinations without sense are refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hairpin.content.cards import load_cards
from hairpin.content.legends import base_legend_cards, expansion_legend_cards, manoeuvre_cards
from hairpin.rules.cards import UPGRADE
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.garage import DRAFTED, MODES, GarageModule
from hairpin.rules.legend_cards import LegendsModule

MOST_PRO: Final = 20

UPGRADE_DECKS: Final = {
    "basic": frozenset({"basic"}),
    "advanced": frozenset({"advanced", "tunnel-vision"}),
    "all": frozenset({"basic", "advanced", "tunnel-vision"}),
}


@dataclass(frozen=True, slots=True)
class ModuleChoice:
    """All modules off, unless said otherwise."""

    garage: str = ""
    """The upgrades in use: basic, advanced, or all."""
    draft: str = DRAFTED
    mulligan: bool = False
    weather: bool = False
    tournament: bool = False
    level: int = 0
    """Of the Legends expansion, 1 to 6; 0: the base deck."""
    pro: int = 0
    aggressive: bool = False
    rivals: bool = False
    legend_adrenaline: bool = True
    """With the expansion; false switches it off."""


NO_MODULES: Final = ModuleChoice()


def garage_module(choice: ModuleChoice, has_players: bool) -> GarageModule | None:
    if not choice.garage:
        if choice.draft != DRAFTED or choice.mulligan:
            raise BadSetup("draft and mulligan are ways to use the garage; choose one: basic, advanced, or all")
        return None
    if choice.garage not in UPGRADE_DECKS:
        raise BadSetup(f"garage: must be one of {', '.join(UPGRADE_DECKS)}, not {choice.garage!r}")
    if not has_players:
        raise BadSetup("garage: Legends have no upgrades; the race needs a player for a garage")
    if choice.draft not in MODES:
        raise BadSetup(f"draft: must be one of {', '.join(MODES)}, not {choice.draft!r}")
    supply = load_cards().supply(UPGRADE, UPGRADE_DECKS[choice.garage])
    return GarageModule(supply, choice.draft, choice.mulligan)


def legends_module(choice: ModuleChoice, circuit: Circuit | None, has_legends: bool) -> LegendsModule | None:
    """`circuit` is None for a season, whose Legends use chevrons wherever there are some."""
    if not has_legends:
        _refuse_settings_of_legends(choice)
        return None
    has_chevrons = circuit is None or any(line.chevrons for line in circuit.lines)
    if circuit is not None and choice.aggressive and not has_chevrons:
        raise BadSetup(f"aggressive: {circuit.id} has no chevrons for Aggressive Legends")
    if choice.rivals and choice.level < 2:
        raise BadSetup("rivals: rivals use Manoeuvre cards, which come in at level 2; choose a level of 2 to 6")
    if not 0 <= choice.pro <= MOST_PRO:
        raise BadSetup(f"pro: Legends may be faster by 0 to {MOST_PRO}, not by {choice.pro}")
    if not 0 <= choice.level <= 6:
        raise BadSetup(f"level: Legends have the levels 1 to 6, not {choice.level}")
    return LegendsModule(
        cards=expansion_legend_cards(choice.level) if choice.level else base_legend_cards(),
        manoeuvres=manoeuvre_cards() if choice.level > 1 else (),
        pro=choice.pro,
        # 12.1: the expansion uses them wherever there are chevrons
        aggressive=choice.aggressive or bool(choice.level and has_chevrons),
        adrenaline=bool(choice.level) and choice.legend_adrenaline,
        rivals=choice.rivals,
    )


def _refuse_settings_of_legends(choice: ModuleChoice) -> None:
    for name in ("level", "pro", "aggressive", "rivals", "legend_adrenaline"):
        if getattr(choice, name) != getattr(NO_MODULES, name):
            raise BadSetup(f"{name}: a setting for Legends, but no car is a Legend; add some, such as legends 3")

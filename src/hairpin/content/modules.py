"""The parts that the modules of a race bring along; combinations without sense are refused."""

from __future__ import annotations

from hairpin.content.boxes import BASE, upgrade_decks
from hairpin.content.cards import load_cards
from hairpin.content.circuits import box_of
from hairpin.content.legends import base_legend_cards, expansion_legend_cards, manoeuvre_cards
from hairpin.content.settings import (
    CHEVRONS,
    DEFAULT_OPTIONS,
    EXPANSION,
    GARAGE,
    LEGENDS,
    MANOEUVRES,
    NEEDS,
    NUMBER,
    SEASON_OPTIONS,
    SETTINGS,
    RaceOptions,
    Setting,
    kind_of,
    value_of,
    without_use,
)
from hairpin.rules import RULES_VERSION
from hairpin.rules.cards import UPGRADE
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, Values
from hairpin.rules.garage import GarageModule
from hairpin.rules.legend_cards import LegendsModule


def check_options(
    options: RaceOptions,
    scope: str,
    has_legends: bool,
    circuit: Circuit | None = None,
    rules: int = RULES_VERSION,
) -> None:
    """`circuit` is None for a season, which has several."""
    _check_values(options)
    _check_scope(options, scope)
    has_chevrons = circuit is None or any(line.chevrons for line in circuit.lines)
    there = {
        GARAGE: bool(options.garage),
        LEGENDS: has_legends,
        # the first version of the rules let it pass, and it did no harm
        EXPANSION: options.has_expansion or rules == 1,
        MANOEUVRES: options.has_manoeuvres,
        CHEVRONS: has_chevrons,
    }
    for name, need in without_use(options, scope, [need for need, is_there in there.items() if not is_there]):
        raise BadSetup(f"{name}: {NEEDS[need]}", f"needs-{need}", {"setting": name})


def _check_scope(options: RaceOptions, scope: str) -> None:
    for name, setting in SETTINGS.items():
        defaults = (value_of(DEFAULT_OPTIONS, name), value_of(SEASON_OPTIONS, name))
        if scope not in setting.scopes and value_of(options, name) not in defaults:
            only = setting.scopes[0]
            values: Values = {"setting": name}
            raise BadSetup(f"{name}: a setting for a {only}, not for a {scope}", f"only-in-{only}", values)


def _check_values(options: RaceOptions) -> None:
    """Files and flags are checked when they are read; a caller from Python may give anything."""
    for name, setting in SETTINGS.items():
        value = value_of(options, name)
        if isinstance(value, str) and value and value not in setting.choices:
            raise _none_of(setting, name, value, f"must be one of {', '.join(setting.choices)}, not {value!r}")
        if kind_of(name) == NUMBER and isinstance(value, int):
            minimum, maximum = setting.limits
            if not minimum <= value <= maximum:
                raise BadSetup(
                    f"{name}: must be from {minimum} to {maximum}, not {value}",
                    "out-of-range",
                    {"setting": name, "minimum": minimum, "maximum": maximum, "given": value},
                )
        if isinstance(value, tuple):
            for word in value:
                if word not in setting.choices:
                    raise _none_of(setting, name, word, f"may hold {', '.join(setting.choices)}, not {word!r}")


def _none_of(setting: Setting, name: str, given: str, told: str) -> BadSetup:
    values: Values = {"setting": name, "given": given, "known": ", ".join(setting.choices)}
    return BadSetup(f"{name}: {told}", "none-of", values)


def garage_module(options: RaceOptions, has_players: bool) -> GarageModule | None:
    if not options.garage:
        return None
    if not has_players:
        raise BadSetup("garage: Legends have no upgrades; the race needs a player for a garage", "garage-players")
    supply = load_cards().supply(UPGRADE, upgrade_decks(options.garage, options.boxes))
    return GarageModule(supply, options.draft, options.mulligan)


def legends_module(options: RaceOptions, circuit: Circuit | None, rules: int = RULES_VERSION) -> LegendsModule:
    """`circuit` is None for a season, which settles the chevrons race by race."""
    return LegendsModule(
        cards=expansion_legend_cards(options.level) if options.level else base_legend_cards(),
        manoeuvres=manoeuvre_cards() if options.level > 1 else (),
        pro=options.pro,
        aggressive=is_aggressive(options, circuit, rules),
        adrenaline=bool(options.level) and options.legend_adrenaline,
        rivals=options.rivals and options.level > 1,
    )


def is_aggressive(options: RaceOptions, circuit: Circuit | None, rules: int) -> bool:
    """11.3, 12.1: always on the circuits of expansions; elsewhere if asked for, or with the Legends expansion."""
    if circuit is None:
        return options.aggressive or bool(options.level)
    has_chevrons = any(line.chevrons for line in circuit.lines)
    return has_chevrons and (options.aggressive or bool(options.level) or is_always_aggressive(circuit, rules))


def is_always_aggressive(circuit: Circuit, rules: int = RULES_VERSION) -> bool:
    """Under the first version of the rules it was left to a switch on all circuits."""
    return rules > 1 and box_of(circuit) != BASE

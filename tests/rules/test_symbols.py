"""Symbols are declared once (chapter 6); these hold what the declarations promise to everybody else."""

from hairpin.rules.symbols import BY_NUMBER, SYMBOLS


def test_every_symbol_has_a_number_and_a_name_of_its_own() -> None:
    assert [symbol.number for symbol in BY_NUMBER] == list(range(len(SYMBOLS)))
    assert len({symbol.name for symbol in SYMBOLS}) == len(SYMBOLS)


def test_the_numbers_of_held_symbols_are_those_of_old_records() -> None:
    """They are part of the fingerprints."""
    old = [
        "heat",
        "scrap",
        "cooldown",
        "reduce-stress",
        "salvage",
        "accelerate",
        "catch-up",
        "slipstream",
        "refresh",
    ]
    assert [symbol.name for symbol in BY_NUMBER][: len(old)] == old
    assert BY_NUMBER[13].name == "super-cool"


def test_what_is_mandatory_keeps_the_step_from_ending_by_an_action_of_its_own() -> None:
    assert [symbol.name for symbol in SYMBOLS if symbol.is_mandatory] == ["heat", "scrap"]
    assert all(symbol.use is not None for symbol in SYMBOLS if symbol.is_mandatory)

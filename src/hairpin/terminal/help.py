"""What `help` and `rules` say."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hairpin.rules.setup import Setup
from hairpin.terminal.words import t


def commands_table() -> Table:
    grid = Table.grid(padding=(0, 2))
    for keys, words in _commands():
        grid.add_row(Text(keys), Text(words))
    table = Table.grid()
    table.add_row(grid)
    table.add_row(Text(t("help-track")))
    return table


def _commands() -> list[tuple[str, str]]:
    return [
        ("1 3 5", t("help-numbers")),
        ("plan 4 4 3", t("help-codes")),
        (t("key-enter"), t("help-enter")),
        (t("typed-plans"), t("help-plans")),
        (t("typed-look"), t("help-look")),
        (t("typed-cards"), t("help-cards")),
        (t("typed-count"), t("help-count")),
        (t("typed-hint"), t("help-hint")),
        (t("typed-road"), t("help-road")),
        (t("typed-undo"), t("help-undo")),
        (t("typed-retire"), t("help-retire")),
        (t("typed-rules"), t("help-rules")),
        (t("help-language-keys"), t("help-language")),
        (t("help-help-keys"), t("help-help")),
        (t("typed-quit"), t("help-quit")),
    ]


def rules_text(setup: Setup) -> str:
    """The turn, then what the modules of this race add."""
    modules = [
        t("rules-garage") if setup.garage else "",
        t("rules-weather") if setup.weather else "",
        t("rules-tournament") if setup.tournament else "",
        t("rules-legends") if setup.legends else "",
        t("rules-manoeuvres") if setup.legends and setup.legends.manoeuvres else "",
    ]
    return "\n".join([t("rules-turn"), *filter(None, modules)])

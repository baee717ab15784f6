"""How a car is told from the others: a letter of its own, in its colour."""

from __future__ import annotations

from string import ascii_uppercase, digits
from typing import Final

from rich.text import Text

from hairpin.rules.view import View
from hairpin.terminal.words import name_of

STYLES: Final = {
    "black": "bold white on grey11",
    "yellow": "bold black on yellow1",
    "red": "bold white on red3",
    "grey": "bold black on grey62",
    "blue": "bold white on blue",
    "green": "bold white on green4",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple4",
    "white": "bold black on white",
    "teal": "bold white on dark_cyan",
    "pink": "bold black on hot_pink",
    "cyan": "bold black on cyan1",
}


class Badges:
    """By seat. Nobody has to rely on colour: no two cars share a letter."""

    def __init__(self, view: View) -> None:
        self.letters = letters(tuple(name_of(car.name) for car in view.cars))
        self._styles = tuple(STYLES[car.color] for car in view.cars)

    def letter(self, seat: int) -> Text:
        return Text(self.letters[seat], self._styles[seat])

    def swatch(self, seat: int) -> Text:
        return Text(f" {self.letters[seat]} ", self._styles[seat])


def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """The first letter of each name that no name before it has taken, or any that is left."""
    chosen: list[str] = []
    for name in names:
        wanted = [letter for letter in name.upper() if letter.isascii() and letter.isalnum()]
        chosen.append(next(letter for letter in [*wanted, *ascii_uppercase, *digits] if letter not in chosen))
    return tuple(chosen)

"""A table of numbered parts that lie one behind the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Part(NamedTuple):
    name: str
    size: int
    meaning: str


class Table:
    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.at: dict[str, int] = {}
        """Where each part begins."""
        self.size = 0
        for part in parts:
            self.at[part.name] = self.size
            self.size += part.size

    def range(self, name: str) -> range:
        return range(self.at[name], self.at[name] + self.part(name).size)

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def part_at(self, index: int) -> Part:
        """The part that a number lies in."""
        return next(part for part in self.parts if index in self.range(part.name))

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

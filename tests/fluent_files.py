"""The words of Hairpin as they are in the Fluent files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hairpin.content.languages import LANGUAGES, locale_text

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "src" / "hairpin" / "content" / "locales"
FILES: Final = ("game", "web", "rules", "lesson", "terminal", "commands", "links")
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return list(FluentParser().parse(locale_text(language, file)).body)


@cache
def messages(language: str, *files: str) -> dict[str, ast.Message]:
    found = [entry for file in files for entry in entries(language, file)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _names(message: ast.Message) -> _Names:
    names = _Names()
    names.visit(message)
    return names


def variables(message: ast.Message) -> set[str]:
    return _names(message).variables


def references(message: ast.Message) -> set[str]:
    return _names(message).references


def text(message: ast.Message) -> str:
    """What it says apart from its variables, all variants."""
    return " ".join(_names(message).texts)

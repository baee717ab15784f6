"""Every rule has a test, and every test's rule exists: both ways."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
RULES: Final = TESTS.parent / "docs" / "rules.md"

CHAPTERS: Final = tuple(range(1, 14))
"""Those that Hairpin plays so far. Scenarios may be ahead of it, but not beyond the last chapter of the game."""
LAST_CHAPTER: Final = 14


def documented() -> set[str]:
    return set(re.findall(r"^\*\*(\d+\.\d+(?:\.\d+)?)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE))


def named_by_scenarios() -> Iterator[tuple[str, str]]:
    """Pairs of a rule's id and where it is named."""
    for path in sorted(TESTS.rglob("scenarios/**/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from ((str(rule), path.name) for rule in data.get("rules", ()))


def named_by_tests() -> Iterator[tuple[str, str]]:
    """By `@pytest.mark.rule("2.3", ...)`, wherever it stands."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from ((str(ast.literal_eval(argument)), path.name) for argument in node.args)


def chapter(rule: str) -> int:
    return int(rule.split(".")[0])


def test_every_rule_is_named_by_a_scenario_or_a_test() -> None:
    named = {rule for rule, _ in (*named_by_scenarios(), *named_by_tests())}
    assert documented() - named == set()


def test_every_rule_that_a_scenario_or_a_test_names_exists() -> None:
    known = documented()
    unknown = [
        (rule, where)
        for rule, where in (*named_by_scenarios(), *named_by_tests())
        if rule not in known and (chapter(rule) in CHAPTERS or chapter(rule) > LAST_CHAPTER)
    ]
    assert unknown == []


def test_tests_name_only_rules_that_are_played() -> None:
    assert [(rule, where) for rule, where in named_by_tests() if chapter(rule) not in CHAPTERS] == []


def test_the_rules_document_has_the_chapters_that_are_played() -> None:
    assert {chapter(rule) for rule in documented()} == set(CHAPTERS)


def test_every_scenario_names_at_least_one_rule() -> None:
    named = {where for _, where in named_by_scenarios()}
    assert {path.name for path in TESTS.rglob("scenarios/**/*.toml")} == named

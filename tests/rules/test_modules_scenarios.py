"""Every upgrade and every sponsor card is played in at least one scenario."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from hairpin.content.cards import load_cards
from hairpin.rules.cards import SPONSOR, UPGRADE

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def cards_played() -> Iterator[str]:
    """Planned or played directly, and not refused."""
    for path in SCENARIOS.rglob("*.toml"):
        for do in tomllib.loads(path.read_text(encoding="utf-8")).get("do", ()):
            if not do.get("refused"):
                yield from do.get("plan", ())
                if do.get("react") == "direct":
                    yield from (*do.get("cards", ()), do.get("card", ""))


def test_every_upgrade_and_every_sponsor_card_is_played_in_some_scenario() -> None:
    faces = [face for face in load_cards().faces if face.kind in (UPGRADE, SPONSOR) and not face.is_heat]
    assert len(faces) == 60 - 2 + 10
    assert {face.code for face in faces} - set(cards_played()) == set()


def test_both_heat_upgrades_are_in_some_scenario() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SCENARIOS.rglob("*.toml")]
    for code in ("u17", "u48"):
        assert any(f'"{code}"' in text for text in texts)

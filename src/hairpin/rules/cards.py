"""Cards are small integers; what is printed on them lies in a table.

Cards 0 to 5 are those of that value (1-4 basic, 0 and 5 the starting upgrades), then come Stress and
Heat. Copies of a card are alike, so a zone is simply a list of these numbers.
"""

from typing import Final, NamedTuple

STRESS: Final = 6
HEAT: Final = 7

BASIC: Final = "basic"
STARTING: Final = "starting"


class CardFace(NamedTuple):
    """What one card shows."""

    code: str
    kind: str
    values: tuple[int, ...]
    plus: int = 0
    copies: int = 0

    @property
    def is_heat(self) -> bool:
        return self.kind == "heat"


class CardTable:
    """All cards of the game, their properties in lists that are indexed by the card."""

    __slots__ = ("by_code", "codes", "faces", "is_basic", "is_heat", "may_discard", "plus", "value")

    def __init__(self, faces: dict[int, CardFace]) -> None:
        size = max(faces) + 1
        self.faces = faces
        self.codes = [faces[c].code if c in faces else "" for c in range(size)]
        self.by_code = {face.code: card for card, face in faces.items()}
        self.value = [faces[c].values[0] if c in faces and faces[c].values else 0 for c in range(size)]
        self.plus = [faces[c].plus if c in faces else 0 for c in range(size)]
        self.is_basic = [c in faces and faces[c].kind == BASIC for c in range(size)]
        self.is_heat = [c in faces and faces[c].is_heat for c in range(size)]
        # 3.13: anything but Stress and Heat
        self.may_discard = [c in faces and faces[c].kind not in ("heat", "stress") for c in range(size)]

    def driver_cards(self) -> list[int]:
        """2.1: the basic cards and the starting upgrades; Stress and Heat are counted by the circuit."""
        cards: list[int] = []
        for card, face in sorted(self.faces.items()):
            cards.extend([card] * face.copies)
        return cards

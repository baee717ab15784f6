"""Cards are small integers; what is printed on them lies in a table.

Cards 0 to 5 are those of that value (1-4 basic, 0 and 5 the starting upgrades), then come Stress and
Heat; upgrade or sponsor card n is number 10 + n. Copies of a card are alike, so a zone is simply a list
of these numbers.
"""

from typing import Final, NamedTuple

from hairpin.rules.symbols import Symbol, symbols_of

STRESS: Final = 6
HEAT: Final = 7
FIRST_UPGRADE: Final = 10

BASIC: Final = "basic"
STARTING: Final = "starting"
UPGRADE: Final = "upgrade"
SPONSOR: Final = "sponsor"


class CardFace(NamedTuple):
    """What one card shows; the numbers are those of its symbols (chapter 6)."""

    code: str
    kind: str
    values: tuple[int, ...]
    plus: int = 0
    copies: int = 0
    """How many are in a driver's own deck, or, of an upgrade or sponsor card, in the supply."""
    family: str = ""
    deck: str = ""
    """Which pile of upgrades or sponsor cards it belongs to."""
    is_heat: bool = False
    heat: int = 0
    scrap: int = 0
    limit: int = 0
    cooldown: int = 0
    reduce_stress: int = 0
    slipstream: int = 0
    salvage: int = 0
    catch_up: int = 0
    direct: bool = False
    accelerate: bool = False
    refresh: bool = False
    single_use: bool = False


class CardTable:
    """All cards of the game, their properties in lists that are indexed by the card."""

    __slots__ = (
        "by_code",
        "codes",
        "faces",
        "has_choice",
        "is_basic",
        "is_heat",
        "is_plain",
        "limit",
        "may_discard",
        "plus",
        "symbols",
        "value",
    )

    def __init__(self, faces: dict[int, CardFace]) -> None:
        blank = CardFace("", "", ())
        shown = [faces.get(card, blank) for card in range(max(faces) + 1)]
        self.faces = shown
        self.by_code = {face.code: card for card, face in faces.items()}
        self.codes = [face.code for face in shown]
        self.value = [face.values[0] if face.values else 0 for face in shown]
        self.has_choice = [len(face.values) > 1 for face in shown]
        self.plus = [face.plus for face in shown]
        self.limit = [face.limit for face in shown]
        self.is_basic = [face.kind == BASIC for face in shown]
        self.is_heat = [face.is_heat for face in shown]
        # 3.13: anything but Stress and Heat
        self.may_discard = [bool(face.code) and not face.is_heat and face.kind != "stress" for face in shown]
        self.symbols: list[tuple[Symbol, ...]] = [symbols_of(card, face) for card, face in enumerate(shown)]
        # just a value: nothing more to look at
        self.is_plain = [
            not (face.plus or len(face.values) != 1 or face.limit or self.symbols[card])
            for card, face in enumerate(shown)
        ]

    def driver_cards(self, with_starting_upgrades: bool = True) -> list[int]:
        """2.1: the basic cards and the starting upgrades; Stress and Heat are counted by the circuit."""
        own = (BASIC, STARTING, "heat") if with_starting_upgrades else (BASIC,)
        return [card for card, face in enumerate(self.faces) if face.kind in own for _ in range(face.copies)]

    def supply(self, kind: str, decks: frozenset[str]) -> tuple[int, ...]:
        """All copies of the upgrades or sponsor cards that belong to these piles."""
        return tuple(
            card
            for card, face in enumerate(self.faces)
            if face.kind == kind and face.deck in decks
            for _ in range(face.copies)
        )

"""Cards for clients: what is printed on them, and a field for each symbol, made from the engine's own types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_type_hints

import msgspec

from hairpin.records.card_words import face_words
from hairpin.rules.cards import CardFace
from hairpin.rules.symbols import SYMBOLS
from hairpin.rules.symbols.symbol import FLAG
from hairpin.server.protocol.race import Sent

_PRINTED: Final = tuple(name for name in CardFace._fields if name != "amounts")
_TYPES: Final = {name: get_type_hints(CardFace)[name] for name in _PRINTED} | {"values": list[int]}

if TYPE_CHECKING:
    CardData = msgspec.Struct
else:
    CardData = msgspec.defstruct(
        "CardData",
        [
            *_TYPES.items(),
            ("words", str),
            *((symbol.key, bool if symbol.shows == FLAG else int) for symbol in SYMBOLS),
        ],
        bases=(Sent,),
        module=__name__,
    )


class CardList(Sent):
    cards: list[CardData]


def card_data(face: CardFace) -> CardData:
    """A symbol that is not on the card is 0, or false."""
    amounts = {symbol.key: face.amount(symbol) for symbol in SYMBOLS}
    shown = {symbol.key: amounts[symbol.key] > 0 for symbol in SYMBOLS if symbol.shows == FLAG}
    words = face_words(face) if face.is_extra else face.code
    printed = {name: getattr(face, name) for name in _PRINTED}
    return msgspec.convert({**printed, "words": words, **amounts, **shown}, CardData)

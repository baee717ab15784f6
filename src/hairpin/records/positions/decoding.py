"""From JSON to the records of a position. How a value is read follows from its type, as how it is written does."""

from __future__ import annotations

from typing import Final, get_args, get_origin

from hairpin.content.fields import MAX_ENTRIES
from hairpin.content.problems import Problems, nearest, printable, shown
from hairpin.records.plain import field_types, is_record, marks, without_none
from hairpin.rules.cards import CARD
from hairpin.rules.symbols import BY_NAME
from hairpin.rules.symbols.symbol import SYMBOL

LARGEST: Final = 1 << 64


class Decoder:
    """Reading never stops: what is wrong is collected, and a stand-in of the right type comes back."""

    def __init__(self, problems: Problems, by_code: dict[str, int]) -> None:
        self._problems = problems
        self._by_code = by_code

    def value(self, hint: object, value: object, entry: str) -> object:
        inner = without_none(hint)
        if inner is not None:
            return None if value is None else self.value(inner, value, entry)
        if CARD in marks(hint):
            return self._card(value, entry)
        if SYMBOL in marks(hint):
            return self._symbol(value, entry)
        if get_origin(hint) is tuple:
            return self._row(get_args(hint)[0], value, entry)
        if is_record(hint):
            assert isinstance(hint, type)
            return self.record(hint, value, entry)
        return self._plain(hint, value, entry)

    def record(self, record: type, value: object, entry: str) -> object:
        types = field_types(record)
        data = value if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            self._refuse(entry, "a table", value)
        for key in data:
            if key not in types:
                self._unknown(f"{entry}.{printable(str(key))}", str(key), list(types))
        usual: dict[str, object] = record._field_defaults  # type: ignore[attr-defined]
        made: dict[str, object] = {}
        for name, hint in types.items():
            if name in usual and name not in data:
                made[name] = usual[name]
            else:
                made[name] = self._field(hint, data, name, f"{entry}.{name}")
        made_record: object = record(**made)
        return made_record

    def _field(self, hint: object, data: dict[str, object], name: str, entry: str) -> object:
        if name not in data and data:
            self._problems.add(entry, f"is missing; it must be {_wanted(hint)}")
            return self._stand_in(hint)
        return self.value(hint, data[name], entry) if data else self._stand_in(hint)

    def _row(self, inner: object, value: object, entry: str) -> object:
        if not isinstance(value, list):
            self._refuse(entry, "a list", value)
            return ()
        if len(value) > MAX_ENTRIES:
            self._problems.add(entry, f"must have at most {MAX_ENTRIES} entries, not {len(value)}")
        return tuple([self.value(inner, each, f"{entry}[{n}]") for n, each in enumerate(value[:MAX_ENTRIES])])

    def _card(self, value: object, entry: str) -> int:
        if isinstance(value, str) and value in self._by_code:
            return self._by_code[value]
        self._refuse(entry, 'a card: "0" to "5", "stress", "heat", "u1" (upgrade), "s80" (sponsor)', value)
        return 0

    def _symbol(self, value: object, entry: str) -> int:
        if isinstance(value, str) and value in BY_NAME:
            return BY_NAME[value].number
        self._refuse(entry, f"a symbol: {', '.join(BY_NAME)}", value)
        return 0

    def _plain(self, hint: object, value: object, entry: str) -> object:
        fits = type(value) is hint
        if fits and isinstance(value, int) and abs(value) > LARGEST:
            fits = False
        if not fits:
            self._refuse(entry, _wanted(hint), value)
            return self._stand_in(hint)
        return value

    def _stand_in(self, hint: object) -> object:
        """Only there until what is wrong has been told."""
        if get_origin(hint) is tuple:
            return ()
        if without_none(hint) is not None or not isinstance(hint, type) or is_record(hint):
            return None
        empty: object = hint()
        return empty

    def _refuse(self, entry: str, wanted: str, value: object) -> None:
        self._problems.add(entry, f"must be {wanted}, not {'null' if value is None else shown(value)}")

    def _unknown(self, entry: str, key: str, known: list[str]) -> None:
        meant = nearest(key, known)
        advice = f"did you mean {meant}?" if meant else f"known fields are {', '.join(known)}"
        self._problems.add(entry, f"is not a known field; {advice}")


def _wanted(hint: object) -> str:
    words = {int: "a whole number", bool: "true or false", str: "text"}
    for kind, word in words.items():
        if hint is kind:
            return word
    return "a list" if get_origin(hint) is tuple else "a table"

"""Reading one table of a file, field by field, into typed values."""

from collections.abc import Sequence
from typing import Final

from hairpin.content.problems import OTHER, Problems, Why, nearest, printable, shown

MAX_NAME: Final = 40
MAX_ENTRIES: Final = 1000
"""Of a list: more than any file needs, and few enough to be looked at in no time."""


class Fields:
    """One table of a file.

    Reading never stops: what is wrong goes to the collector and a stand-in of the right type comes back, so
    that the rest of the file is looked at too. Whoever makes something of the values must call
    `Problems.raise_if_any` before handing it out.
    """

    __slots__ = ("_data", "entry", "problems")

    def __init__(self, data: dict[str, object], problems: Problems, entry: str = "") -> None:
        self._data = data
        self.problems = problems
        self.entry = entry

    def name_of(self, key: str) -> str:
        """The field as messages call it: `length`, `lines[2].limit`."""
        return f"{self.entry}.{key}" if self.entry else key

    def has(self, key: str) -> bool:
        return key in self._data

    def is_clear(self, *keys: str) -> bool:
        return self.problems.is_clear(*map(self.name_of, keys))

    def is_clear_list(self, key: str, values: Sequence[int]) -> bool:
        """Whether nothing is wrong with a list, nor with any of the numbers that were read of it."""
        return self.is_clear(key, *(f"{key}[{n}]" for n in range(len(values))))

    def wrong(self, key: str, message: str, why: Why = OTHER) -> None:
        self.problems.add(self.name_of(key), message, why)

    def allow_only(self, known: Sequence[str]) -> None:
        for key in self._data:
            if key not in known:
                # to look for what was meant takes time, and would not be told
                advice = "" if self.problems.is_full() else f"; {_advice(key, known)}"
                why = Why("file-unknown-field", {"known": ", ".join(known)})
                self.wrong(printable(key) or '""', f"is not a known field{advice}", why)

    def number(self, key: str, minimum: int, maximum: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        number = _whole_number(self._data.get(key), minimum, maximum)
        if number is None:
            self._refuse(key, _range(minimum, maximum), _why_range(minimum, maximum))
        return maximum if number is None else number

    def change(self, key: str, maximum: int) -> int:
        """By how much something goes up or down. What stays as it is isn't mentioned, so 0 can only be a slip."""
        number = self.number(key, -maximum, maximum, default=0)
        if self.has(key) and number == 0:
            self.wrong(key, "must not be 0; leave it out if it changes nothing")
        return number

    def numbers(self, key: str, minimum: int, maximum: int, default: Sequence[int] = ()) -> tuple[int, ...]:
        """A list of numbers; each that is wrong is named by its place."""
        values = self._data.get(key, list(default))
        if not isinstance(values, list):
            self._refuse(key, "a list of whole numbers, such as [1, 2]")
            return ()
        numbered = enumerate(self._not_too_many(key, values))
        return tuple(self._item(f"{key}[{n}]", value, minimum, maximum) for n, value in numbered)

    def _not_too_many(self, key: str, values: list[object]) -> list[object]:
        if len(values) > MAX_ENTRIES:
            self.wrong(key, f"must have at most {MAX_ENTRIES} entries, not {len(values)}")
        return values[:MAX_ENTRIES]

    def _item(self, key: str, value: object, minimum: int, maximum: int) -> int:
        number = _whole_number(value, minimum, maximum)
        if number is None:
            message = f"must be {_range(minimum, maximum)}, not {shown(value)}"
            self.wrong(key, message, _why_range(minimum, maximum))
        return maximum if number is None else number

    def names(self) -> list[str]:
        return list(self._data)

    def data(self) -> dict[str, object]:
        return self._data

    def is_given(self, key: str) -> bool:
        """There, and not null: JSON has a word for what is left open."""
        return self._data.get(key) is not None

    def is_table(self, key: str) -> bool:
        return isinstance(self._data.get(key), dict)

    def numbers_or_one(self, key: str, minimum: int, maximum: int) -> tuple[int, ...]:
        """A list of numbers, or a single one."""
        if isinstance(self._data.get(key), list):
            return self.numbers(key, minimum, maximum)
        return (self.number(key, minimum, maximum),)

    def numbers_or_texts(self, key: str) -> tuple[str, ...]:
        """A list of names, of which some look like numbers."""
        values = self._data.get(key, [])
        if not isinstance(values, list) or not all(
            isinstance(v, str | int) and not isinstance(v, bool) for v in values
        ):
            self._refuse(key, 'a list of numbers or texts, such as [3, "green-7"]')
            return ()
        return tuple(str(value) for value in values)

    def name(self, key: str) -> str:
        """A text that people read: it must show something, and fit where names are shown."""
        value = self._data.get(key)
        if isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= MAX_NAME:
            return value
        if isinstance(value, str) and len(value) > MAX_NAME:
            self.wrong(key, f"must be at most {MAX_NAME} characters long, not {len(value)}", _WHY_NAME)
        else:
            self._refuse(key, f"text of 1 to {MAX_NAME} visible characters", _WHY_NAME)
        return ""

    def text(self, key: str, default: str | None = None) -> str:
        value = self._data.get(key, default)
        if not isinstance(value, str):
            self._refuse(key, "text")
            return ""
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if there is none."""
        values = self._data.get(key, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            self._refuse(key, 'a list of texts, such as ["a", "b"]')
            return ()
        return tuple(str(value) for value in values)

    def choice(self, key: str, options: Sequence[str]) -> str:
        value = self._data.get(key)
        if isinstance(value, str) and value in options:
            return value
        known = ", ".join(options)
        self._refuse(key, " or ".join(f'"{option}"' for option in options), Why("file-choice", {"known": known}))
        return options[0]

    def flag(self, key: str) -> bool:
        value = self._data.get(key, False)
        if not isinstance(value, bool):
            self._refuse(key, "true or false")
        return value is True

    def table(self, key: str) -> "Fields":
        """The table headed [key]; an empty one if there is none."""
        value = self._data.get(key, {})
        if not isinstance(value, dict):
            self._refuse(key, f"a table, headed [{self.name_of(key)}]")
            value = {}
        return Fields(value, self.problems, self.name_of(key))

    def tables(self, key: str) -> list["Fields"]:
        """The tables headed [[key]]; none if there are none."""
        values = self._data.get(key, [])
        if not isinstance(values, list):
            self._refuse(key, f"a list of tables, each headed [[{key}]]")
            return []
        values = self._not_too_many(key, values)
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                self.wrong(key, f"must hold tables only, each headed [[{key}]]; [{number}] is {shown(value)}")
        return [
            Fields(value, self.problems, self.name_of(f"{key}[{number}]"))
            for number, value in enumerate(values)
            if isinstance(value, dict)
        ]

    def _refuse(self, key: str, wanted: str, why: Why = OTHER) -> None:
        if self.has(key):
            self.wrong(key, f"must be {wanted}, not {shown(self._data[key])}", why)
        else:
            self.wrong(key, f"is missing; it must be {wanted}", Why("file-missing", {}))


def check_different(tables: Sequence[Fields], key: str, values: Sequence[int | str], what: str) -> None:
    """No two tables of a list may have the same `key`; `values` is what was read of it."""
    # asked before the first complaint: what can't be read is a stand-in and equals nothing
    readable = [each for each in zip(tables, values, strict=True) if each[0].is_clear(key)]
    seen: set[int | str] = set()
    for table, value in readable:
        if value in seen:
            table.wrong(key, f"must differ from the {what} before, not {shown(value)} again")
        seen.add(value)


def _whole_number(value: object, minimum: int, maximum: int) -> int | None:
    """The number, if it is one in that range; to Python true and false are numbers too, but not to us."""
    if isinstance(value, int) and not isinstance(value, bool) and minimum <= value <= maximum:
        return value
    return None


_WHY_NAME: Final = Why("file-name", {"maximum": MAX_NAME})


def _why_range(minimum: int, maximum: int) -> Why:
    return Why("file-number", {"minimum": minimum, "maximum": maximum})


def _range(minimum: int, maximum: int) -> str:
    return f"a whole number from {minimum} to {maximum}"


def _advice(key: str, known: Sequence[str]) -> str:
    meant = nearest(key, known)
    return f"did you mean {meant}?" if meant else f"known fields are {', '.join(known)}"

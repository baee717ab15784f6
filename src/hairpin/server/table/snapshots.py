"""How a table stood after an entry, to be kept beside its log: who wakes it need not replay what came before.

A snapshot is never trusted blindly. It is used only by the very Hairpin that made it, and only whole; in any other
case the log is replayed, which gives the same. It is taken between two actions of which none can be undone.
"""

from __future__ import annotations

import hashlib
import io
import pickle
from functools import cache
from pathlib import Path
from typing import Final

import hairpin
from hairpin.records.games import GameConfig, config_of, data_of, kind_of
from hairpin.records.session import Session, listen_to
from hairpin.server.table.state import TableState

EVERY: Final = 64
"""Entries."""
DIGEST: Final = 32
SOURCES: Final = ("rules", "content", "records", "server")
PARTS: Final = (
    "seq",
    "settings",
    "owner",
    "seats",
    "games",
    "races",
    "open",
    "standing",
    "final",
    "has_sat",
    "at",
    "clocks",
    "unattended",
    "asked_at",
)
"""Of a table's state, all but the session."""


class BadSnapshot(Exception):
    """Damaged, or not ours: the log must be replayed."""


@cache
def made_by() -> str:
    """Changes with everything that a snapshot depends on."""
    found = hashlib.sha256()
    root = Path(hairpin.__file__).parent
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.read_bytes())
    return found.hexdigest()


def can_freeze(state: TableState) -> bool:
    return state.stopped is None and (state.session is None or not state.session.can_be_undone())


def frozen(state: TableState) -> bytes:
    parts = {name: getattr(state, name) for name in PARTS}
    config, begun, game = _session_parts(state.session)
    file = io.BytesIO()
    pickle.dump(begun, file, protocol=5)
    _Pickler(file, config).dump((parts, game))
    body = file.getvalue()
    return hashlib.sha256(body).digest() + body


def thawed(id: str, body: bytes) -> TableState:
    """BadSnapshot for anything that was not frozen here."""
    if hashlib.sha256(body[DIGEST:]).digest() != body[:DIGEST]:
        raise BadSnapshot("damaged")
    try:
        return _thawed(id, io.BytesIO(body[DIGEST:]))
    except Exception as error:  # whatever it is, there is the log
        raise BadSnapshot from error


def _session_parts(session: Session | None) -> tuple[GameConfig | None, object, object]:
    if session is None:
        return None, None, None
    config = session.config
    begun = (kind_of(config), data_of(config), config.rules, session.seed, session.actions)
    return config, begun, session.game


def _thawed(id: str, file: io.BytesIO) -> TableState:
    state = TableState(id)
    begun = _Unpickler(file, None).load()
    config = None if begun is None else config_of(begun[0], begun[1], "log", begun[2])
    parts, game = _Unpickler(file, config).load()
    for name in PARTS:
        setattr(state, name, parts[name])
    if config is not None:
        state.session = Session(config, begun[3], game, None)
        state.session.actions = begun[4]
        listen_to(game, [])
    return state


def _shared(config: GameConfig | None) -> dict[str, object]:
    """What a race has in common with all races of its kind: it is not kept, but found again."""
    if config is None:
        return {}
    setup = config.setup
    parts: dict[str, object] = {"setup": setup}
    for name in setup.__dataclass_fields__:
        part = getattr(setup, name)
        parts[name] = part
        if isinstance(part, tuple):
            parts |= {f"{name} {place}": each for place, each in enumerate(part)}
    return {name: part for name, part in parts.items() if not isinstance(part, _SMALL)}


_SMALL: Final = (int, str, bool, tuple, type(None))


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, config: GameConfig | None) -> None:
        super().__init__(file, protocol=5)
        self._names = {id(part): name for name, part in _shared(config).items()}

    def persistent_id(self, part: object) -> str | None:
        return self._names.get(id(part))


class _Unpickler(pickle.Unpickler):
    """Reads nothing but values of this program."""

    def __init__(self, file: io.BytesIO, config: GameConfig | None) -> None:
        super().__init__(file)
        self._parts = _shared(config)

    def persistent_load(self, name: str) -> object:
        return self._parts[name]

    def find_class(self, module: str, name: str) -> object:
        if (module, name) in _ALLOWED:
            return super().find_class(module, name)
        if module.startswith("hairpin."):
            found: object = super().find_class(module, name)
            if _is_value_of(module, found):
                return found
        raise BadSnapshot(f"{module}.{name}")


def _is_value_of(module: str, found: object) -> bool:
    """Not what it has imported; and of functions only those of the rules, which do nothing to anybody."""
    is_own = getattr(found, "__module__", None) == module
    return is_own and (isinstance(found, type) or module.startswith("hairpin.rules."))


_ALLOWED: Final = {("builtins", "bytearray"), ("msgspec._utils", "rebuild")}

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
from hairpin.records.games import config_of, data_of, game_at, kind_of, listen_to
from hairpin.records.session import Session
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
    "turns",
    "unattended",
    "asked_at",
    "lesson",
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
    body = pickle.dumps((parts, _session_parts(state.session)), protocol=5)
    return hashlib.sha256(body).digest() + body


def thawed(id: str, body: bytes) -> TableState:
    """BadSnapshot for anything that was not frozen here."""
    if hashlib.sha256(body[DIGEST:]).digest() != body[:DIGEST]:
        raise BadSnapshot("damaged")
    try:
        return _thawed(id, io.BytesIO(body[DIGEST:]))
    except Exception as error:  # whatever it is, there is the log
        raise BadSnapshot from error


def _session_parts(session: Session | None) -> tuple[object, ...] | None:
    """How the game was begun, and its position: what it has in common with others of its kind is found again."""
    if session is None:
        return None
    config = session.config
    begun = (kind_of(config), data_of(config), config.rules, session.seed)
    return (*begun, session.actions, session.game.position())


def _thawed(id: str, file: io.BytesIO) -> TableState:
    state = TableState(id)
    parts, session = _Unpickler(file).load()
    for name in PARTS:
        setattr(state, name, parts[name])
    if session is not None:
        kind, data, rules, seed, actions, position = session
        config = config_of(kind, data, "log", rules)
        state.session = Session(config, seed, game_at(config, position), None)
        state.session.actions = actions
        listen_to(state.session.game, [])
    return state


class _Unpickler(pickle.Unpickler):
    """Reads nothing but values of this program."""

    def find_class(self, module: str, name: str) -> object:
        if (module, name) in _ALLOWED:
            return super().find_class(module, name)
        if module.startswith("hairpin."):
            found: object = super().find_class(module, name)
            if _is_value_of(module, found):
                return found
        raise BadSnapshot(f"{module}.{name}")


def _is_value_of(module: str, found: object) -> bool:
    """Not what it has imported; and no functions."""
    return isinstance(found, type) and found.__module__ == module


_ALLOWED: Final = {("msgspec._utils", "rebuild")}

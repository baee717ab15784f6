"""How much of anything one client, one address or one server may have.

Each number can be set by an environment variable: `HAIRPIN_MESSAGES_PER_SECOND=50`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from hairpin.rules.errors import HairpinError

PREFIX = "HAIRPIN_"
MAX = 10**9


class BadLimit(HairpinError):
    pass


@dataclass(frozen=True, slots=True)
class Limits:
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    """Of a request to create a table: a circuit of one's own may be in it."""
    messages_per_second: int = 20
    messages_burst: int = 40
    hints_per_minute: int = 30
    hints_burst: int = 10
    """Asked by one socket; a decision is thought about once, however often somebody asks."""
    patience: int = 200
    """So many refused messages in a row, and the socket is closed."""
    requests_per_second: int = 50
    requests_burst: int = 200
    """HTTP, for each address."""
    tables: int = 100_000
    """In the database."""
    tables_per_address: int = 60
    """Created within an hour."""
    circuit_bytes: int = 8 * 1024
    """Of a circuit file: the settings with it must fit into a message."""
    pictures_per_address: int = 240
    """Of races, for pasted links, painted within an hour."""
    circuits_per_address: int = 240
    """Checked and drawn within an hour."""
    licences_per_address: int = 60
    """Issued for the first time within an hour."""
    codes_per_address: int = 120
    """To carry a licence to another device: made, looked at or taken within an hour."""
    exports_per_address: int = 20
    """Within an hour."""
    call_seconds: int = 5
    """Somebody whose turn it is may be away before they are called: it may be a page that is being reloaded."""
    pushes_per_address: int = 60
    """Browsers to be called, and test calls, within an hour."""
    live_tables: int = 5_000
    """Held in memory at the same time."""
    sockets_per_address: int = 200
    sockets_per_table: int = 64
    waiting_messages: int = 512
    """Not yet taken by a client; one that is slower is told to come back."""
    waiting_bytes: int = 1024 * 1024
    """The same in bytes: previews are long, and a client can ask for many without reading one."""
    hello_seconds: int = 10
    """After opening a socket, until its first message."""
    put_away_seconds: int = 60
    """A table that nobody looks at is put away after this."""
    archive_days: int = 30
    """After a table's last race; then its log is compressed. It can be replayed as ever."""
    past_per_second: int = 5_000
    past_burst: int = 50_000
    """Entries that are told again, for each address; whoever asks for more waits."""
    remembered: int = 256
    """Entries of a table whose events are kept in memory; older ones are replayed from the log."""
    driver_seconds_per_table: int = 20
    """Of CPU time in a minute; drivers of a table that has used more wait."""
    driver_seconds_per_address: int = 40
    """The same for all tables of one address."""
    analysis_turns: int = 1_200
    """Of cars, imagined for each decision of a race that is looked back at; fewer where there were many."""
    analyses_waiting: int = 50
    """Races that are to be looked at; it is done one after the other."""
    analyses_per_address: int = 30
    """Begun within an hour. What has been found is kept, and may be read by anybody."""
    driver_patience: int = 20
    """Seconds of CPU time for one decision; a driver that takes longer is ended."""


def limits_from(environment: Mapping[str, str] = os.environ) -> Limits:
    said = {
        field.name: _number(PREFIX + field.name.upper(), environment[PREFIX + field.name.upper()])
        for field in fields(Limits)
        if PREFIX + field.name.upper() in environment
    }
    return Limits(**said)


def _number(name: str, text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= MAX:
        raise BadLimit(f"{name}: must be a whole number from 1 to {MAX}, not {text!r}")
    return int(text)

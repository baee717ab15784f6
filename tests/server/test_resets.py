"""Clients that are suddenly gone, in the middle of whatever they are told: the log has nothing to say about it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from hairpin.server.log.entries import Entry, Said
from hairpin.server.protocol import VERSION
from hairpin.server.store.store import Store
from hairpin.server.store.writing import Append
from tests.server.player import race_of
from tests.server.running import Running, database
from tests.server.test_serving import Process, place_of

TIMES: Final = 30
LONG_PAST: Final = 5000
"""Entries of a table: with this much to tell, no buffer on the way can take it all."""
TEXT, MASKED, NO_MASK = 0x81, 0x80, bytes(4)
MANY: Final = {
    f"HAIRPIN_{limit}": "100000"
    for limit in ("REQUESTS_PER_SECOND", "REQUESTS_BURST", "MESSAGES_PER_SECOND", "MESSAGES_BURST")
}


class Client:
    """A bare socket that takes little, and ends with a reset instead of a farewell."""

    def __init__(self, server: Running) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", server.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask_for_socket(self, table: str) -> None:
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        upgrade = f"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}"
        self.send(f"GET /api/tables/{table}/live HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())

    def open_socket(self, table: str) -> None:
        """What is said before the server has switched to sockets is lost."""
        self.ask_for_socket(table)
        assert b"101" in self.socket.recv(64)

    def say(self, data: bytes) -> None:
        self.send(struct.pack("!BBH", TEXT, MASKED | 126, len(data)) + NO_MASK + data)

    def hello(self) -> None:
        self.say(json.dumps({"type": "hello", "version": VERSION, "since": 0}).encode())

    def reset(self) -> None:
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def while_it_is_accepted(client: Client, table: str) -> None:
    client.ask_for_socket(table)


def while_it_says_hello(client: Client, table: str) -> None:
    client.open_socket(table)
    client.hello()


def in_a_large_send(client: Client, table: str) -> None:
    client.open_socket(table)
    client.hello()
    client.socket.recv(100)
    time.sleep(0.05)


def while_it_is_refused(client: Client, table: str) -> None:
    client.open_socket(table)
    client.hello()
    for _ in range(20):
        client.say(b'{"type":"nonsense"}' + b" " * 200)


def with_bytes_that_are_no_text(client: Client, table: str) -> None:
    client.open_socket(table)
    client.say(b"\xff" * 200)
    client.socket.recv(100)


def in_a_large_file(client: Client, table: str) -> None:
    for path in ("/api/openapi.json", "/api/protocol.schema.json", "/"):
        client.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())


def in_its_own_post(client: Client, table: str) -> None:
    head = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 9000"
    client.send(f"POST /api/tables HTTP/1.1\r\n{head}\r\n\r\n{{".encode())


WAYS: Final[tuple[Callable[[Client, str], None], ...]] = (
    while_it_is_accepted,
    while_it_says_hello,
    in_a_large_send,
    while_it_is_refused,
    with_bytes_that_are_no_text,
    in_a_large_file,
    in_its_own_post,
)


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Process]:
    """Its log goes into a file: a pipe that nobody reads would hold it up."""
    command = [sys.executable, "-m", "hairpin.cli", "serve", "--port", "0", "--database", database(folder)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **MANY, **environment}
        )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def new_table(server: Running) -> str:
    body = json.dumps(race_of("person", "simple")).encode()
    request = urllib.request.Request(f"{server.http}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


def give_a_long_past(folder: Path, table: str) -> None:
    async def write() -> None:
        store = Store(database(folder))
        said = tuple(Entry(seq, 0, Said(None, "Ada", "\U0001f3ce" * 280)) for seq in range(2, LONG_PAST))
        await store.append(Append(table, 0, said))
        store.close()

    asyncio.run(write())


@pytest.mark.parametrize("sockets_per_address", [1, 200])
def test_a_client_that_is_suddenly_gone_leaves_nothing_in_the_log(
    tmp_path: Path, sockets_per_address: int
) -> None:
    """With a limit of 1 the others are refused: that is another thing to be told when one is gone."""
    with serving(tmp_path, HAIRPIN_SOCKETS_PER_ADDRESS=str(sockets_per_address)) as process:
        server = place_of(process)
        table = new_table(server)
        give_a_long_past(tmp_path, table)
        first = Client(server)
        first.open_socket(table)
        for turn, way in product(range(TIMES), WAYS):
            client = Client(server)
            with suppress(ConnectionError):
                way(client, table)
                time.sleep(0.003 * (turn % 5))
            client.reset()
        first.reset()
        wait_until_all_have_gone(server)
        end(process)
    assert complaints(tmp_path) == []


def wait_until_all_have_gone(server: Running) -> None:
    """A busy machine has not heard of all of them yet; how it ends with people still there is another matter."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with urllib.request.urlopen(f"{server.http}/metrics") as answer:
            if "\nhairpin_sockets 0\n" in answer.read().decode():
                return
        time.sleep(0.2)
    pytest.fail("sockets are still open")


def end(process: Process) -> None:
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0


def complaints(folder: Path) -> list[str]:
    lines = [json.loads(line) for line in (folder / "log").read_text().splitlines()]
    assert lines[-1]["message"] == "ended in good order"
    return [line["message"] + line.get("exception", "") for line in lines if line["level"] != "info"]

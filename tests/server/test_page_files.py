"""The files of the page: compressed for who can read that, and kept by browsers as long as they are right."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from hairpin.server.web.files import PageFiles, accepts_gzip
from tests.server.asking import http_client
from tests.server.running import in_a_loop

SCRIPT = b"export const corner = 'hairpin';\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font.woff2").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>" * 50)
    return tmp_path


def _asking(folder: Path, test: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def inside() -> None:
        app = Starlette(routes=[Mount("/", PageFiles(directory=folder))])
        transport = httpx.ASGITransport(app=app)
        async with http_client(transport=transport, base_url="http://page") as client:
            await test(client)

    in_a_loop(inside)


def test_a_script_comes_compressed_and_is_the_same_script(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        async with client.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": "gzip"}) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) == len(body) < len(SCRIPT) / 10
        assert gzip.decompress(body) == SCRIPT

    _asking(folder, test)


def test_who_cannot_read_that_gets_it_plain_with_another_etag(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        path = "/assets/index-1a2b.js"
        packed = await client.get(path, headers={"Accept-Encoding": "gzip"})
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT
        assert plain.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != packed.headers["etag"]

    _asking(folder, test)


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        path = "/icon.svg"
        for encoding in ("gzip", "identity"):
            known = (await client.get(path, headers={"Accept-Encoding": encoding})).headers["etag"]
            headers = {"Accept-Encoding": encoding, "If-None-Match": known}
            again = await client.get(path, headers=headers)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["vary"] == "Accept-Encoding"
        other = await client.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": '"old"'})
        assert other.status_code == 200

    _asking(folder, test)


def test_a_changed_file_is_compressed_anew(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        first = await client.get("/icon.svg")
        (folder / "icon.svg").write_text("<svg/>")
        second = await client.get("/icon.svg")
        assert second.text == "<svg/>"
        assert second.headers["etag"] != first.headers["etag"]

    _asking(folder, test)


def test_files_named_by_their_content_are_kept_for_ever_and_others_asked_for_again(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        assert "immutable" in (await client.get("/assets/index-1a2b.js")).headers["cache-control"]
        assert (await client.get("/icon.svg")).headers["cache-control"] == "no-cache"

    _asking(folder, test)


def test_what_is_compressed_already_stays_as_it_is(folder: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        answer = await client.get("/assets/font.woff2", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert answer.headers["content-type"] == "font/woff2"

    _asking(folder, test)


@pytest.mark.parametrize(
    ("wishes", "is_wanted"),
    [
        ("gzip, deflate, br", True),
        ("GZIP;q=0.5", True),
        ("br;q=1.0, *;q=0.1", True),
        ("gzip;q=0, *", False),
        ("identity", False),
        ("", False),
        ("gzip;q=much", False),
    ],
)
def test_the_wishes_of_a_browser_are_read(wishes: str, is_wanted: bool) -> None:
    assert accepts_gzip(wishes) is is_wanted

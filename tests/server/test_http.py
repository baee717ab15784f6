"""HTTP: tables are created, listed and shown; records only after the race; strict headers; health and figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest

from hairpin.server.protocol import VERSION
from hairpin.server.protocol.openapi import WAYS
from hairpin.server.web.headers import HEADERS
from tests.server.asking import http_client
from tests.server.player import Json, Player, by_chance, create, race_of, seated, short_season_of
from tests.server.running import PATIENT, Running, database, in_a_loop, running
from tests.server.test_coming_back import _fields


def with_server(url: str, test: Callable[[Running, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with running(url) as server, http_client(server.http) as client:
            await test(server, client)

    in_a_loop(inside)


def test_every_answer_has_strict_headers_and_opens_nothing_to_other_sites(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        table, _ = await create(server, race_of("person"))
        for path in ("/", f"/t/{table}", "/health", "/metrics", "/api/tables", "/api/cards", "/nowhere"):
            answer = await client.get(path, headers={"Origin": "https://elsewhere.example"})
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
            assert "cache-control" in answer.headers
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert "server" not in answer.headers
        policy = HEADERS["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy

    with_server(url, test)


def test_a_visitor_gets_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        cookie = (await client.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "set-cookie" not in (await client.get("/")).headers  # known from now on
        answer = await client.post("/api/tables", json=race_of("person", "simple"))
        assert answer.json()["token"] is None
        header = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        host = await Player(server, answer.json()["id"]).enter(Cookie=header)
        hello = host.messages("hello")[0]
        assert (hello["host"], hello["token"]) == (True, None)
        await host.ask("sit", seat=0, name="Ada")
        await host.leave()

    with_server(url, test)


def test_only_public_tables_are_listed(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        await create(server, race_of("person"))
        public, _ = await create(server, {**race_of("person", "simple"), "public": True, "title": "Come in"})
        listed = (await client.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in listed] == [public]
        assert (listed[0]["summary"]["title"], listed[0]["summary"]["free"]) == ("Come in", 1)
        shown = (await client.get(f"/api/tables/{public}")).json()
        assert shown["table"]["phase"] == "lobby"
        assert shown["finished_games"] == []

    with_server(url, test)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("", 400, "bad-settings"),
        ("[]", 400, "bad-settings"),
        ('{"game":{"game":"race"},"seats":[]}', 400, "bad-settings"),
        ('{"game":{"game":"poker"},"seats":[{}]}', 400, "bad-settings"),
        ('{"game":{"game":"race","circuit":"nowhere"},"seats":[{}]}', 400, "bad-settings"),
        ('{"game":{"game":"race","circuit":{"length":3}},"seats":[{}]}', 400, "bad-settings"),
        ('{"game":{"game":"race"},"seats":[{"kind":"driver","driver":"x"}]}', 400, "unknown-driver"),
        ('{"game":{"game":"season","season":"1492"},"seats":[{},{}]}', 400, "bad-settings"),
        ('{"game":{"game":"season"},"seats":[{"color":"beige"},{}]}', 400, "bad-settings"),
        ('{"game":{"game":"race"},"seats":[{}],"stand_in":"x"}', 400, "unknown-driver"),
        ('{"game":{"game":"race"},"seats":[{"name":"A"},{"name":"A"}]}', 400, "bad-settings"),
        ("x" * 100_000, 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_code(url: str, body: str, status: int, code: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"]
        assert (await client.get("/api/tables")).json() == {"tables": []}

    with_server(url, test)


@pytest.mark.parametrize(
    ("wish", "reason", "values"),
    [
        (race_of("person", level=2), "needs-legends", {"setting": "level"}),
        (race_of("person", draft="quick"), "needs-garage", {"setting": "draft"}),
        (race_of("person", laps=0), "laps", {"given": 0}),
        (race_of("person", laps="x"), "not-understood", {}),
        (race_of(*["person"] * 2, circuit="nowhere"), "unknown-circuit", {"given": "nowhere"}),
        (race_of("legend", garage="basic"), "garage-players", {}),
        ({"game": {"game": "race"}, "seats": [{"name": "Ada"}, {"name": "ada"}]}, "same-name", {"name": "ada"}),
        ({"game": {"game": "season"}, "seats": [{"kind": "legend"}] * 2}, "season-players", {}),
    ],
)
def test_why_a_table_cannot_be_can_be_told_in_any_language(
    url: str, wish: dict[str, object], reason: str, values: dict[str, object]
) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        answer = (await client.post("/api/tables", json=wish)).json()
        assert answer["reason"] == reason
        assert values.items() <= answer["values"].items()

    with_server(url, test)


def test_a_record_is_given_out_only_when_the_race_is_over(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, race_of("person", "simple"), "Ada") as (ada,):
            path = f"/api/tables/{ada.table}/record"
            assert (await client.get(path)).status_code == 409
            assert (await client.get(f"/api/tables/{ada.table}")).json()["finished_games"] == []
            await ada.race(by_chance(1))
            assert (await client.get(path)).status_code == 200
            await ada.ask("start")
            assert (await client.get(path)).status_code == 409
            assert (await client.get(path, params={"game": 1})).status_code == 200
            assert (await client.get(path, params={"game": 3})).status_code == 404
            assert (await client.get(path, params={"game": "x"})).status_code == 400
            assert (await client.get(f"/api/tables/{ada.table}")).json()["finished_games"] == [1]

    with_server(url, test)


def test_a_season_keeps_its_record_until_it_is_over(url: str) -> None:
    """The seed of a season tells the races to come."""

    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, short_season_of("person", "simple"), "Ada") as (ada,):
            choose = by_chance(1)
            while True:
                await ada.until(ada.owes)
                if cast(Json, ada.view)["step"] == "between races":
                    break
                await ada.answer(choose(ada, ada.options))
            assert (await client.get(f"/api/tables/{ada.table}/record")).status_code == 409

    with_server(url, test)


def test_unknown_tables_and_pages_are_errors_with_words(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        for path, code in (
            ("/api/tables/unknown", "unknown-table"),
            ("/api/tables/unknown/record", "unknown-table"),
            ("/api/nothing", "not-found"),
        ):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, code)
        assert (await client.delete("/api/tables")).status_code == 405

    with_server(url, test)


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("path", ["/nonsense", "/t/", "/t", "/t/unknown-id/extra", "/health/other", "/x.html"])
def test_an_address_that_leads_nowhere_shows_the_page_with_status_404(tmp_path: Path, path: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        for method in ("GET", "HEAD"):
            answer = await client.request(method, path, headers={"Accept": BROWSER})
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        home = await client.get("/")
        shown = await client.get(path, headers={"Accept": BROWSER, "If-None-Match": home.headers["etag"]})
        assert (shown.status_code, shown.text) == (404, home.text)

    with_server(database(tmp_path), test)


@pytest.mark.parametrize(
    ("path", "accept"), [("/api/nothing", BROWSER), ("/nonsense", "*/*"), ("/assets/old-1a2b.js", "*/*")]
)
def test_programs_and_scripts_get_no_page_where_nothing_is(tmp_path: Path, path: str, accept: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        answer = await client.get(path, headers={"Accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await client.post(path, headers={"Accept": accept})).status_code in (404, 405)

    with_server(database(tmp_path), test)


def test_health_and_figures_tell_how_the_server_is(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, race_of("person", "simple"), "Ada"):
            assert (await client.get("/health")).json() == {"status": "ok", "database": "ok"}
            text = (await client.get("/metrics")).text
            assert "hairpin_tables_awake 1" in text
            assert "hairpin_sockets 1" in text
            assert 'hairpin_messages_total{type="sit"} 1' in text
            assert 'hairpin_commit_seconds_bucket{le="+Inf"}' in text

    with_server(url, test)


def test_too_many_requests_are_refused(url: str) -> None:
    async def inside() -> None:
        from hairpin.server.limits import Limits

        limits = Limits(**{**_fields(PATIENT), "requests_per_second": 1, "requests_burst": 5})
        async with (
            running(url, limits) as server,
            http_client(server.http) as client,
        ):
            statuses = [(await client.get("/api/protocol")).status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses[5:]

    in_a_loop(inside)


def test_what_is_described_is_there_and_answers_in_its_type(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        await client.post("/api/licence", json={})
        for way in WAYS:
            if way.method == "get" and "{" not in way.path and way.answer is not None:
                answer = await client.get(way.path)
                assert answer.status_code == 200, way.path
                msgspec.json.decode(answer.content, type=way.answer)
        assert (await client.get("/api/protocol")).json()["version"] == VERSION
        assert (await client.get("/api/openapi.json")).json()["openapi"] == "3.1.0"
        assert "$defs" in (await client.get("/api/protocol.schema.json")).json()

    with_server(url, test)

"""Races that are over: all hands, going on from a moment of them, and the picture of a pasted link."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import cast

import pytest

from hairpin.records.reading import read_record
from hairpin.records.replay import check_promise, verify
from hairpin.server.errors import Refused
from hairpin.server.limits import Limits
from hairpin.server.protocol.looking_back import WhatIf
from hairpin.server.table.looking_back import opening
from hairpin.server.web.link_tags import language_of
from hairpin.server.web.pages import STATIC
from tests.server.asking import http_client
from tests.server.player import Json, Player, by_chance, race_of, seated, short_season_of
from tests.server.running import database, in_a_loop, running
from tests.server.test_past_races import to_the_end_of_a_race

KNOWN = (
    "hand",
    "deck_cards",
    "discard_cards",
    "cars",
    "waiting",
    "round",
    "step",
    "order",
    "cooldowns",
    "symbols",
)
"""Of a view, all that a seat knows of the moment."""


def moments(player: Player) -> list[Json]:
    """Those of its updates at which it had to decide something, not those at which it could take a plan back."""
    return [
        message
        for message in player.messages("update")
        if message["decision"]
        and message["events"]
        and player.seat in cast(list[int], cast(Json, message["view"])["waiting"])
    ]


def known(view: object) -> Json:
    return {name: cast(Json, view)[name] for name in KNOWN}


def pixels(png: bytes) -> tuple[int, int, int]:
    """Width, height, and how many different rows: whatever is wrong with the file is an error."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + data)
        chunks[kind] = data
        at += 12 + length
    width, height, *_ = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    raw = zlib.decompress(chunks[b"IDAT"])
    assert len(raw) == height * (1 + 3 * width)
    assert b"IEND" in chunks
    return width, height, len({raw[row * (1 + 3 * width) :][: 1 + 3 * width] for row in range(height)})


def test_a_race_goes_on_from_a_moment_with_the_right_cards(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with running(url) as server, http_client(server.http) as client:
            async with seated(server, race_of("person", "random", "legend", weather=True), "Ada") as (ada,):
                path = f"/api/tables/{ada.table}"
                wish = {"game": 1, "moment": ada.seq, "seat": 0}
                for refused in (
                    await client.get(f"{path}/hands"),
                    await client.post(f"{path}/what-if", json=wish),
                ):
                    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
                await ada.race(by_chance(1))
                there = moments(ada)[len(moments(ada)) // 2]
                hands = (await client.get(f"{path}/hands", params={"game": 1})).json()["moments"]
            shown = {}
            for moment in hands:
                shown.update({each["seat"]: each for each in moment["seats"] if moment["seq"] <= there["seq"]})
            then = cast(Json, there["view"])
            assert set(shown) == {0, 1}, "a Legend has no hand"
            assert (shown[0]["hand"], shown[0]["deck"]) == (then["hand"], then["deck_cards"])
            assert len(shown[1]["hand"]) == cast(list[Json], then["cars"])[1]["hand"]
            wish["moment"] = cast(int, there["seq"])
            rows = await server.server.services.store.rows(ada.table)
            for wrong, why in (
                (WhatIf(1, wish["moment"], 2), "is a Legend"),
                (WhatIf(1, wish["moment"], 7), "no seat 7; seats are 0 to 2"),
                (WhatIf(1, 99_999, 0), "no moment 99999 .* its moments are"),
            ):
                with pytest.raises(Refused, match=why):
                    opening(ada.table, rows, wrong, "somebody")
            headers = {"Authorization": f"Bearer {ada.token}"}
            made = await client.post(f"{path}/what-if", json={**wish, "driver": "random"}, headers=headers)
            assert made.status_code == 201, made.text
            again = await Player(server, made.json()["id"], ada.token).enter(since=0)
            assert again.seat == 0
            assert known(again.view) == known(then)
            assert again.options == cast(Json, there["decision"])["options"]
            (begun,) = [
                message for message in again.messages("past") if cast(Json, message["news"])["kind"] == "started"
            ]
            news = cast(Json, begun["news"])
            assert cast(Json, news["beginning"])["round"] == then["round"]
            assert ada.table.encode() not in b"".join(again.heard), "the way back is a secret of whoever has it"
            promised = str(news["hash"])
            await again.answer(again.options[0])
            await again.leave()
        async with running(url) as server, http_client(server.http) as client:
            later = await Player(server, again.table, ada.token).enter()
            await later.race(by_chance(3))
            await later.leave()
            record = tmp_path / "what-if.jsonl"
            record.write_bytes((await client.get(f"/api/tables/{again.table}/record")).content)
            assert "final state" in verify(read_record(record))
            check_promise(read_record(record), promised)
            (race,) = (await client.get(f"/api/tables/{again.table}/races")).json()["races"]
            assert race["has_record"]

    in_a_loop(test)


def test_a_race_of_a_season_keeps_its_hands_until_the_season_is_over_and_then_goes_on(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, http_client(server.http) as client:
            async with seated(server, short_season_of("person", "random"), "Ada") as (ada,):
                path = f"/api/tables/{ada.table}"
                await to_the_end_of_a_race(ada, 1)
                assert (await client.get(f"{path}/hands", params={"game": 1})).json()["code"] == "not-now"
                await ada.race(by_chance(2))
                there = moments(ada)[-1]
            wish = {"game": 1, "race": 2, "moment": there["seq"], "seat": 0}
            made = await client.post(
                f"{path}/what-if", json=wish, headers={"Authorization": f"Bearer {ada.token}"}
            )
            again = await Player(server, made.json()["id"], ada.token).enter()
            assert known(again.view) == known(there["view"])
            assert cast(Json, cast(Json, again.view)["season"])["race"] == 2
            await again.race(by_chance(4))
            assert again.phase == "over"
            await again.leave()

    in_a_loop(test)


def test_the_page_of_a_table_has_tags_and_a_picture_of_what_everybody_sees(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(messages_per_second=10_000, messages_burst=100_000, pictures_per_address=2)
        async with (
            running(database(tmp_path), limits) as server,
            http_client(server.http) as client,
        ):
            settings = {**race_of("person", "random"), "title": 'A "<b>" & more'}
            async with seated(server, settings, "<script>Ada") as (ada,):
                path = f"/t/{ada.table}"
                page = (await client.get(path, headers={"Accept-Language": "fr-CH, en;q=0.5"})).text
                if (STATIC / "index.html").is_file():
                    assert 'property="og:title" content="A &quot;&lt;b&gt;&quot; &amp; more ' in page
                    assert "En piste, manche 1\u00a0: &lt;script&gt;Ada" in page
                    (picture,) = re.findall(r'property="og:image" content="([^"]+)"', page)
                    assert picture == f"{server.http}/api/tables/{ada.table}/picture"
                assert "<script>Ada" not in page
                now = await client.get(f"/api/tables/{ada.table}/picture")
                assert now.headers["content-type"] == "image/png"
                assert pixels(now.content)[:2] == (1200, 630)
                assert pixels(now.content)[2] > 100, "there is something to be seen"
                of_a_race = {"game": 1, "race": 1}
                early = await client.get(f"/api/tables/{ada.table}/picture", params=of_a_race)
                assert early.status_code == 404, "a race that is on is shown as it stands, and no moment of it"
                await ada.race(by_chance(1))
                there = cast(int, moments(ada)[len(moments(ada)) // 2]["seq"])
            moment = await client.get(f"/api/tables/{ada.table}/picture", params={**of_a_race, "moment": there})
            assert pixels(moment.content)[:2] == (1200, 630)
            assert moment.content != now.content
            page = (await client.get(f"{path}/replay/1/1/{there}")).text
            if (STATIC / "index.html").is_file():
                assert f"/picture?game=1&amp;race=1&amp;moment={there}" in page
                assert "A moment of the race between &lt;script&gt;Ada" in page
            over = await client.get(f"/api/tables/{ada.table}/picture")
            assert (over.status_code, over.json()["code"]) == (429, "too-many")
            again = await client.get(f"/api/tables/{ada.table}/picture", params={**of_a_race, "moment": there})
            assert again.content == moment.content, "what was painted is kept"
            assert (await client.get("/t/nothing")).status_code == 200

    in_a_loop(test)


@pytest.mark.parametrize(
    ("wishes", "found"), [("", "en"), ("fr-CH, en", "fr"), ("de, da;q=0.5", "da"), ("x" * 9, "en")]
)
def test_a_preview_speaks_the_language_of_whoever_asks(wishes: str, found: str) -> None:
    assert language_of(wishes) == found

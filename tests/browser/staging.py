"""What a test wants to see on the page, without racing there by clicks.

Somebody between page and server can put words into the server's mouth: what comes up once in a hundred races, a
salvage or a swap, is put to the page at once, and always. And a table can be brought to a later moment by a client
that needs no page.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import count
from typing import cast
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute

from hairpin.server.web.identity import COOKIE
from tests.browser.playing import Question, wait_for_question
from tests.server.player import Player, by_chance
from tests.server.running import Running

Json = dict[str, object]
KINDS = {
    "draft": ("draft u7", "draft u21", "draft u41"),
    "swap": ("swap u1 u7", "swap u1 u21", "swap u2 u7", "swap u2 u21", "keep"),
    "throw-away": ("throw-away u7", "throw-away u21"),
    "keep-upgrade": ("keep-upgrade u7", "keep-upgrade u21"),
    "mulligan": ("mulligan", "keep"),
    "speed": ("speed 3", "speed 5", "speed 9"),
    "done": ("heat u7", "scrap u21", "cooldown 1", "boost", "adrenaline", "direct u24", "salvage", "done"),
    "slipstream": ("slipstream 0", "slipstream 2", "slipstream 3"),
    "refresh": ("refresh", "refresh u32", "refresh u34", "refresh u32 u34"),
    "take": ("take", "take heat", "take 3", "take 3 heat"),
    "discard": ("discard", *(f"discard {card}" for card in "012345")),
}
"""All that a race can ask for but plans, by the first part of their words' ids."""
NEWS = {"kind": "acted", "seat": 0, "by": "person", "driver": None, "do": None}


class Prompter:
    """Must be there before the page opens its table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last: Json = {}
        self.said: list[Json] = []
        self._own: dict[str, list[str]] = {}
        self._numbers = count()
        self._is_staging = False
        page.route_web_socket(re.compile(r"/api/tables/[^/]+/live$"), self._between)

    def _between(self, to_page: WebSocketRoute) -> None:
        self._to_page = to_page
        self._to_server = to_page.connect_to_server()
        self._to_server.on_message(self._hear)
        to_page.on_message(self._say)

    def _hear(self, message: str | bytes) -> None:
        heard = cast(Json, json.loads(message))
        if heard["type"] in ("state", "update"):
            self.last = heard
            if self._is_staging:  # others go on with the real race; the page would go back to it
                return
        self._to_page.send(message)

    def _say(self, message: str | bytes) -> None:
        said = cast(Json, json.loads(message))
        self.said.append(said)
        decision = str(said.get("decision"))
        if decision not in self._own:
            self._to_server.send(message)
        elif said["type"] == "preview":
            previews = [{"do": option, "forecasts": [_risky(option)]} for option in self._own[decision]]
            self.tell({"type": "preview", "id": None, "decision": decision, "options": previews})

    def tell(self, message: Json) -> None:
        self._to_page.send(json.dumps(message))

    def ask(self, *options: str, seconds: float | None = None) -> Question:
        """Puts a decision to the page; whatever is answered, the server never hears of it."""
        self._is_staging = True
        decision = f"staged-{next(self._numbers)}"
        self._own[decision] = [*options]
        update = {"type": "update", "seq": self.last["seq"], "at": 0, "news": NEWS, "events": [], "undo": None}
        opened = {"id": decision, "options": [*options], "seconds": seconds}
        view = {"seat": self.last["seat"], "view": self.last["view"], "table": None, "track": None}
        self.tell({**update, **view, "decision": opened, "clocks": self._clocks(seconds)})
        return wait_for_question(self.page, decision)

    def happen(self, *events: Json, **view: object) -> None:
        """These things happen before the eyes of the page; `view` changes what it sees afterwards."""
        self._is_staging = True
        seen = {**cast(Json, self.last["view"]), **view}
        seq = cast(int, self.last["seq"]) + 1
        self.last = {**self.last, "seq": seq}
        update = {"type": "update", "seq": seq, "at": 0, "news": NEWS, "events": [*events], "undo": None}
        where = {"seat": self.last["seat"], "view": seen, "table": None, "track": None, "decision": None}
        self.tell({**update, **where, "clocks": []})

    def _clocks(self, seconds: float | None) -> list[float | None]:
        """Only the player's own one runs."""
        return [*[None] * cast(int, self.last["seat"]), seconds]

    def stand_at(self, distance: int, spot: int = 0) -> None:
        """Puts the player's own car somewhere on the track; nothing is asked there."""
        self._is_staging = True
        view = deepcopy(cast(dict[str, list[Json]], self.last["view"]))
        view["cars"][cast(int, self.last["seat"])] |= {"distance": distance, "spot": spot}
        update = {"type": "update", "seq": self.last["seq"], "at": 0, "news": NEWS, "events": [], "undo": None}
        still = {"seat": self.last["seat"], "view": view, "table": None, "track": None}
        self.tell({**update, **still, "decision": None, "clocks": []})

    def stop(self, reason: str) -> None:
        """The race that was on can't go on with this Hairpin."""
        table = {**cast(Json, self.last["table"]), "stopped": reason}
        self.tell({**self.last, "type": "state", "table": table})

    def refuse(self, code: str, text: str = "") -> None:
        """What the page has said last."""
        self.tell({"type": "refused", "id": self.said[-1].get("id"), "code": code, "text": text})


def race_ahead(page: Page, table: str, until: Callable[[Player], bool]) -> None:
    """As the person of this page, who sits down and starts where that is still to do; then the page shows it."""
    address = urlsplit(table)
    (token,) = (one["value"] for one in page.context.cookies(table) if one["name"] == COOKIE)
    assert address.port is not None
    place = Running(address.port, None)  # type: ignore[arg-type]
    player = Player(place, address.path.rsplit("/", 1)[1], token)
    page.goto("about:blank")  # it need not follow all of that
    with ThreadPoolExecutor(1) as other:  # Playwright's own event loop is in this thread
        other.submit(asyncio.run, _race(player, until)).result(timeout=120)
    page.goto(table)


async def _race(player: Player, until: Callable[[Player], bool]) -> None:
    await player.enter()
    if player.seat is None:
        await player.ask("sit", seat=0, name="Ada")
    if player.phase != "racing":
        await player.ask("start")
        await player.until(lambda: player.phase == "racing")
    choose = by_chance(1)
    while not until(player):
        assert player.phase == "racing", "the race was over before it came to that"
        if player.owes():
            await player.answer(choose(player, player.options))
        await player.until(lambda: until(player) or player.owes() or player.phase != "racing")
    await player.leave()


def is_over(player: Player) -> bool:
    return player.phase == "over"


def is_asked_to(action: str) -> Callable[[Player], bool]:
    """Such as `plan` or `go-on`."""
    return lambda player: any(option.split()[0] == action for option in player.options)


def _risky(option: str) -> Json:
    """One of everything that a forecast can say."""
    landings = [
        {"chance": 0.4, "speed": 7, "distance": 9, "spot": 0, "blocked": 2, "cooldown": 1},
        {"chance": 0.6, "speed": 9, "distance": 13, "spot": 1, "blocked": 0, "cooldown": 0},
    ]
    costly = {"line": 12, "limit": 5, "reached": 0.6, "heat": [0, 4], "back": 11}
    free = {"line": 5, "limit": 12, "reached": 1, "heat": [0, 0], "back": 4}
    return {
        "values": [],
        "gear": 3,
        "heat": 1,
        "engine": 2,
        "landings": landings[: 1 if option == "done" else 2],
        "corners": [
            {**free, "spin_out": 0, "spin_out_cooled": 0},
            {**costly, "spin_out": 0.6, "spin_out_cooled": 0.2},
        ],
        "hand": [],
        "draws": 2,
    }

"""No byte that a client is sent tells what its seat may not know: hands, decks, discards, plans, the key."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, cast

import pytest

from hairpin.content.cards import load_cards
from hairpin.records.games import Game, current_race
from hairpin.rules.chance import Chance
from hairpin.rules.keyed_chance import KeyedChance
from hairpin.rules.keys import key_hash
from hairpin.rules.season import Season
from hairpin.rules.steps import PLANNING
from hairpin.server.log.entries import Acted, Created, Entry, Seated, Started
from hairpin.server.protocol.server import encode
from hairpin.server.table.decisions import Asked, open_decisions
from hairpin.server.table.previews import option_previews
from hairpin.server.table.state import TableState
from hairpin.server.table.telling import Times, state_message
from tests.properties.test_modules_secrets import redealt
from tests.server.player import Json, Player, by_chance, race_of, seated, short_season_of
from tests.server.running import Running, database, in_a_loop, running

CODES: Final = frozenset(load_cards().by_code)
EVERYTHING: Final = {
    "circuit": "spain",
    "garage": "all",
    "draft": "snake",
    "mulligan": True,
    "weather": True,
    "level": 3,
    "rivals": True,
}
TABLES: Final = {
    "a plain race": race_of("person", "person", "simple"),
    "every module": race_of("person", "person", "simple", "legend", "legend", **EVERYTHING),
    "tournament": race_of("person", "person", "simple", garage="advanced", tournament=True),
    "a season": short_season_of("person", "person", "simple", "legend", mulligan=True),
    "counted cards": {**race_of("person", "person", "simple", garage="all", draft="quick"), "card_counts": True},
}


class Heard(NamedTuple):
    """What one client was sent, and for which seat."""

    name: str
    seat: int | None
    who: str
    messages: list[bytes]


class Raced(NamedTuple):
    clients: list[Heard]
    log: list[Entry]
    server_key: str


@pytest.fixture(scope="module", params=TABLES)
def raced(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Raced:
    """A whole race or season: two people, drivers, somebody who watches, and one who comes back all the time."""
    return in_a_loop(lambda: race(TABLES[request.param], tmp_path_factory.mktemp("secrets")), 240)


async def race(settings: Json, folder: Path) -> Raced:
    async with running(database(folder)) as server, seated(server, settings, "Ada", "Bea") as (ada, bea):
        watcher = await Player(server, ada.table).enter(since=0)
        twin = await Player(server, ada.table, bea.token).enter(since=0)
        players = [ada.race(by_chance(1)), bea.race(by_chance(2)), restless(twin), looking(ada), looking(bea)]
        await asyncio.gather(*players)
        await watcher.until(lambda: watcher.phase == "over")
        late = await Player(server, ada.table).enter(since=0)
        clients = [("Ada", ada), ("Bea", bea), ("Bea again", twin), ("watcher", watcher), ("late", late)]
        log = await server.server.services.store.entries(ada.table)
        heard = [Heard(name, player.seat, who(server, player), player.heard) for name, player in clients]
        for player in (watcher, twin, late):
            await player.leave()
        return Raced(heard, log, server.server.services.store.server_key())


def who(server: Running, player: Player) -> str:
    found = server.server.identities.who(player.token or "")
    assert found is not None
    return found


async def restless(player: Player) -> None:
    """Comes and goes, to be told the past again and again."""
    while player.phase != "over":
        await asyncio.sleep(0.05)
        await player.leave()
        await player.come_back()


async def looking(player: Player) -> None:
    """Asks for previews and undoes things now and then."""
    from tests.server.player import WasRefused

    while player.phase != "over":
        await asyncio.sleep(0.03)
        if player.decision is not None:
            try:
                await player.ask("preview", decision=player.decision["id"])
            except WasRefused:
                continue


# -- every byte ------------------------------------------------------------------------------------------


def key_of(raced: Raced) -> str:
    (seed,) = [entry.body.seed for entry in raced.log if isinstance(entry.body, Started)]
    assert isinstance(seed, str)
    return seed


def spelt(key: str) -> set[bytes]:
    """In ways that somebody might have written it without thinking, in whole or by half."""
    raw = bytes.fromhex(key)
    halves = {part for half in (raw[:16], raw[16:]) for part in (half.hex(), str(int.from_bytes(half, "big")))}
    whole = {str(int(key, 16)), b64encode(raw).decode()[:-1], urlsafe_b64encode(raw).decode()[:-1]}
    texts = halves | whole
    return {text.encode() for text in texts | {text.upper() for text in texts}}


def race_keys(key: str) -> list[str]:
    """Of more races than any season here has, and of a race that was mistaken for a season."""
    return [KeyedChance(bytes.fromhex(key)).race_key(number) for number in range(5)]


def test_the_key_is_in_no_byte_before_the_end_and_then_only_where_it_is_told(raced: Raced) -> None:
    key = key_of(raced)
    for client in raced.clients:
        told = 0
        for message in client.messages:
            data = json.loads(message)
            if cast(Json, data.get("table") or {}).get("phase") == "over":
                assert data["table"]["deal"] == {"hash": key_hash(key), "key": key}
                told += 1
                message = message.replace(f'"key":"{key}"'.encode(), b"")
            assert not any(secret in message for secret in spelt(key)), (client.name, data["type"])
        assert told >= 1, client.name


def test_no_key_of_a_race_of_a_season_is_in_any_byte(raced: Raced) -> None:
    secrets = [secret for key in race_keys(key_of(raced)) for secret in spelt(key)]
    for client in raced.clients:
        for message in client.messages:
            assert not any(secret in message for secret in secrets), client.name


def test_the_keys_that_are_searched_for_are_those_that_deal(raced: Raced) -> None:
    state = TableState("truth")
    dealing = set()
    for entry in raced.log:
        state.fold(entry)
        if state.session is not None:
            chance = state.session.race.chance
            assert isinstance(chance, KeyedChance)
            dealing.add(chance._key.hex())
    assert dealing
    assert dealing <= {key_of(raced), *race_keys(key_of(raced))}


def test_everybody_hears_the_hash_at_the_start(raced: Raced) -> None:
    promised = key_hash(key_of(raced))
    for client in raced.clients:
        messages = [json.loads(message) for message in client.messages]
        news = [message["news"] for message in messages if message["type"] in ("past", "update")]
        assert {"kind": "started", "game": 1, "hash": promised, "beginning": None} in news, client.name
        tables = [message["table"] for message in messages if message.get("table")]
        hashes = [table["deal"]["hash"] for table in tables if table["phase"] != "lobby"]
        assert set(hashes) == {promised}


def test_who_people_are_is_in_no_byte(raced: Raced) -> None:
    bodies = [entry.body for entry in raced.log]
    ids = {body.who for body in bodies if isinstance(body, Seated)} | {
        body.owner for body in bodies if isinstance(body, Created)
    }
    assert len(ids) >= 2
    for client in raced.clients:
        own = client.messages[1:]  # the first one, hello, gives a newcomer its own token
        for secret in (*ids, raced.server_key):
            assert not any(secret.encode() in message for message in own), (client.name, secret)
        others = [secret for secret in ids if secret != client.who]
        assert not any(secret.encode() in client.messages[0] for secret in others)


ALLOWED: Final = {
    "view.hand[]",
    "view.plan[]",
    "view.discard[]",
    "view.deck_cards[]",
    "view.discard_cards[]",
    "view.market[]",
    "view.cars[].discard_top",
    "view.cars[].play_area[]",
    "view.cars[].upgrades[]",
    "view.cars[].removed[]",
    "view.symbols[].card",
    "view.chosen[].card",
    "decision.options[]",
    "options[].do",
    "options[].forecasts[].hand[]",
    "news.do",
    "events[].card",
    "events[].cards[]",
    "events[].given",
    "events[].taken",
    "events[].upgrades[][]",
}
"""Where a card may be named; each of these places is compared with the truth below."""

NO_CARDS: Final = {"view.symbols[].symbol", "view.legend_card", "events[].name"}
"""Words that happen to look like the code of a card: the symbol `heat`, and Legend cards, which are open."""


def cards_in(data: object, path: str = "") -> Iterator[tuple[str, str]]:
    """All texts that name a card, and where they are."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from cards_in(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        for value in data:
            yield from cards_in(value, f"{path}[]")
    elif isinstance(data, str) and CODES & set(data.split()):
        yield path, data


def test_cards_are_named_only_where_the_truth_allows_it(raced: Raced) -> None:
    for client in raced.clients:
        for message in client.messages:
            for path, text in cards_in(json.loads(message)):
                assert path in ALLOWED | NO_CARDS, (client.name, path, text)


def test_every_message_tells_a_seat_its_own_cards_and_of_others_what_lies_open(raced: Raced) -> None:
    truths = Truths(raced.log)
    checked = 0
    by_seq = [(json.loads(message), client) for client in raced.clients for message in client.messages]
    by_seq = [pair for pair in by_seq if "seq" in pair[0] and pair[0]["type"] != "done"]
    for message, client in sorted(by_seq, key=lambda pair: int(pair[0]["seq"])):
        state = truths.after(int(message["seq"]))
        check_told(message, client.seat)
        if message.get("view") is not None and state.session is not None:
            check_view(message["view"], state.session.game, client.seat)
            check_counts(message["view"], state, client.seat)
            check_options(message, state, client.seat)
            checked += 1
    assert checked > 200


class Truths:
    """The table after each entry, in order."""

    def __init__(self, log: list[Entry]) -> None:
        self._log = log
        self._state = TableState("truth")

    def after(self, seq: int) -> TableState:
        while self._state.seq < seq:
            self._state.fold(self._log[self._state.seq])
        assert self._state.seq == seq
        return self._state


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [load_cards().codes[card] for card in cards]


def check_view(view: Json, game: Game, seat: int | None) -> None:
    truth = current_race(game)
    assert view["seat"] == seat
    assert view["hand"] == (names(truth.cars[seat].hand) if seat is not None else [])
    plan = truth.cars[seat].plan if seat is not None else None
    assert view["plan"] == (None if plan is None else names(plan))
    if view["discard"]:
        assert seat == truth.active()
        assert truth.turn.salvaging
    for car, data in zip(truth.cars, cast(list[Json], view["cars"]), strict=True):
        assert data["discard_top"] == (names(car.discard[-1:])[0] if car.discard else None)
        is_open = car.seat in (seat, truth.active())
        assert data["play_area"] == (names(car.play_area) if is_open else [None] * len(car.play_area))
        assert (data["hand"], data["deck"], data["discard"]) == (len(car.hand), len(car.deck), len(car.discard))
        if truth.setup.tournament and truth.step == PLANNING:
            assert data["gear"] == car.gear


def check_counts(view: Json, state: TableState, seat: int | None) -> None:
    """Of the own cards, and only where the table counts; by two people it does so only if that was wished."""
    assert state.session is not None
    counted = state.settings.card_counts is True and seat is not None
    own = current_race(state.session.game).cars[seat] if seat is not None and counted else None
    assert view["deck_cards"] == (names(sorted(own.deck)) if own else None)
    assert view["discard_cards"] == (names(sorted(own.discard)) if own else None)


def check_options(message: Json, state: TableState, seat: int | None) -> None:
    if seat is None:
        assert message["decision"] is None
        assert message["undo"] is None
    elif message["decision"] is not None:
        assert str(cast(Json, message["decision"])["id"]).endswith(f"-{seat}")
        assert state.open[seat].id == cast(Json, message["decision"])["id"]


HIDDEN: Final = ("CardsDrawn", "CardsSalvaged", "SponsorsGained")


def check_told(message: Json, seat: int | None) -> None:
    news = cast(Json, message.get("news") or {})
    if news.get("kind") == "acted" and news["seat"] != seat:
        assert news["do"] is None
    for event in cast(list[Json], message.get("events") or []):
        if event.get("seat") == seat:
            continue
        if event["event"] in HIDDEN:
            assert set(cast(list[str | None], event["cards"])) <= {None}
        if event["event"] == "CardsDiscarded":
            assert set(cast(list[str | None], event["cards"])[:-1]) <= {None}


# -- planting --------------------------------------------------------------------------------------------


def test_dealing_all_secrets_anew_leaves_every_byte_as_it_is(raced: Raced) -> None:
    """Of the same table with other hidden cards, other plans, another key, a seat is sent the very same bytes."""
    state = TableState("truth")
    chance = Chance(6)
    planted = 0
    for entry in raced.log:
        state.fold(entry)
        if state.session is None or state.session.game.is_over() or chance.below(3):
            continue
        for seat in (*range(len(state.seats)), None):
            assert message_to(state, seat) == message_to_twin(state, seat, chance), (entry.seq, seat)
            planted += 1
        check_previews(state, chance)
    assert planted > 100


def check_previews(state: TableState, chance: Chance) -> None:
    """What is foreseen follows from the view: it tells nothing that the view does not."""
    assert state.session is not None
    if chance.below(8):
        return
    game = state.session.game
    for seat in state.open:
        before = option_previews(state, seat)
        state.session.game = planted_game(game, seat, chance, state.shows_card_counts)
        try:
            assert option_previews(state, seat) == before
        finally:
            state.session.game = game


def message_to(state: TableState, seat: int | None) -> bytes:
    return encode(state_message(state, seat, Times(None, None)))


def message_to_twin(state: TableState, seat: int | None, chance: Chance) -> bytes:
    session = state.session
    assert session is not None
    game, seed, decisions = session.game, session.seed, state.open
    assert isinstance(seed, str)
    other_key = chance.below(1 << 30).to_bytes(32, "big").hex()
    twin = planted_game(game, seat, chance, state.shows_card_counts)
    session.game, session.seed = twin, other_key
    opened = open_decisions(Asked(session.game, 0, 0, {}))
    # ids come from the log, which is the same for both
    state.open = {
        number: type(each)(number, decisions[number].opened, each.options, each.actions, 0)
        for number, each in opened.items()
        if number in decisions
    }
    try:
        # of a key everybody knows the hash, and by this nothing else
        return message_to(state, seat).replace(key_hash(other_key).encode(), key_hash(seed).encode())
    finally:
        session.game, session.seed, state.open = game, seed, decisions


def planted_game(game: Game, seat: int | None, chance: Chance, counting: bool) -> Game:
    if not isinstance(game, Season):
        return redealt(game, seat, chance, counting)
    twin = game.clone()
    twin.race = redealt(game.race, seat, chance, counting)
    twin.chance = Chance(chance.below(1 << 30))
    for pile in (twin.sponsor_deck, twin.race.sponsor_deck, twin.circuits_left, twin.events_left):
        chance.shuffle(pile)
    return twin


def test_the_search_would_find_a_secret(raced: Raced) -> None:
    """A view of the wrong seat, or an action told to everybody, does not pass."""
    client = next(client for client in raced.clients if client.name == "Ada")
    updates = [json.loads(message) for message in client.messages if b'"type":"update"' in message]
    truths = Truths(raced.log)
    update = next(each for each in updates if each["view"] and each["view"]["hand"])
    game = truths.after(int(update["seq"])).session
    assert game is not None
    with pytest.raises(AssertionError):
        check_view(update["view"], game.game, 1)
    acted = next(each for each in updates if each["news"]["kind"] == "acted" and each["news"]["do"])
    with pytest.raises(AssertionError):
        check_told(acted, 1)
    assert any(isinstance(entry.body, Acted) for entry in raced.log)


def test_nobody_hears_of_anothers_mulligan_before_all_have_chosen(tmp_path: Path) -> None:
    settings = race_of("person", "person", garage="all", draft="quick", mulligan=True)

    async def test() -> None:
        async with running(database(tmp_path)) as server, seated(server, settings, "Ada", "Bea") as (ada, bea):
            started = ada.seq
            await bea.answer("mulligan")
            watcher = await Player(server, ada.table).enter(since=started)
            await ada.until(ada.is_alone)
            for told in (ada.messages("update")[-1], watcher.messages("past")[-1]):
                assert told["events"] == []
                assert told["news"] == {"kind": "acted", "seat": 1, "by": "person", "driver": None, "do": None}
            await ada.answer("keep")
            events = cast(list[Json], ada.messages("update")[-1]["events"])
            assert [event["mulligan"] for event in events if event["event"] == "HandChosen"] == [False, True]
            await watcher.leave()

    in_a_loop(test)

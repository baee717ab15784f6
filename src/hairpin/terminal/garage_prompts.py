"""Before the race: choosing upgrades, throwing one away, keeping the first hand or not (chapter 5)."""

from __future__ import annotations

from rich.text import Text

from hairpin.rules.actions import DRAFT, KEEP, MULLIGAN, THROW_AWAY, Action
from hairpin.terminal.card_words import face_words
from hairpin.terminal.desk import Desk
from hairpin.terminal.draft_order import market_now
from hairpin.terminal.hand import codes
from hairpin.terminal.menu import pick, show_menu
from hairpin.terminal.words import name_of, one_to, t


def choose_upgrade(desk: Desk) -> Action:
    above: list[Text | str] = ["", *_garages(desk), _order(desk), "", t("market-here")]
    return _choose_card(desk, above, t("ask-draft"), DRAFT)


def choose_to_throw_away(desk: Desk) -> Action:
    above: list[Text | str] = ["", *_garages(desk), "", t("throw-away-how")]
    return _choose_card(desk, above, t("ask-throw-away"), THROW_AWAY)


def _choose_card(desk: Desk, above: list[Text | str], what: str, kind: str) -> Action:
    options = list(desk.view.options)
    lines = [_card(desk, option.cards[0]) for option in options]
    desk.pose(lambda: desk.say(*above), lambda: show_menu(desk, lines))
    while True:
        text = desk.ask(what, t("hint-draft"))
        action = _named(desk, text.removeprefix(kind).strip(), kind) or pick(options, text)
        if action in options:
            return action
        desk.complain(t("bad-draft", numbers=one_to(len(options)), card=_code(desk, options[0])))


def _named(desk: Desk, word: str, kind: str) -> Action | None:
    card = desk.view.card_table.by_code.get(word)
    return Action(kind, 0, (card,)) if card in [option.cards[0] for option in desk.view.options] else None


def _code(desk: Desk, option: Action) -> str:
    return codes(option.cards, desk.view.card_table)


def _card(desk: Desk, card: int) -> Text:
    face = desk.view.card_table.faces[card]
    copies = f" {t('two-of-it')}" if desk.view.market.count(card) > 1 else ""
    return Text.assemble((f"{face.code} ".ljust(4), "bold"), face_words(face), (copies, "dim"))


def _garages(desk: Desk) -> list[Text]:
    """What everybody has so far; the player's own cards with what they do."""
    table = desk.view.card_table
    lines: list[Text] = []
    for car in desk.view.cars:
        if car.seat == desk.view.seat and car.upgrades:
            own = [f"{table.codes[card]} {face_words(table.faces[card])}" for card in car.upgrades]
            lines += [Text(t("you-have")), *(Text(f"  {card}") for card in own)]
        elif car.upgrades:
            lines.append(Text(t("other-has", name=name_of(car.name), cards=codes(car.upgrades, table))))
    return lines


def _order(desk: Desk) -> Text:
    market, markets, seats = market_now(desk.view)
    names = [name_of(desk.view.cars[seat].name) for seat in seats]
    if names[1:]:
        return Text(t("draft-order", market=market, markets=markets, names=", ".join(names[1:])))
    return Text(t("draft-order-last", market=market, markets=markets))


# -- the first hand ----------------------------------------------------------------------------------


def choose_hand(desk: Desk) -> Action:
    desk.pose(desk.show_road, desk.show_hand, lambda: desk.say(t("mulligan-how")))
    while True:
        text = desk.ask(t("ask-mulligan"), t("hint-mulligan"))
        if text in ("", "0", "y", "yes", KEEP):
            return Action(KEEP)
        if text in ("m", MULLIGAN):
            return Action(MULLIGAN)
        desk.complain(t("bad-mulligan"))

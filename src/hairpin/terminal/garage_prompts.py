"""Before the race: choosing upgrades, throwing one away, keeping the first hand or not (chapter 5)."""

from __future__ import annotations

from rich.text import Text

from hairpin.records.card_words import face_words
from hairpin.rules.actions import DRAFT, KEEP, MULLIGAN, THROW_AWAY, Action
from hairpin.terminal.desk import Desk
from hairpin.terminal.draft_order import market_now
from hairpin.terminal.hand import codes
from hairpin.terminal.menu import pick, show_menu


def choose_upgrade(desk: Desk) -> Action:
    desk.say("", *_garages(desk), _order(desk), "", "The market; type cards for the symbols in words:")
    return _choose_card(desk, "Your choice", DRAFT)


def choose_to_throw_away(desk: Desk) -> Action:
    desk.say("", *_garages(desk), "", "You have one upgrade too many. Which one will you do without?")
    return _choose_card(desk, "Throw away", THROW_AWAY)


def _choose_card(desk: Desk, what: str, kind: str) -> Action:
    options = list(desk.view.options)
    show_menu(desk, [_card(desk, option.cards[0]) for option in options])
    while True:
        text = desk.ask(what, "a number, look = grid and track")
        action = _named(desk, text.removeprefix(kind).strip(), kind) or pick(options, text)
        if action in options:
            return action
        desk.complain(f"Type 1 to {len(options)}, or a card of the list, such as {_code(desk, options[0])}.")


def _named(desk: Desk, word: str, kind: str) -> Action | None:
    card = desk.view.card_table.by_code.get(word)
    return Action(kind, 0, (card,)) if card in [option.cards[0] for option in desk.view.options] else None


def _code(desk: Desk, option: Action) -> str:
    return codes(option.cards, desk.view.card_table)


def _card(desk: Desk, card: int) -> Text:
    face = desk.view.card_table.faces[card]
    copies = " (2 of it)" if desk.view.market.count(card) > 1 else ""
    return Text.assemble((f"{face.code} ".ljust(4), "bold"), face_words(face), (copies, "dim"))


def _garages(desk: Desk) -> list[Text]:
    """What everybody has so far; the own cards with what they do."""
    table = desk.view.card_table
    lines: list[Text] = []
    for car in desk.view.cars:
        if car.seat == desk.view.seat and car.upgrades:
            own = [f"{table.codes[card]} {face_words(table.faces[card])}" for card in car.upgrades]
            lines += [
                Text("You have:" if place == 0 else " " * 9).append(f" {card}") for place, card in enumerate(own)
            ]
        elif car.upgrades:
            lines.append(Text(f"{car.name} has: {codes(car.upgrades, table)}"))
    return lines


def _order(desk: Desk) -> Text:
    market, markets, seats = market_now(desk.view)
    names = [desk.view.cars[seat].name for seat in seats]
    mine = Text.assemble(f"Market {market} of {markets}. ", ("You choose now", "bold"))
    return mine.append(
        f"; after you in this market: {', '.join(names[1:])}." if names[1:] else ", as the last one."
    )


# -- the first hand ----------------------------------------------------------------------------------


def choose_hand(desk: Desk) -> Action:
    desk.show_road()
    desk.show_hand()
    desk.say("Your first hand. Once, and only now, you may pay 1 Heat to shuffle it back and draw 7 others.")
    while True:
        text = desk.ask("Keep it?", "Enter = keep, mulligan = a new hand for 1 Heat")
        if text in ("", "0", "y", "yes", KEEP):
            return Action(KEEP)
        if text in ("m", MULLIGAN):
            return Action(MULLIGAN)
        desk.complain("Press Enter to keep your hand, or type mulligan to pay 1 Heat for a new one.")

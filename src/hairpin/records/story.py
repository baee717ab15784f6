"""What happened, in words."""

from __future__ import annotations

from typing import assert_never

from hairpin.rules.actions import ADRENALINE, BOOST, SLIPSTREAM, card_text
from hairpin.rules.events import (
    Boosted,
    CardFlipped,
    CardsDiscarded,
    CardsDrawn,
    CardsRevealed,
    CarFinished,
    CarMoved,
    CarRetired,
    CooledDown,
    CornerCrossed,
    DeckReshuffled,
    Event,
    GearShown,
    HandCluttered,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RoundBegan,
    SpunOut,
)
from hairpin.rules.view import FACE_DOWN

PlanDeed = PlanCommitted | PlanTakenBack | GearShown
CardDeed = HandCluttered | CardsRevealed | CardFlipped | DeckReshuffled | CardsDiscarded | CardsDrawn
RoadDeed = CarMoved | CooledDown | Boosted | CornerCrossed | SpunOut | CarFinished | CarRetired
Deed = PlanDeed | CardDeed | RoadDeed
"""Everything that one car does; what is left are the events of the whole field."""


def sentence(event: Event, names: tuple[str, ...], codes: list[str], length: int | None = None) -> str:
    """`length` of the circuit, if known, makes spaces out of distances."""
    match event:
        case RoundBegan():
            return _round_began(event, names)
        case RaceEnded():
            places = ", ".join(f"{place}. {names[seat]}" for place, seat in enumerate(event.ranking, start=1))
            return f"The race is over: {places}"
        case _:
            name = names[event.seat]
            return f"{name} {deed(event, name, codes, length)}"


def _round_began(event: RoundBegan, names: tuple[str, ...]) -> str:
    order = ", ".join(names[seat] for seat in event.order)
    adrenaline = " and ".join(names[seat] for seat in event.adrenaline)
    return f"Round {event.round}: {order}; Adrenaline for {adrenaline}"


def deed(event: Deed, name: str, codes: list[str], length: int | None = None) -> str:
    """What the car of that name did, to be put after its name: `moves to space 30 at speed 7`."""
    s = "" if name == "You" else "s"
    match event:
        case PlanCommitted() | PlanTakenBack() | GearShown():
            return _plan_deed(event, s)
        case (
            HandCluttered() | CardsRevealed() | CardFlipped() | DeckReshuffled() | CardsDiscarded() | CardsDrawn()
        ):
            return _card_deed(event, s, codes)
        case _:
            return _road_deed(event, s, length)


def _plan_deed(event: PlanDeed, s: str) -> str:
    match event:
        case PlanCommitted():
            return f"commit{s}"
        case PlanTakenBack():
            return f"take{s} the plan back"
        case GearShown():
            price = f", pay{s} {event.heat} Heat for the shift" if event.heat else ""
            return f"show{s} gear {event.gear}{price}"
        case _:
            assert_never(event)


def _card_deed(event: CardDeed, s: str, codes: list[str]) -> str:
    match event:
        case HandCluttered():
            return f"stand{s} still with a cluttered hand ({_cards(event.cards, codes)}), gear 1"
        case CardsRevealed():
            return f"reveal{s} {_cards(event.cards, codes)}"
        case CardFlipped():
            card = card_text(event.card, codes)
            return f"flip{s} {card}" if event.counts else f"flip{s} {card} in vain"
        case DeckReshuffled():
            return f"shuffle{s} the discard into a new deck"
        case CardsDiscarded():
            return f"discard{s} {_cards(event.cards, codes)}"
        case CardsDrawn():
            return f"draw{s} {_cards(event.cards, codes)}"
        case _:
            assert_never(event)


def _cards(cards: tuple[int, ...], codes: list[str]) -> str:
    """Of cards face down only the number is told; the last one may be known all the same."""
    if FACE_DOWN not in cards:
        return " ".join(card_text(card, codes) for card in cards)
    count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    return count if cards[-1] == FACE_DOWN else f"{count}, {card_text(cards[-1], codes)} on top"


def _road_deed(event: RoadDeed, s: str, length: int | None) -> str:
    match event:
        case CarMoved():
            return _moved(event, s, length)
        case CooledDown():
            return f"cool{s} down {event.heat} Heat"
        case Boosted():
            return f"boost{s} for {event.heat} Heat"
        case CornerCrossed():
            return _corner(event, s)
        case SpunOut():
            return _spun_out(event, s)
        case CarFinished():
            return f"come{s} home in place {event.place}, round {event.round}"
        case CarRetired():
            return f"retire{s} in round {event.round}"
        case _:
            assert_never(event)


def _moved(event: CarMoved, s: str, length: int | None) -> str:
    """`moves to space 30 at speed 11 (blocked, 2 short)`"""
    went = event.distance - event.start
    short = event.spaces - went
    way = f"{'move' if went else 'stay'}{s} {_end(event.distance, went, length)}"
    gain = _gain(event, s)
    blocked = f" (blocked, {short} short)" if short else ""
    return (f"{gain} and {way}" if gain else f"{way} at speed {event.spaces}") + blocked


def _end(distance: int, went: int, length: int | None) -> str:
    if length:
        return f"{'to' if went else 'on'} space {distance % length}"
    return f"{went} space{'' if went == 1 else 's'}" if went else "in place"


def _gain(event: CarMoved, s: str) -> str:
    """What moved the car, if not its cards."""
    gains = {
        "cards": "",
        ADRENALINE: f"use{s} Adrenaline for +1 speed",
        BOOST: f"gain{s} {event.spaces} speed",
        SLIPSTREAM: f"slipstream{s}",
    }
    return gains.get(event.reason, f"use{s} {event.reason}")


def _corner(event: CornerCrossed, s: str) -> str:
    where = f"the corner (limit {event.limit})"
    if event.heat:
        return f"pay{s} {event.heat} Heat at {where}"
    return f"clear{s} {where}"


def _spun_out(event: SpunOut, s: str) -> str:
    paid = f"{event.heat} Heat paid, " if event.heat else ""
    return f"spin{s} out before space {event.line}: {paid}{event.stress} Stress, gear 1"

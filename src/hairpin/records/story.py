"""What happened, in words."""

from __future__ import annotations

from typing import assert_never

from hairpin.rules.actions import ACCELERATE, ADRENALINE, BOOST, CATCH_UP, DIRECT, REPLACE, SLIPSTREAM, card_text
from hairpin.rules.events import (
    Accelerated,
    Boosted,
    CardFlipped,
    CardPaid,
    CardPlayedDirectly,
    CardScrapped,
    CardsDiscarded,
    CardsDrawn,
    CardsRefreshed,
    CardsReplaced,
    CardsRevealed,
    CardsSalvaged,
    CarEliminated,
    CarFinished,
    CarMoved,
    CarRetired,
    CarsBuilt,
    CooledDown,
    CornerCrossed,
    DeckReshuffled,
    DiscardSearched,
    Event,
    GearMended,
    GearShown,
    HandChosen,
    HandCluttered,
    HeatRemoved,
    LegendCardRevealed,
    LegendMoved,
    MarketOpened,
    PlanCommitted,
    PlanTakenBack,
    RaceEnded,
    RaceScored,
    RivalsNamed,
    RoundBegan,
    SeasonEnded,
    SeasonLeft,
    SponsorsGained,
    SpunOut,
    StressReduced,
    UpgradeChosen,
    UpgradeKept,
    UpgradesDealt,
    UpgradeSwapped,
    UpgradeThrownAway,
    WeatherDrawn,
)
from hairpin.rules.view import FACE_DOWN

FieldEvent = (
    RoundBegan
    | RaceEnded
    | WeatherDrawn
    | MarketOpened
    | CarsBuilt
    | RivalsNamed
    | LegendCardRevealed
    | RaceScored
    | SeasonEnded
)
"""What happens to the whole field; the rest are deeds of one car."""
GarageDeed = UpgradeChosen | UpgradesDealt | UpgradeThrownAway | HandChosen
PlanDeed = PlanCommitted | PlanTakenBack | GearShown | GearMended
CardDeed = HandCluttered | CardsRevealed | CardFlipped | DeckReshuffled | CardsDiscarded | CardsDrawn
SymbolDeed = (
    CardScrapped
    | CardPaid
    | CardsReplaced
    | CardPlayedDirectly
    | StressReduced
    | DiscardSearched
    | CardsSalvaged
    | Accelerated
    | CardsRefreshed
)
RoadDeed = CarMoved | LegendMoved | CooledDown | Boosted | CornerCrossed | SpunOut | CarFinished | CarRetired
SeasonDeed = SponsorsGained | HeatRemoved | CarEliminated | UpgradeSwapped | UpgradeKept | SeasonLeft
Deed = GarageDeed | PlanDeed | CardDeed | SymbolDeed | RoadDeed | SeasonDeed


# -- the field -----------------------------------------------------------------------------------


def sentence(event: Event, names: tuple[str, ...], codes: list[str], length: int | None = None) -> str:
    """`codes` is how cards are called, by card: `CardTable.codes`, or `card_names` to tell what upgrades do.

    `length` of the circuit, if known, makes spaces out of distances.
    """
    if isinstance(event, FieldEvent):
        return field_sentence(event, names, codes)
    name = names[event.seat]
    return f"{name} {deed(event, name, codes, length)}"


def field_sentence(event: FieldEvent, names: tuple[str, ...], codes: list[str]) -> str:
    match event:
        case RoundBegan():
            return _round_began(event, names)
        case RaceEnded():
            places = ", ".join(f"{place}. {names[seat]}" for place, seat in enumerate(event.ranking, start=1))
            return f"The race is over: {places}"
        case WeatherDrawn():
            tokens = ", ".join(f"{token} (corner before space {line})" for line, token in event.tokens)
            return f"The weather is {event.weather}; on the road: {tokens or 'nothing'}"
        case MarketOpened():
            return f"A market opens: {_short(event.cards, codes)}"
        case CarsBuilt():
            return f"Upgrades: {_built(event, names, codes)}"
        case RivalsNamed():
            return f"Rivals: {' and '.join(names[seat] for seat in event.seats)}"
        case LegendCardRevealed():
            return f"The Legends drive by card {event.name}{_manoeuvre(event)}"
        case RaceScored():
            points = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(event.points) if n)
            return f"Points of race {event.number}: {points or 'none'}"
        case SeasonEnded():
            return f"The season is over; champion is {names[event.standings[0]]}"
        case _:
            assert_never(event)


def _round_began(event: RoundBegan, names: tuple[str, ...]) -> str:
    order = ", ".join(names[seat] for seat in event.order)
    adrenaline = " and ".join(names[seat] for seat in event.adrenaline)
    return f"Round {event.round}: {order}; Adrenaline for {adrenaline}"


def _built(event: CarsBuilt, names: tuple[str, ...], codes: list[str]) -> str:
    """Legends have none."""
    cars = zip(names, event.upgrades, strict=True)
    return ", ".join(f"{name} {_short(cards, codes)}" for name, cards in cars if cards)


def _manoeuvre(event: LegendCardRevealed) -> str:
    star, _, rival = event.manoeuvre.partition("/")
    return f"; stars mean {star}, a rival's ability is {rival}" if star else ""


# -- one car -------------------------------------------------------------------------------------


def deed(event: Deed, name: str, codes: list[str], length: int | None = None) -> str:
    """What the car of that name did, to be put after its name: `moves to space 30 at speed 7`."""
    s = "" if name == "You" else "s"
    if isinstance(event, GarageDeed):
        return _garage_deed(event, s, codes)
    if isinstance(event, PlanDeed):
        return _plan_deed(event, s, codes)
    if isinstance(event, CardDeed):
        return _card_deed(event, s, codes)
    if isinstance(event, SymbolDeed):
        return _symbol_deed(event, s, codes)
    if isinstance(event, SeasonDeed):
        return _season_deed(event, s, codes)
    return _road_deed(event, s, length)


def _garage_deed(event: GarageDeed, s: str, codes: list[str]) -> str:
    match event:
        case UpgradeChosen():
            return f"choose{s} {card_text(event.card, codes)}"
        case UpgradesDealt():
            return f"get{s} {', '.join(card_text(card, codes) for card in event.cards)}"
        case UpgradeThrownAway():
            return f"throw{s} one upgrade away"
        case HandChosen():
            return f"pay{s} 1 Heat for a new hand" if event.mulligan else f"keep{s} the hand"
        case _:
            assert_never(event)


def _season_deed(event: SeasonDeed, s: str, codes: list[str]) -> str:
    match event:
        case SponsorsGained():
            return f"gain{s} a sponsor card: {_cards(event.cards, codes)}"
        case HeatRemoved():
            return f"lose{s} a Heat card for good"
        case CarEliminated():
            return f"drop{s} out of the race in round {event.round}"
        case UpgradeSwapped():
            return f"swap{s} {card_text(event.given, codes)} for {card_text(event.taken, codes)}"
        case UpgradeKept():
            return f"take{s} {card_text(event.card, codes)} along into the next season"
        case SeasonLeft():
            return f"leave{s} the season"
        case _:
            assert_never(event)


def _plan_deed(event: PlanDeed, s: str, codes: list[str]) -> str:
    match event:
        case PlanCommitted():
            return f"commit{s}"
        case PlanTakenBack():
            return f"take{s} the plan back"
        case GearShown():
            price = f", pay{s} {event.heat} Heat for the shift" if event.heat else ""
            return f"show{s} gear {event.gear}{price}"
        case GearMended():
            return _mended(event, s, codes)
        case _:
            assert_never(event)


def _mended(event: GearMended, s: str, codes: list[str]) -> str:
    """10.2."""
    amends = "one card goes at random" if event.planned > event.gear else "a flip is added"
    mistake = f"planned gear {event.planned} without the Heat for it"
    return f"{mistake}: {amends}, gear {event.gear} with {_short(event.cards, codes)}"


def _card_deed(event: CardDeed, s: str, codes: list[str]) -> str:
    match event:
        case HandCluttered():
            return f"stand{s} still with a cluttered hand ({_short(event.cards, codes)}), gear 1"
        case CardsRevealed():
            return f"reveal{s} {_cards(event.cards, codes)}"
        case CardFlipped():
            card = _short((event.card,), codes)
            return f"flip{s} {card}" if event.counts else f"flip{s} {card} in vain"
        case DeckReshuffled():
            return f"shuffle{s} the discard into a new deck"
        case CardsDiscarded():
            return f"discard{s} {_short(event.cards, codes)}"
        case CardsDrawn():
            return f"draw{s} {_short(event.cards, codes)}"
        case _:
            assert_never(event)


def _symbol_deed(event: SymbolDeed, s: str, codes: list[str]) -> str:
    match event:
        case CardScrapped():
            return f"scrap{s} {_short((event.card,), codes)}"
        case CardPaid():
            return f"pay{s} {event.heat} Heat for {_short((event.card,), codes)}"
        case CardsReplaced():
            return f"can't pay for {_short(event.cards, codes)}: replaced by flips, the move is made anew"
        case CardPlayedDirectly():
            return f"play{s} {card_text(event.card, codes)} straight from the hand"
        case StressReduced():
            return f"discard{s} {event.stress} Stress"
        case DiscardSearched():
            return f"look{s} through the discard with {_short((event.card,), codes)}"
        case CardsSalvaged():
            return f"shuffle{s} {_short(event.cards, codes) or 'nothing'} back into the deck"
        case Accelerated():
            return f"accelerate{s} with {_short((event.card,), codes)}"
        case CardsRefreshed():
            return f"put{s} {_short(event.cards, codes)} back on top of the deck"
        case _:
            assert_never(event)


def _cards(cards: tuple[int, ...], codes: list[str]) -> str:
    """Of cards face down only the number is told; the last one may be known all the same."""
    if FACE_DOWN not in cards:
        return " ".join(card_text(card, codes) for card in cards)
    count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    return count if cards[-1] == FACE_DOWN else f"{count}, {card_text(cards[-1], codes)} on top"


def _short(cards: tuple[int, ...], codes: list[str]) -> str:
    """Without what upgrades do."""
    return _cards(cards, [code.partition(" (")[0] for code in codes])


def _road_deed(event: RoadDeed, s: str, length: int | None) -> str:
    match event:
        case CarMoved():
            return _moved(event, s, length)
        case LegendMoved():
            went = event.distance - event.start
            return f"{'drive' if went else 'stay'}{s} {_end(event.distance, went, length)}"
        case CooledDown():
            return f"cool{s} down {event.heat} Heat"
        case Boosted():
            return f"boost{s} for {event.heat} Heat" if event.heat else f"boost{s} for free"
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
        ACCELERATE: f"gain{s} {event.spaces} speed",
        CATCH_UP: f"catch{'es' if s else ''} up",
        DIRECT: f"gain{s} {event.spaces} speed",
        REPLACE: f"start{s} again at speed {event.spaces}",
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

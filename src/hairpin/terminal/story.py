"""What happened, in words: sentences for the field, and deeds, to be put after the name of a car."""

from __future__ import annotations

from typing import Final, assert_never

from hairpin.rules.action_text import card_text
from hairpin.rules.actions import ACCELERATE, ADRENALINE, BOOST, CATCH_UP, DIRECT, REPLACE, SLIPSTREAM
from hairpin.rules.cards import FACE_DOWN
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
    SuperCooled,
    UpgradeChosen,
    UpgradeKept,
    UpgradesDealt,
    UpgradeSwapped,
    UpgradeThrownAway,
    WeatherDrawn,
)
from hairpin.rules.legends import BY_HELMET, BY_LIMIT, HELP_OF_ADRENALINE
from hairpin.terminal.words import all_of, name_of, person, t

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
CardDeedInReact = CardScrapped | CardPaid | CardPlayedDirectly | DiscardSearched | Accelerated
SymbolDeed = CardDeedInReact | CardsReplaced | StressReduced | SuperCooled | CardsSalvaged | CardsRefreshed
RoadDeed = CarMoved | LegendMoved | CooledDown | Boosted | CornerCrossed | SpunOut | CarFinished | CarRetired
SeasonDeed = SponsorsGained | HeatRemoved | CarEliminated | UpgradeSwapped | UpgradeKept | SeasonLeft
Deed = GarageDeed | PlanDeed | CardDeed | SymbolDeed | RoadDeed | SeasonDeed


MOVED: Final = {
    "cards": "moved-cards",
    ADRENALINE: "moved-adrenaline",
    BOOST: "moved-gain",
    ACCELERATE: "moved-gain",
    DIRECT: "moved-gain",
    SLIPSTREAM: "moved-slipstream",
    CATCH_UP: "moved-catch-up",
    REPLACE: "moved-replace",
}


# -- the field -----------------------------------------------------------------------------------


def sentence(event: Event, names: tuple[str, ...], codes: list[str], length: int) -> str:
    """`codes` is how cards are called, by card: `CardTable.codes`, or `card_names` to tell what upgrades do.

    The `length` of the circuit makes spaces out of distances.
    """
    if isinstance(event, FieldEvent):
        return field_sentence(event, names, codes)
    name = names[event.seat]
    return f"{name_of(name)} {deed(event, name, codes, length)}"


def field_sentence(event: FieldEvent, names: tuple[str, ...], codes: list[str]) -> str:
    names = tuple(map(name_of, names))
    match event:
        case RoundBegan():
            return _round_began(event, names)
        case RaceEnded():
            places = [f"{place}. {name}" for place, name in enumerate(_named(event.ranking, names), start=1)]
            return t("field-RaceEnded", places=", ".join(places))
        case WeatherDrawn():
            weather = t(f"weather-{event.weather}")
            return t("field-WeatherDrawn", weather=weather, tokens=_tokens(event) or t("no-card"))
        case MarketOpened():
            return t("field-MarketOpened", cards=_short(event.cards, codes))
        case CarsBuilt():
            return t("field-CarsBuilt", cars=_built(event, names, codes))
        case RivalsNamed():
            return t("field-RivalsNamed", names=all_of(_named(event.seats, names)))
        case LegendCardRevealed():
            return _legend_card(event)
        case RaceScored():
            points = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(event.points) if n)
            return t("field-RaceScored", number=event.number, points=points or t("no-card"))
        case SeasonEnded():
            return t("field-SeasonEnded", name=names[event.standings[0]])
        case _:
            assert_never(event)


def _round_began(event: RoundBegan, names: tuple[str, ...]) -> str:
    order, last = ", ".join(_named(event.order, names)), _named(event.adrenaline, names)
    if not last:  # 14.4
        return t("field-RoundBegan-no-adrenaline", round=event.round, order=order)
    return t("field-RoundBegan", round=event.round, order=order, adrenaline=all_of(last))


def _named(seats: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    return [names[seat] for seat in seats]


def _tokens(event: WeatherDrawn) -> str:
    named = [(line, t(f"token-{token_id(token)}")) for line, token in event.tokens]
    return ", ".join(t("token-at", token=token, line=line) for line, token in named)


def token_id(token: str) -> str:
    """`+` can't be part of an id, and a `-` would look like any other."""
    return token.replace("+", "-plus-").replace("limit-1", "limit-minus-1")


def _built(event: CarsBuilt, names: tuple[str, ...], codes: list[str]) -> str:
    """Legends have none."""
    cars = zip(names, event.upgrades, strict=True)
    return ", ".join(f"{name} {_short(cards, codes)}" for name, cards in cars if cards)


def _legend_card(event: LegendCardRevealed) -> str:
    star, _, rival = event.manoeuvre.partition("/")
    deck, _, number = event.name.rpartition("-")
    card = t("legend-card", deck=deck, number=number)
    if not star:
        return t("field-LegendCardRevealed", card=card)
    return t("field-LegendCardRevealed-manoeuvre", card=card, star=_ability(star), rival=_ability(rival))


def _ability(name: str) -> str:
    return t(f"ability-{name.replace('+', '-plus-')}")


# -- one car -------------------------------------------------------------------------------------


def deed(event: Deed, name: str, codes: list[str], length: int) -> str:
    """What the car of that name did: `moves to space 30 at speed 7`."""
    who = person(name)
    if isinstance(event, GarageDeed):
        return _garage_deed(event, who, codes)
    if isinstance(event, PlanDeed):
        return _plan_deed(event, who, codes)
    if isinstance(event, CardDeed):
        return _card_deed(event, who, codes)
    if isinstance(event, SymbolDeed):
        return _symbol_deed(event, who, codes)
    if isinstance(event, SeasonDeed):
        return _season_deed(event, who, codes)
    return _road_deed(event, who, length)


def _garage_deed(event: GarageDeed, who: str, codes: list[str]) -> str:
    match event:
        case UpgradeChosen():
            return t("deed-UpgradeChosen", who=who, card=card_text(event.card, codes))
        case UpgradesDealt():
            cards = ", ".join(card_text(card, codes) for card in event.cards)
            return t("deed-UpgradesDealt", who=who, cards=cards)
        case UpgradeThrownAway():
            return t("deed-UpgradeThrownAway", who=who)
        case HandChosen():
            return t("deed-HandChosen-mulligan", who=who) if event.mulligan else t("deed-HandChosen-kept", who=who)
        case _:
            assert_never(event)


def _season_deed(event: SeasonDeed, who: str, codes: list[str]) -> str:
    match event:
        case SponsorsGained():
            return t("deed-SponsorsGained", who=who, n=len(event.cards), cards=_cards(event.cards, codes))
        case HeatRemoved():
            return t("deed-HeatRemoved", who=who)
        case CarEliminated():
            return t("deed-CarEliminated", who=who, round=event.round)
        case UpgradeSwapped():
            given, taken = card_text(event.given, codes), card_text(event.taken, codes)
            return t("deed-UpgradeSwapped", who=who, given=given, taken=taken)
        case UpgradeKept():
            return t("deed-UpgradeKept", who=who, card=card_text(event.card, codes))
        case SeasonLeft():
            return t("deed-SeasonLeft", who=who)
        case _:
            assert_never(event)


def _plan_deed(event: PlanDeed, who: str, codes: list[str]) -> str:
    match event:
        case PlanCommitted():
            return t("deed-PlanCommitted", who=who)
        case PlanTakenBack():
            return t("deed-PlanTakenBack", who=who)
        case GearShown():
            if event.heat:
                return t("deed-GearShown-heat", who=who, gear=event.gear, heat=event.heat)
            return t("deed-GearShown", who=who, gear=event.gear)
        case GearMended():
            return _mended(event, who, codes)
        case _:
            assert_never(event)


def _mended(event: GearMended, who: str, codes: list[str]) -> str:
    """10.2."""
    cards = _short(event.cards, codes)
    if event.planned > event.gear:
        return t("deed-GearMended-up", who=who, planned=event.planned, gear=event.gear, cards=cards)
    flips = event.gear - event.planned
    return t("deed-GearMended-down", who=who, planned=event.planned, gear=event.gear, flips=flips, cards=cards)


def _card_deed(event: CardDeed, who: str, codes: list[str]) -> str:
    match event:
        case HandCluttered():
            return t("deed-HandCluttered", who=who, cards=_short(event.cards, codes))
        case CardsRevealed():
            return t("deed-CardsRevealed", who=who, cards=_cards(event.cards, codes))
        case CardFlipped():
            card = _short((event.card,), codes)
            if event.counts:
                return t("deed-CardFlipped", who=who, card=card)
            return t("deed-CardFlipped-in-vain", who=who, card=card)
        case DeckReshuffled():
            return t("deed-DeckReshuffled", who=who)
        case CardsDiscarded():
            return t("deed-CardsDiscarded", who=who, cards=_short(event.cards, codes))
        case CardsDrawn():
            return t("deed-CardsDrawn", who=who, cards=_short(event.cards, codes))
        case _:
            assert_never(event)


def _symbol_deed(event: SymbolDeed, who: str, codes: list[str]) -> str:
    if isinstance(event, StressReduced):
        return t("deed-StressReduced", who=who, stress=event.stress)
    if isinstance(event, SuperCooled):
        pile = _short(event.cards, codes) or t("no-card")
        return t("deed-SuperCooled", who=who, heat=event.heat, cards=pile)
    if isinstance(event, CardsReplaced | CardsSalvaged | CardsRefreshed):
        return _deed_with_cards(event, who, _short(event.cards, codes) or t("no-card"))
    return _deed_with_card(event, who, codes)


def _deed_with_cards(event: CardsReplaced | CardsSalvaged | CardsRefreshed, who: str, cards: str) -> str:
    match event:
        case CardsReplaced():
            return t("deed-CardsReplaced", who=who, cards=cards)
        case CardsSalvaged():
            return t("deed-CardsSalvaged", who=who, cards=cards)
        case CardsRefreshed():
            return t("deed-CardsRefreshed", who=who, cards=cards)
        case _:
            assert_never(event)


def _deed_with_card(event: CardDeedInReact, who: str, codes: list[str]) -> str:
    card = _short((event.card,), codes)
    match event:
        case CardScrapped():
            return t("deed-CardScrapped", who=who, card=card)
        case CardPaid():
            return t("deed-CardPaid", who=who, heat=event.heat, card=card)
        case CardPlayedDirectly():
            return t("deed-CardPlayedDirectly", who=who, card=card_text(event.card, codes))
        case DiscardSearched():
            return t("deed-DiscardSearched", who=who, card=card)
        case Accelerated():
            return t("deed-Accelerated", who=who, card=card)
        case _:
            assert_never(event)


def _cards(cards: tuple[int, ...], codes: list[str]) -> str:
    """Of cards face down only the number is told; the last one may be known all the same."""
    if FACE_DOWN not in cards:
        return " ".join(card_text(card, codes) for card in cards)
    if cards[-1] == FACE_DOWN:
        return t("cards-count", n=len(cards))
    return t("cards-count-top", n=len(cards), card=card_text(cards[-1], codes))


def _short(cards: tuple[int, ...], codes: list[str]) -> str:
    """Without what upgrades do."""
    return _cards(cards, [code.partition(" (")[0] for code in codes])


def _road_deed(event: RoadDeed, who: str, length: int) -> str:
    match event:
        case CarMoved():
            return _moved(event, who, length)
        case LegendMoved():
            return _legend_moved(event, who, length)
        case CooledDown():
            return t("deed-CooledDown", who=who, heat=event.heat)
        case Boosted():
            return t("deed-Boosted", who=who, heat=event.heat) if event.heat else t("deed-Boosted-free", who=who)
        case CornerCrossed() | SpunOut():
            return _corner(event, who)
        case CarFinished():
            return t("deed-CarFinished", who=who, place=event.place, round=event.round)
        case CarRetired():
            return t("deed-CarRetired", who=who, round=event.round)
        case _:
            assert_never(event)


def _legend_moved(event: LegendMoved, who: str, length: int) -> str:
    """`drives to space 30: helmet 14, with Adrenaline`"""
    space = str(event.distance % length)
    drives = event.distance > event.start
    way = t("way-drives", who=who, space=space) if drives else t("way-stays", who=who, space=space)
    return t("way-why", way=way, why=_legend_why(event))


def _legend_why(event: LegendMoved) -> str:
    """7.2, and what the Manoeuvre card and Adrenaline added (chapter 12)."""
    if event.way == BY_LIMIT:
        why = t("legend-limit", number=event.number)
    elif event.way == BY_HELMET:
        why = t("legend-helmet", number=event.number)
    else:
        why = t("legend-diamond", number=event.number)
    if event.helps:
        helps = [t("help-adrenaline") if name == HELP_OF_ADRENALINE else _ability(name) for name in event.helps]
        why = t("legend-helped", why=why, helps=all_of(helps))
    return t("legend-blocked", why=why) if event.blocked else why


def _moved(event: CarMoved, who: str, length: int) -> str:
    """`moves to space 30 at speed 11 (blocked, 2 short)`"""
    space = str(event.distance % length)
    went = event.distance - event.start
    way = t("way-moves", who=who, space=space) if went else t("way-stays", who=who, space=space)
    moved = t(MOVED[event.reason], who=who, way=way, speed=event.spaces)
    short = event.spaces - went
    return t("moved-blocked", moved=moved, short=short) if short else moved


def _corner(event: CornerCrossed | SpunOut, who: str) -> str:
    if isinstance(event, CornerCrossed):
        if event.heat:
            return t("deed-CornerCrossed-heat", who=who, heat=event.heat, limit=event.limit)
        return t("deed-CornerCrossed", who=who, limit=event.limit)
    if event.heat:
        return t("deed-SpunOut-heat", who=who, space=str(event.line), heat=event.heat, stress=event.stress)
    return t("deed-SpunOut", who=who, space=str(event.line), stress=event.stress)

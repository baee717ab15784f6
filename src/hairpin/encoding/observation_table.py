"""What an observation holds, number by number. A change here is a new version."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.table import Part, Table
from hairpin.rules.legend_cards import STAR_ABILITIES

VERSION: Final = 3
KINDS: Final = 8
"""0 to 5, Stress, Heat."""
SLOTS: Final = 12
OWN: Final = 4
CORNERS: Final = 4
CORNER: Final = 6
BEHIND: Final = 7
AHEAD: Final = 22
OTHERS: Final = 11
OTHER: Final = 14
MARKET: Final = 32
LEGEND_BITS: Final = 12
LEGEND_DECK: Final = 3

OBSERVATION: Final = Table(
    Part("step", 1, "the step of the round, by its place in the list of steps"),
    Part("round", 1, "the round"),
    Part("seat", 1, "the seat that observes"),
    Part("cars", 1, "cars that started"),
    Part("to-finish", 1, "spaces to the finish line"),
    Part("length", 1, "spaces of a lap"),
    Part("place", 1, "own place in the play order of this round, the first 0; -1 out of it"),
    Part("turn", 1, "whose turn it is, as a place in the play order; -1 while plans are made"),
    Part("has-adrenaline", 1, "whether Adrenaline is there for the own place in the play order"),
    Part("tournament", 1, "whether gears stay hidden"),
    Part("gear", 1, "own gear"),
    Part("speed", 1, "own speed in this round"),
    Part("spot", 1, "0 on the race line, 1 beside it, below 0 outside"),
    Part("engine", 1, "Heat cards in the own engine"),
    Part("in-hand", 1, "cards in the own hand"),
    Part("in-deck", 1, "cards in the own deck"),
    Part("in-discard", 1, "cards in the own discard"),
    Part(
        "moved",
        1,
        "of the car whose turn it is: spaces moved in it; like all to `to-spare` 0 while plans are made",
    ),
    Part("boosted", 1, "whether it has boosted"),
    Part("adrenaline", 1, "whether Adrenaline's speed is still to be had"),
    Part("cooldowns", 1, "the sum of its cooldown symbols of gear and Adrenaline that are left"),
    Part("plus", 1, "the + symbols that it has resolved"),
    Part("symbols", 1, "how many symbols of played cards it has not used"),
    Part("heat-due", 1, "Heat due at the lines that it has crossed, at its present speed"),
    Part("crossed", 1, "how many lines those are"),
    Part("to-spare", 1, "how much faster the slowest of them would have let it be; below 0 it was too fast"),
    Part("slots", SLOTS, "own hand, sorted, as numbers of cards; -1 none; no more than the first 12"),
    Part("hand", KINDS, "own hand: how many of 0 to 5, Stress, Heat"),
    Part("deck", KINDS, "own deck, counted likewise"),
    Part("discard", KINDS, "own discard, counted likewise"),
    Part("play-area", KINDS, "own play area, counted likewise"),
    Part("upgrades", OWN, "own upgrades, as numbers of cards, in the order of the car; -1 none; no more than 4"),
    Part("zones", OWN, "where each is: 1 hand, 2 deck, 3 discard, 4 play area, 5 engine, 0 elsewhere or none"),
    Part(
        "corners",
        CORNERS * CORNER,
        "of each of the next four lines before the finish: spaces to the first one beyond it, limit, extra Heat "
        "where it is dangerous, and of the sector that it opens: slipstream, cooldown, flags (1 free Boost, "
        "2 no slipstream, 4 no cooldown)",
    ),
    Part("sector", 3, "of the own sector: slipstream, cooldown, flags"),
    Part("tunnel", 1, "whether the own space is in a tunnel"),
    Part("flooded", 1, "whether the own space is flooded"),
    Part(
        "track", BEHIND + 1 + AHEAD, "what is taken on the spaces from 7 behind to 22 ahead, bits as in the rules"
    ),
    Part(
        "others",
        OTHERS * OTHER,
        "of each other car, by seat from the next one on round: 1 (there is one), its distance less the own, "
        "spot, gear, speed, engine, hand, deck, discard, top of the discard (-1 none), status (0 racing, "
        "1 finished, 2 retired, 3 eliminated, 4 absent), whether it has planned, place in the play order (-1 out "
        "of it), flags (1 Legend, 2 rival)",
    ),
    Part("market", MARKET, "the market, sorted, as numbers of cards; -1 none"),
    Part("picks", 1, "how many choose from the market before this seat; -1 if it does not"),
    Part("legend-card", 1, "the Legend card that is turned up, by its place in the supply; -1 none"),
    Part("manoeuvre", 1, "the Manoeuvre card, likewise"),
    Part("weather", 1, "the weather, by its place in the supply; -1 none"),
    Part(
        "legend-deck",
        LEGEND_DECK,
        "which Legend cards may come next, a bit for each of the supply, twelve to a number; no more than 36",
    ),
    Part(
        "star-deck",
        len(STAR_ABILITIES),
        "how many Manoeuvre cards may come next with each star ability: full throttle, slipstream, catch-up",
    ),
)

"""Where everything lies: a race is a row of numbers `m`, and what never changes in it is a row `t`."""

from __future__ import annotations

from typing import Final

from hairpin.batch.slots import discard_lists, plan_lists

MAX_CARS: Final = 12
MAX_LINES: Final = 64
MAX_LENGTH: Final = 400

# -- the race ----------------------------------------------------------------------------------------

STEP: Final = 0
ROUND: Final = 1
TURN_INDEX: Final = 2
UNDECIDED: Final = 3
STARTERS: Final = 4
RACING: Final = 5
"""Cars in the play order."""
SEAT: Final = 6
"""The car whose turn it is, or was last."""
REVEALS: Final = 7
SECTORS: Final = 8
"""Whether there is any sector in which something special holds."""
WEATHER: Final = 9
LEGEND_CARD: Final = 10
MANOEUVRE: Final = 11
RIVAL_A: Final = 12
RIVAL_B: Final = 13
LEGEND_DECK: Final = 14
MANOEUVRE_DECK: Final = 15
GARAGE_DECK: Final = 16
MARKET: Final = 17
THROWN: Final = 18
PICKS: Final = 19
DRAFT_ROUND: Final = 20
OWING: Final = 21
"""A bit for each seat."""
MULLIGANS: Final = 22
OPTIONS: Final = 23
"""How many there are in `o`."""

ACTING: Final = 37
"""The seat that they are for."""

# -- the turn ------------------------------------------------------------------------------------------------

START: Final = 24
START_SPOT: Final = 25
BOOSTED: Final = 26
ADRENALINE: Final = 27
COOL_ADRENALINE: Final = 28
COOL_GEAR: Final = 29
PLUS: Final = 30
CHOICES: Final = 31
SLIP_START: Final = 32
SALVAGING: Final = 33
SYMBOLS: Final = 34
CHOSEN: Final = 35
ROAD_COOLED: Final = 36

# -- lists ---------------------------------------------------------------------------------------------------

ORDER: Final = 40
GRID: Final = ORDER + MAX_CARS
PICK_LIST: Final = GRID + MAX_CARS
SYMBOL_KIND: Final = PICK_LIST + 2 * MAX_CARS
MAX_SYMBOLS: Final = 48
SYMBOL_CARD: Final = SYMBOL_KIND + MAX_SYMBOLS
CHOSEN_CARD: Final = SYMBOL_CARD + MAX_SYMBOLS
MAX_CHOSEN: Final = 8
CHOSEN_VALUE: Final = CHOSEN_CARD + MAX_CHOSEN
COOLED: Final = CHOSEN_VALUE + MAX_CHOSEN
MAX_COOLED: Final = 16
SCRATCH: Final = COOLED + MAX_COOLED
MAX_SCRATCH: Final = 32
LIMIT: Final = SCRATCH + MAX_SCRATCH
DANGER: Final = LIMIT + MAX_LINES
EFFECT: Final = DANGER + MAX_LINES
"""Of the sector that each line opens: slipstream, cooldown, flags."""
TOKEN: Final = EFFECT + 3 * MAX_LINES
"""The road token at each line, counted from 1; 0 none."""
CARS: Final = TOKEN + MAX_LINES

FREE_BOOST: Final = 1
NO_SLIPSTREAM: Final = 2
NO_COOLDOWN: Final = 4

# -- a car --------------------------------------------------------------------------------------------

DISTANCE: Final = 0
SPOT: Final = 1
BITS: Final = 2
GEAR: Final = 3
SPEED: Final = 4
STATUS: Final = 5
LEFT: Final = 6
RETIRING: Final = 7
PLAN: Final = 8
"""-1, or a bit for each slot of the hand; before the race the upgrade that is put aside."""
HAND: Final = 9
DECK: Final = 10
DISCARD: Final = 11
PLAY: Final = 12
ENGINE: Final = 13
UPGRADES: Final = 14
REMOVED: Final = 15
HAS_UPGRADES: Final = 16
MAY_DIRECT: Final = 17
IS_LEGEND: Final = 18
CAR: Final = 20


IS_RACING: Final = 0
FINISHED: Final = 1
RETIRED: Final = 2

# -- track and cards ---------------------------------------------------------------------------------

TRACK: Final = CARS + MAX_CARS * CAR
MARKET_CARDS: Final = TRACK + MAX_LENGTH
MAX_MARKET: Final = 32
ZONES: Final = MARKET_CARDS + MAX_MARKET
"""Then the cars, then the decks that all share."""
Z_HAND: Final = 0
Z_PLAY: Final = 16
Z_ENGINE: Final = 56
Z_UPGRADES: Final = 112
Z_REMOVED: Final = 120
Z_DECK: Final = 128

# -- cards: so many numbers for each, at the beginning of `t` ------------------------------------------------

K_VALUE: Final = 14
"""After the amounts of the symbols, by their numbers."""
K_IS_BASIC: Final = 15
K_IS_HEAT: Final = 16
K_IS_PLAIN: Final = 17
K_MAY_DISCARD: Final = 18
K_VALUES: Final = 19
"""How many values it offers."""
K_HOLDS: Final = 20
"""Whether it has symbols that wait to be used."""
K_HELD: Final = 21
"""By symbol: whether this symbol waits with its card."""
K_FIRST_VALUE: Final = K_HELD + 14
MAX_VALUES: Final = 8
CARD: Final = 64
MAX_CARDS: Final = 128

# -- choices of slots, the same for all, behind the cards (see slots) ----------------------------------------

PLAN_LISTS: Final = CARD * MAX_CARDS
_PLANS: Final = plan_lists(PLAN_LISTS)
DISCARD_LISTS: Final = PLAN_LISTS + len(_PLANS)
LISTS: Final = [*_PLANS, *discard_lists(DISCARD_LISTS)]
T: Final = PLAN_LISTS + len(LISTS)
"""Where the set-up begins."""

# -- the set-up, behind those --------------------------------------------------------------------------------

T_CARS: Final = T + 0
T_LENGTH: Final = T + 1
T_LINES: Final = T + 2
T_LAPS: Final = T + 3
T_FINISH: Final = T + 4
T_ROUND_LIMIT: Final = T + 5
T_HEAT: Final = T + 6
T_STRESS: Final = T + 7
T_TOURNAMENT: Final = T + 8
T_GARAGE: Final = T + 9
T_MULLIGAN: Final = T + 10
T_SUPPLY: Final = T + 11
T_WEATHERS: Final = T + 12
T_TOKENS: Final = T + 13
T_LEGENDS: Final = T + 14
T_PRO: Final = T + 15
T_AGGRESSIVE: Final = T + 16
T_LEGEND_ADRENALINE: Final = T + 17
T_RIVALS: Final = T + 18
T_LEGEND_CARDS: Final = T + 19
T_MANOEUVRES: Final = T + 20
T_CAPACITY: Final = T + 21
"""Of a deck and of a discard."""
T_STRIDE: Final = T + 22
"""From the cards of a car to those of the next."""
T_SHARED: Final = T + 23
"""Where the shared decks begin: upgrades, those thrown away, Legend cards, Manoeuvres, tokens."""
T_OWN_CARDS: Final = T + 24
T_CORNERS: Final = T + 25
T_HAND_SIZE: Final = T + 26
T_HAS_WATER: Final = T + 27
AT_SPACES: Final = T + 28
AT_LINES: Final = T + 29
AT_CORNERS: Final = T + 30
AT_SEATS: Final = T + 31
AT_ORDERS: Final = T + 32
AT_MANOEUVRES: Final = T + 33
AT_SUPPLY: Final = T + 34
AT_WEATHERS: Final = T + 35
AT_TOKENS: Final = T + 36
AT_OWN_CARDS: Final = T + 37
AT_PLACES: Final = T + 38
AT_NUMBERS: Final = T + 39
T_HEAD: Final = T + 40

NO_GARAGE: Final = 0
DRAFTED: Final = 1
QUICK: Final = 2
SNAKE: Final = 3

PLACE: Final = 2
"""For each distance, from so far behind the start on: its space, and how many lines lie before it."""
BEHIND: Final = 16
BEYOND: Final = 256
"""No car comes so far beyond the finish."""
NUMBER: Final = 2
"""For each line, counted on over the laps: its distance, and its index in a lap."""
SPACE: Final = 4
"""For each space: the line that opens its sector, tunnel, flooded, chevrons."""
LINE: Final = 3
"""For each line: where, limit, spaces from the Legend line to it."""
CORNER: Final = 2
"""For each corner: its last line, its first line."""
SEAT_OF: Final = 2
"""For each seat: handicap, whether it is a Legend."""
ORDER_OF: Final = 3
"""For each Legend card and seat: diamond, helmet, star."""
MANOEUVRE_OF: Final = 3
"""For each Manoeuvre card: the star's ability, the rival's, and the first card that is like it."""
WEATHER_OF: Final = 7
"""Stress, Heat, Heat to the deck, Heat to the discard, and the effect."""
TOKEN_OF: Final = 7
"""Copies, limit, extra Heat, whether it has an effect (2: that of the weather), and the effect."""

"""What an upgrade is worth to somebody who drafts: by rough judgement, or as it was measured in races."""

from hairpin.drivers.upgrade_worths import UPGRADE_WORTHS
from hairpin.rules import symbols
from hairpin.rules.cards import CardFace
from hairpin.rules.circuit import Circuit

AVERAGE_VALUE = 2.5
SPACES_PER_SYMBOL = {
    symbols.PLUS: 1.2,
    symbols.COOLDOWN: 1.1,
    symbols.SUPER_COOL: 1.0,
    symbols.REDUCE_STRESS: 0.5,
    symbols.SLIPSTREAM_BONUS: 0.5,
    symbols.SALVAGE: 0.3,
    symbols.CATCH_UP: 0.5,
    symbols.LIMIT: 1.0,
    symbols.PAY_HEAT: -1.3,
    symbols.SCRAP: -0.1,
    symbols.DIRECT: 1.5,
    symbols.ACCELERATE: 0.8,
    symbols.REFRESH: 0.7,
}
WORTH_OF_CHOICE = 0.6
"""For every further value that the card offers."""
WORTH_OF_HEAT_CARD = 0.4


def upgrade_worth(face: CardFace) -> float:
    """In spaces over a race, by rough judgement."""
    if face.is_heat:
        return WORTH_OF_HEAT_CARD
    worth = max(face.values) - AVERAGE_VALUE + WORTH_OF_CHOICE * (len(face.values) - 1)
    for symbol, spaces in SPACES_PER_SYMBOL.items():
        worth += spaces * face.amount(symbol)
    return worth


SPACES_PER_CORNER = 13.0
"""On a usual circuit. Where corners are closer, cooling and limits are worth more, and speed less."""
CORNER_SYMBOLS = (symbols.COOLDOWN, symbols.SUPER_COOL, symbols.LIMIT, symbols.REDUCE_STRESS)
ROUNDS_PER_SPACE = 0.05
WORTH_OF_SPEED = 0.35
"""By how much a space of a card's value gains on a circuit with twice the straights."""


def upgrade_worth_on(face: CardFace, circuit: Circuit) -> float:
    """In rounds over a race, as measured, for somebody who looks at the circuit before choosing."""
    worth = UPGRADE_WORTHS.get(face.code, 0) / 100
    if face.is_heat:
        return worth
    twist = len(circuit.lines) * SPACES_PER_CORNER / circuit.length - 1.0
    at_corners = sum(SPACES_PER_SYMBOL[symbol] * face.amount(symbol) for symbol in CORNER_SYMBOLS)
    speed = max(face.values) + AVERAGE_VALUE * face.amount(symbols.PLUS) - AVERAGE_VALUE
    return worth + ROUNDS_PER_SPACE * twist * (at_corners - WORTH_OF_SPEED * speed)

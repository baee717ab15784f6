"""Hairpin: an open implementation of the racing board game HEAT."""

from hairpin.engine import use_compiled_rules

__version__ = "0.1.0"

use_compiled_rules()

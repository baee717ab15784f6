"""Hairpin: an open implementation of the racing board game HEAT."""

__version__ = "0.1.0"

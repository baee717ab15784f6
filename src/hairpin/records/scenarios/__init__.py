"""Scenario files: a position with every card known, a few decisions, and what must come of them."""

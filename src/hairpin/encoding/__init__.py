"""Races as numbers, for programs that learn: every action has an index, every seat an array of what it sees."""

"""Races on paper: save files, replay and verification, stories, and scenario files."""

"""Positions on paper: a short text for a message, an exact file for programs."""

"""Calling people who are not here, by the push services of their browsers."""

"""Attacks on a server of its own: what other tables feel of each, and what is lost by it."""

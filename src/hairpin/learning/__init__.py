"""Drivers that learn: what they see, the network that decides, and the races that teach it."""

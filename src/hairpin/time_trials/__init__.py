"""A circuit driven alone: what every driver who plans ahead wants to know of it."""

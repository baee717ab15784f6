"""What can't be written as numbers."""

from hairpin.rules.errors import HairpinError


class DoesNotFit(HairpinError):
    """A table that has no place for it; the text says which one would do."""

"""What can be wrong with a file."""

from hairpin.rules.errors import HairpinError


class RecordError(HairpinError):
    """A record that can't be read, written or replayed."""


class ScenarioError(HairpinError):
    """A scenario file that can't be understood."""


class PositionError(HairpinError):
    """A position that can't be read, or that can't be."""

"""What can go wrong, by cause."""

from collections.abc import Mapping

Values = Mapping[str, str | int]
"""What a message speaks of, by the names it has for them."""


class HairpinError(Exception):
    """Anything wrong with what we were given; its text is fit for a person to read, in English.

    Where it has a `reason`, that names the same thing for all languages: with `values` it can be said in any.
    """

    def __init__(self, text: str = "", reason: str = "", values: Values | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.values = dict(values or {})

    def __reduce__(self) -> tuple[object, ...]:
        """It may come from another process."""
        return type(self), (str(self), self.reason, self.values)


class BadSetup(HairpinError):
    """A race that can't be set up as asked."""


class BadKey(HairpinError):
    """A text that is not the key of a deal."""


class IllegalAction(HairpinError):
    """An action that the rules don't allow now. Nothing has changed."""


class UnknownAction(HairpinError):
    """A text that is no action at all."""


class UnknownSeat(HairpinError):
    """Nobody sits there."""

"""What can go wrong, by cause."""


class HairpinError(Exception):
    """Anything wrong with what we were given; its text is fit for a person to read."""


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

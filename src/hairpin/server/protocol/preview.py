"""What the options of a decision would come to, as far as the one who decides can know."""

from __future__ import annotations

from hairpin.server.protocol.race import Sent


class LandingData(Sent):
    """One way it may go; with + symbols there are several."""

    chance: float
    speed: int
    distance: int
    spot: int
    blocked: int
    """So many spaces fewer, because other cars are in the way."""
    cooldown: int
    """How much could be cooled there."""


class CornerRiskData(Sent):
    line: int
    """The first distance beyond the corner line."""
    limit: int
    reached: float
    """The chance that the line is on the way."""
    heat: tuple[int, int]
    """The least and the most that would be due."""
    spin_out: float
    spin_out_cooled: float
    """The chance of it, if all is cooled that can be."""
    back: int
    """Where the car would stand after a spin-out."""


class ForecastData(Sent):
    values: list[int]
    """Those chosen for cards that offer several."""
    gear: int
    heat: int
    """To be paid for certain: for the shift, a Boost, or by cards."""
    engine: int
    """The Heat that is left for corners."""
    landings: list[LandingData]
    corners: list[CornerRiskData]
    hand: list[str]
    """The player's own hand then, as far as it can be known."""
    draws: int
    """How many cards will then be drawn to it."""


class OptionPreview(Sent):
    do: str
    forecasts: list[ForecastData]
    """Several only for a plan whose cards offer several values."""

"""How roles become colours: classes for pages, with variables, and for a picture on its own, without."""

from collections.abc import Mapping

from hairpin.drawing.palette import ROLES


def page_style() -> str:
    """For pages that hold drawings: each sets the variables of its palette, `--track-road` and so on."""
    return "".join(_rules(role, f"var(--track-{role})", ".track ") for role in ROLES)


def picture_style(palette: Mapping[str, str]) -> str:
    return "".join(_rules(role, colour, "") for role, colour in palette.items())


def _rules(role: str, colour: str, within: str) -> str:
    return f"{within}.f-{role}{{fill:{colour}}}\n{within}.s-{role}{{stroke:{colour}}}\n"

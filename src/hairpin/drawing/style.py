"""How roles become colours: classes for pages, with variables, and for a picture on its own, without."""

from collections.abc import Mapping

from hairpin.content.languages import LANGUAGES
from hairpin.drawing.palette import ROLES


def page_style() -> str:
    """For pages that hold drawings: each sets the variables of its palette, `--track-road` and so on."""
    colours = "".join(_rules(role, f"var(--track-{role})", ".track ") for role in ROLES)
    return colours + _own_language()


def _own_language() -> str:
    """Of names in several languages the one in the page's own is seen."""
    shown = ",".join(f":lang({language}) .track .name[lang={language}]" for language in LANGUAGES)
    return f".track .name[lang]{{display:none}}\n{shown}{{display:inline}}\n"


def picture_style(palette: Mapping[str, str]) -> str:
    return "".join(_rules(role, colour, "") for role, colour in palette.items())


def _rules(role: str, colour: str, within: str) -> str:
    return f"{within}.f-{role}{{fill:{colour}}}\n{within}.s-{role}{{stroke:{colour}}}\n"

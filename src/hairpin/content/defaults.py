"""What is raced, where and by whom, if nobody says otherwise. The page has these from here, too."""

from typing import Final

DEFAULT_CIRCUIT: Final = "usa"
DEFAULT_SEASON: Final = "1961"
DEFAULT_DRIVER: Final = "club"

"""What is raced, where and by whom, if nobody says otherwise. The page has these from here, too."""

from typing import Final

DEFAULT_CIRCUIT: Final = "usa"
DEFAULT_SEASON: Final = "1961"
DEFAULT_DRIVER: Final = "club"
DEFAULT_FIELD: Final = 4
"""So many drivers race each other."""
DEFAULT_OPPONENTS: Final = 5
"""So many race against a person."""
DEFAULT_RIVALS_IN_SEASON: Final = 3
"""So many drive in a season, besides a person or among themselves."""

"""The status of a car as a number."""

from typing import Final

from hairpin.rules.car import ABSENT, ELIMINATED, FINISHED, RACING, RETIRED

STATUS: Final = {status: number for number, status in enumerate((RACING, FINISHED, RETIRED, ELIMINATED, ABSENT))}

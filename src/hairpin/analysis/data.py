"""An analysis as JSON: the same bytes whenever and wherever it is made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from hairpin.analysis.analysis import Judged, SeatAnalysis
from hairpin.analysis.trials import SURE, TURNS

VERSION: Final = 8
"""Of what is computed: with another one it is computed anew."""


def analysis_data(seats: Sequence[SeatAnalysis], turns: int = TURNS) -> dict[str, object]:
    return {
        "analysis": VERSION,
        "turns": turns,
        "standard_errors": SURE,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "decisions": [decision_data(each) for each in seat.decisions],
                "not_judged": [each._asdict() for each in seat.not_judged],
                "worst": list(seat.worst),
            }
            for seat in seats
        ],
    }


def decision_data(judged: Judged) -> dict[str, object]:
    return {**judged._asdict(), "mark": judged.is_mark}


def json_text(seats: Sequence[SeatAnalysis], turns: int = TURNS) -> str:
    return json.dumps(analysis_data(seats, turns), indent=1, ensure_ascii=False) + "\n"

"""Logs: one JSON object a line. No seat tokens, no cards, no whole links of tables."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

EXTRA: Final = ("table", "address", "code", "port", "database")


def short(table: str) -> str:
    """Enough to tell tables apart; the whole id would open the door."""
    return table[:6]


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        data |= {key: getattr(record, key) for key in EXTRA if hasattr(record, key)}
        if record.exc_info:
            data["exception"] = self.formatException(record.exc_info)
        return json.dumps(data)


def is_about_us(record: logging.LogRecord) -> bool:
    """uvicorn tells at length of bytes from a client that are no text; its socket is closed, and that is all."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name.startswith("uvicorn") and isinstance(error, UnicodeDecodeError))


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(is_about_us)
    for name in ("hairpin", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "hairpin" else logging.WARNING)
        logger.propagate = False

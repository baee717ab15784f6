"""Numbers in the query of an address: `?game=2`."""

from __future__ import annotations

from starlette.requests import Request

from hairpin.server.errors import Code, Refused


def asked_number(request: Request, name: str) -> int | None:
    """None if it is not asked for."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6 or not text.isascii():
        raise Refused(Code.BAD_MESSAGE, f"{name}: must be a number, as of a race at this table, from 1")
    return int(text)

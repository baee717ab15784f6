"""A client that asks over HTTP."""

from __future__ import annotations

from typing import Final

import httpx

PATIENCE: Final = 60.0
"""Seconds for an answer: where many tests run at once, five are not always enough."""


def http_client(base_url: str = "", transport: httpx.AsyncBaseTransport | None = None) -> httpx.AsyncClient:
    # no server of the tests has TLS, and to read all certificates for each client takes 50 ms
    return httpx.AsyncClient(base_url=base_url, transport=transport, timeout=PATIENCE, verify=False)

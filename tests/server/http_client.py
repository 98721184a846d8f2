"""An HTTP client for servers on loopback: as patient as all tests, and quick to make."""

from __future__ import annotations

from collections.abc import Mapping

import httpx

from tests.server.waiting import SECONDS


def http_client(
    address: str,
    headers: Mapping[str, str] | None = None,
    cookies: httpx.Cookies | None = None,
) -> httpx.AsyncClient:
    """A client without TLS: loading certificates takes 17 ms, and loopback shows none."""
    return httpx.AsyncClient(
        base_url=address,
        headers=headers,
        cookies=cookies,
        timeout=SECONDS,
        verify=False,
        trust_env=False,
    )

"""Origin checks: only our own pages may use a person's cookie.

Browsers send Origin with every request that can change something and with every socket handshake,
so requests from another site's page are refused. A program with a token has no cookie that could be
abused, and needs no Origin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from urllib.parse import urlsplit

from greentable.server.core.problems import Misdirected, NotAllowed

_DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_of(url: str) -> str:
    """The origin of a URL: scheme, host and port, as browsers write it; "" if it has none."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return ""
    if parts.scheme not in _DEFAULT_PORTS or not host:
        return ""
    host = f"[{host}]" if ":" in host else host
    tail = "" if port in {None, _DEFAULT_PORTS[parts.scheme]} else f":{port}"
    return f"{parts.scheme}://{host}{tail}"


class Origins:
    """The server's own origins: the addresses that it listens on, and its public URL."""

    def __init__(self, urls: Iterable[str]) -> None:
        self._ours = frozenset(filter(None, map(origin_of, urls)))
        self._hosts = frozenset(origin.partition("://")[2] for origin in self._ours)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._ours))

    def check_host(self, headers: Mapping[str, str]) -> None:
        """Check that the Host header names this server (against DNS rebinding).

        Raises Misdirected.
        """
        if headers.get("host", "").lower() not in self._hosts:
            raise Misdirected("request.host")

    def check(self, headers: Mapping[str, str], *, with_cookie: bool) -> None:
        """Check that no other site's page sends the request. Raises NotAllowed."""
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site")
        if site is not None and site not in {"same-origin", "none"}:
            raise NotAllowed("request.cross_site")
        if origin is None:
            if with_cookie and site != "same-origin":
                raise NotAllowed("request.cross_site")
        elif origin not in self._ours:
            raise NotAllowed("request.cross_site")

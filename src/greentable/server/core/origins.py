"""Where a request comes from: only our own pages may act with somebody's cookie.

Browsers send Origin with every request that can change something and with every socket handshake,
so another site's page is found out before anything happens. A program that shows a token of its own
has no cookie that could be abused, and needs no Origin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from urllib.parse import urlsplit

from greentable.server.core.problems import Misdirected, NotAllowed

_DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_of(url: str) -> str:
    """The origin of an address: scheme, host and port, as browsers write it; "" if it is none."""
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
    """The origins that are ours: where the server listens, and how people reach it."""

    def __init__(self, urls: Iterable[str]) -> None:
        self._ours = frozenset(filter(None, map(origin_of, urls)))
        self._hosts = frozenset(origin.partition("://")[2] for origin in self._ours)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._ours))

    def check_host(self, headers: Mapping[str, str]) -> None:
        """That the request is meant for us, and not for a name that now points here."""
        if headers.get("host", "").lower() not in self._hosts:
            raise Misdirected("request.host")

    def check(self, headers: Mapping[str, str], *, with_cookie: bool) -> None:
        """That no other site's page sends this. Raises NotAllowed."""
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site")
        if site is not None and site not in {"same-origin", "none"}:
            raise NotAllowed("request.cross_site")
        if origin is None:
            if with_cookie and site != "same-origin":
                raise NotAllowed("request.cross_site")
        elif origin not in self._ours:
            raise NotAllowed("request.cross_site")

"""Rate limits by token buckets, and caps on how much is open at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from greentable.server.core.problems import TooMany

_MOST_KEYS = 20_000


class Buckets:
    """A token bucket for each key: `rate` tokens a second flow in, up to `burst` are kept.

    When there are too many keys, the least recently used ones are dropped: their buckets are full
    again by then, except in a flood from very many addresses.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, max(1.0, burst), now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def try_take(self, key: str, cost: float = 1.0) -> float:
        """Take tokens and return 0; with too few, take none and return the seconds to wait."""
        now = self._now()
        tokens, at = self._buckets.pop(key, (self._burst, now))
        tokens = min(self._burst, tokens + (now - at) * self._rate)
        enough = tokens >= cost
        self._buckets[key] = (tokens - cost if enough else tokens, now)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        if enough:
            return 0.0
        return (cost - tokens) / self._rate if self._rate else float("inf")

    def take(self, key: str, code: str) -> None:
        """Take one token. Raises TooMany with this code."""
        if seconds := self.try_take(key):
            raise TooMany(code, seconds=min(seconds, 86_400.0))


def network_of(address: str) -> str:
    """The key of an address for limits: an IPv4 address, or the /64 network of an IPv6 address.

    An IPv6 household has a whole /64 network, so limits for single addresses would be useless.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))


class Caps:
    """Counts what is open for each key, up to a maximum."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def __getitem__(self, key: str) -> int:
        return self._open.get(key, 0)

    def enter(self, key: str) -> bool:
        """Count one more; False if the maximum is reached."""
        if self[key] >= self._most:
            return False
        self._open[key] = self[key] + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        left = self._open.pop(key) - 1
        if left:
            self._open[key] = left

"""How often somebody may do something: token buckets, kept for as many keys as fit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from greentable.server.core.problems import TooMany

_MOST_KEYS = 20_000


class Buckets:
    """A bucket for each key: `rate` tokens a second come in, up to `burst` are kept.

    Keys that were not used for longest are forgotten first, when there are too many: by then their
    buckets are full again, unless somebody floods from very many addresses.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, max(1.0, burst), now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take tokens; 0 if there were enough, else nothing is taken: the seconds until then."""
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
        if wait := self.wait(key):
            raise TooMany(code, seconds=min(wait, 86_400.0))


def network_of(address: str) -> str:
    """What limits go by: an address, or the network of one of version 6.

    A household with one of version 6 has a network with more of them than can be counted.
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
    """How many of something are open at once, for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def __getitem__(self, key: str) -> int:
        return self._open.get(key, 0)

    def enter(self, key: str) -> bool:
        """One more; False if there are too many already."""
        if self[key] >= self._most:
            return False
        self._open[key] = self[key] + 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        left = self._open.pop(key) - 1
        if left:
            self._open[key] = left

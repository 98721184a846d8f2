import pytest

from greentable.server.core.limits import Buckets, Caps, network_of
from greentable.server.core.problems import TooMany


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = [100.0]
    buckets = Buckets(rate=2.0, burst=3, now=lambda: now[0])
    assert [buckets.try_take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert buckets.try_take("b") == 0.0
    now[0] += 0.5
    assert buckets.try_take("a") == 0.0
    assert buckets.try_take("a") == 0.5


def test_waiting_fills_a_bucket_no_further_than_its_burst() -> None:
    now = [0.0]
    buckets = Buckets(rate=1.0, burst=2, now=lambda: now[0])
    buckets.try_take("a")
    now[0] += 1000
    assert [buckets.try_take("a") for _ in range(3)] == [0.0, 0.0, 1.0]


def test_too_many_says_when_to_come_back() -> None:
    buckets = Buckets(rate=0.1, burst=1, now=lambda: 0.0)
    buckets.take("a", "request.too_many")
    with pytest.raises(TooMany) as caught:
        buckets.take("a", "request.too_many")
    assert caught.value.code == "request.too_many"
    assert caught.value.headers == {"retry-after": "10"}


def test_caps_count_what_is_open() -> None:
    caps = Caps(2)
    assert [caps.enter("a") for _ in range(3)] == [True, True, False]
    caps.leave("a")
    assert caps["a"] == 1
    assert caps.enter("a")
    assert caps["b"] == 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_who_has_a_network_of_addresses_has_one_bucket(address: str, network: str) -> None:
    assert network_of(address) == network

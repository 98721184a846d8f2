import pytest

from greentable.server.core.origins import Origins, origin_of
from greentable.server.core.problems import Misdirected, NotAllowed

OURS = Origins(["http://127.0.0.1:8420/", "https://cards.example.org", "http://[::1]:8420"])


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Cards.Example.org:443/t/x#y", "https://cards.example.org"),
        ("http://h:80", "http://h"),
        ("http://h:8420", "http://h:8420"),
        ("http://[::1]:8420/", "http://[::1]:8420"),
        ("ftp://h", ""),
        ("null", ""),
        ("http://h:port", ""),
        ("", ""),
    ],
)
def test_origins_are_written_as_browsers_do(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example.org",
        "null",
        "https://sub.cards.example.org",
        "https://cards.example.org:8443",
        "http://cards.example.org",
        "http://127.0.0.1:9999",
        "https://cards.example.org.evil.com",
    ],
)
def test_other_origins_are_refused_whatever_else_is_sent(origin: str) -> None:
    for with_cookie in (True, False):
        with pytest.raises(NotAllowed):
            OURS.check({"origin": origin}, with_cookie=with_cookie)


def test_a_cookie_needs_an_origin_of_ours() -> None:
    OURS.check({"origin": "https://cards.example.org"}, with_cookie=True)
    OURS.check({"sec-fetch-site": "same-origin"}, with_cookie=True)
    with pytest.raises(NotAllowed):
        OURS.check({}, with_cookie=True)
    with pytest.raises(NotAllowed):
        OURS.check({"sec-fetch-site": "none"}, with_cookie=True)


def test_a_program_without_cookie_needs_none() -> None:
    OURS.check({}, with_cookie=False)
    with pytest.raises(NotAllowed):
        OURS.check({"sec-fetch-site": "cross-site"}, with_cookie=False)


def test_only_names_of_ours_are_served() -> None:
    OURS.check_host({"host": "cards.example.org"})
    OURS.check_host({"host": "127.0.0.1:8420"})
    for host in ("evil.example.org", "127.0.0.1", "cards.example.org:8420", ""):
        with pytest.raises(Misdirected):
            OURS.check_host({"host": host})

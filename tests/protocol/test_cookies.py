"""The cookie of a server: read from whatever stands in a header, and in no more than one pass."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greentable.protocol.cookies import COOKIE, read_cookie, written_cookie

SECRETS = st.text(string.ascii_letters + string.digits + "-_", min_size=1, max_size=43)
OTHERS = st.text(st.characters(exclude_characters=";=", max_codepoint=255), max_size=30).filter(
    lambda name: name.strip() != COOKIE
)
# Another site's cookie, which may be anything but the end of itself.
FOREIGN = st.tuples(OTHERS, st.sampled_from(["=", ""]), OTHERS).map("".join)


@given(SECRETS, st.lists(FOREIGN), st.lists(FOREIGN), st.sampled_from(["; ", ";", " ; "]))
def test_what_is_written_is_read_among_whatever_others(
    secret: str, before: list[str], after: list[str], between: str
) -> None:
    header = between.join([*before, written_cookie(secret), *after])
    assert read_cookie([header]) == secret
    assert read_cookie([*before, written_cookie(secret), *after]) == secret, "each its own header"


@given(st.lists(st.text(st.characters(max_codepoint=255) | st.sampled_from('=;"\\'))))
def test_nothing_but_a_secret_is_ever_read(headers: list[str]) -> None:
    found = read_cookie([*headers, *(f"{COOKIE}={header}" for header in headers)])
    assert found == "" or read_cookie([written_cookie(found)]) == found


@pytest.mark.parametrize(
    ("headers", "secret"),
    [
        ([], ""),
        ([""], ""),
        (["greentable"], ""),
        (["greentable="], ""),
        (["greentable=a-B_9"], "a-B_9"),
        (["  greentable = abc  "], "abc"),
        (['greentable="abc"'], "abc"),
        (['greentable="'], ""),
        (['greentable=""'], ""),
        (['greentable="abc'], ""),
        (['greentable="a\\"c"'], ""),
        (['greentable="a\\142c"'], ""),
        (["greentable=a b"], ""),
        (["greentable=ä"], ""),
        (["Greentable=abc"], ""),
        (["xgreentable=abc; greentablex=abc"], ""),
        (["other=greentable=abc"], ""),
        (["greentable=abc=def"], ""),
        (["other=1; greentable=abc; other=2"], "abc"),
        (["other=1", "greentable=abc"], "abc"),
        (["greentable=first; greentable=second"], "first"),
        (["greentable=no good; greentable=second"], "second"),
        (["greentable=abc; Path=/; HttpOnly; SameSite=lax"], "abc"),
    ],
)
def test_one_cookie_is_read_and_the_rest_is_left(headers: list[str], secret: str) -> None:
    assert read_cookie(headers) == secret


@pytest.mark.parametrize("piece", ["\\", '"', ";", "=", " ", "greentable=", "greentable=;", "\\1"])
@pytest.mark.parametrize("begin", ["", "greentable=", 'greentable="'])
def test_a_hostile_header_has_no_secret(begin: str, piece: str) -> None:
    """CVE-2024-7592: a parser that reads it again from each backslash takes minutes for these."""
    assert read_cookie([begin + piece * (1_000_000 // len(piece))]) == ""
    assert read_cookie([begin + piece * 100_000 + '"; greentable=abc']) == "abc"

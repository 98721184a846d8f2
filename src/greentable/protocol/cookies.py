"""Reading and writing the one cookie that a server of tables sets.

`http.cookies` could read it too, but on some versions of Python its time grows with the square of
the length (CVE-2024-7592), and it parses all other cookies as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

COOKIE = "greentable"

# As `secrets.token_urlsafe` makes them, of 128 bits: nothing in them has to be escaped.
_SECRET = re.compile(r'(?P<plain>[A-Za-z0-9_-]{1,64})|"(?P<quoted>[A-Za-z0-9_-]{1,64})"')


def written_cookie(secret: str) -> str:
    """The cookie as a client sends it."""
    return f"{COOKIE}={secret}"


def read_cookie(headers: Iterable[str]) -> str:
    """The secret in headers named Cookie or Set-Cookie; "" if none has one.

    If there are two, the first counts: that is the one set for the narrower path, or earlier.
    """
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE and (found := _SECRET.fullmatch(value.strip())):
                return found["plain"] or found["quoted"]
    return ""

"""Write docs/problems.md: every code with which the server refuses a request, and its meaning.

    python tools/generate/list_problems.py

The codes are found where they are raised. A test fails when the page is not up to date.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from greentable.protocol.version import (
    NOT_YOURS,
    OPENED_ELSEWHERE,
    RESTARTING,
    SIGN_IN,
    SLOW_DOWN,
    TOO_LARGE,
    TOO_OLD,
)
from greentable.server.core import problems
from greentable.server.room.handling import Stale
from greentable.words.catalogue import Catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "problems.md"
SERVER = ROOT / "src" / "greentable" / "server"
WORDS = ROOT / "src" / "greentable" / "words" / "catalogues" / "en"

STATUSES = {
    name: one.status
    for name, one in [*vars(problems).items(), ("Stale", Stale)]
    if isinstance(one, type) and issubclass(one, problems.Refused)
}
MADE = {  # codes that are put together, or raised elsewhere
    **{f"room.{status}": 422 for status in ("lobby", "playing", "paused", "over", "closed")},
    **{f"name.{trouble}": 422 for trouble in ("letters", "long", "signs", "taken")},
    "request.method": 405,
    "request.malformed": 400,
    "room.elsewhere": 409,
    "store.unavailable": 503,
    "store.lost": 503,
}
CLOSES = {
    RESTARTING: "The server restarts, or another process has the table now: come again soon.",
    TOO_LARGE: "A frame was longer than `body_bytes`, inflated.",
    SIGN_IN: "Your sign-in is no longer valid: sign in again.",
    NOT_YOURS: "There is no such table or job, or it is not yours; or you were sent away.",
    OPENED_ELSEWHERE: "You have opened the table elsewhere, and the newest socket wins: opened here"
    " again, it is taken back.",
    TOO_OLD: "This client speaks another version of the protocol (`?proto=`): load it again.",
    SLOW_DOWN: "You send more than you may or read too slowly, or too many people watch.",
}
HEAD = """# Refusals by the server

Whatever is unknown, too long, malformed, stale, foreign or too frequent gets a code, and changes
nothing. Over HTTP it is `code` in problem details (RFC 9457), with the status below; `detail` is
the sentence in the reader's language, and with 429 the header `Retry-After` has the seconds. On a
socket it is `code` in `reject`, with the sentence as a message. What the rules of a game, its
rulesets and records refuse has codes of their own, and 422. Numbers stand here for any; the limits
are [settings](hosting.md#every-setting).
"""


def raised() -> dict[str, int]:
    """Every code that the server raises, and its HTTP status."""
    found = dict(MADE)
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found |= dict(_code_of(node))
    return found


def _code_of(call: ast.Call) -> Iterator[tuple[str, int]]:
    texts = [
        one.value
        for one in call.args
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and "." in one.value
    ]
    match call.func:
        case ast.Name(id=name) if name in STATUSES and texts:
            yield texts[0], STATUSES[name]
        case ast.Attribute(attr="take") if texts:
            yield texts[0], problems.TooMany.status


def page() -> str:
    """The page as it should be."""
    words, catalogue = _sources(), Catalogue()
    by_status: dict[int, list[str]] = {}
    for code, status in sorted(raised().items()):
        name = f"error-{code.replace('.', '-').replace('_', '-')}"
        given = {one: _example(one) for one in re.findall(r"\$(\w+)", words[name])}
        sentence = catalogue.say(name, **given)
        by_status.setdefault(status, []).append(f"| `{code}` | {sentence} |\n")
    parts = [HEAD]
    for status, rows in sorted(by_status.items()):
        title = catalogue.say(f"problem-{status}")
        parts.append(f"\n## {status}: {title}\n\n| code | |\n|---|---|\n{''.join(rows)}")
    closes = "".join(f"| {code} | {why} |\n" for code, why in CLOSES.items())
    parts.append(f"\n## Why a socket is closed\n\n| code | |\n|---|---|\n{closes}")
    return "".join(parts)


def _sources() -> dict[str, str]:
    """The text of every error, as written in its catalogue."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in WORDS.glob("errors*.ftl"))
    return dict(re.findall(r"^(error-[\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))


def _example(name: str) -> int | str:
    """An example for an argument of a sentence."""
    numbers = {"seconds": 20, "most": 50, "seat": 3, "rev": 17, "since": 18, "plies": 60}
    return numbers.get(name, "…")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""docs/bot-api.md says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from greentable.long_answers import LONG_ANSWERS
from greentable.protocol.client_messages import read_message
from greentable.protocol.people import SCOPES
from greentable.server.core.settings import Settings
from greentable.server.http.app import ROUTES
from greentable.server.live.bot_seats import PACES

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "bot-api.md").read_text(encoding="utf-8")
MESSAGES = [
    line
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    for line in block.split("\n")
]


def test_every_route_is_there() -> None:
    named = set(re.findall(r"`(GET|POST|DELETE) (/api/[^`]*)`", TEXT))
    assert len(named) > 8
    assert named <= {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("message", list(filter(None, MESSAGES)))
def test_every_message_is_understood(message: str) -> None:
    read_message(message)


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert links
    assert [link for link in links if not (DOCS / link).exists()] == []


def test_scopes_and_long_answers_are_all_listed() -> None:
    scopes = TEXT.partition("| scope |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", scopes, re.MULTILINE) == list(SCOPES)
    rows = re.findall(r"^\| (\w+) \| `(\w+)` \|", TEXT, re.MULTILINE)
    assert [(game.lower(), what) for game, what in rows] == [
        (game, what) for game, kinds in LONG_ANSWERS.items() for what in kinds
    ]
    [question] = re.findall(r'^\{"game".*\}$', TEXT, re.MULTILINE)
    asked = msgspec.json.decode(question)
    kind = LONG_ANSWERS[asked["game"]][asked["what"]]
    kind.check(msgspec.convert(asked["asked"], kind.asked))


def test_the_figures_are_those_of_the_settings() -> None:
    settings = Settings()
    assert f"{settings.commands_per_second:.0f} messages a second" in TEXT
    assert f"a burst of {settings.commands_burst}" in TEXT
    assert f"{settings.offers_per_minute:.0f} a minute" in TEXT
    assert f"silent for {settings.silent_seconds:.0f} seconds" in TEXT
    assert f"after {settings.guests_expire_days} days" in TEXT
    assert f"({settings.job_seconds:.0f} seconds)" in TEXT
    assert (settings.jobs_per_person, settings.jobs_per_address) == (2, 6)
    assert (settings.job_keep_seconds, settings.bot_idle_seconds) == (900, 120)
    assert list(PACES.values()) == [0, 0.8, 2]

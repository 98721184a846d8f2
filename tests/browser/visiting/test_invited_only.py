"""A server for the invited only tells strangers so, and lets in whom its host has invited."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers.serving import Server
from tests.browser.helpers.visitor import Visitor


@pytest.fixture
def closed(address: str, tmp_path: Path) -> Iterator[str]:
    """Where such a server is; the client is built for the other one."""
    assert address
    server = Server(tmp_path, "--invite-only")
    yield server.address
    server.stop()


def said(visitor: Visitor) -> None:
    visitor.sees(visitor.text("pages-invited-only"))


@pytest.mark.slow
def test_strangers_are_told_and_the_invited_play(visit: Visit, closed: str, tmp_path: Path) -> None:
    # In a process of its own: Playwright holds the event loop of this one.
    invite = [sys.executable, "-m", "greentable", "admin", "invite", "--data", str(tmp_path)]
    invitation = subprocess.run(invite, check=True, capture_output=True, text=True).stdout.split()[
        -1
    ]
    ann, guest = visit(at=closed), visit(at=closed, language="de")
    for path in ("/", "/daily", "/join"):
        ann.go(path)
        said(ann)
    ann.forgive("403")
    ann.go("/games")
    for label, text in (
        ("pages-account-handle", "ann"),
        ("pages-account-passphrase", "several words of mine"),
        ("pages-account-invitation", invitation),
    ):
        ann.page.get_by_label(re.compile(re.escape(ann.text(label)))).fill(text)
    ann.button(ann.text("pages-account-keep")).click()
    ann.sees(ann.text("pages-account-kept"))
    ann.go("/daily")
    expect(ann.page.locator("[data-puzzle]").first).to_be_visible()
    room = ann.open_table(game="grove", ruleset="house", seats=2)
    guest.go(f"/t/{room}")
    guest.button(guest.text("page-sit")).click()
    guest.sees(guest.text("page-waiting-for-host"))
    for path in ("/", "/daily"):
        guest.go(path)
        said(guest)
    guest.forgive("403")

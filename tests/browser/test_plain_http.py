"""Friends on the local network: plain http under a name that browsers do not take for safe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

import hatch_build
from drills.processes import free_port
from tests.browser.chromium import find
from tests.browser.games import finished
from tests.browser.visitor import DESK, Visitor

NAME = "kitchen.lan"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that finds the server under another name."""
    chromium = find.find()
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    started = playwright.chromium.launch(
        executable_path=chromium.path,
        args=[*options, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
        env={**os.environ, **chromium.environment},
    )
    yield started
    started.close()


@pytest.fixture(scope="module")
def served_as(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that knows the name under which friends come."""
    hatch_build.build()
    port = free_port()
    url = f"http://{NAME}:{port}"
    data = tmp_path_factory.mktemp("data")
    privacy = data / "privacy.txt"
    privacy.write_text("We keep nothing <b>that</b> we need not.\n\nAnn\n", encoding="utf-8")
    told = {"GREENTABLE_CONTACT": "ann@example.org", "GREENTABLE_PRIVACY": str(privacy)}
    options = ["--port", str(port), "--public-url", url, "--data", str(data)]
    command = [sys.executable, "-m", "greentable", "serve", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | told
    ) as server:
        assert server.stdout is not None
        assert url in server.stdout.readline()
        yield url
        server.terminate()


@pytest.fixture
def guest(browser: Browser, served_as: str) -> Iterator[Visitor]:
    context = browser.new_context(
        base_url=served_as, viewport=DESK, locale="en", reduced_motion="reduce"
    )
    visitor = Visitor(context.new_page(), served_as)
    yield visitor
    context.close()
    assert visitor.trouble == []


def test_a_game_is_played_shared_and_verified_without_a_safe_context(guest: Visitor) -> None:
    page = guest.page
    page.goto("/")
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    page.get_by_role("button", name="Play now").first.click()
    guest.wait_for_turn()
    guest.hand.first.click()

    room = finished(page, "grove")
    page.goto(f"/r/{room}")
    page.get_by_role("button", name="Dealt fairly?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Yes: the cards came as the seeds say.")


def test_an_invitation_is_copied_without_a_clipboard_of_the_browsers(guest: Visitor) -> None:
    page = guest.page
    guest.go(f"/t/{guest.open_table(game='grass', seats=3)}")
    page.evaluate(
        "document.addEventListener('copy', () => { window.copied = String(getSelection())"
        " || document.activeElement.value })"
    )
    page.get_by_role("button", name=re.compile("^Copy")).first.click()
    assert str(page.evaluate("window.copied")).startswith(f"http://{NAME}:")


def test_everybody_can_read_who_runs_the_server_and_what_it_keeps(guest: Visitor) -> None:
    page = guest.page
    page.goto("/")
    page.get_by_role("link", name="Privacy and contact").click()
    contact = page.get_by_role("link", name="ann@example.org")
    expect(contact).to_have_attribute("href", "mailto:ann@example.org")
    expect(page.get_by_text("does not come back for 90 days")).to_be_visible()
    expect(page.get_by_text("We keep nothing <b>that</b> we need not.")).to_be_visible()

"""Friends on the local network: plain http under a name that browsers do not take for safe."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

import hatch_build
from tests.browser.conftest import launch
from tests.browser.helpers.games import finished
from tests.browser.helpers.serving import Server
from tests.browser.helpers.visitor import DESK, Visitor

NAME = "kitchen.lan"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that finds the server under another name."""
    started = launch(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield started
    started.close()


@pytest.fixture(scope="module")
def served_as(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that knows the name under which friends come."""
    hatch_build.build()
    server = Server(tmp_path_factory.mktemp("data"), "--public-url", f"http://{NAME}:{{port}}")
    yield server.address
    server.stop()


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
    page.locator(".game.grass .button.first").click()
    guest.hand.first.click()
    expect(page.locator(".hand .chosen")).to_be_visible()

    # An invitation is copied without a clipboard of the browser's.
    guest.go(f"/t/{guest.open_table(game='grass', seats=3)}")
    page.evaluate(
        "document.addEventListener('copy', () => { window.copied = String(getSelection())"
        " || document.activeElement.value })"
    )
    guest.button(guest.text("page-copy")).locator("visible=true").first.click()
    guest.sees(guest.text("page-copied"))
    assert str(page.evaluate("window.copied")).startswith(f"http://{NAME}:")

    room = finished(page, "grove")
    page.goto(f"/r/{room}")
    guest.button(guest.text("pages-replay-check")).click()
    expect(page.get_by_role("dialog")).to_contain_text(guest.text("pages-fair-yes"))

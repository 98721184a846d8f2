"""The client in Debian's Firefox ESR: both games, as far as they differ by browser."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser import firefox
from tests.browser.visitor import DESK, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def esr(playwright: Playwright) -> Iterator[Browser]:
    found = firefox.find()
    started = playwright.firefox.launch(
        executable_path=found.path,
        channel="moz-firefox",  # as Mozilla makes it, over WebDriver BiDi
        env={**os.environ, **found.environment},
        firefox_user_prefs={"ui.prefersReducedMotion": 1, "intl.accept_languages": "en"},
        timeout=120_000,
    )
    yield started
    started.close()


@pytest.fixture
def in_firefox(esr: Browser, address: str) -> Iterator[Visitor]:
    """Somebody who visits with Firefox."""
    # This Firefox cannot be told what its user prefers; reduced motion is in its settings above.
    context = esr.new_context(
        base_url=address,
        viewport=DESK,
        color_scheme="null",
        reduced_motion="null",
        forced_colors="null",
        contrast="null",
    )
    visitor = Visitor(context.new_page(), address)
    yield visitor
    context.close()
    assert visitor.trouble == []


def test_a_guest_plays_grass_in_firefox(in_firefox: Visitor) -> None:
    page = in_firefox.page
    in_firefox.go("/")
    page.locator(".grass").get_by_role("button", name="Play now").click()
    for _ in range(2):
        in_firefox.wait_for_turn()
        discard_something(page)


def discard_something(page: Page) -> None:
    """Choose cards until one can be discarded; Paranoia cards cannot."""
    hand = page.locator(".hand button")
    discard = page.get_by_role("button", name="Discard", exact=True)
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    for place in range(hand.count()):
        hand.nth(place).click()
        expect(cancel).to_be_visible()
        if discard.count():
            discard.click()
            page.get_by_role("button", name="End turn", exact=True).click()
            return
        cancel.click()
    raise AssertionError("nothing can be discarded")


def test_a_grove_is_laid_in_firefox(in_firefox: Visitor) -> None:
    in_firefox.go("/")
    in_firefox.page.locator(".grove").get_by_role("button", name="Play now").click()
    hand = in_firefox.page.get_by_role("group", name="Your hand").get_by_role("button")
    for laid in range(2, 10):
        expect(in_firefox.page.get_by_text(f"Card {laid} of 9")).to_be_visible()
        hand.first.click()
        in_firefox.button("Turn right").click()
        in_firefox.button("Lay it here").click()
    expect(in_firefox.page.get_by_role("dialog", name="Harvest")).to_be_visible()


@pytest.mark.parametrize(
    "path",
    ["/new", "/join", "/settings", "/daily", "/games", "/edit", "/score/grass", "/score/grove",
     "/rules/grass", "/rules/grove", "/learn/grass", "/learn/grove"],
)  # fmt: skip
def test_every_page_opens_in_firefox(in_firefox: Visitor, path: str) -> None:
    in_firefox.go(path)
    expect(in_firefox.page.get_by_role("heading", level=1)).not_to_be_empty()
    assert in_firefox.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

"""Games of Grove in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_a_whole_grove_is_laid_by_clicks(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".grove").get_by_role("button", name="Play now").click()
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        hand.first.click()
        visitor.button("Turn right").click()
        visitor.button("Lay it here").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=15_000)
    expect(dialog.get_by_text("Harvest").first).to_be_visible()


@pytest.mark.parametrize("game", ["house", "house recipes"])
def test_a_grove_is_laid_by_keys_alone(visitor: Visitor, game: str) -> None:
    room = visitor.open_table(game="grove", ruleset=game, seats=1, start=True)
    visitor.go(f"/t/{room}")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("]")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible(timeout=15_000)

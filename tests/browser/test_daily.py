"""The puzzles of a day."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.games import lay_all
from tests.browser.visitor import Visitor


def test_todays_grove_is_played_once_and_shared(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/daily")
    plain = page.locator("[data-puzzle=plain]")
    field = page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill("Robin")
    plain.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    room = page.url.rsplit("/", 1)[1]
    lay_all(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button("Share").click()
    expect(visitor.button("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith("Greentable · Daily Grove")
    assert room not in shared  # today nobody is shown how
    page.goto("/daily")
    expect(plain).to_contain_text(re.compile(r"You have -?\d+ points\."))
    expect(plain.locator("li.you")).to_contain_text("Robin")
    expect(plain.get_by_role("button", name="Play it")).to_have_count(0)
    plain.get_by_role("button", name="Share").click()
    expect(plain.locator("pre")).to_contain_text("Greentable · Daily Grove")
    expect(plain.get_by_role("link", name="My game")).to_have_attribute("href", f"/r/{room}")
    expect(page.locator("[data-puzzle=recipes]")).to_be_visible()


def test_a_day_without_puzzles_shows_none_and_leads_to_todays(visitor: Visitor) -> None:
    visitor.go("/daily")
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(2)
    visitor.go("/daily#2020-02-02")
    visitor.sees("There is nothing here, or it is not yours.")
    visitor.forgive("404")
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(0)
    visitor.page.get_by_role("link", name=visitor.text("pages-daily-today")).click()
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(2)

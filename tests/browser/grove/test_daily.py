"""The puzzles of a day."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.helpers.games import ask, lay_all
from tests.browser.helpers.visitor import Visitor


def test_todays_grove_is_played_once_and_shared(visitor: Visitor) -> None:
    page = visitor.page
    play, share = visitor.text("pages-daily-play"), visitor.text("pages-daily-share")
    visitor.go("/daily")
    plain = page.locator("[data-puzzle=plain]")
    field = page.get_by_label(visitor.text("page-your-name"))
    expect(field).not_to_have_value("")
    field.fill("Robin")
    plain.get_by_role("button", name=play).click()
    page.wait_for_url("**/t/*")
    room = page.url.rsplit("/", 1)[1]
    lay_all(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button(share).click()
    expect(visitor.button(visitor.text("page-copied"))).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    [puzzle, _] = ask(page, "GET", "/api/daily")
    assert puzzle["title"] in shared
    assert room not in shared  # today nobody is shown how
    visitor.go("/daily")
    score = puzzle["mine"]["score"]
    expect(plain.locator(".mine")).to_have_text(visitor.text("pages-daily-mine", score=score))
    expect(plain.locator("li.you")).to_contain_text("Robin")
    expect(plain.get_by_role("button", name=play)).to_have_count(0)
    plain.get_by_role("button", name=share).click()
    expect(plain.locator("pre")).to_contain_text(puzzle["title"])
    mine = plain.get_by_role("link", name=visitor.text("pages-daily-my-replay"))
    expect(mine).to_have_attribute("href", f"/r/{room}")
    expect(page.locator("[data-puzzle=recipes]")).to_be_visible()

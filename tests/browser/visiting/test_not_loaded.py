"""Parts of the page that do not come: a line that breaks, or a server that has newer ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.screens import SCREENS
from tests.browser.helpers.visitor import Visitor, press_key


def is_told(visitor: Visitor) -> None:
    """The page says that something did not come; the browser has logged it."""
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.text("page-offline"))
    visitor.forgive("ERR_FAILED")


def test_a_page_or_a_language_that_does_not_come_is_told_and_loaded_again(
    visitor: Visitor,
) -> None:
    page = visitor.page
    page.route("**/assets/Rules-*", lambda route: route.abort())
    page.route("**/assets/de-*", lambda route: route.abort())
    visitor.go("/settings")
    heading = page.get_by_role("heading", name=visitor.text("page-settings"))
    expect(heading).to_be_visible()
    page.get_by_label(visitor.text("page-language")).first.select_option("de")
    is_told(visitor)
    expect(heading).to_be_visible()  # in the language that was spoken before

    visitor.go("/")
    page.locator(".grass a[href='/rules/grass']").click()
    is_told(visitor)
    page.unroute("**/assets/Rules-*")
    alert = page.get_by_role("alert")
    alert.get_by_role("button", name=visitor.text("page-reload")).click()
    rules = visitor.text("pages-rules-of", game=visitor.text("game-grass"))
    expect(page.get_by_role("heading", name=rules)).to_be_visible()
    expect(alert).to_have_count(0)


@pytest.mark.slow
def test_a_table_is_played_on_where_a_part_of_it_does_not_come(visitor: Visitor) -> None:
    page = visitor.page
    for part in ("TradeSheet", "KeysSheet"):
        page.route(f"**/assets/{part}-*", lambda route: route.abort())
    for key in ("t", "?"):
        SCREENS["grass for two"](visitor)
        visitor.wait_for_turn()
        press_key(page, key)
        is_told(visitor)
        page.keyboard.press("Escape")
        press_key(page, "1")
        expect(page.locator(".hand .chosen")).to_be_visible()

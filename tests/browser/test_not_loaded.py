"""Parts of the page that do not come: a line that breaks, or a server that has newer ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_grass import QUICK
from tests.browser.visitor import Visitor


@pytest.fixture
def visitor(visitor: Visitor) -> Visitor:
    """Somebody whose browser keeps nothing for later, as over plain http."""
    visitor.page.add_init_script("delete Navigator.prototype.serviceWorker")
    return visitor


def test_a_page_that_does_not_come_says_so_and_is_loaded_again(visitor: Visitor) -> None:
    page = visitor.page
    page.route("**/assets/Rules-*", lambda route: route.abort())
    visitor.go("/")
    page.locator(".grass").get_by_role("link", name="Rules").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server cannot be reached.")
    visitor.forgive("ERR_FAILED")
    page.unroute("**/assets/Rules-*")
    alert.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Grass: the rules in short")).to_be_visible()
    expect(alert).to_have_count(0)


@pytest.mark.parametrize(("key", "part"), [("t", "TradeSheet"), ("?", "KeysSheet")])
def test_a_table_is_played_on_where_a_part_of_it_does_not_come(
    visitor: Visitor, key: str, part: str
) -> None:
    page = visitor.page
    page.route(f"**/assets/{part}-*", lambda route: route.abort())
    room = visitor.open_table(game="grass", seats=2, bots=["rules"], settings=QUICK, start=True)
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    page.keyboard.press(key)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    visitor.forgive("ERR_FAILED")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".hand .chosen")).to_be_visible()


def test_a_language_that_does_not_come_leaves_the_one_that_is_spoken(visitor: Visitor) -> None:
    page = visitor.page
    page.route("**/assets/de-*", lambda route: route.abort())
    visitor.go("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.get_by_label("Language").first.select_option("de")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    visitor.forgive("ERR_FAILED")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()

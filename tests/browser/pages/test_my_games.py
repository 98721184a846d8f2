"""Own games, statistics and data."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers.games import finished
from tests.browser.helpers.visitor import Visitor


def gives_passphrase(visitor: Visitor, handle: str, button: str) -> None:
    visitor.page.get_by_label(visitor.text("pages-account-handle")).fill(handle)
    passphrase = visitor.page.get_by_label(visitor.text("pages-account-passphrase"), exact=False)
    passphrase.fill("a hedgehog eats green lemons")
    visitor.button(visitor.text(button)).click()


def test_a_passphrase_carries_games_to_another_browser_where_they_are_played_again(
    visit: Visit,
) -> None:
    phone, desk = visit(phone=True), visit()
    over = finished(phone.page, "grove")
    phone.go("/games")
    handle = f"ann {time.time_ns()}"
    gives_passphrase(phone, handle, "pages-account-keep")
    phone.sees(phone.text("pages-account-known", handle=handle))
    desk.go("/games")
    desk.button(desk.text("pages-account-sign-in")).click()
    gives_passphrase(desk, handle, "pages-account-sign-in")
    expect(desk.page.locator(f"a[href='/r/{over}']")).to_be_visible()
    expect(desk.page.locator("tbody th").first).to_contain_text(desk.text("game-grove"))
    desk.button(desk.text("page-again")).click()
    desk.page.wait_for_url(re.compile(rf"/t/(?!{over})[\w-]+$"))
    hand = desk.page.get_by_role("group", name=desk.text("page-hand"))
    expect(hand.get_by_role("button")).to_have_count(2)


@pytest.mark.slow
def test_what_one_has_played_fits_on_the_smallest_phone(visit: Visit) -> None:
    dutch = visit(language="nl", phone=True).page
    dutch.set_viewport_size({"width": 320, "height": 700})
    finished(dutch, "grove")
    finished(dutch, "grass", ruleset="2018 max_rounds=1")
    dutch.goto("/games")
    table = dutch.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(5)
    box, around = table.bounding_box(), table.locator("..").bounding_box()
    assert box is not None
    assert around is not None
    assert box["width"] <= around["width"]


@pytest.mark.slow
def test_somebody_saves_their_data_and_is_forgotten(visitor: Visitor) -> None:
    page = visitor.page
    finished(page, "grove")
    page.goto("/games")
    with page.expect_download() as download:
        visitor.button(visitor.text("pages-data-export")).click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["games"]) == 1
    visitor.button(visitor.text("pages-data-forget")).click()
    visitor.button(visitor.text("pages-data-forget-sure")).click()
    page.wait_for_url("**/")
    page.goto("/games")
    visitor.sees(visitor.text("pages-games-none"))

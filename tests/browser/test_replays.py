"""Finished games, looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import finished
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_finished_game_is_looked_at_again_step_by_step(page: Page) -> None:
    room = finished(page, "grass", seats=3, ruleset="2018 max_rounds=1")
    page.goto(f"/r/{room}")
    expect(page.get_by_role("region", name="All hands").locator(".hand")).to_have_count(3)
    first = int(page.get_by_role("slider").input_value())
    page.get_by_role("button", name="A step on").click()
    expect(page).to_have_url(re.compile(rf"#{first + 1}$"))
    told = page.locator(".news")
    expect(told).not_to_be_empty()
    page.keyboard.press("End")
    expect(page.locator(".count table")).to_be_visible()
    page.get_by_label("Go to", exact=False).first.select_option("MO")
    expect(told).to_contain_text(re.compile("opens the market|Market Open"))


def test_a_replay_is_seen_as_a_seat_saw_it_and_by_its_link(page: Page) -> None:
    room = finished(page, "grass", seats=2, ruleset="2018 max_rounds=1")
    page.goto(f"/r/{room}#16")
    expect(page.get_by_role("slider")).to_have_value("16")
    page.get_by_label("Seen by").select_option("2")
    expect(page.get_by_role("toolbar", name="Your hand").get_by_role("button")).not_to_have_count(0)
    expect(page.get_by_role("region", name="All hands")).to_have_count(0)


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_the_browser_finds_out_by_itself_that_the_deal_was_fair(page: Page, game: str) -> None:
    ruleset = {"ruleset": "2018 max_rounds=1", "seats": 2} if game == "grass" else {}
    room = finished(page, game, **ruleset)
    page.goto(f"/r/{room}")
    page.get_by_role("button", name="Dealt fairly?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Yes: the cards came as the seeds say.")
    expect(sheet).to_contain_text("1 of 1 seeds have the hash that was shown before the deal.")
    expect(sheet).to_contain_text("The server says:")


def test_a_replay_on_a_phone_that_lies_on_its_side_leaves_most_to_the_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    room = finished(visitor.page, "grove", seats=2)
    visitor.go(f"/r/{room}")
    board = visitor.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] > 240
    expect(visitor.page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(visitor.button("A step on")).to_be_in_viewport(ratio=1)

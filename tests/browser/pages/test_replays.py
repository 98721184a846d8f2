"""Finished games, looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.helpers.games import finished
from tests.browser.helpers.visitor import Visitor


def test_a_finished_game_is_looked_at_again_step_by_step(visitor: Visitor) -> None:
    page = visitor.page
    room = finished(page, "grass", seats=3, ruleset="2018 max_rounds=1")
    hands = page.get_by_role("region", name=visitor.text("pages-replay-hands"))
    slider, told = page.get_by_role("slider"), page.locator(".news")
    visitor.go(f"/r/{room}")
    expect(hands.locator(".hand")).to_have_count(3)
    first = int(slider.input_value())
    visitor.button(visitor.text("pages-replay-on")).click()
    expect(page).to_have_url(re.compile(rf"#{first + 1}$"))
    expect(told).not_to_be_empty()
    page.keyboard.press("End")
    expect(page.locator(".count table")).to_be_visible()
    page.get_by_label(visitor.text("pages-replay-card")).first.select_option("MO")
    opened = visitor.text("grass-event-market-opened", who="").strip()
    expect(told).to_contain_text(re.compile(f"{re.escape(opened)}|{visitor.text('grass-card-MO')}"))

    visitor.go(f"/r/{room}#16")
    page.reload()
    expect(slider).to_have_value("16")
    page.get_by_label(visitor.text("pages-replay-as")).select_option("2")
    expect(visitor.hand).not_to_have_count(0)
    expect(hands).to_have_count(0)
    # The browser finds out by itself that the deal was fair, and tells what the server says.
    visitor.button(visitor.text("pages-replay-check")).click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text(visitor.text("pages-fair-yes"))
    expect(sheet).to_contain_text(visitor.text("pages-fair-commitments", kept=1, count=1))
    expect(sheet).to_contain_text(visitor.text("pages-fair-server", fact="").strip())


def test_a_replay_shows_its_controls_together_with_its_table(visitor: Visitor) -> None:
    page = visitor.page
    room = finished(page, "grove", seats=2)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/GroveTable-*.js", hold)
    with page.expect_request("**/assets/GroveTable-*.js"):
        visitor.go(f"/r/{room}")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("main")).to_be_visible()


@pytest.mark.slow
def test_a_replay_on_a_phone_that_lies_on_its_side_leaves_most_to_the_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    room = finished(visitor.page, "grove", seats=2)
    visitor.go(f"/r/{room}")
    board = visitor.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] > 240
    expect(visitor.page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(visitor.button(visitor.text("pages-replay-on"))).to_be_in_viewport(ratio=1)

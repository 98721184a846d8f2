"""Advice in a grove, par, and the review on its end screen, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greentable.minds.grove.engine import fastest
from tests.browser.helpers.games import lay_all
from tests.browser.helpers.grove_player import GrovePlayer
from tests.browser.helpers.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled-grove")]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The search is compiled here, however long that takes; the server finds it in the cache."""
    fastest()


def test_a_hint_shows_the_best_places_and_marks_the_game(visitor: Visitor) -> None:
    player, wanted = GrovePlayer(visitor), visitor.text("page-hint")
    player.sits_down_alone()
    visitor.button(wanted).click()
    hint = visitor.page.get_by_role("region", name=wanted)
    choices = hint.get_by_role("button")
    expect(choices.first).to_be_visible()
    assert 1 <= choices.count() <= 3
    expect(choices.first.locator("b")).to_have_text(re.compile(r"\d+"))
    expect(hint).to_contain_text(visitor.text("page-hint-helped"))
    choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    player.lay.click()
    player.is_to_lay(3)
    expect(hint).to_have_count(0)


def test_a_search_that_nobody_wants_any_more_is_given_up(visitor: Visitor) -> None:
    GrovePlayer(visitor).sits_down_alone()
    visitor.page.keyboard.press("h")
    with visitor.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        visitor.button(visitor.text("page-cancel")).click()
    expect(visitor.button(visitor.text("page-hint"))).to_be_visible()


def test_a_finished_grove_is_compared_with_what_was_possible(visitor: Visitor) -> None:
    GrovePlayer(visitor).sits_down_alone("house recipes")
    lay_all(visitor.page)
    visitor.button(visitor.text("page-review")).click()
    review = visitor.page.get_by_role("region", name=visitor.text("page-review"))
    expect(review.get_by_role("status")).to_have_text(re.compile(r"\d+.*\d+"))
    turns = review.get_by_role("listitem")
    assert turns.count() > 0, "laying at the first place leaves points"
    expect(turns.first.locator("svg")).to_have_count(2)
    turns.first.get_by_role("link").click()
    visitor.page.wait_for_url(re.compile(r"/r/[\w-]+#\d+$"))
    expect(visitor.page.get_by_role("slider")).to_be_visible()

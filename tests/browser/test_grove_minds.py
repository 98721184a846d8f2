"""Advice in a grove, par, and the review on its end screen, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greentable.solver.engine import fastest
from tests.browser.visitor import Visitor

_THINKING = 120_000  # milliseconds: other tests may have the processor

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled-grove")]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The search is compiled here, however long that takes; the server finds it in the cache."""
    fastest()


def test_a_hint_shows_the_best_places_and_marks_the_game(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    visitor.button("Hint").click()
    hint = visitor.page.get_by_role("region", name="Hint")
    choices = hint.get_by_role("button")
    expect(choices.first).to_be_visible(timeout=_THINKING)
    assert 1 <= choices.count() <= 3
    expect(choices.first).to_contain_text(re.compile(r"about \d+ points in the end"))
    expect(hint).to_contain_text("marked as helped")
    choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    visitor.button("Lay it here").click()
    visitor.sees("Card 3 of 9")
    expect(hint).to_have_count(0)


def test_a_search_that_nobody_wants_any_more_is_given_up(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    visitor.sees("Card 2 of 9")
    visitor.page.keyboard.press("h")
    with visitor.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        visitor.button("Cancel").click()
    expect(visitor.button("Hint")).to_be_visible()


def test_who_wants_a_hint_in_the_puzzle_of_the_day_is_told_what_it_costs(visitor: Visitor) -> None:
    visitor.go("/daily")
    visitor.page.locator("[data-puzzle]").first.get_by_role("button", name="Play it").click()
    visitor.button("Hint").click()
    visitor.sees(re.compile("With a hint .* counts as helped"))
    expect(visitor.page.locator(".thinking")).to_have_count(0)


def test_a_card_of_the_puzzle_of_the_day_is_taken_back_only_by_who_knows_what_it_costs(
    visitor: Visitor,
) -> None:
    visitor.go("/daily")
    visitor.page.locator("[data-puzzle]").first.get_by_role("button", name="Play it").click()
    visitor.sees("Card 2 of 9")
    visitor.page.keyboard.press("1")
    visitor.button("Lay it here").click()
    visitor.sees("Card 3 of 9")
    visitor.page.keyboard.press("u")
    visitor.sees(re.compile("take a card back.* counts as helped"))
    visitor.sees("Card 3 of 9")
    visitor.page.keyboard.press("u")
    visitor.sees("Card 2 of 9")


def test_a_finished_grove_is_compared_with_what_was_possible(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house recipes", seats=1, start=True)
    visitor.go(f"/t/{room}")
    for laid in range(2, 10):
        visitor.sees(f"Card {laid} of 9")
        visitor.page.keyboard.press("1")
        visitor.button("Lay it here").click()
    visitor.button(visitor.text("page-review")).click()
    review = visitor.page.get_by_role("region", name=visitor.text("page-review"))
    expect(review).to_contain_text(
        re.compile(r"knowing all cards, \d+ were possible"), timeout=_THINKING
    )
    turns = review.get_by_role("listitem")
    assert turns.count() > 0, "laying at the first place leaves points"
    expect(turns.first.locator("svg")).to_have_count(2)
    turns.first.get_by_role("link").click()
    visitor.page.wait_for_url(re.compile(r"/r/[\w-]+#\d+$"))
    expect(visitor.page.get_by_role("slider")).to_be_visible()

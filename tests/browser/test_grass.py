"""Games of Grass in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
PEDDLE = "2018 deck=HG:60,MX:40,MO:1"
"""Cards that can all be discarded, and hardly ever be played."""


def test_a_new_guest_plays_against_bots_with_one_click(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".grass").get_by_role("button", name="Play now").click()
    visitor.wait_for_turn()
    expect(visitor.hand).to_have_count(7)


def test_a_whole_round_is_played_by_clicks_and_its_ledger_shown(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset="2018 max_rounds=1", seats=3, bots=["rules"] * 2, settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    visitor.play_grass()
    expect(visitor.page.get_by_role("dialog").get_by_role("row")).to_have_count(10)
    expect(visitor.button("Play again")).to_be_visible()


def test_a_card_that_cannot_be_played_says_why(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset=PEDDLE, seats=2, bots=["rules"], settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    visitor.page.locator(".hand [data-card=HG], .hand [data-card=MX]").first.click()
    expect(visitor.bar).to_contain_text(re.compile("market", re.IGNORECASE))
    expect(visitor.button("Discard")).to_be_visible()


def test_a_friend_comes_by_the_link_in_another_language(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(), visit(language="de", phone=True)
    room = ann.open_table(game="grass", seats=2, settings=QUICK)
    ann.go(f"/t/{room}")
    ben.go(f"/t/{room}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.locator("form .button.first").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible(timeout=15_000)
    ann.button("Start").click()
    for one in (ann, ben):
        expect(one.page.locator(".hand button").first).to_be_visible(timeout=15_000)
    expect(ben.page.locator("html")).to_have_attribute("lang", "de")


def test_nothing_is_lost_by_a_reload(visitor: Visitor) -> None:
    room = visitor.open_table(game="grass", seats=2, bots=["rules"], settings=QUICK, start=True)
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    before = visitor.cards
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.cards == before


def test_the_second_window_takes_the_table_and_the_first_offers_to_take_it_back(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(game="grass", seats=2, bots=["rules"], settings=QUICK, start=True)
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    second = visitor.page.context.new_page()
    second.goto(f"/t/{room}")
    expect(visitor.page.get_by_text("open in another window")).to_be_visible(timeout=15_000)
    visitor.button("Play here").click()
    expect(second.get_by_text("open in another window")).to_be_visible(timeout=15_000)


def test_names_are_shown_as_they_are_written(visitor: Visitor) -> None:
    name = "<img/src/onerror=a()>"
    room = visitor.open_table(
        game="grass", ruleset=PEDDLE, seats=2, people=[name], bots=["rules"], settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    visitor.hand.last.click()
    visitor.button("Discard").click()
    expect(visitor.page.locator(".side").get_by_text(name).first).to_be_visible(timeout=15_000)

"""Bots of three strengths, advice at the table, and a game gone through again, in a browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.grass_player import GrassPlayer, Mouse
from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
SHORT = "2018 max_rounds=1 deck=MO:8,HG:8,CO:6,PA:2"
"""A round of few turns."""


def bots_at(visitor: Visitor) -> list[str | None]:
    """The bots at the table that is shown, seat by seat."""
    visitor.page.wait_for_url("**/t/*")
    room: dict[str, Any] = visitor.page.evaluate(
        "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()"
    )
    return [chair["bot"] for chair in room["chairs"]]


def test_a_guest_chooses_how_well_the_bots_play_and_that_is_kept(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".grass").get_by_text("hard", exact=True).click()
    visitor.page.reload()
    expect(visitor.page.get_by_role("radio", name="hard")).to_be_checked()
    visitor.page.locator(".grass").get_by_text("easy", exact=True).click()
    visitor.page.locator(".grass").get_by_role("button", name="Play now").click()
    assert bots_at(visitor) == [None, "easy", "easy", "easy"]


def test_a_new_table_has_a_bot_of_each_strength_and_waits_for_a_friend(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_role("radio", name="5").check(force=True)
    for number, bot in enumerate(("easy", "normal", "hard"), 2):
        visitor.page.get_by_label(f"Seat {number}", exact=True).select_option(bot)
    visitor.button("Open the table").click()
    visitor.sees("bot: hard")
    assert bots_at(visitor) == [None, "easy", "normal", "hard", None]


def test_the_host_puts_bots_of_a_strength_on_free_seats(visitor: Visitor) -> None:
    room = visitor.open_table(game="grass", seats=3)
    visitor.go(f"/t/{room}")
    visitor.page.get_by_text("easy", exact=True).click()
    visitor.button("Put a bot here").first.click()
    visitor.sees("bot: easy")
    visitor.page.get_by_text("normal", exact=True).click()
    visitor.button("Fill with bots and start").click()
    expect(visitor.hand).not_to_have_count(0)
    assert bots_at(visitor) == [None, "easy", "normal"]


def test_two_people_at_one_device_never_see_each_others_cards(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_role("link", name="At one device").click()
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.page.get_by_label("Name, seat 2").fill("Ben")
    visitor.button("Start the game").click()
    curtain = visitor.page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_visible()
    assert visitor.page.locator("[data-card]").count() == 0
    first = "Ann" if "Ann" in curtain.inner_text() else "Ben"
    visitor.button(f"I am {first}").click()
    expect(visitor.hand).to_have_count(7)
    GrassPlayer(visitor, Mouse()).chooses(str(visitor.cards[0]))
    visitor.button("Discard").click()
    visitor.button("End turn").click()
    second = "Ben" if first == "Ann" else "Ann"
    expect(curtain).to_have_text(re.compile(second))
    assert visitor.page.locator("[data-card]").count() == 0
    drawn = [said for said in visitor.heard if f"{second} draws" in said]
    assert all("draws a card" in said for said in drawn)
    visitor.button(f"I am {second}").click()
    log = visitor.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text(re.compile(rf"{first} is dealt \d cards"))
    expect(log).not_to_contain_text(re.compile(rf"{second} is dealt \d cards"))


def test_a_hint_says_what_to_do_why_and_what_else_and_is_played_by_a_click(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(game="grass", seats=2, bots=["easy"], settings=QUICK, start=True)
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    visitor.button("Hint").click()
    hint = visitor.page.get_by_role("complementary", name="Hint")
    choices = hint.get_by_role("listitem")
    expect(choices.first).to_be_visible(timeout=60_000)
    assert choices.count() > 1
    expect(choices.first).to_contain_text("%")
    expect(hint).to_contain_text("You win about")
    visitor.hears("You win about")
    expect(hint).to_contain_text("marked as helped")
    choices.first.get_by_role("button").click()
    visitor.until(lambda: bool(visitor.answers), "an answer")
    assert visitor.answers[-1]["type"] == "ack"
    expect(hint).to_have_count(0)


def test_a_finished_game_is_gone_through_again(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset=SHORT, seats=2, bots=["easy"], settings=QUICK, start=True
    )
    visitor.go(f"/t/{room}")
    visitor.play_grass()
    visitor.button("Look through my moves").click()
    review = visitor.page.get_by_role("region", name="Look through my moves")
    expect(review).to_contain_text(
        re.compile(r"\d+ of \d+ decisions"), timeout=300_000
    )  # the first time, the mind is compiled

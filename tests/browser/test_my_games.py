"""Own games, statistics and data."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.games import ask, finished, lay_all
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_my_games_say_whose_move_it_is_and_lead_to_replays(page: Page) -> None:
    over = finished(page, "grove")
    going_on = ask(page, "POST", "/api/play", {"game": "grove"})["room"]["id"]
    page.goto("/games")
    mine = page.locator(f'a[href="/t/{going_on}"]')
    expect(mine).to_contain_text("your move")
    expect(page.locator(f'a[href="/r/{over}"]')).to_contain_text("Replay")
    page.goto("/")
    expect(page.locator(f'a[href="/t/{going_on}"]')).to_contain_text("your move")
    page.goto("/games")
    expect(page.get_by_role("heading", name="How you do")).to_be_visible()
    expect(page.locator("tbody th").first).to_contain_text("Grove")


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


def test_a_finished_game_is_played_again_by_one_tap(page: Page) -> None:
    page.goto("/")
    over = ask(page, "POST", "/api/play", {"game": "grove"})["room"]["id"]
    page.goto(f"/t/{over}")
    lay_all(page)
    page.goto("/games")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/t/(?!{over})[\w-]+$"))
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(2)


def test_a_passphrase_carries_games_to_another_browser(visit: Visit) -> None:
    phone, desk = visit(phone=True), visit()
    finished(phone.page, "grove")
    phone.go("/games")
    handle = f"ann {time.time_ns()}"
    phone.page.get_by_label("Name to sign in with").fill(handle)
    phone.page.get_by_label("Passphrase").fill("a hedgehog eats green lemons")
    phone.button("Keep my games").click()
    expect(phone.page.get_by_text(f"You are {handle}.")).to_be_visible()
    desk.go("/games")
    desk.button("Sign in").click()
    desk.page.get_by_label("Name to sign in with").fill(handle)
    desk.page.get_by_label("Passphrase").fill("a hedgehog eats green lemons")
    desk.button("Sign in").click()
    expect(desk.page.get_by_role("link", name="Replay")).to_have_count(1)


def test_a_token_is_shown_once_and_taken_back(visitor: Visitor) -> None:
    visitor.go("/")
    ask(visitor.page, "POST", "/api/me")
    visitor.go("/games")
    visitor.page.get_by_label("What it is for").fill("my bot")
    visitor.button("Make a token").click()
    expect(visitor.page.locator("code")).not_to_be_empty()
    visitor.page.reload()
    expect(visitor.page.get_by_text("my bot")).to_be_visible()
    expect(visitor.page.locator("code")).to_have_count(0)
    visitor.button("Take it back").click()
    expect(visitor.page.get_by_text("my bot")).to_have_count(0)


def test_somebody_saves_their_data_and_is_forgotten(visitor: Visitor) -> None:
    page = visitor.page
    finished(page, "grove")
    page.goto("/games")
    with page.expect_download() as download:
        visitor.button("Save my data").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["games"]) == 1
    visitor.button("Delete me").click()
    visitor.button("Yes, delete me").click()
    page.wait_for_url("**/")
    page.goto("/games")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()

"""Games of Grass in a real browser: how one comes to a table, and what a page keeps of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from greentable.words.messages import Card
from tests.browser.conftest import Visit
from tests.browser.helpers.grass_tables import (
    CLOSED,
    PEACEFUL,
    Fingertip,
    drag_by_finger,
    drag_by_mouse,
    is_in_turn_at,
    middle_of,
)
from tests.browser.helpers.visitor import Visitor, press_key

_FIRST_KEY = """
    const look = () => {
        if (!document.querySelector('.hand [data-card]')) return requestAnimationFrame(look);
        const key = new KeyboardEvent('keydown', { key: 't', bubbles: true });
        document.body.dispatchEvent(key);
    };
    requestAnimationFrame(look);
"""
"""A key that is pressed in the very frame in which the hand comes to the screen."""


def bots_at(visitor: Visitor) -> list[str | None]:
    """The bots at the table that is shown, seat by seat."""
    visitor.page.wait_for_url("**/t/*")
    room: dict[str, Any] = visitor.page.evaluate(
        "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()"
    )
    return [chair["bot"] for chair in room["chairs"]]


def test_a_new_guest_chooses_how_well_bots_play_and_begins_with_one_click(
    visitor: Visitor,
) -> None:
    visitor.go("/")
    game = visitor.page.locator(".grass")
    hard, easy = (visitor.text(f"page-bot-{one}") for one in ("hard", "easy"))
    game.get_by_text(hard, exact=True).click()
    visitor.page.reload()
    expect(game.get_by_role("radio", name=hard)).to_be_checked()
    game.get_by_text(easy, exact=True).click()
    game.get_by_role("button", name=visitor.text("page-play-now")).click()
    expect(visitor.hand).not_to_have_count(0)
    press_key(visitor.page, "f")  # without the pauses of bots
    visitor.wait_for_turn()
    expect(visitor.hand).to_have_count(7)
    assert bots_at(visitor) == [None, "easy", "easy", "easy"]


def test_a_table_with_bots_of_each_strength_waits_for_a_friend_or_another_bot(
    visitor: Visitor,
) -> None:
    strengths = ("easy", "normal", "hard")
    visitor.go("/new")
    visitor.page.get_by_role("radio", name="5").check(force=True)
    for number, bot in enumerate(strengths, 2):
        seat = visitor.text("page-seat-number", number=number)
        visitor.page.get_by_label(seat, exact=True).select_option(bot)
    visitor.button(visitor.text("page-open-table")).click()
    for bot in strengths:
        visitor.sees(visitor.text("page-bot-of", strength=visitor.text(f"page-bot-{bot}")))
    assert bots_at(visitor) == [None, *strengths, None]
    visitor.page.get_by_text(visitor.text("page-bot-easy"), exact=True).click()
    visitor.button(visitor.text("page-start-with-bots")).click()
    expect(visitor.hand).not_to_have_count(0)
    assert bots_at(visitor) == [None, *strengths, "easy"]


def test_a_card_that_cannot_be_played_leads_to_the_rule_that_says_so(visitor: Visitor) -> None:
    is_in_turn_at(visitor, CLOSED)
    visitor.page.locator(".hand [data-card=HG], .hand [data-card=MX]").first.click()
    closed = visitor.text("grass-reason-market-not-open", market=Card("grass", "MO"))
    expect(visitor.bar).to_contain_text(closed)
    with visitor.page.context.expect_page() as opened:
        visitor.bar.get_by_role("link", name=visitor.text("page-rule-read")).click()
    expect(opened.value.locator("li.wanted")).to_contain_text(visitor.text("grass-card-MO"))
    # The goal of the game is shown before a round is scored.
    track = visitor.text("page-grass-track", target="$250k")
    expect(visitor.page.get_by_role("img", name=track)).to_be_visible()


def test_nothing_is_lost_by_a_reload(visitor: Visitor) -> None:
    player = is_in_turn_at(visitor, CLOSED)
    player.discards(2)
    player.comes_to_play()
    log = visitor.page.get_by_role("list", name=visitor.text("page-log"))
    lines = log.get_by_role("listitem")
    cards, told = visitor.cards, lines.all_inner_texts()
    assert len(told) > 6
    visitor.page.reload()
    expect(lines).to_have_text(told)
    assert visitor.cards == cards
    # Nor what one has chosen for the device.
    visitor.button(visitor.text("page-log")).click()
    expect(log).to_be_hidden()
    visitor.page.reload()
    expect(visitor.hand).to_have_count(len(cards))
    expect(log).to_be_hidden()
    # And a cookie is enough to be let in, whatever else the browser has forgotten.
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.reload()
    expect(visitor.hand).to_have_count(len(cards))


def test_the_second_window_takes_the_table_and_the_first_offers_to_take_it_back(
    visitor: Visitor,
) -> None:
    is_in_turn_at(visitor)
    second = visitor.page.context.new_page()
    second.goto(visitor.page.url)
    elsewhere = visitor.text("page-connection-elsewhere")
    expect(visitor.page.get_by_text(elsewhere)).to_be_visible()
    visitor.button(visitor.text("page-take-over")).click()
    expect(second.get_by_text(elsewhere)).to_be_visible()


def test_the_page_says_that_it_loads_and_hears_keys_as_soon_as_the_table_is_seen(
    visitor: Visitor,
) -> None:
    page, held = visitor.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    # Nothing that was kept before answers for the server.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    player = is_in_turn_at(visitor, PEACEFUL)
    page.add_init_script(_FIRST_KEY)
    page.route("**/assets/GrassTable-*.js", hold)
    page.reload()
    visitor.until(lambda: bool(held), "the question for the game")
    visitor.sees(visitor.text("page-loading"))
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    held[0].continue_()
    trade = visitor.text("page-trade")
    sheet = page.get_by_role("complementary", name=trade, exact=True)
    expect(sheet).to_be_focused()
    page.keyboard.press("Escape")
    before = len(visitor.cards)
    player.chooses(str(visitor.cards[0]))
    press_key(page, "x")
    expect(visitor.hand).to_have_count(before - 1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_is_dragged_to_the_ashtray(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    is_in_turn_at(visitor, CLOSED)
    page = visitor.page
    drag = drag_by_finger if phone else drag_by_mouse
    before = len(visitor.cards)
    drag(page, middle_of(visitor.hand.last), middle_of(page.locator(".facts").first))
    expect(page.locator(".dragged")).to_have_count(0)
    expect(visitor.hand).to_have_count(before)  # dropped where it may not lie
    expect(page.get_by_role("dialog")).to_have_count(0)
    drag(
        page, middle_of(visitor.hand.last), middle_of(page.locator("[data-place=ashtray]:visible"))
    )
    expect(visitor.hand).to_have_count(before - 1)
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_long_touch_asks_about_a_card_and_a_short_one_shows_it_large_above_a_hand_that_stays(
    visit: Visit,
) -> None:
    visitor = visit(phone=True)
    is_in_turn_at(visitor, CLOSED)
    page = visitor.page
    name = visitor.text(f"grass-card-{visitor.cards[0]}")
    finger = Fingertip(page)
    finger.stays_on(middle_of(visitor.hand.first))
    explained = page.get_by_role("dialog", name=name, exact=True)
    expect(explained).to_be_visible()
    finger.lets_go()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    visitor.sees_nothing_move()
    before = page.locator("[role=toolbar]").bounding_box()
    visitor.hand.first.tap()
    expect(page.locator(".peek").get_by_text(name)).to_be_visible()
    visitor.sees_nothing_move()
    assert page.locator("[role=toolbar]").bounding_box() == before

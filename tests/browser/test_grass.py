"""Games of Grass in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.grass_player import GrassPlayer, Mouse
from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
PEDDLE = "2018 deck=HG:60,MX:40,MO:1"
"""Cards that can all be discarded, and hardly ever be played."""
LAVISH = "2018 deck=HG:14,MX:14,CO:14,JA:14,PA:6,MO:22,CB:4,GS:4,BU:6,SS:8,HE:4"
"""Much Peddle for everybody, and heat with the longest names."""


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
    end = visitor.page.get_by_role("dialog")
    expect(end.get_by_role("listitem")).to_contain_text(["1."] + [""] * 2)
    end.get_by_text("The last round").click()
    expect(end.get_by_role("row")).to_have_count(10)
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
    with visitor.page.context.expect_page() as opened:
        visitor.bar.get_by_role("link", name="Read the rule").click()
    expect(opened.value.locator("li.wanted")).to_contain_text("Market Open", timeout=15_000)


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


@pytest.mark.parametrize("seats", [3, 6])
def test_the_own_table_is_whole_whatever_the_others_have(visitor: Visitor, seats: int) -> None:
    room = visitor.open_table(
        game="grass", ruleset=LAVISH, seats=seats, bots=["rules"] * (seats - 1), settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Mouse()).discards(4)
    visitor.wait_for_turn()
    own, hand = (
        visitor.page.locator("section.mine").bounding_box(),
        visitor.hand.first.bounding_box(),
    )
    assert own is not None
    assert hand is not None
    assert own["y"] + own["height"] <= hand["y"] + 20
    clipped = visitor.page.evaluate(
        "[...document.querySelectorAll('.stash')].filter((one) => one.scrollHeight > 150).length"
    )
    assert clipped == 0


def test_long_names_of_heat_stay_inside_small_panels(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset=LAVISH, seats=6, bots=["rules"] * 5, settings=QUICK, start=True
    )
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Mouse()).discards(3)
    visitor.page.evaluate("localStorage.setItem('greentable.language', 'nl')")
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    visitor.page.reload()
    expect(visitor.page.locator(".panel.brief").first).to_be_visible(timeout=15_000)
    beside = visitor.page.evaluate(
        """[...document.querySelectorAll(".panel.brief")].flatMap((panel) => {
            const { right } = panel.getBoundingClientRect();
            return [...panel.querySelectorAll("*")]
                .filter((one) => !one.closest(".only-heard"))
                .filter((one) => one.getBoundingClientRect().right > right)
                .map((one) => one.outerHTML);
        })"""
    )
    assert beside == []


def test_the_log_is_there_again_after_a_reload(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset=PEDDLE, seats=2, bots=["rules"], settings=QUICK, start=True
    )
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Mouse()).discards(2)
    visitor.wait_for_turn()
    log = visitor.page.get_by_role("list", name="What happened").get_by_role("listitem")
    before = log.all_inner_texts()
    assert len(before) > 6
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(log).to_have_text(before, timeout=15_000)


def test_a_cookie_is_enough_to_be_let_in(visitor: Visitor) -> None:
    """Whatever else the browser has forgotten."""
    room = visitor.open_table(game="grass", seats=2, bots=["rules"], settings=QUICK, start=True)
    visitor.page.evaluate("localStorage.clear()")
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()


def ann_and_ben(visit: Callable[..., Visitor], ruleset: str = "2018") -> tuple[Visitor, Visitor]:
    """Two at one table whose game has begun; Ben reads German."""
    ann, ben = visit(), visit(language="de")
    room = ann.open_table(game="grass", ruleset=ruleset, seats=2, settings=QUICK)
    ann.go(f"/t/{room}")
    ben.go(f"/t/{room}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.locator("form .button.first").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible(timeout=15_000)
    ann.button("Start").click()
    expect(ann.hand.first).to_be_visible(timeout=15_000)
    expect(ben.page.locator(".hand button").first).to_be_visible(timeout=15_000)
    return ann, ben


def test_phrases_name_cards_in_the_language_of_who_hears_them(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = ann_and_ben(visit)
    talk = ben.page.get_by_role("group", name="Chat")
    talk.get_by_role("button", name="Ich brauche").click()
    talk.get_by_role("button", name="Hausgemacht").or_(
        talk.locator(".cards button").first
    ).first.click()
    talk.locator(".button").click()
    heard = ann.page.locator(".side li.talk")
    expect(heard).to_have_text(re.compile("Ben: *I need Home Grown"), timeout=15_000)
    ann.button("Mute Ben").click()
    expect(heard).to_have_count(0)
    talk.get_by_role("button", name="Hallo").click()
    expect(ben.page.locator(".side li.talk")).to_have_count(2, timeout=15_000)
    expect(heard).to_have_count(0)
    expect(ann.button("Hear Ben again")).to_be_visible()


def test_offers_are_declined_by_a_switch_that_outlasts_a_reload(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = ann_and_ben(visit)
    player = GrassPlayer(ann, Mouse())
    ann.until(lambda: bool(player.view) and bool(player.table["turn"]), "a turn")
    if player.table["turn"] != player.seat:
        GrassPlayer(ben, Mouse()).discards(1)
    ann.wait_for_turn()
    sheet = ann.page.locator(".sheet")
    for count in (1, 2):
        ann.page.keyboard.press("t")
        sheet.locator(".cards").first.get_by_role("button").nth(count).click()
        ann.button("Call it out").click()
        if count == 1:
            ben.page.get_by_role("button", name="Angebote ablehnen").click()
        expect(sheet.locator(".news")).to_be_visible(timeout=15_000)
        ben.page.reload()
    ann.page.keyboard.press("t")
    expect(sheet.locator("ul.refused li")).to_have_count(2)
    expect(ben.page.get_by_role("button", name="Angebote wieder ansehen")).to_be_visible()


def test_the_pauses_of_bots_can_be_skipped(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset=PEDDLE, seats=4, bots=["rules"] * 3,
        settings={"clock": "none", "pace": "slow"}, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Mouse()).discards(1)
    visitor.button("Skip ahead").click()
    visitor.wait_for_turn()


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Playwright has fingers that tap, and none that drag."""
    finger = page.context.new_cdp_session(page)
    halfway = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    for kind, points in (
        ("touchStart", [start]),
        ("touchMove", [halfway]),
        ("touchMove", [end]),
        ("touchEnd", []),
    ):
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_is_dragged_to_the_ashtray(visit: Callable[..., Visitor], *, phone: bool) -> None:
    visitor = visit(phone=phone)
    room = visitor.open_table(
        game="grass", ruleset=PEDDLE, seats=2, bots=["rules"], settings=QUICK, start=True
    )
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()
    drag = drag_by_finger if phone else drag_by_mouse
    ashtray = visitor.page.locator("[data-place=ashtray]:visible")
    before = len(visitor.cards)
    drag(
        visitor.page, middle_of(visitor.hand.last), middle_of(visitor.page.locator(".facts").first)
    )
    expect(visitor.hand).to_have_count(before)  # dropped where it may not lie
    drag(visitor.page, middle_of(visitor.hand.last), middle_of(ashtray))
    expect(visitor.hand).to_have_count(before - 1)
    expect(visitor.page.locator(".dragged")).to_have_count(0)

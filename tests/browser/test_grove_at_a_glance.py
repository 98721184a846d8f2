"""What somebody who has never seen Grove needs to see, and finds where they look for it."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_grove import knows_what_comes_of_it
from tests.browser.visitor import Visitor

_CARDS, _LAST = 18, 9


def deck_of_lemons() -> str:
    """Cards with as many lemons as there can be: their five dice are soon gone."""
    faces: list[tuple[str, ...]] = []
    for cells in itertools.permutations(("--", "O1", "G1", "Y2", "Y2", "Y2")):
        if cells not in faces and cells[::-1] not in faces:
            faces.append(cells)
    cards = ("".join(face[:3]) + "/" + "".join(face[3:]) for face in faces[:_CARDS])
    return f"house deck={','.join(cards)}"


def sits_down_alone(visitor: Visitor, ruleset: str) -> Locator:
    """At a table of one's own; the hand."""
    room = visitor.open_table(game="grove", ruleset=ruleset, seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name=visitor.text("page-hand")).get_by_role("button")
    expect(hand).to_have_count(2)
    return hand


def lays_all_cards(visitor: Visitor) -> None:
    for laid in range(2, 10):
        visitor.sees(visitor.text("page-grove-turn", turn=laid))
        if laid == _LAST:
            visitor.sees(visitor.text("page-grove-play-last"))
        visitor.page.keyboard.press("1")
        knows_what_comes_of_it(visitor)
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def is_in_sight(page: Page, place: Locator) -> bool:
    """Wholly, not only a corner of it."""
    box, size = place.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def steps_to(visitor: Visitor, holds: Callable[[], bool]) -> bool:
    """Through all places of the chosen card, from the first on, until one is found."""
    now, places = map(int, visitor.page.locator(".steps .figure").inner_text().split("/"))
    for _ in range(now - 1):
        visitor.page.keyboard.press("[")
    for _ in range(places):
        if holds():
            return True
        visitor.page.keyboard.press("]")
    return False


def test_where_dice_are_short_each_way_shows_its_dice_and_what_it_brings(visitor: Visitor) -> None:
    sits_down_alone(visitor, deck_of_lemons())
    ways = visitor.page.locator(".ways").get_by_role("button")
    about = visitor.page.locator(".controls .about")

    def brings(dice: int) -> bool:
        return about.inner_text().count("a new lemon die") == dice

    for laid in range(2, _LAST + 1):
        visitor.sees(visitor.text("page-grove-turn", turn=laid))
        visitor.page.keyboard.press("1")
        knows_what_comes_of_it(visitor)
        if steps_to(visitor, lambda: ways.count() > 0):
            break
        # One die a card, until a single one is left: that must not go before two are wanted.
        is_single = visitor.page.get_by_role("figure", name="lemon 1").count() > 0
        for dice in (0, 1) if is_single else (1, 0):
            if steps_to(visitor, partial(brings, dice)):
                break
        visitor.page.keyboard.press("Enter")
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    expect(ways.first).to_have_text(re.compile(r"\d+\s*\+\d+"))
    without = visitor.page.locator(".board .without")
    expect(without.first).to_be_visible()
    visitor.sees(visitor.text("page-grove-none-left"))
    where = without.first.get_attribute("transform")
    ways.nth(1).click()
    expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(without.first).not_to_have_attribute("transform", str(where))


def test_squirrel_and_barrow_lie_beside_the_dice(visitor: Visitor) -> None:
    sits_down_alone(visitor, "house")
    left = "Dice left : orange 5, lemon 5, lime 5, the squirrel, the barrow"
    expect(visitor.page.get_by_role("figure", name=left)).to_be_visible()


def test_both_recipes_are_in_sight_on_a_phone_while_a_card_is_laid(visit: Visit) -> None:
    for language in ("en", "de", "fr"):
        visitor = visit(phone=True, language=language)
        hand = sits_down_alone(visitor, "house recipes")
        hand.first.tap()
        knows_what_comes_of_it(visitor)
        recipes = visitor.page.locator(".recipe")
        expect(recipes).to_have_count(2)
        assert all(is_in_sight(visitor.page, one) for one in recipes.all())


@pytest.mark.parametrize(("wide", "high"), [(844, 390), (667, 375), (640, 400), (568, 320)])
def test_a_card_is_laid_without_scrolling_on_a_phone_that_lies_on_its_side(
    visit: Visit, wide: int, high: int
) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": wide, "height": high})
    hand = sits_down_alone(visitor, "house recipes")
    assert is_in_sight(visitor.page, visitor.page.locator(".hand .dice"))
    hand.first.tap()
    knows_what_comes_of_it(visitor)
    assert is_in_sight(visitor.page, visitor.button("Lay it here"))


def test_the_last_card_is_announced_and_the_end_says_nothing_twice(visitor: Visitor) -> None:
    sits_down_alone(visitor, "house recipes")
    lays_all_cards(visitor)
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator(".line")).to_have_count(1)
    expect(dialog.locator(".line")).to_contain_text("the target of")
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button("Share").click()
    expect(visitor.button("Copied")).to_be_visible()
    said, picture, link = visitor.page.evaluate("navigator.clipboard.readText()").split("\n")
    assert said.startswith("Grove: ")
    assert set(picture) <= set("🟠🟡🟢🧺🛒🐿️")
    assert "/r/" in link


def test_the_heading_of_the_end_keeps_off_the_edge_on_the_smallest_phone(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    sits_down_alone(visitor, "house recipes")
    lays_all_cards(visitor)
    heading = visitor.page.get_by_role("dialog").get_by_role("heading").first
    expect(heading).to_be_visible()
    panel, words = visitor.page.locator(".grove-panel").bounding_box(), heading.bounding_box()
    assert panel is not None
    assert words is not None
    assert words["y"] - panel["y"] >= 10


def test_two_fingers_turn_the_card_as_far_as_they_turn(visit: Visit) -> None:
    visitor = visit(phone=True)
    hand = sits_down_alone(visitor, "house")
    hand.first.tap()
    knows_what_comes_of_it(visitor)
    ghost = visitor.page.locator(".board .ghost rect")
    fingers = visitor.page.context.new_cdp_session(visitor.page)

    def touch(kind: str, degrees: float) -> None:
        x, y = 60 * math.cos(math.radians(degrees)), 60 * math.sin(math.radians(degrees))
        points = [{"x": 195 + x, "y": 260 + y, "id": 0}, {"x": 195 - x, "y": 260 - y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def turn(degrees: int) -> None:
        touch("touchStart", 0)
        for step in range(0, degrees + 1, 5):
            touch("touchMove", step)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    turn(90)
    expect(ghost).to_have_attribute("height", str(3 * 64))
    turn(90)
    expect(ghost).to_have_attribute("width", str(3 * 64))

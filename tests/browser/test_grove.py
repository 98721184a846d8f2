"""Games of Grove in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_a_whole_grove_is_laid_by_clicks(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".grove").get_by_role("button", name="Play now").click()
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        hand.first.click()
        visitor.button("Turn right").click()
        visitor.button("Lay it here").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=15_000)
    expect(dialog.get_by_text("Harvest").first).to_be_visible()
    score = visitor.page.locator(".score b").inner_text()
    expect(dialog.locator(".harvest")).to_contain_text(score)
    told = dialog.locator(".line").all_inner_texts()
    assert score in told[-1]
    visitor.page.reload()
    expect(dialog.locator(".line")).to_have_text(told, timeout=15_000)
    expect(dialog.get_by_role("row").last).to_contain_text(score)
    visitor.button("Share").click()
    expect(visitor.button("Copied")).to_be_visible()
    visitor.button("Play the other nine cards").click()
    expect(visitor.page.get_by_text("Card 2 of 9")).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("game", ["house", "house recipes"])
def test_a_grove_is_laid_by_keys_alone(visitor: Visitor, game: str) -> None:
    room = visitor.open_table(game="grove", ruleset=game, seats=1, start=True)
    visitor.go(f"/t/{room}")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("]")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible(timeout=15_000)


def test_a_card_is_dragged_to_its_place_and_then_to_another(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    card = visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first
    board, ghost = visitor.page.locator("svg.board"), visitor.page.locator(".ghost rect").first
    expect(card).to_be_enabled(timeout=15_000)
    start, whole = card.bounding_box(), board.bounding_box()
    assert start is not None
    assert whole is not None
    mouse = visitor.page.mouse
    middle = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(middle[0] - 150, middle[1] - 90, steps=6)
    expect(ghost).to_be_visible()
    mouse.up()
    first = ghost.bounding_box()
    assert first is not None
    mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    mouse.down()
    mouse.move(middle[0] + 150, middle[1] + 90, steps=6)
    mouse.up()
    second = ghost.bounding_box()
    assert second is not None
    assert second["x"] > first["x"]
    expect(visitor.page.get_by_text("Card 2 of 9")).to_be_visible()
    visitor.button("Lay it here").click()
    expect(visitor.page.get_by_text("Card 3 of 9")).to_be_visible(timeout=15_000)


def test_what_somebody_is_about_to_lay_stays_while_others_choose(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(), visit()
    room = ann.open_table(game="grove", ruleset="house", seats=2)
    for visitor in (ann, ben):
        visitor.go(f"/t/{room}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.button("Sit down").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible(timeout=15_000)
    ann.button("Start").click()
    for visitor in (ann, ben):
        visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    ben.button("Lay it here").click()
    expect(ann.page.locator(".others").get_by_text("has chosen")).to_be_visible(timeout=15_000)
    expect(ann.button("Lay it here")).to_be_visible()
    ann.button("Grove of Ben").click()
    expect(ann.page.get_by_role("img", name="Grove of Ben")).to_be_visible()
    ann.button("Back").click()
    ann.button("Lay it here").click()
    expect(ann.page.get_by_text("Card 3 of 9")).to_be_visible(timeout=15_000)

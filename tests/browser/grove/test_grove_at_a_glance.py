"""Grove on screens of all sizes: what is needed to lay a card is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers.games import lay_all
from tests.browser.helpers.grove_player import GrovePlayer
from tests.browser.helpers.visitor import Visitor

_ON_ITS_SIDE = ((844, 390), (667, 375), (640, 400), (568, 320))


@pytest.mark.slow
def test_a_card_is_laid_without_scrolling_on_a_phone_that_lies_on_its_side(visit: Visit) -> None:
    visitor = visit(phone=True)
    player = GrovePlayer(visitor, has_touch=True)
    player.sits_down_alone("house recipes")
    for wide, high in _ON_ITS_SIDE:
        visitor.page.set_viewport_size({"width": wide, "height": high})
        visitor.page.reload()
        expect(visitor.page.locator(".hand .dice")).to_be_in_viewport(ratio=1)
        player.chooses()
        expect(player.lay).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_both_recipes_are_in_sight_on_a_phone_while_a_card_is_laid(
    visit: Visit, language: str
) -> None:
    visitor = visit(phone=True, language=language)
    player = GrovePlayer(visitor, has_touch=True)
    player.sits_down_alone("house recipes")
    player.chooses()
    recipes = visitor.page.locator(".recipe")
    expect(recipes).to_have_count(2)
    for recipe in recipes.all():
        expect(recipe).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_the_heading_of_the_end_keeps_off_the_edge_on_the_smallest_phone(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    player = GrovePlayer(visitor)
    player.sits_down_alone("house recipes")
    lay_all(visitor.page)
    heading = player.end.get_by_role("heading").first
    expect(heading).to_be_visible()
    visitor.sees_nothing_move()  # the panel slides in
    panel, words = visitor.page.locator(".grove-panel").bounding_box(), heading.bounding_box()
    assert panel is not None
    assert words is not None
    assert words["y"] - panel["y"] >= 10


@pytest.mark.slow
def test_left_handed_people_have_the_cards_at_the_left(visitor: Visitor) -> None:
    visitor.go("/settings")
    side = visitor.page.get_by_role("group", name=visitor.text("page-my-hand"))
    side.get_by_text(visitor.text("page-my-hand-left"), exact=True).click()
    player = GrovePlayer(visitor)
    player.sits_down_alone()
    hand = visitor.page.get_by_role("group", name=visitor.text("page-hand")).bounding_box()
    board = player.board.bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["x"] + hand["width"] <= board["x"]

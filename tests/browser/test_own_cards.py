"""Decks and recipes of one's own, as somebody with the printed cards enters them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_own_cards_come_back_when_the_house_deck_was_tapped_by_mistake(visitor: Visitor) -> None:
    visitor.go("/edit")
    cell = visitor.page.locator('[data-cell="2/1"]')
    cell.click()
    expect(cell).to_have_accessible_name("Card 2, row 1, column 1: orange tree with two fruits")
    visitor.button("House deck").click()
    expect(cell).to_have_accessible_name("Card 2, row 1, column 1: orange tree with one fruit")
    visitor.button("Undo").click()
    expect(cell).to_have_accessible_name("Card 2, row 1, column 1: orange tree with two fruits")
    expect(visitor.button("House deck")).to_be_visible()


def test_own_recipes_are_played_with_the_own_deck_and_keep_their_names(visitor: Visitor) -> None:
    visitor.go("/edit")
    visitor.page.locator('[data-cell="2/1"]').click()
    visitor.sees("This deck can be played.")
    visitor.page.get_by_text("Recipes", exact=True).click()
    for number in range(1, 19):
        head = visitor.page.locator(f'[data-recipe="{number}"] .head')
        head.click()
        visitor.page.get_by_label("Name").fill(f"Dish {number}")
    visitor.page.get_by_label("Worth").fill("20")
    visitor.sees("These recipes can be played.")
    expect(visitor.page.get_by_label("with my own deck")).to_be_checked()
    visitor.button("Play with these recipes").click()
    names = visitor.page.locator(".recipe b")
    expect(names).to_have_count(2)
    for name in names.all_inner_texts():
        assert name.startswith("Dish ")
    view = visitor.views[1]["view"]["table"]
    assert view["faces"][1].startswith("O2")


def test_a_fault_of_a_whole_card_names_the_card_and_no_cell(visitor: Visitor) -> None:
    visitor.go("/edit")
    visitor.page.locator('[data-cell="1/1"]').click()
    visitor.sees("card 1: no glade: five trees and one glade wanted")

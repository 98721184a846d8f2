"""Decks and recipes of one's own, as somebody with the printed cards enters them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.games import ask
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


def test_a_deck_is_drawn_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/edit")
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.locator('[data-cell="1/1"]').click()
    expect(page.get_by_text("no glade")).to_be_visible()
    expect(visitor.button("Play with this deck")).to_be_disabled()
    page.locator('[data-cell="1/1"]').press("Enter")
    for _ in range(5):
        page.locator('[data-cell="1/1"]').click()
    page.locator('[data-cell="1/2"]').click()
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    with page.expect_download() as download:
        visitor.button("Save as file").click()
    assert " 1  -- G2 Y2 / O2 Y1 Y1" in download.value.path().read_text(encoding="utf-8")
    visitor.button("Play with this deck").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Choose a card, then a place.")).to_be_visible()


def first_recipe(visitor: Visitor) -> Locator:
    """The first recipe of the house in the editor, opened to be changed."""
    visitor.go("/edit")
    visitor.page.get_by_text("Recipes", exact=True).click()
    expect(visitor.page.get_by_text("These recipes can be played.")).to_be_visible()
    first = visitor.page.locator("[data-recipe='1']")
    first.get_by_role("button").first.click()
    return first


def test_a_recipe_is_put_together_checked_saved_and_played(visitor: Visitor) -> None:
    page, first = visitor.page, first_recipe(visitor)
    first.get_by_label("Name").fill("Lemon Row")
    first.get_by_label("What is counted").select_option("line")
    first.get_by_role("button", name="lemon", exact=True).click()
    first.get_by_label("At least", exact=True).fill("4")
    first.get_by_label("Worth").fill("0")
    expect(first.locator(".said")).to_contain_text("worth")
    expect(visitor.button("Play with these recipes")).to_be_disabled()
    first.get_by_label("Worth").fill("31")
    expect(first.locator(".said")).to_contain_text("lemon")
    with page.expect_download() as download:
        visitor.button("Save as file").click()
    file = download.value.path().read_text(encoding="utf-8")
    assert 'name = "Lemon Row"' in file
    assert 'count = "line"\nfruit = "lemon"\nleast = 4' in file
    visitor.button("Play with these recipes").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Choose a card, then a place.")).to_be_visible()


def test_what_was_changed_last_is_played_and_told_at_the_table(visitor: Visitor) -> None:
    page, first = visitor.page, first_recipe(visitor)
    first.get_by_label("Worth").fill("41")
    visitor.button("Play with these recipes").click()
    page.wait_for_url("**/t/*")
    recipes = page.locator(".recipe")
    expect(recipes).to_have_count(2)
    for recipe in recipes.all():
        expect(recipe).to_contain_text(re.compile(r"\w.*: .*\. "))
        expect(recipe.locator("b")).not_to_have_text(re.compile(r"^Recipe \d+$"))
    assert "book=" in ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["ruleset"]

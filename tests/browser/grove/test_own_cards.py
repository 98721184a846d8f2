"""Decks and recipes of one's own, as somebody with the printed cards enters them."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.games import ask
from tests.browser.helpers.visitor import Visitor


@pytest.mark.slow
def test_a_deck_is_drawn_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor.page
    first, second = (page.locator(f'[data-cell="1/{cell}"]') for cell in (1, 2))
    play = visitor.button(visitor.text("pages-edit-play"))
    visitor.go("/edit")
    visitor.sees(visitor.text("pages-edit-good"))
    first.click()
    visitor.sees(visitor.text("pages-edit-faults", count=1))
    expect(play).to_be_disabled()
    first.press("Enter")
    for _ in range(5):
        first.click()
    second.click()
    visitor.sees(visitor.text("pages-edit-good"))
    with page.expect_download() as download:
        visitor.button(visitor.text("pages-edit-save")).click()
    assert " 1  -- G2 Y2 / O2 Y1 Y1" in download.value.path().read_text(encoding="utf-8")
    play.click()
    page.wait_for_url("**/t/*")
    visitor.sees(visitor.text("grove-status-choose"))
    assert visitor.views[1]["view"]["table"]["faces"][0].startswith("-- G2 Y2")


def test_recipes_are_put_together_checked_saved_and_played_with_the_own_deck(
    visitor: Visitor,
) -> None:
    page = visitor.page
    visitor.go("/edit")
    page.locator('[data-cell="2/1"]').click()
    visitor.sees(visitor.text("pages-edit-good"))
    page.get_by_text(visitor.text("pages-edit-recipes"), exact=True).click()
    name = page.get_by_label(visitor.text("pages-recipe-name"), exact=True)
    worth = page.get_by_label(visitor.text("pages-recipe-worth"), exact=True)
    play = visitor.button(visitor.text("pages-edit-recipes-play"))
    # The house recipes as a file with other names; one of them is changed by hand.
    house = (files("greentable.grove") / "recipes" / "house.toml").read_text(encoding="utf-8")
    named = re.sub('(?m)^name = ".*"', 'name = "Dish of mine"', house).encode()
    file_ = page.get_by_label(visitor.text("pages-edit-load"))
    file_.set_input_files({"name": "my.toml", "mimeType": "text/plain", "buffer": named})
    first = page.locator("[data-recipe='1']")
    first.locator(".head").click()
    expect(name).to_have_value("Dish of mine")
    name.fill("Dish 1")
    lemon = visitor.text("grove-fruit-lemon")
    first.get_by_label(visitor.text("pages-recipe-counts")).select_option("line")
    first.get_by_role("button", name=lemon, exact=True).click()
    first.get_by_label(visitor.text("pages-recipe-least"), exact=True).fill("4")
    worth.fill("0")
    visitor.sees(visitor.text("pages-edit-faults", count=1))
    expect(play).to_be_disabled()
    worth.fill("31")
    visitor.sees(visitor.text("pages-edit-recipes-good"))
    expect(first.locator(".said")).to_contain_text(lemon)
    with page.expect_download() as download:
        visitor.button(visitor.text("pages-edit-save")).click()
    file = download.value.path().read_text(encoding="utf-8")
    assert 'name = "Dish 1"' in file
    assert 'count = "line"\nfruit = "lemon"\nleast = 4' in file
    expect(page.get_by_label(visitor.text("pages-edit-with-deck"))).to_be_checked()
    # The last change is played, too.
    worth.fill("41")
    play.click()
    page.wait_for_url("**/t/*")
    recipes = page.locator(".recipe")
    expect(recipes).to_have_count(2)
    for recipe in recipes.all():
        assert recipe.locator("b").inner_text().startswith("Dish ")
        expect(recipe.locator("p").first).not_to_be_empty()
    assert visitor.views[1]["view"]["table"]["faces"][1].startswith("O2")
    rules = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["ruleset"]
    assert "book=worth:41" in rules

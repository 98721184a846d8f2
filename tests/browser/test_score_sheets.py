"""Score sheets for people with the printed cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_a_round_of_printed_cards_is_counted_as_it_is_put_in(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score/grass")
    visitor.button("Add Panama").click()
    page.get_by_role("button", name="Player 2: Hand").click()
    visitor.button("Add Sold Out").click()
    row = page.get_by_role("row", name=re.compile("^Total"))
    expect(row).to_contain_text("$75,000")
    expect(page.get_by_role("row", name=re.compile("^Fines"))).to_contain_text("−$25,000")
    page.reload()
    expect(row).to_contain_text("$75,000")
    visitor.button("Count this round and begin the next").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(page.locator(".who").first).to_contain_text("$75,000")
    for _ in range(6):
        visitor.button("Add Panama").click()
    expect(page.get_by_role("alert")).to_contain_text("Panama")
    # Browsers log what a server refuses.
    assert len(visitor.trouble) == 1
    assert "422" in visitor.trouble.pop()


def test_a_grove_of_printed_cards_is_counted_by_keys(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score/grove")
    page.get_by_role("radio", name="5").focus()
    page.keyboard.press("Space")
    page.locator('[data-cell="2,2"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^Harvest"))).to_contain_text("10")
    expect(page.locator('[data-cell="3,2"]')).to_have_accessible_name(
        "Column 4, row 3: orange tree with one fruit under the orange die (5)"
    )
    page.get_by_label("Recipe 1").select_option("4")
    page.get_by_label("Recipe 2").select_option("6")
    expect(page.get_by_text(re.compile("Missed by"))).to_be_visible()

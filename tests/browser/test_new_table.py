"""Before a game: a table is put together, and begins by a button that is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_begins_without_scrolling(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go("/new#bots")
    begin = visitor.button("Start the game")
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    expect(visitor.hand).not_to_have_count(0)


def test_a_full_lobby_begins_without_scrolling(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.go(f"/t/{visitor.open_table(game='grass', seats=6)}")
    expect(visitor.button("Fill with bots and start")).to_be_in_viewport(ratio=1)


def test_a_house_rule_without_a_figure_is_said_and_typed_in_words(visit: Visit) -> None:
    visitor = visit(language="de")
    visitor.go("/new#bots")
    visitor.page.get_by_text(visitor.text("page-house-rules")).click()
    offers = visitor.page.get_by_label(visitor.text("grass-switch-offers-per-turn")[1:])
    without = visitor.text("page-value-none")
    changed = visitor.page.locator("summary .count")
    expect(offers).to_have_value(without)
    offers.fill("3")
    offers.press("Tab")
    expect(changed).to_have_text("1")
    offers.fill(without.upper())
    offers.press("Tab")
    expect(changed).to_have_count(0)


def test_editions_have_names_in_the_language_of_the_reader(visit: Visit) -> None:
    visitor = visit(language="fr")
    for page in ("/new", "/rules/grass"):
        visitor.go(page)
        name = visitor.text("page-edition-classic")
        expect(visitor.page.get_by_role("radio", name=name)).to_have_count(1)
    row = visitor.page.get_by_role("row").filter(has_text="grass.deal.3")
    expect(row).to_contain_text(visitor.text("page-value-none"))

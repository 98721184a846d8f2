"""Before a game: a table is put together, and begins by a button that is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_table_is_put_together_and_filled_with_bots_without_scrolling(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.go("/new")
    seats = visitor.page.get_by_role("group", name=visitor.text("page-how-many-seats"))
    seats.get_by_text("6", exact=True).tap()
    opens = visitor.button(visitor.text("page-open-table"))
    expect(opens).to_be_in_viewport(ratio=1)
    opens.tap()
    begins = visitor.button(visitor.text("page-start-with-bots"))
    expect(begins).to_be_in_viewport(ratio=1)
    begins.tap()
    expect(visitor.hand).not_to_have_count(0)
    assert len(visitor.names) == 6


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_against_bots_begins_without_scrolling(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go("/new#bots")
    begin = visitor.button(visitor.text("page-begin"))
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    expect(visitor.hand).not_to_have_count(0)

"""Every screen: nothing that keeps people out, in both themes; nothing too wide for a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

SCREENS = {
    "home": ("/", "Grass and Grove"),
    "new": ("/new", "Open the table"),
    "join": ("/join", "The eight letters"),
    "settings": ("/settings", "Theme"),
    "rules of grass": ("/rules/grass", "Every card"),
    "rules of grove": ("/rules/grove", "The squirrel"),
    "daily": ("/daily", "Best results"),
    "my games": ("/games", "Keep my games"),
    "score sheet of grass": ("/score/grass", "Total"),
    "score sheet of grove": ("/score/grove", "What to put"),
    "editor": ("/edit", "This deck can be played."),
    "host": ("/host", "What is kept about you"),
}
TABLES = {
    "grass": {"game": "grass", "seats": 4, "bots": ["rules"] * 3, "start": True},
    "grove": {"game": "grove", "ruleset": "house recipes", "seats": 1, "start": True},
    "lobby": {"game": "grass", "seats": 3},
}


def check(visitor: Visitor) -> None:
    """Nothing that axe finds, and nothing beside the screen."""
    found = Axe().run(visitor.page).response["violations"]
    places = [(one["id"], node["html"][:120]) for one in found for node in one["nodes"]]
    assert places == []
    wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_open_to_everybody(
    visit: Callable[..., Visitor], screen: str, theme: str
) -> None:
    visitor = visit(theme=theme)
    path, text = SCREENS[screen]
    visitor.go(path)
    expect(visitor.page.get_by_text(text).first).to_be_visible(timeout=15_000)
    check(visitor)


def test_nothing_comes_later_for_those_who_want_less_motion(visitor: Visitor) -> None:
    visitor.go("/score/grass")
    rows = visitor.page.locator("tbody tr")
    expect(rows.last).to_contain_text("Total")
    assert rows.count() > 3
    delays = rows.evaluate_all("rows => rows.map((row) => getComputedStyle(row).animationDelay)")
    assert set(delays) == {"0s"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_open_to_everybody(
    visit: Callable[..., Visitor], table: str, theme: str
) -> None:
    visitor = visit(theme=theme)
    visitor.go(f"/t/{visitor.open_table(**TABLES[table])}")
    shown = {"grass": "Your hand", "grove": "Score", "lobby": "Invite friends"}[table]
    place = visitor.page.get_by_label(shown).or_(visitor.page.get_by_text(shown)).first
    expect(place).to_be_visible(timeout=15_000)
    check(visitor)


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_a_narrow_phone_needs_no_scrolling_sideways(
    visit: Callable[..., Visitor], screen: str
) -> None:
    """WCAG 1.4.10: 320 pixels."""
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    if screen in TABLES:
        visitor.go(f"/t/{visitor.open_table(**TABLES[screen])}")
    else:
        visitor.go(SCREENS[screen][0])
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_what_has_too_little_room_is_scrolled_by_keys(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    # Bots that do not pause have played when the table is shown: from then on nothing changes.
    quick = {"clock": "none", "pace": "instant"}
    table = {**TABLES["grass"], "seats": 6, "bots": ["rules"] * 5, "settings": quick}
    visitor.go(f"/t/{visitor.open_table(**table)}")
    visitor.wait_for_turn()
    others = visitor.page.get_by_role("group", name="Opponents")
    expect(others).not_to_have_attribute("tabindex", "0")  # everything is in sight
    visitor.page.set_viewport_size({"width": 1280, "height": 600})
    expect(others).to_have_attribute("tabindex", "0")
    others.focus()
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function("document.querySelector('.opponents').scrollTop > 0")

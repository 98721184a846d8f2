"""Every screen: nothing that keeps people out, in both themes; nothing too wide for a phone."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from greentable.words.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.helpers.screens import SCREENS
from tests.browser.helpers.visitor import DESK, Visitor

THEMES: dict[Literal["light", "dark"], str] = {"light": "paper", "dark": "night"}
FAULTS = {"resultTypes": ["violations"]}
CONTRAST = FAULTS | {"runOnly": ["color-contrast"]}
MAIN = {
    "before a game": ("home", "new table", "lobby", "score sheet of grass"),
    "tables": ("grass for four", "grove"),
}
_LATE = """() => [...document.querySelectorAll("*")]
    .filter((one) => /[1-9]/.test(getComputedStyle(one).animationDelay))
    .map((one) => one.outerHTML.slice(0, 160))"""


def keeps_nobody_out(visitor: Visitor) -> None:
    """Findings of axe, late motion for who wants none, and parts without room on a phone."""
    for theme, name in THEMES.items():
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", name)
        visitor.sees_nothing_move()
        # A theme is a set of colours: the second one can break no other rule.
        rules = FAULTS if theme == "light" else CONTRAST
        found = Axe().run(visitor.page, options=rules).response["violations"]
        places = [(one["id"], node["html"][:160]) for one in found for node in one["nodes"]]
        assert (theme, places) == (theme, [])
    assert visitor.page.evaluate(_LATE) == []
    # WCAG 1.4.10: nobody scrolls sideways at 320 pixels.
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    visitor.sees_nothing_move()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320
    visitor.page.set_viewport_size(DESK)


@pytest.mark.parametrize("group", MAIN)
def test_main_screens_keep_nobody_out(visitor: Visitor, group: str) -> None:
    for screen in MAIN[group]:
        SCREENS[screen](visitor)
        keeps_nobody_out(visitor)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_keeps_nobody_out(visit: Visit, screen: str, language: str) -> None:
    visitor = visit(language=language)
    SCREENS[screen](visitor)
    keeps_nobody_out(visitor)


@pytest.mark.slow
def test_what_has_too_little_room_is_scrolled_by_keys(visitor: Visitor) -> None:
    # Bots that do not pause have played when the table is shown: from then on nothing changes.
    SCREENS["grass for six"](visitor)
    others = visitor.page.get_by_role("group", name=visitor.text("page-grass-opponents"))
    expect(others).not_to_have_attribute("tabindex", "0")  # everything is in sight
    visitor.page.set_viewport_size({"width": 1280, "height": 600})
    expect(others).to_have_attribute("tabindex", "0")
    others.focus()
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function("document.querySelector('.opponents').scrollTop > 0")


@pytest.mark.slow
@pytest.mark.parametrize(("wide", "high"), [(844, 390), (667, 375), (568, 320)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_are_played_by_one_tap_on_a_phone_that_lies_on_its_side(
    visit: Visit, language: str, wide: int, high: int
) -> None:
    visitor = visit(phone=True, language=language)
    visitor.page.set_viewport_size({"width": wide, "height": high})
    visitor.go("/")
    for game in ("grass", "grove"):
        play = visitor.page.locator(f".game.{game} .button.first")
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_language_is_not_cut_on_the_smallest_phone(
    visit: Visit, language: str
) -> None:
    visitor = visit(phone=True, language=language)
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    visitor.go("/")
    menu = visitor.page.get_by_label(visitor.text("page-language"))
    expect(menu).to_be_visible()
    visitor.page.evaluate("document.fonts.ready")
    lacking = menu.evaluate(
        """menu => {
            const now = menu.offsetWidth;
            menu.style.cssText = 'width: max-content; max-width: none; position: absolute';
            return menu.offsetWidth - now;
        }"""
    )
    assert lacking <= 0

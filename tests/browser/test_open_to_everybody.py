"""axe finds nothing wrong with any screen, in both themes and every language."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from greentable.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow

THEMES: dict[Literal["light", "dark"], str] = {"light": "paper", "dark": "night"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_keeps_nobody_out(visit: Visit, screen: str, language: str) -> None:
    visitor = visit(language=language)
    SCREENS[screen](visitor)
    for theme, name in THEMES.items():
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", name)
        visitor.sees_nothing_move()
        found = Axe().run(visitor.page).response["violations"]
        places = [(one["id"], node["html"][:160]) for one in found for node in one["nodes"]]
        assert (theme, places) == (theme, [])

"""Names that would be markup, fill every line or run from right to left: text, or refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from greentable.errors import UsageError
from greentable.server.room.names import clean_name
from tests.browser.conftest import Visit

MARKUP, LONG = "<img/src/onerror=a()>", "W" * 24
NAMES = [MARKUP, LONG, "🌿 Ann & Söhne {$x}", "אבגדה"]
LAST_CARD = "2018 max_rounds=1 deck=MO:1,HG:24"
"""The first player draws the last card: the round is over after one turn."""


def is_shown_as_text(page: Page, place: str, name: str) -> None:
    """The name stands there letter by letter, and nothing was made of it."""
    shown = page.locator(place).get_by_text(name).locator("visible=true")
    expect(shown.first).to_be_visible()
    assert page.locator("img").count() == 0


def is_no_wider_than_the_screen(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("width", [320, pytest.param(1280, marks=pytest.mark.slow)])
def test_names_are_text_wherever_they_are_shown(visit: Visit, width: int) -> None:
    visitor = visit(phone=width < 760)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 800})
    room = visitor.open_table(
        game="grass", ruleset=LAST_CARD, seats=4, people=NAMES, settings={"clock": "none"}
    )
    visitor.go(f"/t/{room}")
    for name in NAMES:
        is_shown_as_text(page, "main", name)
    is_no_wider_than_the_screen(page)
    visitor.button(visitor.text("page-start")).click()

    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    shown = next(name for name in NAMES if name in curtain.inner_text())
    curtain.get_by_role("button").click()
    for name in NAMES:
        if name != shown:
            is_shown_as_text(
                page, ".opponents .wide" if width > 760 else ".opponents .narrow", name
            )
        expect(page.locator(".side ol")).to_contain_text(name)
    is_no_wider_than_the_screen(page)

    visitor.hand.last.click()
    visitor.button(visitor.text("page-grass-discard")).click()
    visitor.button(visitor.text("page-grass-end-turn")).click()
    for name in NAMES:
        is_shown_as_text(page, "[role=dialog]", name)
    is_no_wider_than_the_screen(page)

    visitor.go(f"/r/{room.partition('#')[0]}")
    is_shown_as_text(page, "body", MARKUP)
    is_no_wider_than_the_screen(page)
    visitor.go("/games")
    is_no_wider_than_the_screen(page)


REFUSED = [
    pytest.param("\u202eAnn", id="turns the line round"),
    pytest.param("A\u200bnn", id="has what cannot be seen", marks=pytest.mark.slow),
    pytest.param("W" * 25, id="too long", marks=pytest.mark.slow),
    pytest.param("👻👻", id="without a letter", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_is_refused_in_the_readers_language_and_one_like_the_hosts_is_told_apart(
    visit: Visit, name: str
) -> None:
    host, guest = visit(), visit(language="nl")
    room = host.open_table(game="grass", seats=2, people=["Ann"])
    host.go(f"/t/{room}")
    guest.sits_down(room, name)
    with pytest.raises(UsageError) as refusal:
        clean_name(name)
    expect(guest.page.get_by_role("alert")).to_have_text(guest.words.text(refusal.value.message))
    guest.forgive("422|400")
    guest.sits_down(room, "Аnn")  # noqa: RUF001 - the first letter is Cyrillic
    for one in (host, guest):
        one.sees("Аnn 2")  # noqa: RUF001

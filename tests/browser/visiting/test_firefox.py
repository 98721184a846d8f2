"""The client in Debian's Firefox ESR: a table of Grass, a whole grove, every page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument, say
from tests.browser.helpers.bidi import FirefoxPage, open_firefox

pytestmark = pytest.mark.slow

ENTER = "\ue007"
PAGES = (
    "/", "/new", "/join", "/settings", "/daily", "/games", "/edit", "/score/grass", "/score/grove",
    "/rules/grass", "/rules/grove", "/learn/grass", "/learn/grove",
)  # fmt: skip


def text(key: str, **arguments: Argument) -> str:
    return Catalogue("en").text(say(key, **arguments))


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    with open_firefox(tmp_path_factory.mktemp("profile")) as page:
        yield page


@pytest.fixture
def page(started: FirefoxPage) -> Iterator[FirefoxPage]:
    """A page on which nothing goes wrong."""
    started.trouble.clear()
    yield started
    assert started.trouble == []


def test_a_guest_begins_grass_and_reads_about_a_card_in_firefox(
    page: FirefoxPage, address: str
) -> None:
    page.go(f"{address}/")
    page.clicks(".grass button", text("page-play-now"))
    page.sees(".bar.mine button")
    page.presses("1")
    page.sees(".hand .chosen")
    page.clicks(f".bar button[aria-label='{text('page-grass-about-card')}']")
    page.sees("dialog p")
    page.clicks(f"dialog button[aria-label='{text('page-close')}']")
    page.sees(".side li")


def test_a_whole_grove_is_laid_in_firefox(page: FirefoxPage, address: str) -> None:
    page.go(f"{address}/")
    page.clicks(".grove button", text("page-play-now"))
    for laid in range(2, 10):
        page.sees(".facts", text("page-grove-turn", turn=laid))
        page.clicks(".hand .card")
        page.sees(".card.chosen")
        page.presses("]")
        page.clicks(".controls button.lay")
    page.sees("[role=dialog]", text("page-grove-over"))


@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_in_firefox(page: FirefoxPage, address: str, path: str) -> None:
    page.go(f"{address}{path}")
    page.sees("h1")
    wide = page.evaluate("() => String(document.documentElement.scrollWidth - innerWidth)")
    assert wide <= 0

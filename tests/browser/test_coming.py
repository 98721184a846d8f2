"""How people come to a table: by its link, or from the list of open tables; or to none at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_table_that_everybody_may_find_is_found_and_joined(visit: Visit) -> None:
    host, guest = visit(), visit(language="de")
    room = host.open_table(game="grove", ruleset="house", seats=2, settings={"listed": True})
    host.go(f"/t/{room}")
    guest.go("/join")
    tables = guest.page.get_by_role("region", name=guest.text("page-open-tables"))
    guest.page.get_by_label(guest.text("page-your-name")).fill("Ute")
    table = tables.get_by_role("listitem").filter(has_text="Grove")
    expect(table).to_contain_text(guest.text("page-seats-taken", taken=1, seats=2))
    table.get_by_role("button", name=guest.text("page-sit")).click()
    expect(guest.page.get_by_text(guest.text("page-waiting-for-host"))).to_be_visible()
    host.sees("Ute")
    host.button("Start").click()
    guest.sees(guest.text("page-grove-turn", turn=2))


def test_who_comes_by_a_link_is_greeted_and_has_a_name_already(visit: Visit) -> None:
    host, guest = visit(), visit(language="fr")
    room = host.open_table(game="grove", ruleset="house", seats=2, people=["Zoé"])
    host.go(f"/t/{room}")
    guest.go(f"/t/{room}")
    invited = guest.text("page-invited-by", host="Zoé", game=guest.text("game-grove"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(invited)
    guest.sees(guest.text("page-seats-free", free=1, seats=2))
    field = guest.page.get_by_label(guest.text("page-your-name"))
    names = guest.text("page-first-names").split(", ")
    expect(field).not_to_have_value("")
    name = field.input_value()
    assert name in names
    guest.button(guest.text("page-sit")).click()
    host.sees(name)


def test_where_no_seat_is_free_one_can_watch(visit: Visit) -> None:
    host, guest = visit(), visit()
    room = host.open_table(game="grass", seats=2, bots=["rules"])
    guest.go(f"/t/{room}")
    guest.sees(guest.text("page-seats-free", free=0, seats=2))
    expect(guest.button("Sit down")).to_have_count(0)
    guest.button("Watch").click()
    guest.sees(guest.text("page-waiting-for-host"))


def test_a_name_that_is_being_typed_is_left_alone_when_the_server_is_slow(visit: Visit) -> None:
    host, guest = visit(), visit()
    room = host.open_table(game="grove", ruleset="house", seats=2)
    host.go(f"/t/{room}")
    questions: list[Route] = []
    guest.page.route("**/api/visitor", lambda route: questions.append(route))  # noqa: PLW0108 - it marks its handler
    field = guest.page.get_by_label(guest.text("page-your-name"))
    guest.go(f"/t/{room}")
    guest.until(lambda: len(questions) == 1, "the question whether a seat is theirs")
    questions[0].continue_()
    field.focus()
    guest.until(lambda: len(questions) == 2, "the question what they are called")
    with guest.page.expect_response("**/api/visitor"):
        questions[1].continue_()
    field.press_sequentially("Ben")
    expect(field).to_have_value("Ben")


def test_who_has_a_seat_is_not_asked_who_they_are_when_the_server_is_slow(
    visitor: Visitor,
) -> None:
    visitor.go(f"/t/{visitor.open_table(game='grass', seats=2, bots=['rules'], start=True)}")
    expect(visitor.hand).not_to_have_count(0)
    visitor.page.route("**/api/visitor", lambda route: route.abort(), times=1)
    visitor.page.reload()
    expect(visitor.hand).not_to_have_count(0)
    visitor.forgive("ERR_FAILED")


def test_an_address_without_a_page_says_so_and_leads_home(visitor: Visitor) -> None:
    visitor.go("/gress")
    visitor.sees("There is nothing at this address.")
    visitor.forgive("404")
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.button("Play now Grass")).to_be_visible()


def test_who_is_not_invited_is_told_once_and_led_home(visitor: Visitor) -> None:
    visitor.go("/t/nosuchroom123456")
    visitor.button("Sit down").click()
    visitor.sees("There is nothing here, or it is not yours.")
    visitor.forgive("404")
    visitor.go("/r/nosuchroom123456")
    expect(visitor.page.get_by_role("alert")).to_have_count(1)
    expect(visitor.page.get_by_role("link", name="Home")).to_be_visible()
    visitor.forgive("404")


@pytest.mark.parametrize(
    ("language", "path"),
    [("de", "/settings"), ("de", "/edit"), ("nl", "/join"), ("nl", "/edit"), ("it", "/settings")],
)
def test_long_headings_fit_the_smallest_phone(visit: Visit, language: str, path: str) -> None:
    visitor = visit(phone=True, language=language)
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize(("wide", "high"), [(844, 390), (667, 375), (568, 320)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_both_games_are_played_by_one_tap_on_a_phone_that_lies_on_its_side(
    visit: Visit, language: str, wide: int, high: int
) -> None:
    visitor = visit(phone=True, language=language)
    visitor.page.set_viewport_size({"width": wide, "height": high})
    visitor.go("/")
    for game in ("grass", "grove"):
        play = visitor.page.locator(f".game.{game} .button.first")
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "it", "nl", "de", "fr"])
def test_the_name_of_a_language_is_not_cut_on_the_smallest_phone(
    visit: Visit, language: str
) -> None:
    visitor = visit(phone=True, language=language)
    visitor.page.set_viewport_size({"width": 320, "height": 568})
    visitor.go("/")
    menu = visitor.page.get_by_label(visitor.text("page-language"))
    expect(menu).to_be_visible()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == 320
    lacking = menu.evaluate(
        """menu => {
            const now = menu.offsetWidth;
            menu.style.cssText = 'width: max-content; max-width: none; position: absolute';
            return menu.offsetWidth - now;
        }"""
    )
    assert lacking <= 0

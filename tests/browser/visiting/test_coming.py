"""How people come to a table: by its link, by its code, or from the list of open tables."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_who_comes_by_a_link_is_greeted_has_a_name_already_and_plays(visit: Visit) -> None:
    host, guest = visit(), visit(language="fr")
    room = host.open_table(game="grove", ruleset="house", seats=2, people=["Zoé"])
    host.go(f"/t/{room}")
    guest.go(f"/t/{room}")
    invited = guest.text("page-invited-by", host="Zoé", game=guest.text("game-grove"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(invited)
    field = guest.page.get_by_label(guest.text("page-your-name"))
    expect(field).not_to_have_value("")
    name = field.input_value()
    assert name in guest.text("page-first-names").split(", ")
    guest.button(guest.text("page-sit")).click()
    guest.sees(guest.text("page-waiting-for-host"))
    host.sees(name)
    host.button(host.text("page-start")).click()
    for visitor in (host, guest):
        visitor.sees(visitor.text("page-grove-turn", turn=2))


def test_a_table_is_found_in_the_list_and_by_its_code(visit: Visit) -> None:
    host, ute, jan = visit(), visit(language="de"), visit(language="nl", phone=True)
    settings = {"listed": True, "clock": "none"}
    room = host.open_table(game="grass", seats=3, people=["Ann Alone"], settings=settings)
    host.go(f"/t/{room}")
    code = host.page.locator(".code b").inner_text()

    ute.go("/join")
    ute.page.get_by_label(ute.text("page-your-name")).fill("Ute")
    tables = ute.page.get_by_role("region", name=ute.text("page-open-tables"))
    listed = tables.get_by_role("listitem").filter(has_text="Ann Alone")
    expect(listed).to_contain_text(ute.text("page-seats-taken", taken=1, seats=3))
    listed.get_by_role("button", name=ute.text("page-sit")).click()
    host.sees("Ute")

    jan.go("/join")
    jan.page.get_by_label(jan.text("page-your-name")).fill("Jan")
    jan.page.get_by_label(jan.text("page-code-wanted")).fill(code.lower())
    jan.button(jan.text("page-join-now")).tap()
    host.sees("Jan")
    host.button(host.text("page-start")).click()
    for visitor in (host, ute, jan):
        expect(visitor.hand).not_to_have_count(0)

"""Rounds of Grass from deal to ledger: by mouse, by keys alone, by touch, with six seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers.grass_player import Finger, Hands, Keys, Mouse
from tests.browser.helpers.grass_tables import sits_at
from tests.browser.helpers.visitor import Visitor

SHORT = (
    "2018 max_rounds=1 deck=MO:5,HG:2,CO:2,JA:2,PA:1,BU:2,FE:1,SS:1,IM:2,HE:1,PF:1,CB:1,LC:1,SN:1,"
    "BK:1,SO:1,SH:1,EU:1"
)
"""Every family, and a round over in some eight turns of each of two seats."""
FOR_SIX = (
    "2018 max_rounds=1 deck=MO:12,HG:9,MX:3,CO:3,JA:2,PA:2,DF:1,BU:2,DE:1,FE:1,SS:1,IM:2,BF:1,HE:1,"
    "CD:1,PF:2,CB:1,GS:1,LC:1,SN:2,BK:1,SH:1,EU:1,SO:1,DX:1"
)


@pytest.mark.parametrize(
    ("hands", "phone"),
    [
        pytest.param(Mouse(), False, id="by mouse", marks=pytest.mark.slow),
        pytest.param(Keys(), False, id="by keys alone"),
        pytest.param(Finger(), True, id="by touch on a phone"),
    ],
)
def test_a_round_is_played_to_its_ledger(visit: Visit, hands: Hands, phone: bool) -> None:
    visitor = visit(phone=phone)
    ann = sits_at(visitor, SHORT, hands=hands)
    room = visitor.page.url
    ann.plays_to_the_end()
    end = visitor.page.get_by_role("dialog", name=visitor.text("page-ledger-game"))
    expect(end.get_by_role("listitem").locator("visible=true")).to_have_count(2)
    end.get_by_text(visitor.text("page-ledger-last")).click()
    expect(end.get_by_role("columnheader")).to_contain_text(visitor.names)
    expect(end.get_by_role("row", name=visitor.text("grass-line-result"))).to_be_visible()
    end.get_by_text(visitor.text("page-ledger-hands")).click()
    hands_shown = end.locator("details").last
    expect(hands_shown.get_by_role("listitem")).to_have_count(2)
    hands.press(end.get_by_role("button", name=visitor.text("page-close"), exact=True))
    expect(end).to_have_count(0)
    hands.press(visitor.button(visitor.text("page-result")))
    hands.press(visitor.button(visitor.text("page-again")))
    visitor.page.wait_for_url(lambda url: url != room)


@pytest.mark.slow
def test_six_seats_have_room_at_one_table(visitor: Visitor) -> None:
    ann = sits_at(visitor, FOR_SIX, seats=6)
    ann.waits_to_act()
    for name in visitor.names[1:]:
        expect(visitor.page.get_by_role("region", name=name, exact=True).first).to_be_in_viewport()
    ann.discards(2)
    for panel in visitor.page.locator(".wide .panel").all():
        expect(panel).to_be_in_viewport()


@pytest.mark.slow
def test_a_round_of_six_is_played_to_its_ledger(visitor: Visitor) -> None:
    sits_at(visitor, FOR_SIX, seats=6).plays_to_the_end()
    end = visitor.page.get_by_role("dialog", name=visitor.text("page-ledger-game"))
    expect(end.get_by_role("listitem").locator("visible=true")).to_have_count(6)


@pytest.mark.slow
def test_the_ledger_of_four_has_room_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    ann = sits_at(
        visitor, "2018 max_rounds=1 deck=MO:10,HG:8,PA:8,BU:3,IM:3", seats=4, hands=Finger()
    )
    ann.plays_to_the_end()
    visitor.page.get_by_role("dialog").get_by_text(visitor.text("page-ledger-last")).tap()
    ledger = visitor.page.get_by_role("region", name=visitor.text("pages-score-count"))
    expect(ledger).to_be_visible()
    ledger.locator(".last .short").evaluate_all(
        "all => all.forEach((one) => (one.textContent = '$245k'))"
    )
    assert ledger.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.slow
def test_the_end_of_a_game_of_six_has_room_on_the_smallest_phone(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    ann = sits_at(visitor, "2018 max_rounds=1 deck=MO:20,HG:20,PA:4", seats=6, hands=Finger())
    ann.plays_to_the_end()
    end = visitor.page.get_by_role("dialog")
    end.get_by_text(visitor.text("page-ledger-last")).click()
    assert end.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    for sum_ in end.locator("li .money").all():
        box = sum_.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 320

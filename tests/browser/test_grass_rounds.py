"""Rounds of Grass from deal to ledger: by mouse, by keys alone, by touch, with six seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.grass_player import Finger, GrassPlayer, Hands, Keys, Mouse
from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
SMALL_DECK = (
    "MO:7,HG:3,MX:3,CO:3,JA:2,PA:2,DF:1,BU:2,DE:1,FE:1,SS:1,IM:2,BF:1,HE:1,CD:1,PF:2,"
    "CB:1,GS:1,LC:1,SN:2,BK:1,SH:1,EU:1,SO:1,DX:1"
)
"""Nearly every kind, and a round over in some twelve turns of each of two seats."""
SHORT = f"2018 max_rounds=1 deck={SMALL_DECK}"


@pytest.mark.parametrize(
    ("hands", "phone"),
    [
        pytest.param(Mouse(), False, id="by mouse"),
        pytest.param(Keys(), False, id="by keys alone"),
        pytest.param(Finger(), True, id="by touch on a phone"),
    ],
)
def test_a_round_is_played_to_its_ledger(
    visit: Callable[..., Visitor], hands: Hands, phone: bool
) -> None:
    visitor = visit(phone=phone)
    room = visitor.open_table(
        game="grass", ruleset=SHORT, seats=2, bots=["rules"], settings=QUICK, start=True
    )
    visitor.go(f"/t/{room}")
    ann = GrassPlayer(visitor, hands)
    ann.plays_to_the_end()
    ledger = visitor.page.get_by_role("dialog", name="The game is over")
    ledger.get_by_text("The last round").click()
    expect(ledger.get_by_role("columnheader")).to_contain_text(ann.visitor.names)
    expect(ledger.get_by_role("row", name="Result")).to_be_visible()
    hands.press(visitor.button("Play again"))
    visitor.page.wait_for_url(lambda url: room.split("#")[0] not in url)


def test_six_seats_have_room_at_one_table(visitor: Visitor) -> None:
    deck = SMALL_DECK.replace("MO:7", "MO:12").replace("HG:3", "HG:9")
    room = visitor.open_table(
        game="grass", ruleset=f"2018 max_rounds=1 deck={deck}", seats=6, bots=["rules"] * 5,
        settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    ann = GrassPlayer(visitor, Mouse())
    ann.waits_to_act()
    for name in ann.visitor.names[1:]:
        expect(visitor.page.get_by_role("region", name=name, exact=True).first).to_be_in_viewport()
    ann.plays_to_the_end()
    expect(visitor.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(6)


def test_the_ledger_of_four_has_room_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True, language="de")
    room = visitor.open_table(
        game="grass", ruleset="2018 max_rounds=1 deck=MO:10,HG:8,PA:8,BU:3,IM:3", seats=4,
        bots=["rules"] * 3, settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Finger()).plays_to_the_end()
    visitor.page.get_by_role("dialog").get_by_text(visitor.text("page-ledger-last")).tap()
    ledger = visitor.page.get_by_role("region", name=visitor.text("pages-score-count"))
    expect(ledger).to_be_visible()
    ledger.locator(".last .short").evaluate_all(
        "all => all.forEach((one) => (one.textContent = '$245k'))"
    )
    assert ledger.evaluate("one => one.scrollWidth <= one.clientWidth")

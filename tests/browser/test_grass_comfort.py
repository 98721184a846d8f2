"""A table of Grass as people use it: cards explain themselves, keys, the log, haggling, the end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.grass_player import GrassPlayer, Mouse
from tests.browser.test_grass import QUICK, ann_and_ben, drag_by_finger, middle_of
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

CALM = "2018 deck=MO:20,HG:20,CO:20,PA:20,BU:20"
"""Every card can be discarded."""
SHORT = "2018 max_rounds=1 deck=MO:6,HG:8,BU:3,IM:2"


def sits_at(visitor: Visitor, ruleset: str = CALM, clock: str = "none") -> GrassPlayer:
    room = visitor.open_table(
        game="grass", ruleset=ruleset, seats=2, bots=["rules"],
        settings={**QUICK, "clock": clock}, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, Mouse())
    player.comes_to_play()
    expect(visitor.hand.first).to_be_visible()
    return player


def test_a_right_click_asks_about_any_card_and_chooses_none(visitor: Visitor) -> None:
    sits_at(visitor)
    name = visitor.text(f"grass-card-{visitor.cards[0]}")
    visitor.hand.first.click(button="right")
    expect(visitor.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.hand.first).to_have_attribute("aria-pressed", "false")


def test_a_long_press_asks_about_a_card_and_a_short_one_shows_it_large(visit: Visit) -> None:
    visitor = visit(phone=True)
    sits_at(visitor)
    name = visitor.text(f"grass-card-{visitor.cards[0]}")
    x, y = middle_of(visitor.hand.first)
    finger = visitor.page.context.new_cdp_session(visitor.page)
    at = [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(visitor.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.keyboard.press("Escape")
    visitor.hand.first.tap()
    expect(visitor.page.locator(".peek").get_by_text(name)).to_be_visible()


def test_the_hand_stays_where_it_is_on_a_phone_when_a_card_is_chosen(visit: Visit) -> None:
    visitor = visit(phone=True)
    sits_at(visitor)
    visitor.sees_nothing_move()
    before = visitor.page.locator("[role=toolbar]").bounding_box()
    visitor.hand.first.tap()
    expect(visitor.page.locator(".peek")).to_be_visible()
    visitor.sees_nothing_move()
    assert visitor.page.locator("[role=toolbar]").bounding_box() == before


def test_tab_goes_from_what_is_to_be_done_to_the_hand_and_the_own_table(visitor: Visitor) -> None:
    sits_at(visitor)
    order = visitor.page.evaluate(
        """() => ['.bar', '[role=toolbar]', 'section.mine', '.opponents', '.piles', 'aside.side']
            .map((place) => document.querySelector(place))
            .every((one, at, all) => !at
                || all[at - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    assert order


def test_a_move_is_typed_by_some_letters_of_it(visitor: Visitor) -> None:
    player = sits_at(visitor)
    token = next(one for one in player.legal if one.startswith("discard"))
    visitor.page.keyboard.press("/")
    line = visitor.page.get_by_role("combobox", name="Type a move")
    line.fill(f"disc {visitor.text(f'grass-card-{token[-2:]}')[:3]}")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: player.table["played"], "the move")


def test_the_log_is_put_away_and_that_outlasts_a_reload(visitor: Visitor) -> None:
    sits_at(visitor)
    log = visitor.page.locator("aside.side")
    expect(log).to_be_visible()
    visitor.button("What happened").click()
    expect(log).to_be_hidden()
    visitor.page.reload()
    expect(visitor.hand.first).to_be_visible()
    expect(log).to_be_hidden()


def test_a_turn_ends_with_what_was_played_for_those_who_never_trade(visitor: Visitor) -> None:
    player = sits_at(visitor)
    visitor.button("This table").click()
    visitor.page.get_by_role("checkbox", name="End my turn as soon as I have played").check()
    visitor.page.keyboard.press("Escape")
    visitor.hand.first.click()
    visitor.button("Discard").click()
    visitor.until(lambda: bool(player.legal) and not player.table["played"], "the next turn")


def test_who_must_hurry_sees_how_long(visitor: Visitor) -> None:
    sits_at(visitor, clock="relaxed")
    expect(visitor.bar.locator(".clock")).to_contain_text("sec")


def test_the_trade_sheet_stays_as_it_is_and_says_who_declined(visit: Visit) -> None:
    ann, ben = ann_and_ben(visit, CALM)
    one, other = GrassPlayer(ann, Mouse()), GrassPlayer(ben, Mouse())
    ann.until(lambda: bool(one.view) and bool(one.table["turn"]), "a turn")
    if one.table["turn"] != one.seat:
        other.discards(1)
    one.comes_to_play()
    give = next(iter(one.view["own"]["hand"]))
    ann.button("Trade …").click()
    sheet = ann.page.get_by_role("complementary", name="Trade", exact=True)
    gives = sheet.get_by_role("group", name="You give")
    ann.sees_nothing_move()
    before = gives.bounding_box()
    one.makes(f"offer {give}>?@{other.seat}")
    expect(sheet).to_contain_text("Ben thinks about an offer.")
    expect(sheet.locator(".now .exchange")).to_contain_text("You give")
    other.waits_to_act("answer")
    other.makes("decline")
    expect(sheet.locator("footer")).to_contain_text("Ben would give nothing for")
    expect(sheet.get_by_role("button", name="Call it out")).to_be_visible()
    assert gives.bounding_box() == before
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    expect(sheet.locator("ul.refused li")).to_contain_text("Ben would give nothing for")


def test_what_was_left_in_hand_is_shown_and_the_end_comes_back(visitor: Visitor) -> None:
    player = sits_at(visitor, SHORT)
    player.plays_to_the_end()
    end = visitor.page.get_by_role("dialog", name="The game is over")
    end.get_by_text("What was left in hand").click()
    expect(end.locator("details").last.get_by_role("img")).to_have_count(12)
    end.get_by_role("button", name="Close", exact=True).click()
    expect(end).to_have_count(0)
    visitor.button("Show the result").click()
    expect(end).to_be_visible()


def test_a_drag_over_a_phone_asks_about_nothing(visit: Visit) -> None:
    visitor = visit(phone=True)
    sits_at(visitor)
    head = middle_of(visitor.page.locator(".facts").first)
    drag_by_finger(visitor.page, middle_of(visitor.hand.first), head)
    visitor.page.wait_for_timeout(700)  # longer than a long press takes
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_offers_for_cards_that_one_lacks_are_declined_by_a_switch(visit: Visit) -> None:
    ann, ben = ann_and_ben(visit)
    one, other = GrassPlayer(ann, Mouse()), GrassPlayer(ben, Mouse())
    ann.until(lambda: bool(one.view) and bool(one.table["turn"]), "a turn")
    if one.table["turn"] != one.seat:
        other.discards(1)
    one.comes_to_play()
    give = next(iter(one.view["own"]["hand"]))
    wants = [
        card for card in one.view["own"]["legal"]["offers"]["wants"] if card not in {give, None}
    ]
    has = other.view["own"]["hand"]
    lacking = [card for card in wants if card not in has]
    one.makes(f"offer {give}>{lacking[0]}@{other.seat}")
    ben.button("Ablehnen, wenn mir die Karte fehlt").click()
    one.waits_to_act("turn")
    one.makes(f"offer {give}>{lacking[1]}@{other.seat}")
    one.waits_to_act("turn")
    held = next(card for card in wants if card in has)
    one.makes(f"offer {give}>{held}@{other.seat}")
    expect(ben.button("Annehmen")).to_be_visible()


def test_a_chosen_card_does_not_hide_the_end_of_the_turn(visitor: Visitor) -> None:
    player = sits_at(visitor)
    player.makes(next(token for token in player.legal if token.startswith("discard")))
    visitor.hand.first.click()
    expect(visitor.hand.first).to_have_attribute("aria-pressed", "true")
    expect(visitor.button("End turn")).to_be_visible()


def test_what_everybody_is_after_is_shown_before_a_round_is_counted(visitor: Visitor) -> None:
    sits_at(visitor)
    expect(visitor.page.get_by_role("img", name="Totals on the way to $250k")).to_be_visible()


def test_a_hidden_deal_is_between_two_and_what_was_agreed_on_stays_in_sight(visit: Visit) -> None:
    ann, ben = visit(), visit()
    room = ann.open_table(game="grass", ruleset=f"{CALM} hidden_deals", seats=3, settings=QUICK)
    ann.go(f"/t/{room}")
    ben.sits_down(room, "Ben")
    ann.sees("Ben")
    ann.button("Fill with bots and start").click()
    two = GrassPlayer(ann, Mouse()), GrassPlayer(ben, Mouse())
    ann.until(lambda: all(one.view for one in two), "the first views")
    while not (playing := [one for one in two if one.legal and one.table["phase"] == "turn"]):
        for one in two:
            if "decline" in one.legal:
                one.makes("decline")
        ann.page.wait_for_timeout(50)
    caller = playing[0]
    partner = two[1] if caller is two[0] else two[0]
    give, want = list(caller.view["own"]["legal"]["offers"]["gives"])[:2]
    caller.makes(f"offer {give}>{want}@{partner.seat}")
    partner.waits_to_act("answer")
    partner.makes("accept")
    caller.waits_to_act("hand")
    expect(caller.visitor.bar.locator(".exchange")).to_be_visible()
    partner.waits_to_act("hand")
    partner.makes(partner.legal[0])
    page = caller.visitor.page
    opponent, bot = (page.locator(f".wide [data-seat='{seat}']") for seat in (partner.seat, 3))
    expect(opponent).to_contain_text("has chosen")
    expect(bot).not_to_contain_text("has chosen")


FULL = {
    "protections": [
        {"card": "CB", "covered": {"CO": 1}},
        {"card": "GS", "covered": {"HG": 3, "MX": 1}},
        {"card": "LC", "covered": {"PA": 1}},
        {"card": "LC", "covered": {"JA": 2}},
    ],
    "stash": {"CO": 2, "HG": 3, "MX": 2, "PA": 2, "DF": 1},
}


_IS_REACHED = """(card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(x + width * 0.7, y + height / 2));
}"""


@pytest.mark.parametrize(
    ("place", "seats", "phone"),
    [
        pytest.param(".my-stash", 2, True, id="one's own on a phone"),
        pytest.param(".focus-cards", 4, True, id="another's on a phone"),
        pytest.param(".my-stash", 4, False, id="one's own"),
        pytest.param(".wide [data-seat='2']", 4, False, id="one of three others'"),
        pytest.param(".wide [data-seat='2']", 6, False, id="one of five others'"),
    ],
)
def test_the_last_card_of_every_row_of_a_full_stash_is_reached(
    visit: Visit, place: str, seats: int, phone: bool
) -> None:
    """Views are as the server sends them, but for stashes that take a whole game to earn."""
    visitor = visit(phone=phone)

    def fill(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                for seat in message["view"]["table"]["seats"]:
                    seat.update(FULL)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    visitor.page.route_web_socket("**", fill)
    bots = ["rules"] * (seats - 1)
    room = visitor.open_table(game="grass", seats=seats, bots=bots, settings=QUICK, start=True)
    visitor.go(f"/t/{room}")
    visitor.wait_for_turn()  # till then others are looked at in turn
    rows = visitor.page.locator(place).locator(".group, .loose")
    expect(rows).to_have_count(len(FULL["protections"]) + 1)
    for row in rows.all():
        last = row.locator(".peddle").last
        last.scroll_into_view_if_needed()
        assert last.evaluate(_IS_REACHED)

"""Cards on a table of Grass: dragged, on their way from place to place, with room for all."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.helpers.grass_player import Finger, GrassPlayer
from tests.browser.helpers.grass_tables import (
    LAVISH,
    PEACEFUL,
    drag_by_mouse,
    is_in_turn_at,
    middle_of,
    sells_until,
    sits_at,
)
from tests.browser.helpers.visitor import Visitor

HIDDEN = "2018 hidden_deals"

_WATCH = """(code) => {
    window.seen = [];
    let flying = null;
    const look = () => {
        // Another card of this kind may be drawn at once, and fly elsewhere: only the first counts.
        flying ??= document.querySelector(`.sky .card[data-code=${code}]`);
        const lying = [...document.querySelectorAll(`.my-stash .card[data-code=${code}]`)].at(-1);
        if (flying?.isConnected && lying) window.seen.push(getComputedStyle(lying).opacity);
        if (!flying || flying.isConnected) requestAnimationFrame(look);
    };
    look();
}"""
"""Whether the card at the goal is seen, in every moment in which one flies there."""


def ends_above(one: Locator, other: Locator) -> bool:
    """Whether something is seen whole above something else."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return first["y"] + first["height"] <= second["y"]


def test_a_peddle_is_dragged_to_another_to_swap_them(visitor: Visitor) -> None:
    player = sits_at(visitor, PEACEFUL)
    sells_until(player, "swap")
    other = 3 - player.seat
    give, get = next(
        (mine, theirs)
        for mine in player.table["seats"][player.seat - 1]["stash"]
        for theirs in player.table["seats"][other - 1]["stash"]
        if mine != theirs
    )
    mine = visitor.page.locator(f".my-stash .peddle:has([data-code={give}])").last
    theirs = visitor.page.locator(f".wide [data-seat='{other}'] .stash [data-code={get}]").last
    visitor.sees_nothing_move()
    drag_by_mouse(visitor.page, middle_of(mine), middle_of(theirs))
    visitor.until(lambda: bool(player.table["swapped"]), "the swap")


@pytest.mark.slow
def test_a_card_lies_at_its_goal_only_when_it_has_flown_there(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="no-preference")
    player = sits_at(visitor, PEACEFUL)
    sells_until(player, "play HG")
    visitor.sees_nothing_move()
    visitor.page.evaluate(_WATCH, "HG")
    player.makes("play HG")
    visitor.sees_nothing_move()
    seen = visitor.page.evaluate("window.seen")
    assert seen
    assert set(seen) == {"0"}
    lying = visitor.page.locator(".my-stash .card[data-code=HG]").last
    expect(lying).to_have_css("opacity", "1")


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


def fill_stashes(visitor: Visitor) -> None:
    """Views are as the server sends them, but for stashes that take a whole game to earn."""

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


@pytest.mark.parametrize(
    ("place", "seats", "phone"),
    [
        pytest.param(".my-stash", 2, True, id="one's own on a phone"),
        pytest.param(".focus-cards", 4, True, id="another's on a phone", marks=pytest.mark.slow),
        pytest.param(".my-stash", 4, False, id="one's own", marks=pytest.mark.slow),
        pytest.param(
            ".wide [data-seat='2']", 4, False, id="one of three others'", marks=pytest.mark.slow
        ),
        pytest.param(
            ".wide [data-seat='2']", 6, False, id="one of five others'", marks=pytest.mark.slow
        ),
    ],
)
def test_the_last_card_of_every_row_of_a_full_stash_is_reached(
    visit: Visit, place: str, seats: int, phone: bool
) -> None:
    visitor = visit(phone=phone)
    fill_stashes(visitor)
    is_in_turn_at(visitor, seats=seats)  # till then others are looked at in turn
    rows = visitor.page.locator(place).locator(".group, .loose")
    expect(rows).to_have_count(len(FULL["protections"]) + 1)
    for row in rows.all():
        last = row.locator(".peddle").last
        last.scroll_into_view_if_needed()
        assert last.evaluate(_IS_REACHED)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6])
def test_the_own_table_is_whole_whatever_the_others_have(visitor: Visitor, seats: int) -> None:
    player = sits_at(visitor, LAVISH, seats=seats)
    player.discards(4)
    player.comes_to_play()
    own, hand = (
        visitor.page.locator("section.mine").bounding_box(),
        visitor.hand.first.bounding_box(),
    )
    assert own is not None
    assert hand is not None
    assert own["y"] + own["height"] <= hand["y"] + 20
    clipped = visitor.page.evaluate(
        "[...document.querySelectorAll('.stash')].filter((one) => one.scrollHeight > 150).length"
    )
    assert clipped == 0


@pytest.mark.slow
def test_long_names_of_heat_stay_inside_small_panels(visit: Visit) -> None:
    visitor = visit(language="nl")
    sits_at(visitor, LAVISH, seats=6).discards(3)
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    expect(visitor.page.locator(".panel.brief").first).to_be_visible()
    beside = visitor.page.evaluate(
        """[...document.querySelectorAll(".panel.brief")].flatMap((panel) => {
            const { right } = panel.getBoundingClientRect();
            return [...panel.querySelectorAll("*")]
                .filter((one) => !one.closest(".only-heard"))
                .filter((one) => one.getBoundingClientRect().right > right)
                .map((one) => one.outerHTML);
        })"""
    )
    assert beside == []


def is_asked(player: GrassPlayer) -> None:
    """Wait until somebody else offers something, with nothing of one's own on the table."""
    player.waits_to_act()
    while "decline" not in player.legal:
        player.makes(min(player.legal))  # discard, end, …, and play last
        player.waits_to_act()
    expect(player.visitor.bar.locator("[data-way=decline]")).to_be_visible()
    player.visitor.sees_nothing_move()


@pytest.mark.slow
def test_an_offer_leaves_all_the_others_in_sight_on_a_tablet(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1024, "height": 768})
    is_asked(sits_at(visitor, HIDDEN, seats=6))
    own = visitor.page.locator("section.mine")
    for panel in visitor.page.locator(".wide .panel").all():
        assert ends_above(panel, own)


@pytest.mark.slow
def test_the_own_sums_stay_in_sight_on_a_phone_when_something_is_offered(visit: Visit) -> None:
    visitor = visit(phone=True, language="fr")
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    is_asked(sits_at(visitor, HIDDEN, seats=6, hands=Finger()))
    assert ends_above(visitor.page.locator("section.mine dl"), visitor.bar)


@pytest.mark.slow
def test_what_can_be_given_stays_in_its_place_when_an_offer_is_declined(visitor: Visitor) -> None:
    player = is_in_turn_at(visitor, f"{PEACEFUL},DF:1")
    visitor.button(visitor.text("page-grass-trade")).click()
    sheet = visitor.page.get_by_role("complementary", name=visitor.text("page-trade"), exact=True)
    gives = sheet.get_by_role("group").first
    visitor.sees_nothing_move()
    before = gives.bounding_box()
    give = next(card for card in player.view["own"]["hand"] if card != "DF")
    player.makes(f"offer {give}>DF@{3 - player.seat}")
    player.waits_to_act("turn")  # whoever has it keeps it
    expect(sheet.locator("footer .news")).to_be_visible()
    assert gives.bounding_box() == before

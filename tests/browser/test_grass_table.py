"""What lies on a table of Grass: swapped by dragging, on its way from place to place, counted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.grass_player import Finger, GrassPlayer, Mouse, preferred
from tests.browser.test_grass import QUICK, drag_by_mouse, middle_of
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

PEACEFUL = "2018 deck=MO:20,HG:30,PA:30"
"""Everybody sells, and nothing else happens."""
ASKING = "2018 deck=MO:20,HG:30,PA:20,SO:20"
"""And everybody asks everybody for some of it."""

_WATCH = """(code) => {
    window.seen = [];
    const look = () => {
        const flies = !!document.querySelector(`.sky .card[data-code=${code}]`);
        const lying = [...document.querySelectorAll(`.my-stash .card[data-code=${code}]`)].at(-1);
        if (flies && lying) window.seen.push(getComputedStyle(lying).opacity);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Whether the card at the goal is seen, in every moment in which one flies there."""


def plays_at(
    visitor: Visitor,
    ruleset: str,
    wanted: str,
    *,
    bots: int = 1,
    hand: Mouse | Finger | None = None,
) -> GrassPlayer:
    """Somebody at a table with bots, who sells until a move of some kind can be made."""
    room = visitor.open_table(
        game="grass", ruleset=ruleset, seats=bots + 1, bots=["rules"] * bots,
        settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, hand or Mouse())
    player.comes_to_play()
    while not any(token.startswith(wanted) for token in player.legal):
        wishes = ("play MO", "play HG", "play PA", "pass", "end", "discard HG", "discard", "play")
        player.makes(
            next(token for wish in wishes for token in player.legal if token.startswith(wish))
        )
        player.comes_to_play()
    return player


def asked_at(player: GrassPlayer) -> None:
    """Play until somebody else offers something."""
    player.waits_to_act()
    while "decline" not in player.legal:
        player.makes(preferred(player.legal))
        player.waits_to_act()
    expect(player.visitor.bar.locator("[data-way=decline]")).to_be_visible()


def test_a_peddle_is_dragged_to_another_to_swap_them(visitor: Visitor) -> None:
    player = plays_at(visitor, PEACEFUL, "swap")
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


def test_of_several_alike_one_is_swapped_and_needs_no_choice(visitor: Visitor) -> None:
    player = plays_at(visitor, PEACEFUL, "swap")
    while player.table["seats"][player.seat - 1]["stash"].get("HG", 0) < 2:
        wishes = ("play HG", "end", "discard PA", "discard")
        player.makes(
            next(token for wish in wishes for token in player.legal if token.startswith(wish))
        )
        player.comes_to_play()
    picked = visitor.page.locator(".my-stash .picked")
    while not any(token.startswith("swap HG") for token in player.legal):
        player.discards(1)
        player.comes_to_play()
    visitor.button("Swap stash").click()
    if not picked.count():
        visitor.page.locator(".my-stash .lit:has([data-code=HG])").last.click()
    expect(picked).to_have_count(1)


def test_on_a_phone_whoever_has_something_to_swap_is_lit_and_shown(visit: Visit) -> None:
    visitor = visit(phone=True)
    player = plays_at(visitor, PEACEFUL, "swap", bots=3, hand=Finger())
    page = visitor.page
    visitor.button("Swap stash").tap()
    if not page.locator(".my-stash .picked").count():
        page.locator(".my-stash .lit").last.tap()
    expect(page.locator(".my-stash .picked")).to_have_count(1)
    expect(page.locator(".focus-panel .lit").first).to_be_visible()
    given = page.locator(".my-stash .picked .card").get_attribute("data-code")
    having = {token[-1] for token in player.legal if token.startswith(f"swap {given}>")}
    lit = page.locator(".panel.brief.reached")
    expect(lit).to_have_count(len(having))
    assert {one.get_attribute("data-seat") for one in lit.all()} == having


def test_a_card_lies_at_its_goal_only_when_it_has_flown_there(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="no-preference")
    player = plays_at(visitor, PEACEFUL, "play HG")
    visitor.sees_nothing_move()
    visitor.page.evaluate(_WATCH, "HG")
    player.makes("play HG")
    visitor.sees_nothing_move()
    seen = visitor.page.evaluate("window.seen")
    assert seen
    assert set(seen) == {"0"}
    lying = visitor.page.locator(".my-stash .card[data-code=HG]").last
    expect(lying).to_have_css("opacity", "1")


def test_who_must_give_something_up_is_told_for_which_card(visitor: Visitor) -> None:
    plays_at(visitor, ASKING, "give")
    expect(visitor.bar).to_contain_text("Sold Out: choose a Peddle of your stash to give up.")


def test_what_one_had_before_stands_in_the_ledger(visitor: Visitor) -> None:
    room = visitor.open_table(
        game="grass", ruleset="2018 max_rounds=2 deck=MO:10,CO:4,HG:14", seats=2, bots=["rules"],
        settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    visitor.play_grass()
    end = visitor.page.get_by_role("dialog", name="The game is over")
    end.get_by_text("The last round").click()
    expect(end.get_by_role("row").filter(has_text="Total before")).to_contain_text("$")
    end.get_by_role("button", name="Close", exact=True).click()
    expect(visitor.page.locator("section.mine dl")).to_contain_text("Total")
    expect(visitor.page.locator("section.mine dl")).not_to_contain_text("earlier rounds")


def test_an_offer_leaves_all_the_others_in_sight_on_a_tablet(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1024, "height": 768})
    room = visitor.open_table(
        game="grass", ruleset="2018 hidden_deals", seats=6, bots=["rules"] * 5, settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    asked_at(GrassPlayer(visitor, Mouse()))
    visitor.sees_nothing_move()
    own = visitor.page.locator("section.mine").bounding_box()
    assert own is not None
    for panel in visitor.page.locator(".wide .panel").all():
        box = panel.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= own["y"]


def test_keys_discard_and_go_on_in_the_trade_sheet(visitor: Visitor) -> None:
    player = plays_at(visitor, PEACEFUL, "discard HG")
    before = len(visitor.cards)
    visitor.page.keyboard.press("t")
    sheet = visitor.page.get_by_role("complementary", name="Trade", exact=True)
    expect(sheet).to_be_focused()
    visitor.page.keyboard.press("Escape")
    player.chooses("HG")
    visitor.page.keyboard.press("x")
    expect(visitor.hand).to_have_count(before - 1)


def test_the_end_of_a_game_of_six_has_room_on_the_smallest_phone(visit: Visit) -> None:
    visitor = visit(phone=True, language="de")
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    room = visitor.open_table(
        game="grass", ruleset="2018 max_rounds=1 deck=MO:20,HG:20,PA:4", seats=6,
        bots=["rules"] * 5, settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    GrassPlayer(visitor, Finger()).plays_to_the_end()
    end = visitor.page.get_by_role("dialog")
    end.get_by_text("Die letzte Runde").click()
    assert end.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    for sum_ in end.locator("li .money").all():
        box = sum_.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 320


def test_the_own_sums_stay_in_sight_on_a_phone_when_something_is_offered(visit: Visit) -> None:
    visitor = visit(phone=True, language="fr")
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    room = visitor.open_table(
        game="grass", ruleset="2018 hidden_deals", seats=6, bots=["rules"] * 5, settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, Finger())
    asked_at(player)
    visitor.sees_nothing_move()
    sums, bar = visitor.page.locator("section.mine dl").bounding_box(), visitor.bar.bounding_box()
    assert sums is not None
    assert bar is not None
    assert sums["y"] + sums["height"] <= bar["y"]

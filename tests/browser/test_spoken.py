"""What people hear who do not see the table: names of things, and what is read out by itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.grass_player import GrassPlayer, Keys
from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
CLOSED = "2018 deck=HG:60,MX:40,MO:1"
"""Cards that can all be discarded, and hardly ever be played."""


def at_a_table(visitor: Visitor, ruleset: str, seats: int = 2) -> GrassPlayer:
    room = visitor.open_table(
        game="grass", ruleset=ruleset, seats=seats, people=["Ann"], bots=["rules"] * (seats - 1),
        settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, Keys())
    player.comes_to_play()
    return player


def test_ones_turn_and_what_everybody_does_are_read_out(visitor: Visitor) -> None:
    player = at_a_table(visitor, CLOSED)
    visitor.hears("^Your turn: ")
    card = str(visitor.cards[0])
    player.makes(f"discard {card}")
    visitor.hears(rf"Ann discards {visitor.text(f'grass-card-{card}')}")
    player.makes("end")
    player.comes_to_play()
    visitor.hears(rf"{re.escape(visitor.names[1])} (discards|plays|opens)")


def test_why_a_card_cannot_be_played_is_read_out(visitor: Visitor) -> None:
    player = at_a_table(visitor, CLOSED)
    player.chooses("HG" if "HG" in visitor.cards else "MX")
    visitor.hears("market")


def test_everything_at_the_table_has_a_name(visitor: Visitor) -> None:
    player = at_a_table(visitor, CLOSED)
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Grass")
    opponent = page.get_by_role("region", name=visitor.names[1], exact=True).first
    expect(opponent).to_contain_text("6 cards in hand")
    mine = page.get_by_role("region", name="Your market and stash")
    expect(mine).to_contain_text("closed")
    for card, button in zip(visitor.cards, visitor.hand.all(), strict=True):
        name = f"{visitor.text(f'grass-card-{card}')}, {family_of(str(card))}"
        can_be_played = any(token.startswith(f"play {card}") for token in player.legal)
        expect(button).to_have_accessible_name(f"{name}, can be played" if can_be_played else name)
    expect(page.get_by_role("list", name="What happened")).to_be_visible()


def family_of(card: str) -> str:
    """What kind of card it is, of those in the decks of these tests."""
    return {"MO": "Market", "BU": "Heat On", "IM": "Heat Off"}.get(card, "Peddle")


def test_enter_goes_from_a_card_to_whom_it_can_hit(visitor: Visitor) -> None:
    player = at_a_table(visitor, "2018 deck=MO:40,BU:28,IM:36", seats=6)
    ways: list[str] = []
    for _ in range(20):  # of five others two can nearly always be hit at once
        ways = [token for token in player.legal if token.startswith("play BU@")]
        if len(ways) > 1:
            break
        others = ("play MO", "play IM", "discard")
        player.makes(max(token for token in player.legal if token.startswith(others)))
        player.makes("end")
        player.comes_to_play()
    assert len(ways) > 1
    player.chooses("BU")
    chosen = visitor.page.locator(".hand [aria-pressed=true]")
    *first, last = [visitor.names[int(token[-1]) - 1] for token in ways]
    either = f"{', '.join(first)} or {last}"
    expect(chosen).to_have_accessible_name(f"Bust, Heat On, can be played on {either}")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-way]:focus")).to_have_accessible_name(
        re.compile("^Play Bust on ")
    )
    visitor.page.keyboard.press("Enter")
    visitor.hears("Ann plays Bust on ")


def test_a_market_under_heat_says_so_in_words(visitor: Visitor) -> None:
    """Shapes and colours alone would keep somebody out."""
    player = at_a_table(visitor, "2018 deck=MO:20,BU:40,IM:1")
    for _ in range(12):
        hot = [seat for seat in player.table["seats"] if seat["heat"]]
        if hot:
            break
        ways = [token for token in player.legal if token.startswith(("play BU", "play MO"))]
        player.makes(ways[0] if ways else next(t for t in player.legal if t != "end"))
        if "end" in player.legal:
            player.makes("end")
        player.comes_to_play()
    else:
        raise AssertionError("nobody comes under heat")
    whose = "Your market and stash" if hot[0]["seat"] == 1 else visitor.names[1]
    expect(visitor.page.get_by_role("region", name=whose).first).to_contain_text("Bust")


def test_settings_are_changed_by_keys_without_a_reload(visitor: Visitor) -> None:
    visitor.go("/settings")
    page = visitor.page
    page.evaluate("window.same = true")
    page.get_by_label("Language").first.focus()
    page.keyboard.type("Ita")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    assert page.evaluate("window.same")

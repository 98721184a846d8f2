"""What is asked for at a table beside the game: keys listed and read out, cards looked through."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from greentable import grass
from tests.browser.grass_player import GrassPlayer, Mouse
from tests.browser.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}
NO_OFFERS = "2018 max_rounds=1 offers_per_turn=0"


def at_grass(visitor: Visitor, seats: int = 2) -> GrassPlayer:
    room = visitor.open_table(
        game="grass", ruleset=NO_OFFERS, seats=seats, bots=["rules"] * (seats - 1),
        settings=QUICK, start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, Mouse())
    player.waits_to_act("turn")
    expect(visitor.hand.first).to_be_visible()  # what was sent is shown, and keys are heard
    return player


def test_a_question_mark_lists_the_keys_and_letters_can_be_switched_off(visitor: Visitor) -> None:
    at_grass(visitor)
    page = visitor.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.get_by_text("Play the chosen card")).to_be_visible()
    sheet.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    expect(sheet).to_have_count(0)


def test_keys_read_out_the_hand_the_tables_and_how_it_stands(visitor: Visitor) -> None:
    player = at_grass(visitor)
    cards = {player._name(card) for card in map(_kind, visitor.cards)}
    visitor.page.keyboard.press("y")
    visitor.hears("^Your hand: ")
    said = next(text for text in visitor.heard if text.startswith("Your hand: "))
    assert all(card in said for card in cards)
    visitor.page.keyboard.press("m")
    visitor.hears(r"^Your market and stash: (closed|open)\. protected \$0\.")
    visitor.page.keyboard.press("o")
    visitor.hears(f"^{visitor.names[1]}: 6 cards in hand")
    visitor.page.keyboard.press("g")
    visitor.hears(r"^Round 1\. Your turn: .* Haystack: \d+\.")


def _kind(code: str | None) -> grass.Kind:
    return grass.KIND_OF_CODE[str(code)]


def test_escape_puts_an_explanation_away_and_leaves_the_card_chosen(visitor: Visitor) -> None:
    at_grass(visitor)
    page = visitor.page
    page.keyboard.press("1")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.hand.first).to_have_attribute("aria-pressed", "true")


def test_the_ashtray_is_looked_through_and_its_cards_explain_themselves(visitor: Visitor) -> None:
    player = at_grass(visitor)
    token = next(one for one in player.legal if one.startswith("discard"))
    player.makes(token)
    name = player._name(_kind(token.split()[1]))
    visitor.button("Look through the ashtray").first.click()
    sheet = visitor.page.get_by_role("dialog", name="Ashtray")
    sheet.get_by_role("button", name=re.compile(rf"\d+ × {re.escape(name)}")).click()
    expect(visitor.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()


def test_cards_of_a_grove_are_lifted_off_one_by_one(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    page = visitor.page
    layers = visitor.button("Look under the cards")
    expect(page.get_by_text("Card 2 of 9")).to_be_visible()
    expect(layers).to_have_count(0)
    for laid in (3, 4):
        page.keyboard.press("1")
        visitor.button("Lay it here").click()
        expect(page.get_by_text(f"Card {laid} of 9")).to_be_visible()
    layers.click()
    expect(page.locator("svg.board .gone")).to_have_count(1)
    page.keyboard.press("l")
    expect(page.locator("svg.board .gone")).to_have_count(2)
    page.keyboard.press("l")
    expect(page.locator("svg.board .gone")).to_have_count(0)
    page.keyboard.press("g")
    visitor.hears(r"^Card 4 of 9\. Score: \d+\. Dice left: orange \d")

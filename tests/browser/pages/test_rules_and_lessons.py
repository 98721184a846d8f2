"""Lessons at a real table; and names of cards in the rules, that fit on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from greentable.words.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.helpers.grass_player import GrassPlayer, Mouse
from tests.browser.helpers.visitor import Visitor

_CARDS = "[id^=card-] .card[data-code]"
_BADLY_SET = """(cards) => [...document.querySelectorAll(cards)].flatMap((card) => {
    const name = card.querySelector(".name");
    const text = name.firstChild, inside = card.getBoundingClientRect();
    const isGood = [...text.data.matchAll(/[^\\s-]+/g)].every(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box, ...more] = range.getClientRects();
        return !more.length && box.left > inside.left && box.right < inside.right;
    });
    return isGood ? [] : [text.data];
})"""
"""The names that are broken inside a word, or wider than their cards."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_fit_on_them(visit: Visit, language: str) -> None:
    page = visit(language=language, phone=True).page
    page.goto("/rules/grass")
    expect(page.locator("#card-SS .name")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.locator(_CARDS).count() == 27
    assert page.evaluate(_BADLY_SET, _CARDS) == []


def grove_hand(visitor: Visitor) -> Locator:
    hand = visitor.page.get_by_role("group", name=visitor.text("page-hand"))
    return hand.get_by_role("button")


def test_grove_is_learned_at_a_real_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/learn/grove")
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "welcome")
    visitor.button(visitor.text("pages-learn-next")).click()
    expect(step).to_have_attribute("data-step", "choose")
    grove_hand(visitor).first.click()
    expect(step).to_have_attribute("data-step", "place")
    visitor.button(visitor.text("page-grove-lay")).click()
    expect(step).to_have_attribute("data-step", "die")
    # Two quick taps on the one must not press the other.
    on, out = (
        visitor.button(visitor.text("pages-learn-next")),
        visitor.button(visitor.text("pages-learn-skip")),
    )
    before, at = on.bounding_box(), out.bounding_box()
    assert before is not None
    on.click()
    expect(on).to_have_count(0)
    after = out.bounding_box()
    assert after is not None
    assert at is not None
    assert after["x"] == at["x"] > before["x"] + before["width"]
    out.click()
    page.wait_for_url("**/t/*")
    expect(step).to_have_count(0)


@pytest.mark.slow
def test_the_coach_of_grove_hides_nothing_of_the_grove_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/learn/grove")
    visitor.button(visitor.text("pages-learn-next")).tap()
    grove_hand(visitor).first.tap()
    expect(visitor.page.locator("[data-step]")).to_have_attribute("data-step", "place")
    visitor.sees_nothing_move()
    coach = visitor.page.locator(".coach").bounding_box()
    assert coach is not None
    for shown in (".board .card", ".board .ghost"):
        box = visitor.page.locator(shown).first.bounding_box()
        assert box is not None
        assert box["y"] >= coach["y"] + coach["height"]


def test_grass_is_learned_by_making_a_move(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/learn/grass")
    step = page.locator("[data-step]")
    visitor.button(visitor.text("pages-learn-next")).click()
    visitor.button(visitor.text("pages-learn-next")).click()
    expect(step).to_have_attribute("data-step", "draw")
    page.reload()
    expect(step).to_have_attribute("data-step", "draw")
    player = GrassPlayer(visitor, Mouse())
    player.comes_to_play()
    visitor.hand.first.click()
    visitor.button(visitor.text("page-grass-offer-this")).click()
    # The coach does not lie over it.
    visitor.button(visitor.text("page-trade-call")).click(trial=True)
    page.keyboard.press("Escape")
    player.makes(next(token for token in player.legal if token.startswith("discard")))
    expect(step).not_to_have_attribute("data-step", "draw")

"""The rules at hand, and lessons at a real table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greentable.language import LANGUAGES
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_every_card_tells_what_it_does_by_an_edition(page: Page) -> None:
    page.goto("/rules/grass")
    fine = page.locator("#card-PF")
    expect(fine).to_contain_text("one Peddle of your stash that you choose")
    page.get_by_text("classic", exact=True).first.click()
    expect(fine).to_contain_text("the lowest Peddle of your stash")
    page.goto("/rules/grove")
    expect(page.get_by_role("heading", name="The squirrel")).to_be_visible()
    expect(page.get_by_text("Fruit Cocktail", exact=True)).to_be_visible()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_fit_on_them(visit: Visit, language: str) -> None:
    page = visit(language=language, phone=True).page
    page.goto("/rules/grass")
    expect(page.locator("#card-SS .name")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.locator(_CARDS).count() == 27
    assert page.evaluate(_BADLY_SET, _CARDS) == []


def test_a_new_table_leads_to_where_editions_differ(visit: Visit) -> None:
    page = visit(language="de").page
    page.goto("/new#bots")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Wo Tische sich unterscheiden").click()
    differences = opened.value.get_by_role("heading", name="Wo Tische sich unterscheiden")
    expect(differences).to_be_in_viewport()
    expect(opened.value.get_by_role("row").filter(has_text="grass.scoring.6")).to_contain_text(
        "250.000"
    )


def test_a_link_leads_to_a_rule_by_its_number(visit: Visit) -> None:
    page = visit(language="de").page
    page.goto("/rules/grass#grass.pay_fine.4")
    rule = page.locator('[id="grass.pay_fine.4"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("eine Handel-Karte zum Zahlen")
    expect(rule).to_contain_text("Entscheidung")
    page.get_by_label("Sprache").select_option("fr")
    expect(rule).to_contain_text("une carte Peddle pour payer")
    page.goto("/rules/grove")
    expect(page.locator('[id="grove.squirrel.2"]')).to_contain_text("la brouette aussi")


def test_grove_is_learned_at_a_real_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/learn/grove")
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "welcome")
    visitor.button("Go on").click()
    expect(step).to_have_attribute("data-step", "choose")
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    expect(step).to_have_attribute("data-step", "place")
    page.get_by_role("button", name="Lay it here").click()
    expect(step).to_have_attribute("data-step", "die")
    # Two quick taps on the one must not press the other.
    on, out = visitor.button("Go on"), visitor.button("Skip the lesson")
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


def test_the_coach_of_grove_hides_nothing_of_the_grove_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go("/learn/grove")
    visitor.button("Go on").tap()
    visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first.tap()
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
    visitor.button("Go on").click()
    visitor.button("Go on").click()
    expect(step).to_have_attribute("data-step", "draw")
    page.reload()
    expect(step).to_have_attribute("data-step", "draw")
    visitor.wait_for_turn()
    visitor.hand.first.click()
    visitor.button("Offer it …").click()
    visitor.button("Call it out").click(trial=True)  # the coach does not lie over it
    page.keyboard.press("Escape")
    visitor.hand.first.click()
    visitor.button("Discard").or_(visitor.bar.locator(".button.first")).first.click()
    expect(step).not_to_have_attribute("data-step", "draw")

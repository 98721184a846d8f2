"""The pages beside the tables: replays, puzzles, my games, score sheets, editor, rules, lessons."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greentable.language import LANGUAGES
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def ask(page: Page, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """What the server answers to this browser."""
    return page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "content-type": "application/json" };
            const sent = body === null ? {} : { body: JSON.stringify(body) };
            const answer = await fetch(path, { method, headers, ...sent });
            return answer.status === 204 ? null : answer.json();
        }""",
        [method, path, body],
    )


def finished(page: Page, game: str, **wish: Any) -> str:  # noqa: ANN401 - as the interface takes it
    """A game that bots have played to its end; its id."""
    page.goto("/")
    body = {"game": game, "pace": "instant", "nonce": "salt", **wish}
    room = ask(page, "POST", "/api/play", body)["room"]["id"]
    ask(page, "POST", f"/api/tables/{room}/leave", {"how": "hand_over"})
    for _ in range(600):  # two minutes: other tests may have the processor
        if ask(page, "GET", f"/api/tables/{room}")["status"] == "over":
            return str(room)
        time.sleep(0.2)
    message = "the bots do not come to an end"
    raise AssertionError(message)


# Replays


def test_a_finished_game_is_looked_at_again_step_by_step(page: Page) -> None:
    room = finished(page, "grass", seats=3, ruleset="2018 max_rounds=1")
    page.goto(f"/r/{room}")
    expect(page.get_by_role("region", name="All hands").locator(".hand")).to_have_count(3)
    first = int(page.get_by_role("slider").input_value())
    page.get_by_role("button", name="A step on").click()
    expect(page).to_have_url(re.compile(rf"#{first + 1}$"))
    told = page.locator(".news")
    expect(told).not_to_be_empty()
    page.keyboard.press("End")
    expect(page.locator(".count table")).to_be_visible()
    page.get_by_label("Go to", exact=False).first.select_option("MO")
    expect(told).to_contain_text(re.compile("opens the market|Market Open"))


def test_a_replay_is_seen_as_a_seat_saw_it_and_by_its_link(page: Page) -> None:
    room = finished(page, "grass", seats=2, ruleset="2018 max_rounds=1")
    page.goto(f"/r/{room}#16")
    expect(page.get_by_role("slider")).to_have_value("16")
    page.get_by_label("Seen by").select_option("2")
    expect(page.get_by_role("toolbar", name="Your hand").get_by_role("button")).not_to_have_count(0)
    expect(page.get_by_role("region", name="All hands")).to_have_count(0)


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_the_browser_finds_out_by_itself_that_the_deal_was_fair(page: Page, game: str) -> None:
    ruleset = {"ruleset": "2018 max_rounds=1", "seats": 2} if game == "grass" else {}
    room = finished(page, game, **ruleset)
    page.goto(f"/r/{room}")
    page.get_by_role("button", name="Dealt fairly?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Yes: the cards came as the seeds say.")
    expect(sheet).to_contain_text("1 of 1 seeds have the hash that was shown before the deal.")
    expect(sheet).to_contain_text("The server says:")


# Puzzles


def test_todays_grove_is_played_once_and_shared(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/daily")
    plain = page.locator("[data-puzzle=plain]")
    field = page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill("Robin")
    plain.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/*")
    room = page.url.rsplit("/", 1)[1]
    lay_all(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button("Share").click()
    expect(visitor.button("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith("Greentable · Daily Grove")
    assert room not in shared  # today nobody is shown how
    page.goto("/daily")
    expect(plain).to_contain_text(re.compile(r"You have -?\d+ points\."))
    expect(plain.locator("li.you")).to_contain_text("Robin")
    expect(plain.get_by_role("button", name="Play it")).to_have_count(0)
    plain.get_by_role("button", name="Share").click()
    expect(plain.locator("pre")).to_contain_text("Greentable · Daily Grove")
    expect(plain.get_by_role("link", name="My game")).to_have_attribute("href", f"/r/{room}")
    expect(page.locator("[data-puzzle=recipes]")).to_be_visible()


def test_a_day_without_puzzles_shows_none_and_leads_to_todays(visitor: Visitor) -> None:
    visitor.go("/daily")
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(2)
    visitor.go("/daily#2020-02-02")
    visitor.sees("There is nothing here, or it is not yours.")
    visitor.forgive("404")
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(0)
    visitor.page.get_by_role("link", name=visitor.text("pages-daily-today")).click()
    expect(visitor.page.locator("[data-puzzle]")).to_have_count(2)


def lay_all(page: Page) -> None:
    """Lay a card wherever it may lie, until the harvest is counted."""
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    over = page.get_by_role("dialog")
    for _ in range(9):
        expect(card.or_(over).first).to_be_visible()
        if over.count():
            return
        before = page.locator(".facts").inner_text()
        card.click()
        page.get_by_role("button", name="Lay it here").click()
        page.wait_for_function(
            """before => document.querySelector('.facts')?.innerText !== before
                || document.querySelector('[role=dialog]')""",
            arg=before,
        )
    expect(over).to_be_visible()


def test_a_replay_on_a_phone_that_lies_on_its_side_leaves_most_to_the_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    room = finished(visitor.page, "grove", seats=2)
    visitor.go(f"/r/{room}")
    board = visitor.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] > 240
    expect(visitor.page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(visitor.button("A step on")).to_be_in_viewport(ratio=1)


# One's own


def test_my_games_say_whose_move_it_is_and_lead_to_replays(page: Page) -> None:
    over = finished(page, "grove")
    going_on = ask(page, "POST", "/api/play", {"game": "grove"})["room"]["id"]
    page.goto("/games")
    mine = page.locator(f'a[href="/t/{going_on}"]')
    expect(mine).to_contain_text("your move")
    expect(page.locator(f'a[href="/r/{over}"]')).to_contain_text("Replay")
    page.goto("/")
    expect(page.locator(f'a[href="/t/{going_on}"]')).to_contain_text("your move")
    page.goto("/games")
    expect(page.get_by_role("heading", name="How you do")).to_be_visible()
    expect(page.locator("tbody th").first).to_contain_text("Grove")


def test_what_one_has_played_fits_on_the_smallest_phone(visit: Visit) -> None:
    dutch = visit(language="nl", phone=True).page
    dutch.set_viewport_size({"width": 320, "height": 700})
    finished(dutch, "grove")
    finished(dutch, "grass", ruleset="2018 max_rounds=1")
    dutch.goto("/games")
    table = dutch.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(5)
    box, around = table.bounding_box(), table.locator("..").bounding_box()
    assert box is not None
    assert around is not None
    assert box["width"] <= around["width"]


def test_a_finished_game_is_played_again_by_one_tap(page: Page) -> None:
    page.goto("/")
    over = ask(page, "POST", "/api/play", {"game": "grove"})["room"]["id"]
    page.goto(f"/t/{over}")
    lay_all(page)
    page.goto("/games")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/t/(?!{over})[\w-]+$"))
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(2)


def test_a_passphrase_carries_games_to_another_browser(visit: Visit) -> None:
    phone, desk = visit(phone=True), visit()
    finished(phone.page, "grove")
    phone.go("/games")
    handle = f"ann {time.time_ns()}"
    phone.page.get_by_label("Name to sign in with").fill(handle)
    phone.page.get_by_label("Passphrase").fill("a hedgehog eats green lemons")
    phone.button("Keep my games").click()
    expect(phone.page.get_by_text(f"You are {handle}.")).to_be_visible()
    desk.go("/games")
    desk.button("Sign in").click()
    desk.page.get_by_label("Name to sign in with").fill(handle)
    desk.page.get_by_label("Passphrase").fill("a hedgehog eats green lemons")
    desk.button("Sign in").click()
    expect(desk.page.get_by_role("link", name="Replay")).to_have_count(1)


def test_a_token_is_shown_once_and_taken_back(visitor: Visitor) -> None:
    visitor.go("/")
    ask(visitor.page, "POST", "/api/me")
    visitor.go("/games")
    visitor.page.get_by_label("What it is for").fill("my bot")
    visitor.button("Make a token").click()
    expect(visitor.page.locator("code")).not_to_be_empty()
    visitor.page.reload()
    expect(visitor.page.get_by_text("my bot")).to_be_visible()
    expect(visitor.page.locator("code")).to_have_count(0)
    visitor.button("Take it back").click()
    expect(visitor.page.get_by_text("my bot")).to_have_count(0)


def test_somebody_saves_their_data_and_is_forgotten(visitor: Visitor) -> None:
    page = visitor.page
    finished(page, "grove")
    page.goto("/games")
    with page.expect_download() as download:
        visitor.button("Save my data").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["games"]) == 1
    visitor.button("Delete me").click()
    visitor.button("Yes, delete me").click()
    page.wait_for_url("**/")
    page.goto("/games")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


# Score sheets


def test_a_round_of_printed_cards_is_counted_as_it_is_put_in(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score/grass")
    visitor.button("Add Panama").click()
    page.get_by_role("button", name="Player 2: Hand").click()
    visitor.button("Add Sold Out").click()
    row = page.get_by_role("row", name=re.compile("^Total"))
    expect(row).to_contain_text("$75,000")
    expect(page.get_by_role("row", name=re.compile("^Fines"))).to_contain_text("−$25,000")
    page.reload()
    expect(row).to_contain_text("$75,000")
    visitor.button("Count this round and begin the next").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(page.locator(".who").first).to_contain_text("$75,000")
    for _ in range(6):
        visitor.button("Add Panama").click()
    expect(page.get_by_role("alert")).to_contain_text("Panama")
    # Browsers log what a server refuses.
    assert len(visitor.trouble) == 1
    assert "422" in visitor.trouble.pop()


def test_a_grove_of_printed_cards_is_counted_by_keys(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score/grove")
    page.get_by_role("radio", name="5").focus()
    page.keyboard.press("Space")
    page.locator('[data-cell="2,2"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^Harvest"))).to_contain_text("10")
    expect(page.locator('[data-cell="3,2"]')).to_have_accessible_name(
        "Column 4, row 3: orange tree with one fruit under the orange die (5)"
    )
    page.get_by_label("Recipe 1").select_option("4")
    page.get_by_label("Recipe 2").select_option("6")
    expect(page.get_by_text(re.compile("Missed by"))).to_be_visible()


# The editor


def test_a_deck_is_drawn_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/edit")
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.locator('[data-cell="1/1"]').click()
    expect(page.get_by_text("no glade")).to_be_visible()
    expect(visitor.button("Play with this deck")).to_be_disabled()
    page.locator('[data-cell="1/1"]').press("Enter")
    for _ in range(5):
        page.locator('[data-cell="1/1"]').click()
    page.locator('[data-cell="1/2"]').click()
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    with page.expect_download() as download:
        visitor.button("Save as file").click()
    assert " 1  -- G2 Y2 / O2 Y1 Y1" in download.value.path().read_text(encoding="utf-8")
    visitor.button("Play with this deck").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Choose a card, then a place.")).to_be_visible()


def test_a_recipe_is_put_together_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/edit")
    page.get_by_text("Recipes", exact=True).click()
    expect(page.get_by_text("These recipes can be played.")).to_be_visible()
    first = page.locator("[data-recipe='1']")
    first.get_by_role("button").first.click()
    first.get_by_label("Name").fill("Lemon Row")
    first.get_by_label("What is counted").select_option("line")
    first.get_by_role("button", name="lemon", exact=True).click()
    first.get_by_label("At least", exact=True).fill("4")
    first.get_by_label("Worth").fill("0")
    expect(first.locator(".said")).to_contain_text("worth")
    expect(visitor.button("Play with these recipes")).to_be_disabled()
    first.get_by_label("Worth").fill("31")
    expect(first.locator(".said")).to_contain_text("lemon")
    with page.expect_download() as download:
        visitor.button("Save as file").click()
    file = download.value.path().read_text(encoding="utf-8")
    assert 'name = "Lemon Row"' in file
    assert 'count = "line"\nfruit = "lemon"\nleast = 4' in file
    visitor.button("Play with these recipes").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Choose a card, then a place.")).to_be_visible()


def test_what_was_changed_last_is_played_and_told_at_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/edit")
    page.get_by_text("Recipes", exact=True).click()
    expect(page.get_by_text("These recipes can be played.")).to_be_visible()
    first = page.locator("[data-recipe='1']")
    first.get_by_role("button").first.click()
    first.get_by_label("Worth").fill("41")
    visitor.button("Play with these recipes").click()
    page.wait_for_url("**/t/*")
    recipes = page.locator(".recipe")
    expect(recipes).to_have_count(2)
    for recipe in recipes.all():
        expect(recipe).to_contain_text(re.compile(r"\w.*: .*\. "))
        expect(recipe.locator("b")).not_to_have_text(re.compile(r"^Recipe \d+$"))
    assert "book=" in ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["ruleset"]


# Rules and lessons


def test_every_card_tells_what_it_does_by_an_edition(page: Page) -> None:
    page.goto("/rules/grass")
    fine = page.locator("#card-PF")
    expect(fine).to_contain_text("one Peddle of your stash that you choose")
    page.get_by_text("classic", exact=True).first.click()
    expect(fine).to_contain_text("the lowest Peddle of your stash")
    page.goto("/rules/grove")
    expect(page.get_by_role("heading", name="The squirrel")).to_be_visible()
    expect(page.get_by_text("Fruit Cocktail", exact=True)).to_be_visible()


_BADLY_SET = """() => [...document.querySelectorAll("[id^=card-] .card[data-code]")].flatMap((card) => {
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
    assert page.locator("[id^=card-] .card[data-code]").count() == 27
    assert page.evaluate(_BADLY_SET) == []


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

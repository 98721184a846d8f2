"""Games of Grove in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def knows_what_comes_of_it(visitor: Visitor) -> None:
    """Until the page says what the chosen card would do where it is."""
    expect(visitor.page.locator(".controls .about")).to_contain_text("→")


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_whole_grove_is_laid_by_clicks(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".grove").get_by_role("button", name="Play now").click()
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        hand.first.click()
        visitor.button("Turn right").click()
        visitor.button("Lay it here").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible(timeout=15_000)
    expect(dialog.get_by_text("Harvest").first).to_be_visible()
    score = visitor.page.locator(".score b").inner_text()
    expect(dialog.locator(".harvest")).to_contain_text(score)
    title = dialog.locator(".title").inner_text()
    assert title in {visitor.text(f"grove-band-{band}") for band in range(6)}
    visitor.page.reload()
    expect(dialog.locator(".title")).to_have_text(title, timeout=15_000)
    expect(dialog.get_by_role("row").last).to_contain_text(score)
    visitor.button("Share").click()
    expect(visitor.button("Copied")).to_be_visible()
    visitor.button("Play the other nine cards").click()
    expect(visitor.page.get_by_text("Card 2 of 9")).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("game", ["house", "house recipes"])
def test_a_grove_is_laid_by_keys_alone(visitor: Visitor, game: str) -> None:
    room = visitor.open_table(game="grove", ruleset=game, seats=1, start=True)
    visitor.go(f"/t/{room}")
    for laid in range(2, 10):
        expect(visitor.page.get_by_text(f"Card {laid} of 9")).to_be_visible(timeout=15_000)
        visitor.page.keyboard.press("1")
        knows_what_comes_of_it(visitor)
        visitor.page.keyboard.press("]")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible(timeout=15_000)


def test_a_grove_is_laid_by_tab_and_enter_and_the_focus_stays_in_the_hand(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(2)
    hand.nth(1).focus()
    for laid in range(3, 6):
        visitor.page.keyboard.press("Enter")
        expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
        knows_what_comes_of_it(visitor)
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
        visitor.sees(f"Card {laid} of 9")
        expect(hand.nth(1)).to_be_focused()


def test_a_card_is_dragged_to_its_place_and_then_to_another(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    card = visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first
    board, ghost = visitor.page.locator("svg.board"), visitor.page.locator(".ghost rect").first
    expect(card).to_be_enabled(timeout=15_000)
    mouse, (x, y) = visitor.page.mouse, middle_of(board)
    mouse.move(*middle_of(card))
    mouse.down()
    mouse.move(x - 150, y - 90, steps=6)
    expect(ghost).to_be_visible()
    mouse.up()
    # Before it is known which places take the squirrel, the card may have to leave one of them.
    knows_what_comes_of_it(visitor)
    visitor.sees_nothing_move()
    mouse.move(*middle_of(ghost))
    mouse.down()
    other = middle_of(visitor.page.locator(".spot").last)
    mouse.move(*other, steps=6)
    mouse.up()
    visitor.sees_nothing_move()
    assert middle_of(ghost) == pytest.approx(other, abs=2)
    expect(visitor.page.get_by_text("Card 2 of 9")).to_be_visible()
    visitor.button("Lay it here").click()
    expect(visitor.page.get_by_text("Card 3 of 9")).to_be_visible(timeout=15_000)


def test_a_click_puts_the_card_the_wheel_turns_it_and_another_click_lays_it(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(2)
    kept = hand.nth(1).get_attribute("aria-label")
    hand.first.click()
    ghost, page = visitor.page.locator(".ghost rect").first, visitor.page
    page.mouse.move(*middle_of(page.locator(".spot").last))
    upright = ghost.get_attribute("width")
    page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("width", str(upright))
    page.mouse.click(*middle_of(ghost))
    visitor.sees_nothing_move()
    put = ghost.bounding_box()
    # It stays while the mouse goes on, as far as the button in the panel.
    page.mouse.move(900, 300, steps=5)
    assert ghost.bounding_box() == put
    visitor.sees("Card 2 of 9")
    page.mouse.click(*middle_of(ghost))
    visitor.sees("Card 3 of 9")
    # What is drawn takes the place of what was laid; the other card stays where it was.
    expect(hand.nth(1)).to_have_attribute("aria-label", str(kept))


def test_a_card_comes_upright_amid_its_places_whichever_was_laid_before(visit: Visit) -> None:
    visitor = visit(phone=True)
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    ghost = visitor.page.locator(".ghost rect").first
    seen = visitor.page.locator("svg.board").get_attribute("viewBox")
    for laid in range(2, 6):
        visitor.sees(f"Card {laid} of 9")
        hand.first.tap()
        knows_what_comes_of_it(visitor)
        box = ghost.bounding_box()
        assert box is not None
        assert box["width"] > box["height"]
        if laid == 2:  # what is in sight stays where it is: a finger is on its way
            expect(visitor.page.locator("svg.board")).to_have_attribute("viewBox", str(seen))
        visitor.button("Turn right").tap()
        visitor.button("Lay it here").tap()


def test_a_shared_device_stays_with_whoever_has_it_and_the_winner_is_named(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(
        game="grove", ruleset="house", seats=2, people=["Ann", "Ben"], start=True
    )
    visitor.go(f"/t/{room}")
    curtain = visitor.page.locator(".curtain button")
    status, over = visitor.page.locator(".status"), visitor.page.get_by_role("dialog")
    passed = 0
    while True:
        expect(curtain.or_(status).or_(over).first).to_be_visible()
        if over.count():
            break
        if curtain.count():
            curtain.click()
            passed += 1
        expect(status).to_be_visible()
        visitor.page.keyboard.press("1")
        # Also where the server has to be asked twice: it explains one position a second.
        knows_what_comes_of_it(visitor)
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator(".controls .about")).to_have_count(0)
    assert passed == 9  # not at the beginning of a round, but of the first
    heading = visitor.page.get_by_role("dialog").get_by_role("heading").first
    expect(heading).to_have_text(re.compile("Ann|Ben"))


def test_where_a_card_cannot_lie_the_page_says_why_and_leads_to_the_rule(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    board = visitor.page.locator("svg.board").bounding_box()
    assert board is not None
    visitor.page.mouse.click(board["x"] + 60, board["y"] + board["height"] - 60)
    alert = visitor.page.get_by_role("alert").filter(has_text="must cover at least one cell")
    expect(alert).to_be_visible()
    link = alert.get_by_role("link", name="Read the rule")
    expect(link).to_have_attribute("href", "/rules/grove#grove.placement.2")
    visitor.page.keyboard.press("]")
    expect(alert).to_have_count(0)


def test_cards_and_the_grove_can_be_listened_to(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand.first).to_have_attribute(
        "aria-label",
        re.compile(r"^Card \d+: ((\w+ tree with (one fruit|two fruits)|glade)[,;]? ?){6}$"),
    )
    heard = visitor.page.get_by_role("table", name="Grove of")
    expect(heard.get_by_role("cell").filter(has_text=re.compile("tree|glade"))).to_have_count(6)
    visitor.page.keyboard.press("1")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        visitor.page.keyboard.press(key)
    visitor.hears(r"Placement \d+ of \d+: at -?\d+,-?\d+, .*turned.*, over .*(tree|glade)")
    knows_what_comes_of_it(visitor)
    visitor.page.keyboard.press("Enter")
    visitor.sees("Card 3 of 9")
    cells = heard.get_by_role("cell").filter(has_text=re.compile("tree|glade"))
    assert cells.count() > 6


def test_what_somebody_is_about_to_lay_stays_while_others_choose(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(), visit()
    room = ann.open_table(game="grove", ruleset="house", seats=2)
    for visitor in (ann, ben):
        visitor.go(f"/t/{room}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.button("Sit down").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible(timeout=15_000)
    ann.button("Start").click()
    for visitor in (ann, ben):
        visitor.page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    ben.button("Lay it here").click()
    expect(ann.page.locator(".others").get_by_text("has chosen")).to_be_visible(timeout=15_000)
    expect(ann.button("Lay it here")).to_be_visible()
    ann.button("Grove of Ben").click()
    expect(ann.page.get_by_role("img", name="Grove of Ben")).to_be_visible()
    ann.button("Back").click()
    ann.button("Lay it here").click()
    expect(ann.page.get_by_text("Card 3 of 9")).to_be_visible(timeout=15_000)


def test_a_card_chosen_by_its_number_is_laid_by_enter_wherever_the_focus_was(
    visitor: Visitor,
) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    hand.first.click()
    kept = hand.first.get_attribute("aria-label")
    visitor.page.keyboard.press("2")
    expect(hand.nth(1)).to_be_focused()
    knows_what_comes_of_it(visitor)
    visitor.page.keyboard.press("Enter")
    visitor.sees("Card 3 of 9")
    expect(hand.first).to_have_attribute("aria-label", str(kept))


def test_keys_look_around_and_bring_everything_into_sight_again(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    board = visitor.page.locator("svg.board")
    visitor.sees("Choose a card")
    visitor.sees_nothing_move()
    whole = str(board.get_attribute("viewBox"))
    visitor.page.keyboard.press("ArrowLeft")
    expect(board).not_to_have_attribute("viewBox", whole)
    visitor.page.keyboard.press("+")
    visitor.page.keyboard.press("t")
    expect(board).to_have_attribute("viewBox", whole)


def test_the_hand_is_read_out_by_a_key(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").get_by_role("button")
    visitor.sees("Choose a card")
    cards = [str(card.get_attribute("aria-label")) for card in hand.all()]
    visitor.page.keyboard.press("y")
    visitor.hears("[.] ".join(cards))


def test_left_handed_people_have_the_cards_at_the_left(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_role("group", name="Side of the buttons").get_by_text("left").click()
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    hand = visitor.page.get_by_role("group", name="Your hand").bounding_box()
    board = visitor.page.locator("svg.board").bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["x"] + hand["width"] <= board["x"]

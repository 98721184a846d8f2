"""Games of Grove in a real browser: by clicks, keys, drags and touches, alone and with others."""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers.grove_player import Fingers, GrovePlayer, deck_of_lemons, middle_of
from tests.browser.helpers.visitor import Visitor, press_key

_CELL = 64  # units of the drawing


def test_a_whole_grove_is_laid_by_clicks_counted_and_shared(visitor: Visitor) -> None:
    page, player = visitor.page, GrovePlayer(visitor)
    visitor.go("/")
    now = visitor.text("page-play-now")
    page.locator(".grove").get_by_role("button", name=now).click()
    for card in range(2, 10):
        player.lays(card)
    player.has_laid_all()
    score, harvest = player.grove["score"], player.grove["harvest"]
    expect(player.end.locator(".harvest b")).to_have_text(str(score))
    title = player.end.locator(".title").inner_text()
    assert title in {visitor.text(f"grove-band-{band}") for band in range(6)}
    page.reload()
    expect(player.end.locator(".title")).to_have_text(title)
    expect(player.end.get_by_role("row").last).to_contain_text(str(score))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button(visitor.text("pages-daily-share")).click()
    expect(visitor.button(visitor.text("page-copied"))).to_be_visible()
    said, picture, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert said == visitor.text(
        "page-grove-share-text",
        score=score,
        oranges=harvest["orange"],
        lemons=harvest["lemon"],
        limes=harvest["lime"],
        squirrel=player.grove["squirrel_cost"],
    )
    assert set(picture) <= set("🟠🟡🟢🧺🛒🐿️")
    assert "/r/" in link
    visitor.button(visitor.text("page-grove-other-half")).click()
    player.is_to_lay(2)


def test_a_challenge_is_laid_by_keys_alone_and_the_focus_stays_in_the_hand(
    visitor: Visitor,
) -> None:
    press, player = functools.partial(press_key, visitor.page), GrovePlayer(visitor)
    player.sits_down_alone("house recipes")
    for card in range(2, 10):
        player.is_to_lay(card)
        # By Tab and Enter first; then by their numbers, wherever the focus is.
        if card < 5:
            if card == 2:
                player.hand.nth(1).focus()
            press("Enter")
            expect(player.hand.nth(1)).to_have_attribute("aria-pressed", "true")
        else:
            press("1")
        player.knows_what_comes_of_it()
        press("ArrowRight" if card < 5 else "]")
        press("Enter")
        if card < 5:
            player.is_to_lay(card + 1)
            expect(player.hand.nth(1)).to_be_focused()
    expect(player.end).to_be_visible()
    expect(player.end.locator(".line")).to_have_count(1)


def test_a_card_is_dragged_by_a_mouse_and_turned_by_its_wheel(visitor: Visitor) -> None:
    page, player = visitor.page, GrovePlayer(visitor)
    ghost = player.ghost
    player.sits_down_alone(deck_of_lemons())
    mouse, (x, y) = page.mouse, middle_of(player.board)
    mouse.move(*middle_of(player.hand.first))
    mouse.down()
    mouse.move(x - 150, y - 90, steps=6)
    expect(ghost).to_be_visible()
    mouse.up()
    # Before it is known which places take the squirrel, the card may have to leave one of them.
    player.knows_what_comes_of_it()
    visitor.sees_nothing_move()
    mouse.move(*middle_of(ghost))
    mouse.down()
    other = middle_of(page.locator(".spot").last)
    mouse.move(*other, steps=6)
    mouse.up()
    visitor.sees_nothing_move()
    assert middle_of(ghost) == pytest.approx(other, abs=2)
    player.is_to_lay(2)
    player.lay.click()
    player.is_to_lay(3)

    player.chooses()
    visitor.sees_nothing_move()
    mouse.move(*middle_of(page.locator(".spot").last))
    upright = str(ghost.get_attribute("width"))
    mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("width", upright)
    visitor.sees_nothing_move()
    mouse.click(*middle_of(ghost))
    visitor.sees_nothing_move()
    put = ghost.bounding_box()
    # It stays while the mouse goes on, as far as the button in the panel.
    mouse.move(900, 300, steps=5)
    assert ghost.bounding_box() == put
    player.is_to_lay(3)
    mouse.click(*middle_of(ghost))
    player.is_to_lay(4)


def test_a_challenge_is_laid_by_fingers_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    player, fingers = GrovePlayer(visitor, has_touch=True), Fingers(visitor)
    player.sits_down_alone(f"{deck_of_lemons()} recipes")
    recipes = visitor.page.locator(".recipe")
    names = [visitor.text(f"grove-recipe-house-{one['recipe']}") for one in player.table["recipes"]]
    expect(recipes.locator("b")).to_have_text(names)
    visitor.sees_nothing_move()
    seen = str(player.board.get_attribute("viewBox"))
    player.chooses()
    # Cells in sight stay where they are: a finger is on its way.
    expect(player.board).to_have_attribute("viewBox", seen)
    for recipe in recipes.all():
        expect(recipe).to_be_in_viewport(ratio=1)
    player.hand.first.tap()  # back into the hand
    for card in range(2, 8):
        player.lays(card)
    player.is_to_lay(8)
    player.chooses()
    across, upright = (str(3 * _CELL), str(2 * _CELL)), (str(2 * _CELL), str(3 * _CELL))
    for wide, high in (across, upright, across):
        expect(player.ghost).to_have_attribute("width", wide)
        expect(player.ghost).to_have_attribute("height", high)
        fingers.twist(middle_of(player.board), 90)
    player.lay.click()
    player.is_to_lay(9)
    fingers.drag(middle_of(player.hand.first), middle_of(player.board))
    player.knows_what_comes_of_it()
    # As it is seen in the hand, not as the last one was turned.
    expect(player.ghost).to_have_attribute("width", str(3 * _CELL))
    player.lay.click()
    expect(player.end).to_be_visible()
    player.has_laid_all()


@pytest.mark.slow
def test_a_shared_device_stays_with_whoever_has_it_and_the_winner_is_named(
    visitor: Visitor,
) -> None:
    player = GrovePlayer(visitor)
    room = visitor.open_table(
        game="grove", ruleset="house", seats=2, people=["Ann", "Ben"], start=True
    )
    visitor.go(f"/t/{room}")
    curtain, status = visitor.page.locator(".curtain button"), visitor.page.locator(".status")
    passed = 0
    while True:
        expect(curtain.or_(status).or_(player.end).first).to_be_visible()
        if player.end.count():
            break
        if curtain.count():
            curtain.click()
            passed += 1
        expect(status).to_be_visible()
        press_key(visitor.page, "1")
        player.knows_what_comes_of_it()
        press_key(visitor.page, "Enter")
        expect(player.lay).to_have_count(0)
    assert passed == 9  # not at the beginning of a round, but of the first
    expect(player.end.get_by_role("heading").first).to_have_text(re.compile("Ann|Ben"))


def test_two_people_lay_at_once_and_see_each_others_groves(visit: Visit) -> None:
    ann, ben = visit(), visit(language="fr", phone=True)
    room = ann.open_table(game="grove", ruleset="house", seats=2, settings={"clock": "none"})
    ann.go(f"/t/{room}")
    ben.sits_down(room, "Ben")
    ann.sees("Ben")
    ann.button(ann.text("page-start")).click()
    one, other = GrovePlayer(ann), GrovePlayer(ben, has_touch=True)
    for card in range(2, 4):
        for player in (one, other):
            player.is_to_lay(card)
            player.chooses()
        one.lay.click()
        ann.sees(ann.text("grove-status-chosen", who="Ben"))
        # Ben's placement in the making stays while others choose.
        expect(ben.page.locator(".others .ready")).to_be_visible()
        other.lay.tap()
        one.is_to_lay(card + 1)
        other.is_to_lay(card + 1)
    his = ann.button(ann.text("page-grove-grove-of", name="Ben"))
    expect(his).to_contain_text(str(other.grove["score"]))

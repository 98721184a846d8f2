"""Two people at one device, advice at the table, and a game gone through again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greentable import grass
from greentable.words.messages import Argument, Seat, say
from tests.browser.helpers.grass_player import GrassPlayer, Mouse
from tests.browser.helpers.grass_tables import is_in_turn_at, sits_at
from tests.browser.helpers.visitor import Visitor

SHORT = "2018 max_rounds=1 deck=MO:8,HG:8,CO:6,PA:2"
"""A round of few turns."""


def test_two_people_at_one_device_never_see_each_others_cards(visitor: Visitor) -> None:
    names = ["Ann", "Ben"]
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.text("page-one-device")).click()
    visitor.page.get_by_label(visitor.text("page-your-name")).fill(names[0])
    visitor.page.get_by_label(visitor.text("page-name-at-seat", number=2)).fill(names[1])
    visitor.button(visitor.text("page-begin")).click()
    curtain = visitor.page.locator(".curtain h1")
    passed_to = [visitor.text("page-pass-device", name=name) for name in names]
    expect(curtain).to_have_text(re.compile("|".join(map(re.escape, passed_to))))
    assert visitor.page.locator("[data-card]").count() == 0
    first = passed_to.index(curtain.inner_text())
    second = 1 - first
    visitor.button(visitor.text("page-pass-device-ready", name=names[first])).click()
    expect(visitor.hand).to_have_count(7)
    GrassPlayer(visitor, Mouse()).chooses(str(visitor.cards[0]))
    visitor.button(visitor.text("page-grass-discard")).click()
    visitor.button(visitor.text("page-grass-end-turn")).click()
    expect(curtain).to_have_text(passed_to[second])
    assert visitor.page.locator("[data-card]").count() == 0

    def told(key: str, seat: int, **more: Argument) -> str:
        return visitor.words.text(say(f"grass-event-{key}", who=Seat(seat + 1), **more), names)

    # While the device is passed on, nobody hears what the next player has drawn.
    secrets = [told("drew", second, card=grass.card_said(kind)) for kind in grass.Kind]
    assert not [said for said in visitor.heard if any(secret in said for secret in secrets)]
    visitor.button(visitor.text("page-pass-device-ready", name=names[second])).click()
    log = visitor.page.get_by_role("list", name=visitor.text("page-log"))
    expect(log).to_contain_text(told("dealt-hidden", first, count=6))
    expect(log).not_to_contain_text(told("dealt-hidden", second, count=6))


def test_a_hint_says_what_to_do_why_and_what_else_and_is_played_by_a_click(
    visitor: Visitor,
) -> None:
    is_in_turn_at(visitor, SHORT)
    visitor.button(visitor.text("page-hint")).click()
    hint = visitor.page.get_by_role("complementary", name=visitor.text("page-hint"))
    choices = hint.get_by_role("listitem")
    expect(choices.first).to_be_visible()
    assert choices.count() > 1
    expect(choices.first).to_contain_text("%")
    chance = re.split(r"\d+", visitor.text("grass-advice-chance", percent=50))[0]
    expect(hint.locator("[aria-live=polite]")).to_contain_text(chance)
    expect(hint).to_contain_text(visitor.text("page-hint-helped"))
    choices.first.get_by_role("button").click()
    visitor.until(lambda: bool(visitor.answers), "an answer")
    assert visitor.answers[-1]["type"] == "ack"
    expect(hint).to_have_count(0)


@pytest.mark.slow
def test_a_finished_game_is_gone_through_again(visitor: Visitor) -> None:
    sits_at(visitor, SHORT).plays_to_the_end()
    look = visitor.text("page-review")
    visitor.button(look).click()
    review = visitor.page.get_by_role("region", name=look)
    summed_up = re.escape(visitor.text("page-review-sum", good=77, decisions=99))
    pattern = re.compile(summed_up.replace("77", r"\d+").replace("99", r"\d+"))
    expect(review).to_contain_text(pattern)

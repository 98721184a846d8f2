"""Whole games of Grove with everything in them: turned cards, the squirrel, recipes, a rival."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


class GrovePlayer:
    """A visitor who lays cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    @property
    def table(self) -> dict[str, Any]:
        views = self.visitor.views
        return dict(views[max(views)]["view"]["table"]) if views else {}

    @property
    def grove(self) -> dict[str, Any]:
        return dict(self.table["seats"][max(self.visitor.views) - 1]["grove"])

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["phase"] == "over"

    @property
    def hand(self) -> Locator:
        name = self.visitor.text("page-hand")
        return self.visitor.page.get_by_role("group", name=name).get_by_role("button")

    @property
    def squirrel(self) -> Locator:
        return self.visitor.button(self.visitor.text("page-grove-squirrel"))

    def chooses_a_card(self) -> None:
        self.hand.first.click()
        expect(self.hand.first).to_have_attribute("aria-pressed", "true")

    def lays_it(self) -> None:
        """Lay the card where it is shown, and see it lie."""
        laid = len(self.grove["cards"])
        self.visitor.button(self.visitor.text("page-grove-lay")).click()
        self.visitor.until(lambda: len(self.grove["cards"]) > laid, "the card to lie")

    def waits_to_lay(self) -> None:
        self.visitor.until(lambda: self.is_over or self._may_lay(), "a card to lay")

    def _may_lay(self) -> bool:
        views = self.visitor.views
        return bool(views) and bool(views[max(views)]["view"]["own"]["legal"])


def turns_and_lays_with_the_squirrel(player: GrovePlayer) -> None:
    """The whole grove; the squirrel sits down as soon as it has a place."""
    while True:
        player.waits_to_lay()
        if player.is_over:
            return
        player.chooses_a_card()
        player.visitor.button(player.visitor.text("page-grove-rotate-right")).click()
        if player.grove["squirrel"] is None and player.squirrel.is_visible():
            player.squirrel.click()
            expect(player.squirrel).to_have_attribute("aria-pressed", "true")
            player.lays_it()
            assert player.grove["squirrel"] is not None
        else:
            player.lays_it()


@pytest.mark.parametrize("phone", [False, True], ids=["at a desk", "on a phone"])
def test_a_challenge_is_played_with_turned_cards_the_squirrel_and_recipes(
    visit: Visit, phone: bool
) -> None:
    visitor = visit(phone=phone)
    room = visitor.open_table(game="grove", ruleset="house recipes", seats=1, start=True)
    visitor.go(f"/t/{room}")
    player = GrovePlayer(visitor)
    player.waits_to_lay()
    for recipe in player.table["recipes"]:
        visitor.sees(visitor.text(f"grove-recipe-house-{recipe['recipe']}"))
    turns_and_lays_with_the_squirrel(player)
    assert len(player.grove["cards"]) == 9
    assert {card["rotation"] for card in player.grove["cards"]} > {0}
    assert player.grove["squirrel"] is not None
    end = visitor.page.get_by_role("dialog", name="Harvest")
    expect(end.get_by_role("row", name=re.compile("^Squirrel"))).to_be_visible()
    expect(end.get_by_role("row").last).to_contain_text(str(player.grove["score"]))
    expect(end).to_contain_text(f"the target of {player.table['target']}")


def test_the_place_of_a_card_and_what_it_brings_are_read_out(visitor: Visitor) -> None:
    room = visitor.open_table(game="grove", ruleset="house", seats=1, start=True)
    visitor.go(f"/t/{room}")
    player = GrovePlayer(visitor)
    player.waits_to_lay()
    player.chooses_a_card()
    visitor.hears(r"Placement \d+ of \d+: at .*, over .*\. .*→")
    now, places = visitor.page.locator(".steps .figure").inner_text().split("/")
    visitor.page.keyboard.press("]")
    visitor.hears(rf"Placement {int(now) % int(places) + 1} of {places}: at .*, over .*\. .*→")
    player.lays_it()
    visitor.hears(r"Score\s*-?\d")


def test_two_people_lay_at_once_and_see_each_others_groves(visit: Visit) -> None:
    ann, ben = visit(), visit(language="fr", phone=True)
    room = ann.open_table(game="grove", ruleset="house", seats=2, settings={"clock": "none"})
    ann.go(f"/t/{room}")
    ben.sits_down(room, "Ben")
    ann.sees("Ben")
    ann.button("Start").click()
    one, other = GrovePlayer(ann), GrovePlayer(ben)
    for laid in range(2, 4):
        for player in (one, other):
            player.waits_to_lay()
            player.chooses_a_card()
        ann.button(ann.text("page-grove-lay")).click()
        ann.sees(re.compile("Waiting for Ben"))
        ben.sees(ben.text("page-has-chosen"))
        other.lays_it()
        ann.until(lambda laid=laid: len(one.grove["cards"]) == laid, "both cards")  # type: ignore[misc]
    expect(ann.button("Grove of Ben")).to_contain_text(str(other.grove["score"]))

"""Somebody who lays cards of Grove in a browser: by clicks or taps, keys, a drag or two fingers."""

from __future__ import annotations

import itertools
import math
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.helpers.visitor import Visitor

_CARDS = 18


def deck_of_lemons() -> str:
    """Rules with cards of which each has many places, however it is turned."""
    faces: list[tuple[str, ...]] = []
    for cells in itertools.permutations(("--", "O1", "G1", "Y2", "Y2", "Y2")):
        if cells not in faces and cells[::-1] not in faces:
            faces.append(cells)
    cards = ("".join(face[:3]) + "/" + "".join(face[3:]) for face in faces[:_CARDS])
    return f"house deck={','.join(cards)}"


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class GrovePlayer:
    """A visitor at a table of Grove."""

    def __init__(self, visitor: Visitor, *, has_touch: bool = False) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.press = Locator.tap if has_touch else Locator.click
        name = visitor.text("page-hand")
        self.hand = self.page.get_by_role("group", name=name).get_by_role("button")
        self.lay = visitor.button(visitor.text("page-grove-lay"))
        self.turn = visitor.button(visitor.text("page-grove-rotate-right"))
        self.squirrel = visitor.button(visitor.text("page-grove-squirrel"))
        self.board = self.page.locator("svg.board")
        self.ghost = self.page.locator(".ghost rect").first
        self.end = self.page.get_by_role("dialog", name=visitor.text("page-grove-over"))

    def sits_down_alone(self, ruleset: str = "house") -> None:
        """At a table of one's own."""
        room = self.visitor.open_table(game="grove", ruleset=ruleset, seats=1, start=True)
        self.visitor.go(f"/t/{room}")
        expect(self.hand).to_have_count(2)

    @property
    def table(self) -> dict[str, Any]:
        views = self.visitor.views
        return dict(views[max(views)]["view"]["table"]) if views else {}

    @property
    def grove(self) -> dict[str, Any]:
        return dict(self.table["seats"][max(self.visitor.views) - 1]["grove"])

    def is_to_lay(self, card: int) -> None:
        """So many cards, this one among them, are or will be in the grove."""
        self.visitor.sees(self.visitor.text("page-grove-turn", turn=card))

    def knows_what_comes_of_it(self) -> None:
        """Until the page says what the chosen card would do, and takes it."""
        expect(self.lay).to_be_enabled()

    def chooses(self, place: int = 0) -> None:
        """A card, by a click or a tap."""
        self.press(self.hand.nth(place))
        expect(self.hand.nth(place)).to_have_attribute("aria-pressed", "true")
        self.knows_what_comes_of_it()

    def lays(self, card: int) -> None:
        """Turn a card and lay it, with the squirrel as soon as that has a place."""
        self.is_to_lay(card)
        self.chooses()
        self.press(self.turn)
        if self.grove["squirrel"] is None and self.squirrel.is_visible():
            self.press(self.squirrel)
            expect(self.squirrel).to_have_attribute("aria-pressed", "true")
        self.press(self.lay)
        self.visitor.until(lambda: len(self.grove["cards"]) == card, "the card to lie")

    def has_laid_all(self) -> None:
        """Nine cards, some turned, and the squirrel; they are counted."""
        assert len(self.grove["cards"]) == 9
        assert {card["rotation"] for card in self.grove["cards"]} > {0}
        assert self.grove["squirrel"] is not None
        lines = self.end.get_by_role("row")
        squirrel = self.visitor.text("grove-line-squirrel")
        expect(lines.filter(has_text=squirrel)).to_have_count(1)
        expect(lines.last).to_contain_text(str(self.grove["score"]))


class Fingers:
    """Two of them, on a screen that feels touches. Chromium takes no tap at once after a flick."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.page.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger, from one point to another."""
        self._touch("touchStart", start)
        for part in (0.2, 0.4, 0.6, 0.8, 1):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self._touch("touchMove", (x, y))
        self._touch("touchEnd")

    def twist(self, around: tuple[float, float], degrees: int) -> None:
        """Both, around a point between them."""

        def both(turned: float) -> tuple[tuple[float, float], tuple[float, float]]:
            x, y = 60 * math.cos(math.radians(turned)), 60 * math.sin(math.radians(turned))
            return (around[0] + x, around[1] + y), (around[0] - x, around[1] - y)

        self._touch("touchStart", *both(0))
        for turned in range(0, degrees + 1, 5):
            self._touch("touchMove", *both(turned))
        self._touch("touchEnd")

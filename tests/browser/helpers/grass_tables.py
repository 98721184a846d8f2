"""Tables of Grass with bots that play at once, and cards that are dragged over them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.helpers.grass_player import GrassPlayer, Hands, Mouse
from tests.browser.helpers.visitor import Visitor

QUICK = {"clock": "none", "pace": "instant"}

CLOSED = "2018 deck=HG:60,MX:40,MO:1"
"""Cards that can all be discarded, and hardly ever be played."""
PEACEFUL = "2018 deck=MO:20,HG:30,PA:30"
"""Everybody sells, and nothing else happens."""
LAVISH = "2018 deck=HG:14,MX:14,CO:14,JA:14,PA:6,MO:22,CB:4,GS:4,BU:6,SS:8,HE:4"
"""Much Peddle for everybody, and heat with the longest names."""


def sits_at(
    visitor: Visitor, ruleset: str = "2018", *, seats: int = 2, hands: Hands | None = None
) -> GrassPlayer:
    """Somebody at a table with bots."""
    room = visitor.open_table(
        game="grass", ruleset=ruleset, seats=seats, bots=["rules"] * (seats - 1), settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    return GrassPlayer(visitor, hands or Mouse())


def is_in_turn_at(visitor: Visitor, ruleset: str = "2018", *, seats: int = 2) -> GrassPlayer:
    """The same, once it is their turn."""
    player = sits_at(visitor, ruleset, seats=seats)
    player.comes_to_play()
    return player


def sells_until(player: GrassPlayer, wanted: str) -> None:
    """Sell until a move of some kind can be made."""
    wishes = ("play MO", "play HG", "play PA", "pass", "end", "discard HG", "discard", "play")
    player.comes_to_play()
    while not any(token.startswith(wanted) for token in player.legal):
        player.makes(
            next(token for wish in wishes for token in player.legal if token.startswith(wish))
        )
        player.comes_to_play()


# Dragging


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


class Fingertip:
    """A finger that stays on the screen: Playwright's only tap."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def goes(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def touches(self, point: tuple[float, float]) -> None:
        self.goes("touchStart", point)

    def stays_on(self, point: tuple[float, float]) -> None:
        """As long as it takes to be noticed."""
        self._page.evaluate("window.touchesLong = true")
        self.touches(point)

    def lets_go(self) -> None:
        self.goes("touchEnd")
        self._page.evaluate("window.touchesLong = false")


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    finger = Fingertip(page)
    finger.touches(start)
    finger.goes("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    finger.goes("touchMove", end)
    finger.lets_go()

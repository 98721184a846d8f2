"""Every screen of the client, and how somebody of any language comes to see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from playwright.sync_api import expect

from tests.browser.helpers import games
from tests.browser.helpers.visitor import Visitor, press_key

Screen = Callable[[Visitor], None]

QUICK = {"clock": "none", "pace": "instant"}


def page(path: str, place: str = "h1") -> Screen:
    """A page with an address of its own, and what is there once it has come."""

    def open_page(visitor: Visitor) -> None:
        visitor.go(path)
        expect(visitor.page.locator("main").first).to_be_visible()
        expect(visitor.page.locator(place).first).to_be_visible()

    return open_page


def table(place: str, **wish: Any) -> Screen:  # noqa: ANN401 - as the interface takes it
    """A table, and what is there once cards are dealt."""

    def open_table(visitor: Visitor) -> None:
        visitor.go(f"/t/{visitor.open_table(settings=QUICK, **wish)}")
        expect(visitor.page.locator(place).first).to_be_visible()

    return open_table


def grass(seats: int) -> Screen:
    bots = ["rules"] * (seats - 1)
    return table(".bar.mine", game="grass", seats=seats, bots=bots, start=True)


def passed_on(visitor: Visitor) -> None:
    """Several people at one device: the one who is to play has it."""
    CURTAIN(visitor)
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".bar.mine")).to_be_visible()


def then_press(screen: Screen, keys: str, place: str) -> Screen:
    """A screen of a table after these keys."""

    def open_and_press(visitor: Visitor) -> None:
        screen(visitor)
        for key in keys:
            press_key(visitor.page, key)
        expect(visitor.page.locator(place).first).to_be_visible()

    return open_and_press


def finished(path: str, place: str, **wish: Any) -> Screen:  # noqa: ANN401 - likewise
    """A game that bots have played to its end."""

    def open_finished(visitor: Visitor) -> None:
        room = games.finished(visitor.page, **wish)
        visitor.go(f"{path}/{room}")
        expect(visitor.page.locator(place).first).to_be_visible()

    return open_finished


CURTAIN = table(".curtain", game="grass", seats=3, people=["Ann", "Ben", "Cem"], start=True)
SHORT = {"game": "grass", "seats": 2, "ruleset": "2018 max_rounds=1 deck=MO:6,HG:8,BU:3,IM:2"}
GROVE = table(".hand .card", game="grove", ruleset="house recipes", seats=1, start=True)

SCREENS: Mapping[str, Screen] = MappingProxyType(
    {
        "home": page("/"),
        "new table": page("/new", "form"),
        "join": page("/join", "input"),
        "settings": page("/settings", "select"),
        "rules of grass": page("/rules/grass", "#card-PF"),
        "rules of grove": page("/rules/grove", "dl"),
        "daily": page("/daily", "[data-puzzle]"),
        "my games": page("/games", ".panel"),
        "host": page("/host", ".panel"),
        "score sheet of grass": page("/score/grass", "tbody"),
        "score sheet of grove": page("/score/grove", "[data-cell]"),
        "editor": page("/edit", "[data-cell]"),
        "lesson of grass": page("/learn/grass", "[data-step]"),
        "lesson of grove": page("/learn/grove", "[data-step]"),
        "lobby": table(".seats", game="grass", seats=3),
        "curtain": CURTAIN,
        "grass for two": grass(2),
        "grass for four": grass(4),
        "grass for six": grass(6),
        "a chosen card": then_press(passed_on, "1", ".hand .chosen"),
        "a card explained": then_press(passed_on, "1i", "dialog p"),
        "trade": then_press(passed_on, "t", "aside.sheet .people"),
        "end of grass": finished("/t", "[role=dialog]", **SHORT),
        "replay of grass": finished("/r", "input[type=range]", **SHORT),
        "grove": GROVE,
        "a place in the grove": then_press(GROVE, "1", ".lay"),
        "end of grove": finished("/t", "[role=dialog]", game="grove"),
        "replay of grove": finished("/r", "input[type=range]", game="grove"),
    }
)

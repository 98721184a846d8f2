"""The score of a game from its cards and moves alone: written from the rule sheet for these tests.

It shares nothing with the engine: cards are piled up, dice are kept by place, and everything is
counted by looking at all of it. Moves come as tokens, cards as lines of a deck file.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

Place = tuple[int, int]
Beside = list[Place]

FRUIT = {"orange": "O", "lemon": "Y", "lime": "G"}


def faces(deck: str) -> dict[int, list[list[str]]]:
    """The cards of a deck file: two rows of three words each."""
    cards = {}
    for line in deck.split("\n"):
        words = line.replace("/", " ").split()
        if words:
            cards[int(words[0])] = [words[1:4], words[4:7]]
    return cards


class Pile:
    """All cards laid by one player, in the order in which they were laid."""

    def __init__(self, deck: str) -> None:
        self.cards = faces(deck)
        self.layers: dict[Place, list[str]] = {}
        self.dice: dict[Place, tuple[str, int]] = {}  # the barrow is a die of 15
        self.squirrel: Place | None = None

    def start(self, card: int) -> None:
        for y, row in enumerate(self.cards[card]):
            for x, word in enumerate(row):
                self.layers[x, y] = [word]

    def lay(self, token: str) -> None:
        """One placement: squirrel, barrow, new dice, in the order of the rule sheet's digest."""
        found = re.fullmatch(r"(\d+):(-?\d+),(-?\d+),(\d+)(?: barrow (\S+))?(?: dice (.*))?", token)
        assert found is not None, token
        rows = self.cards[int(found[1])]
        for _ in range(int(found[4]) // 90):
            rows = [list(column) for column in zip(*rows[::-1], strict=True)]
        left, top = int(found[2]), int(found[3])
        laid = {
            (left + x, top + y): word for y, row in enumerate(rows) for x, word in enumerate(row)
        }
        chosen = {_place(words) for words in (found[6] or "").split()}
        rising = self._mismatch(laid)
        barrow = self._barrow(rising, _place(found[5]) if found[5] else None)
        new = self._new_dice(rising, chosen)
        for place, word in rising.items():
            if place in self.dice and place != barrow:
                colour, value = self.dice[place]
                if value < 10:
                    value += int(word[1])
                    self.dice[place] = (colour, 10 if value > 6 else value)
        self.dice |= new
        for place, word in laid.items():
            self.layers.setdefault(place, []).append(word)

    def _mismatch(self, laid: dict[Place, str]) -> dict[Place, str]:
        """Send back what the squirrel sits on; the trees that meet something of their fruit."""
        rising = {}
        for place, word in laid.items():
            below = self.layers.get(place, [""])[-1]
            colour = self.dice[place][0] if place in self.dice else below[:1]
            if not below or word == "--" or colour == "-":
                continue
            if colour == word[0]:
                rising[place] = word
            else:
                assert self.squirrel is None, "a second mismatch"
                self.squirrel = place
                self.dice.pop(place, None)
        return rising

    def _barrow(self, rising: dict[Place, str], chosen: Place | None) -> Place | None:
        if any(value == 15 for _, value in self.dice.values()):
            return None
        baskets = [place for place in rising if self.dice.get(place, ("", 0))[1] == 10]
        if not baskets:
            return None
        place = chosen if chosen is not None else baskets[0]
        assert place in baskets
        self.dice[place] = (self.dice[place][0], 15)
        return place

    def _new_dice(
        self, rising: dict[Place, str], chosen: set[Place]
    ) -> dict[Place, tuple[str, int]]:
        new = {}
        for colour in "OYG":
            due = {p: w for p, w in rising.items() if w[0] == colour and p not in self.dice}
            left = 5 - sum(c == colour and v < 15 for c, v in self.dice.values())
            places = list(due) if left >= len(due) else [p for p in due if p in chosen and left]
            assert len(places) == min(left, len(due)), (due, left, chosen)
            for place in places:
                below = self.layers[place][-1]
                new[place] = (colour, int(below[1]) + int(due[place][1]))
        return new

    # Scoring

    def top(self, place: Place) -> str:
        return self.layers[place][-1]

    def on_trees(self) -> dict[Place, tuple[str, int]]:
        return {place: die for place, die in self.dice.items() if self.top(place) != "--"}

    def squirrel_cost(self) -> int:
        if self.squirrel is None:
            return 0
        return 1 + sum(place in self.on_trees() for place in beside(self.squirrel))

    def score(self) -> int:
        return sum(value for _, value in self.on_trees().values()) - self.squirrel_cost()

    def final_score(self, recipes: list[dict[str, int | bool | str]]) -> int:
        """With recipes: multipliers, bonuses, the squirrel last."""
        total, met = 0, [(recipe, self.counted(recipe)) for recipe in recipes]
        met = [(r, n) for r, n in met if _least(r) <= n <= int(r.get("most", 999))]
        for colour, value in self.on_trees().values():
            times = 1
            for recipe, _ in met:
                barrow = value == 15 and not recipe.get("barrow_counts", True)
                if "times" in recipe and FRUIT[str(recipe["of"])] == colour and not barrow:
                    times *= int(recipe["times"])
            total += value * times
        for recipe, count in met:
            total += int(recipe.get("bonus", 0))
            total += min(int(recipe.get("bonus_each", 0)) * count, int(recipe.get("cap", 127)))
        return total - self.squirrel_cost()

    def counted(self, recipe: dict[str, int | bool | str]) -> int:
        """How much there is of what a recipe counts."""
        low = int(recipe.get("value", recipe.get("value_from", 0)))
        high = int(recipe.get("value", recipe.get("value_to", 15)))
        barrow = recipe.get("barrow_counts", True)
        dice = {
            place: colour
            for place, (colour, value) in self.dice.items()
            if low <= value <= high and (barrow or value < 15)
        }
        fruit = FRUIT.get(str(recipe.get("fruit")), "OYG")
        own = {place: colour for place, colour in dice.items() if colour in fruit}
        sides = sorted(max(axis) - min(axis) + 1 for axis in zip(*self.layers, strict=True))
        box = sorted((int(recipe.get("wide", 0)), int(recipe.get("high", 0))))
        numbers = [Counter(dice.values())[colour] for colour in "OYG"]
        bare = [self.top(place) for place in self.layers if place not in self.dice]
        counts = {
            "dice": len(own),
            "fallen": sum(self.top(place) == "--" for place in own),
            "values": len({self.dice[place][1] for place in own}),
            "line": max((_line(own, p, step) for p in own for step in STEPS), default=0),
            "group": max((len(_group(own, place)) for place in own), default=0),
            "mixed_lines": sum(_is_mixed(dice, p, step) for p in dice for step in STEPS),
            "each": min(numbers),
            "equal": numbers[0] if len(set(numbers)) == 1 else 0,
            "squirrel": int(self.squirrel is not None),
            "empty_glades": sum(word == "--" for word in bare),
            "bare_trees": sum(word != "--" for word in bare),
            "cells": len(self.layers),
            "square": max(_square(set(self.layers), place) for place in self.layers),
            "fits": int(sides[0] <= box[0] and sides[1] <= box[1]),
        }
        return counts[str(recipe["count"])]


STEPS = ((1, 0), (0, 1))


def beside(place: Place) -> Beside:
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def _place(words: str) -> Place:
    column, row = words.split(",")
    return int(column), int(row)


def _least(recipe: dict[str, int | bool | str]) -> int:
    return int(recipe.get("least", 0 if "most" in recipe else 1))


def _line(dice: dict[Place, str], place: Place, step: Place) -> int:
    length = 0
    while (place[0] + length * step[0], place[1] + length * step[1]) in dice:
        length += 1
    return length


def _is_mixed(dice: dict[Place, str], place: Place, step: Place) -> bool:
    line = [(place[0] + i * step[0], place[1] + i * step[1]) for i in range(3)]
    return {dice.get(each) for each in line} == {"O", "Y", "G"}


def _group(dice: dict[Place, str], first: Place) -> set[Place]:
    group, ahead = {first}, [first]
    while ahead:
        for place in beside(ahead.pop()):
            if place in dice and place not in group:
                group.add(place)
                ahead.append(place)
    return group


def _square(cells: set[Place], corner: Place) -> int:
    side = 0
    while all(
        (corner[0] + x, corner[1] + y) in cells for x, y in product(range(side + 1), repeat=2)
    ):
        side += 1
    return side

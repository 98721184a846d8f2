"""The bots by name, and functions that become bots."""

from __future__ import annotations

import pytest

from greentable import bots, grass
from greentable.bots import Budget, as_bot
from greentable.bots.bot import kernels_of
from greentable.bots.grass import random_bot
from greentable.core.shuffle import Picker, Stream
from greentable.errors import UsageError
from greentable.grass import Legal, Move, View
from tests.grass.grass_table import table

POSITION = """
    2018
    turn 1
    1: MO ...
    2: ...
"""


def test_the_bots_are_found_by_name() -> None:
    assert list(bots.GRASS_BOTS) == ["random", "easy", "normal", "hard", "rules"]
    view = grass.view(table(POSITION), 1)
    named = bots.grass_bot("random")(view, view.legal, Stream(b"dice", "registry"))
    assert named == random_bot.choose(view, view.legal, Stream(b"dice", "registry"))


@pytest.mark.parametrize("name", ["", "Rules", "rules ", "clever"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(
        UsageError, match=f"unknown bot “{name}” \\(available: random, easy, normal, hard, rules"
    ) as caught:
        bots.grass_bot(name)
    assert caught.value.code == "bots.unknown"


def last(_view: View, legal: Legal, _chance: Picker) -> Move:
    return legal[-1]


def thoughtful(_view: View, legal: Legal, _chance: Picker, budget: Budget | None) -> Move:
    return legal[0 if budget is None else -1]


def test_a_bot_takes_three_arguments_or_a_budget_too() -> None:
    view = grass.view(table(POSITION), 1)
    chance = Stream(b"dice", "arity")
    bot = as_bot(last)
    assert bot(view, view.legal, chance) == view.legal[-1]
    assert bot(view, view.legal, chance, Budget(iterations=100)) == view.legal[-1]
    bot = as_bot(thoughtful)
    assert bot(view, view.legal, chance) == view.legal[0]
    assert bot(view, view.legal, chance, Budget(milliseconds=5)) == view.legal[-1]


def test_a_function_that_takes_anything_else_is_refused() -> None:
    def two(view: View, legal: Legal) -> Move:
        raise AssertionError

    with pytest.raises(UsageError, match="a bot takes") as caught:
        as_bot(two)
    assert caught.value.code == "bots.signature"


def test_a_bot_says_what_it_would_run_faster_with() -> None:
    assert kernels_of(as_bot(last)) is None
    assert kernels_of(as_bot(last, kernels=("grass", "grass"))) == ("grass", "grass")

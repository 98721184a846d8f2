"""The bot in docs/compiled.md plays, and the page names everything that a batch can do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from greentable import grass
from greentable.compiled import Batch
from greentable.core.shuffle import Stream
from greentable.game import NATURE

PAGE = (Path(__file__).parents[2] / "docs" / "compiled.md").read_text(encoding="utf-8")


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The example, with few deals, as where the extra `fast` is not installed."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    example = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    names: dict[str, Any] = {}
    exec(example, names)
    names["DEALS"] = 4
    return names


def test_the_example_is_a_bot_that_makes_legal_moves(bot: dict[str, Any]) -> None:
    nature, rng = grass.Nature("docs"), Stream(b"docs", "bot")
    game = grass.new_game(grass.read_ruleset("2018"), 3)
    decisions = 0
    while decisions < 6:
        (seat,) = grass.to_act(game)
        if seat == NATURE:
            move = nature.move(game)
        else:
            view = grass.view(game, seat)
            move = bot["choose"](view, view.legal, rng)
            decisions += 1
        game, _ = grass.apply(game, seat, move)
    assert bot["lead"]([10, 40, 25], 3) == -15


def test_the_example_is_short() -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len(example.splitlines()) <= 30


def test_every_method_of_a_batch_is_on_the_page() -> None:
    methods = [name for name in vars(Batch) if not name.startswith("_")]
    assert len(methods) > 10
    assert [name for name in methods if f"`{name}(" not in PAGE] == []

"""The bots by name."""

from __future__ import annotations

import pytest

from greentable import bots
from greentable.bots.grass import random_bot, rules_bot
from greentable.errors import UsageError


def test_the_bots_are_found_by_name() -> None:
    assert bots.grass_bot("random") is random_bot.choose
    assert bots.grass_bot("rules") is rules_bot.choose
    assert list(bots.GRASS_BOTS) == ["random", "rules"]


@pytest.mark.parametrize("name", ["", "Rules", "rules ", "clever"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UsageError, match=f"unknown bot '{name}': one of random, rules") as caught:
        bots.grass_bot(name)
    assert caught.value.code == "bots.unknown"

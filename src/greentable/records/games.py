"""The games that have records: a row each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable import grass, grove
from greentable.game import AnyGame
from greentable.grass.ruleset_text import write_by_editions

GAMES: Mapping[str, AnyGame] = MappingProxyType({grass.name: grass, grove.name: grove})

# In format 1 the editions of Grass are what they were when it was written first. A game by today's
# editions says in what it differs.


def read_ruleset(game: AnyGame, text: str) -> Any:  # noqa: ANN401 - a ruleset of this game
    """The ruleset that a header says. Raises UnsupportedRuleset."""
    if game.name == grass.name:
        return grass.read_ruleset(text, record_format=1)
    return game.read_ruleset(text)


def write_ruleset(game: AnyGame, ruleset: Any) -> str:  # noqa: ANN401 - as above
    """The ruleset as a header says it."""
    if game.name == grass.name:
        return write_by_editions(ruleset, grass.EDITIONS_FORMAT_1)
    return game.write_ruleset(ruleset)

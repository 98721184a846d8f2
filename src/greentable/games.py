"""The games that there are, by name, and what they offer beside play: puzzles, score sheets.

Those who drive games get them from here, and name none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable import grass, grove
from greentable.game import AnyGame
from greentable.grove.puzzles import PUZZLES as GROVE_PUZZLES
from greentable.puzzles import Puzzle

GAMES: Mapping[str, AnyGame] = MappingProxyType({grass.name: grass, grove.name: grove})

PUZZLES: Mapping[str, Puzzle[Any]] = MappingProxyType({**GROVE_PUZZLES})
"""What can be played by everybody with the same cards, by name."""

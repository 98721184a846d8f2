"""All games by name, with their puzzles and score sheets.

Code that drives games gets them from here, and names none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from greentable import grass, grove
from greentable.game import AnyGame
from greentable.game.puzzles import Puzzle
from greentable.game.sheets import Sheet
from greentable.grass.sheets.score_sheets import SHEETS as GRASS_SHEETS
from greentable.grove.sheets.file_sheets import SHEETS as GROVE_FILE_SHEETS
from greentable.grove.sheets.puzzles import PUZZLES as GROVE_PUZZLES
from greentable.grove.sheets.recipe_sheets import SHEETS as GROVE_RECIPE_SHEETS
from greentable.grove.sheets.score_sheets import SHEETS as GROVE_SHEETS

GAMES: Mapping[str, AnyGame] = MappingProxyType({grass.name: grass, grove.name: grove})

PUZZLES: Mapping[str, Puzzle[Any]] = MappingProxyType({**GROVE_PUZZLES})
"""The puzzles, by name."""

SHEETS: tuple[Sheet[Any, Any], ...] = (
    *GRASS_SHEETS,
    *GROVE_SHEETS,
    *GROVE_FILE_SHEETS,
    *GROVE_RECIPE_SHEETS,
)
"""The calculations of games from a text or a form."""

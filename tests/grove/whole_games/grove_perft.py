"""The perft table of Grove: positions as pictures (`grove_table.py`), or new games and moves."""

from __future__ import annotations

import re
from pathlib import Path

from greentable import grove
from greentable.grove import State
from tests.games.perft import Perft
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_table import play, table

PAGE = Path(__file__).parent / "perft.txt"


def position(text: str) -> State:
    """A picture; or ``new game for 2``, perhaps ``with recipes``, and moves, one on each line."""
    first, *moves = [line.strip() for line in text.strip().splitlines()]
    match = re.fullmatch(r"new game for (\d)( with recipes)?", first)
    if match is None:
        return table(text)
    return play(grove.new_game(fixed_rules(recipes=bool(match[2])), int(match[1])), *moves)


PERFT = Perft(grove, grove.legal_moves, position)

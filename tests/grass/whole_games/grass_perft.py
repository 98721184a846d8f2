"""The perft table of Grass: positions in writing, as `grass_table.py` says."""

from __future__ import annotations

from pathlib import Path

from greentable import grass
from greentable.grass.engine.legal_list import legal_of
from tests.games.perft import Perft
from tests.grass.grass_writing import table

PAGE = Path(__file__).parent / "perft.txt"
PERFT = Perft(grass, legal_of, table)

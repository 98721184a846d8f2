"""The words that can be typed in a game of Grass: those of moves, and commands."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.text import Catalogue
from greentable.text.grass.typed.words import MoveWords
from greentable.text.vocabulary import Vocabulary

COMMANDS = (
    *("help", "rules", "why", "legal", "hand", "table", "score", "log"),
    *("hint", "save", "quit", "offer", "busy", "take-back"),
)
EVERYONE = "everyone"
_ANSWERS = ("back", "watch", EVERYONE)  # words that only certain questions accept


class GrassWords(MoveWords):
    """The words for moves and commands, and for answers to certain questions."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        super().__init__(catalogue, names, COMMANDS)
        self.answers = Vocabulary(catalogue, (*COMMANDS, *_ANSWERS))

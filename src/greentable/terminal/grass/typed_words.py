"""The words that can be typed in a game of Grass: verbs of moves, and commands."""

from __future__ import annotations

from greentable.grass import Move, Verb
from greentable.terminal.vocabulary import Vocabulary
from greentable.text import Catalogue

COMMANDS = (
    *("help", "rules", "why", "legal", "hand", "table", "score", "log"),
    *("hint", "save", "quit", "offer", "busy", "take-back"),
)
HAND_OVER = "hand-over"
EVERYONE = "everyone"
_NATURE = (Verb.DEALER, Verb.DEAL, Verb.DRAW, Verb.LUCK)
_SAYINGS = ("nothing", "cheated")
_ANSWERS = ("back", "watch", EVERYONE)  # words that only certain questions accept

# In English "hand" both shows the hand and hands a card over; other languages have two words.
MEANING_OF_VERB = {
    verb: HAND_OVER if verb is Verb.HAND else verb.name.lower()
    for verb in Verb
    if verb not in _NATURE
}
VERB_OF_MEANING = {meaning: verb for verb, meaning in MEANING_OF_VERB.items()}


class GrassWords:
    """The vocabularies of a game of Grass, and moves as they are typed in it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.words = Vocabulary(catalogue, dict.fromkeys((*VERB_OF_MEANING, *COMMANDS)))
        self.answers = Vocabulary(catalogue, (*COMMANDS, *_ANSWERS))
        self._sayings = Vocabulary(catalogue, _SAYINGS)

    def token(self, move: Move) -> str:
        """A move as it is typed: its token with the language's own verb."""
        return self.typed(move.verb, str(move).partition(" ")[2])

    def typed(self, verb: Verb, rest: str) -> str:
        """A verb and the rest of its move, as they are typed."""
        shown = self.words.shown(MEANING_OF_VERB[verb])
        return f"{shown} {self._sayings.as_typed(rest) if verb is Verb.SAY else rest}".strip()

    def saying(self, typed: str) -> str:
        """A typed saying as it is written in a move's token."""
        return self._sayings.as_token(typed)

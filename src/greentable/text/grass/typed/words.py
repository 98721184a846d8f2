"""The words in which moves of Grass are typed: verbs, sayings, names of cards and of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greentable.grass import Kind, Move, Verb, View, card_said, move_message, write_card
from greentable.text.vocabulary import Vocabulary, plain_words
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument

HAND_OVER = "hand-over"
_NATURE = (Verb.DEALER, Verb.DEAL, Verb.DRAW, Verb.LUCK)
_SAYINGS = ("nothing", "cheated")

# In English "hand" both shows the hand and hands a card over; other languages have two words.
MEANING_OF_VERB = {
    verb: HAND_OVER if verb is Verb.HAND else verb.name.lower()
    for verb in Verb
    if verb not in _NATURE
}
VERB_OF_MEANING = {meaning: verb for verb, meaning in MEANING_OF_VERB.items()}


class MoveWords:
    """The words of one reader: a language, the names of the seats, and commands besides moves."""

    def __init__(
        self, catalogue: Catalogue, names: Sequence[str], commands: Iterable[str] = ()
    ) -> None:
        self.catalogue = catalogue
        self.names = tuple(names)
        self._commands = frozenset(commands)
        self.words = Vocabulary(catalogue, dict.fromkeys((*VERB_OF_MEANING, *commands)))
        self._sayings = Vocabulary(catalogue, _SAYINGS)

    def text(self, said: Argument) -> str:
        """A message or an argument in words."""
        return self.catalogue.text(said, self.names)

    def card(self, kind: Kind) -> str:
        """The name of a card."""
        return self.text(card_said(kind))

    def english_name(self, kind: Kind) -> str:
        """The name of a card in English."""
        return self.catalogue.in_english(f"grass-card-{write_card(kind)}")

    def token(self, move: Move) -> str:
        """A move as it is typed: its token with the language's own verb."""
        return self.typed(move.verb, str(move).partition(" ")[2])

    def typed(self, verb: Verb, rest: str) -> str:
        """A verb and the rest of its move, as they are typed."""
        shown = self.words.shown(MEANING_OF_VERB[verb])
        return f"{shown} {self._sayings.as_typed(rest) if verb is Verb.SAY else rest}".strip()

    def typed_starts(self, move: Move) -> list[list[str]]:
        """The words that people may type before those of a sentence: "ruba" for "rubare"."""
        listed = self.catalogue.attribute(move_message(move).id, "typed").split(",")
        return [words for one in listed if (words := plain_words(one).split())]

    def saying(self, typed: str) -> str:
        """A typed saying as it is written in a move's token."""
        return self._sayings.as_token(typed)

    def meanings(self, start: str, view: View, *, stands_alone: bool) -> list[str]:
        """The meanings of a shortened word: verbs that are legal now, commands, or any verbs."""
        likely = {MEANING_OF_VERB[move.verb] for move in view.legal.moves}
        found = self.words.meanings(start, likely | self._commands)
        if {HAND_OVER, "hand"} <= set(found):  # the same word in English
            found.remove(HAND_OVER if stands_alone else "hand")
        return found

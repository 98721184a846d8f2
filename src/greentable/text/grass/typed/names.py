"""Cards by their typed names: by code, by name, or by the word of a play."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grass import KIND_OF_CODE, Kind, Move, move_message
from greentable.text.grass.typed.words import MoveWords
from greentable.text.vocabulary import plain_words

# Plays whose message begins with a specific word.
_NAMED_BY_A_WORD = (
    Move.play(Kind.MARKET_OPEN),
    Move.play(Kind.MARKET_CLOSE),
    Move.play(Kind.PAY_FINE),
    Move.play(Kind.STEAL, seat=1),
)


def kind_named(text: str, among: Sequence[Kind], words: MoveWords) -> Kind | None:
    """The card with this code or name; an unambiguous start of a name will do."""
    code = text.strip().upper()
    if code in KIND_OF_CODE:
        return KIND_OF_CODE[code]
    word = plain_words(text)
    for name_of in (words.card, words.english_name):
        names = {kind: plain_words(name_of(kind)) for kind in among}
        exact = [kind for kind, name in names.items() if name == word]
        begun = [kind for kind, name in names.items() if word and name.startswith(word)]
        if found := exact or begun:
            return found[0] if len(found) == 1 else None
    return None


def play_named(line: str, words: MoveWords) -> Kind | None:
    """The card of a play with its own word ("steal", "open"), even if it is not legal now."""
    typed = plain_words(line).split()
    for move in _NAMED_BY_A_WORD:
        sentence = plain_words(words.text(move_message(move))).split()
        starts = (sentence, *words.typed_starts(move))
        if typed and typed[0] in (start[0] for start in starts):
            return move.card
    return None

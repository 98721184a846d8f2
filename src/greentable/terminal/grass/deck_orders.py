"""Deck orders in a file, to deal the same cards as at a table with printed cards.

A file lists cards by their two-letter codes, top card first, separated by spaces or line breaks. An
empty line ends a deck; ``#`` starts a comment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from greentable.errors import NotationError, UnsupportedRuleset, UsageError
from greentable.grass import Kind, Ruleset, read_card, write_card
from greentable.words.system_errors import system_words

LARGEST = 1_000_000  # bytes


def read_deck_orders(path: Path) -> list[list[Kind]]:
    """The decks of a file, in the order of the rounds. Raises UsageError, NotationError."""
    try:
        if path.stat().st_size > LARGEST:
            raise UsageError("deck_order.size", file=str(path), most=LARGEST)
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        why = system_words(error)
        raise UsageError("deck_order.file", file=str(path), why=why) from error
    except ValueError as error:
        raise UsageError("deck_order.encoding", file=str(path)) from error
    return parse_deck_orders(text)


def parse_deck_orders(text: str) -> list[list[Kind]]:
    """The decks in a text. Raises NotationError with line and column."""
    decks: list[list[Kind]] = [[]]
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            decks.append([])
        content = line.partition("#")[0]
        column = 0
        for word in content.split():
            column = content.index(word, column)
            try:
                decks[-1].append(read_card(word))
            except NotationError as error:
                raise error.at(number, column + 1) from error
            column += len(word)
    return [deck for deck in decks if deck]


def check_deck_orders(decks: Sequence[Sequence[Kind]], ruleset: Ruleset) -> None:
    """Check that each order has exactly the cards of the ruleset's deck.

    Raises UnsupportedRuleset.
    """
    if not decks:
        raise UnsupportedRuleset("deck_order.empty")
    expected = {kind: ruleset.deck[kind] for kind in Kind}
    for number, deck in enumerate(decks, start=1):
        found = Counter(deck)
        wrong = [kind for kind in Kind if found[kind] != expected[kind]]
        if wrong:
            kind = wrong[0]
            raise UnsupportedRuleset(
                "deck_order.cards",
                round=number,
                code=write_card(kind),
                found=found[kind],
                wanted=expected[kind],
            )

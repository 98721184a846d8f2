"""Chat phrases, which each reader sees in their own language."""

from __future__ import annotations

from greentable.words.messages import Argument, Card, Message, Row

PHRASES = (
    *("hello", "thanks", "well_played", "good_game", "sorry", "oops", "one_moment", "your_turn"),
    *("yes_please", "no_thanks", "too_much", "again"),
)
"""The phrases without cards."""

PHRASES_WITH_CARDS = ("need", "who_has", "have", "give_for")
"""The phrases about cards, for negotiating."""

MOST_CARDS = 3
"""The number of cards that one phrase may name."""

BLANK = "…"
"""The place of the cards in a phrase whose cards are still to be chosen."""


def phrase_key(phrase: str) -> str:
    """The id of a phrase's message."""
    return f"phrase-{phrase.replace('_', '-')}"


def phrase_message(game: str, phrase: str, codes: tuple[str, ...] = ()) -> Message:
    """The message of a phrase with its cards."""
    cards = Row(tuple(Card(game, code) for code in codes))
    arguments: dict[str, Argument] = {"cards": cards} if codes else {}
    return Message(phrase_key(phrase), arguments)

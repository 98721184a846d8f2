"""Moves of Grove in words: what somebody could do, or did."""

from __future__ import annotations

from greentable.catalogue import Catalogue, key_of
from greentable.grove import Move, Verb
from greentable.grove.notation import QUARTER
from greentable.text.grove.words import place_name


def describe_move(catalogue: Catalogue, move: Move) -> str:
    """A move as what one could do: "lay card 7 at 2,-1, turned by 90°"."""
    words = catalogue.say(
        f"grove-move-{key_of(move.verb.name)}",
        card=move.card,
        first=move.card,
        second=move.second,
        place=place_name(move.column, move.row),
        rotation=QUARTER * move.rotation,
    )
    if move.verb is not Verb.LAY:
        return words
    if move.barrow is not None:
        place = place_name(*move.barrow)
        words = catalogue.say("grove-move-with-barrow", move=words, place=place)
    if move.dice:
        places = catalogue.listed([place_name(*cell) for cell in move.dice])
        words = catalogue.say("grove-move-with-dice", move=words, places=places)
    return words

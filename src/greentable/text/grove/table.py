"""The table of a game of Grove in messages, with every grove as a drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from greentable.grove import (
    MESSAGES,
    Fruit,
    Move,
    RecipeSaid,
    View,
    cards_said,
    fruit_message,
    move_message,
)
from greentable.text.grove.picture import grove_lines
from greentable.text.passages import Drawing
from greentable.words.messages import Message, Row, Seat, clauses

_NOTHING: Mapping[int, Move] = MappingProxyType({})


def describe_table(
    view: View, recipes: Sequence[RecipeSaid], chosen: Mapping[int, Move] = _NOTHING
) -> list[Message | Drawing]:
    """The table as the viewer sees it: the deck, the recipes, then each seat with its grove.

    `chosen` are secret choices of other seats that should be told, by seat.
    """
    said: list[Message | Drawing] = [MESSAGES.say("table-deck", deck=view.deck_size)]
    for number in view.recipes:
        one = recipes[number - 1]
        said.append(
            MESSAGES.say("table-recipe", recipe=one.name, worth=one.worth, sentence=one.sentence)
        )
    if view.target:
        said.append(MESSAGES.say("table-target", target=view.target))
    for seat in range(1, view.seats + 1):
        choice = view.chosen if seat == view.viewer else chosen.get(seat)
        said.append(_seat(view, seat, choice))
        grove = view.groves[seat]
        if grove.cells:
            said.append(Drawing(tuple(grove_lines(grove))))
    return said


def _seat(view: View, seat: int, chosen: Move | None) -> Message:
    parts = _parts(view, seat)
    if chosen is not None:
        parts.append(MESSAGES.say("table-chosen", move=move_message(chosen)))
    return MESSAGES.say("table-seat", who=Seat(seat), score=view.scores[seat], parts=clauses(parts))


def _parts(view: View, seat: int) -> list[Message]:
    hand = view.hands[seat]
    parts = [MESSAGES.say("table-hand" if hand else "table-no-hand", cards=cards_said(hand))]
    if seat in view.stuck:
        parts.append(MESSAGES.say("table-stuck"))
    grove = view.groves[seat]
    dice = [
        MESSAGES.say("table-dice", fruit=fruit_message(fruit), count=count)
        for fruit, count in zip(Fruit, grove.supply, strict=True)
    ]
    parts.append(MESSAGES.say("table-supply", dice=Row(tuple(dice))))
    cost = grove.squirrel_cost
    form = "used" if cost else "free"
    parts.append(MESSAGES.say(f"table-squirrel-{form}", cost=cost))
    return parts

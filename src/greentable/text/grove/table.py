"""The table of a game of Grove at one moment: what is to come, and every grove as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from greentable.catalogue import Catalogue
from greentable.grove import Fruit, Move, View
from greentable.grove.recipes import Recipe
from greentable.text.grove.moves import describe_move
from greentable.text.grove.picture import grove_lines
from greentable.text.grove.words import fruit_name, in_clauses

_NOTHING: Mapping[int, Move] = MappingProxyType({})


def describe_table(
    catalogue: Catalogue,
    view: View,
    names: Sequence[str],
    book: Sequence[Recipe],
    chosen: Mapping[int, Move] = _NOTHING,
) -> list[str]:
    """What the viewer sees: the deck, the recipes, then each seat with its grove.

    `chosen` are choices of others that are still secret, by seat, if they are to be told.
    """
    lines = [catalogue.say("grove-table-deck", deck=view.deck_size)]
    for number in view.recipes:
        recipe = book[number - 1]
        lines.append(
            catalogue.say(
                "grove-table-recipe",
                recipe=recipe.name,
                worth=recipe.worth,
                sentence=recipe.sentence,
            )
        )
    if view.target:
        lines.append(catalogue.say("grove-table-target", target=view.target))
    for seat in range(1, view.seats + 1):
        lines += _seat(catalogue, view, seat, names, _choice(view, seat, chosen))
    return lines


def _choice(view: View, seat: int, chosen: Mapping[int, Move]) -> Move | None:
    return view.chosen if seat == view.viewer else chosen.get(seat)


def _seat(
    catalogue: Catalogue, view: View, seat: int, names: Sequence[str], chosen: Move | None
) -> list[str]:
    who = catalogue.seat(seat, names)
    clauses = _parts(catalogue, view, seat)
    if chosen is not None:
        move = describe_move(catalogue, chosen)
        clauses.append(catalogue.say("grove-table-chosen", move=move))
    parts = in_clauses(catalogue, clauses, "grove-table-and")
    score = str(view.scores[seat])
    heading = catalogue.say("grove-table-seat", who=who, score=score, parts=parts)
    grove = view.groves[seat]
    return [heading, *(grove_lines(grove) if grove.cells else [])]


def _parts(catalogue: Catalogue, view: View, seat: int) -> list[str]:
    hand = [str(card) for card in view.hands[seat]]
    parts = [
        catalogue.say("grove-table-hand", cards=catalogue.listed(hand))
        if hand
        else catalogue.say("grove-table-no-hand")
    ]
    if seat in view.stuck:
        parts.append(catalogue.say("grove-table-stuck"))
    grove = view.groves[seat]
    if grove is not None:
        dice = [
            catalogue.say("grove-table-dice", fruit=fruit_name(catalogue, fruit), count=count)
            for fruit, count in zip(Fruit, grove.supply, strict=True)
        ]
        parts.append(catalogue.say("grove-table-supply", dice=catalogue.listed(dice)))
        cost = grove.squirrel_cost
        form = "used" if cost else "free"
        parts.append(catalogue.say(f"grove-table-squirrel-{form}", cost=cost))
    return parts

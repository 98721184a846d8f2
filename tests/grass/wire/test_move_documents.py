"""Moves as documents: what a view lists of a move, and a move put together from its parts."""

from __future__ import annotations

import msgspec
import pytest

from greentable import grass
from greentable.errors import UsageError
from greentable.grass import Kind, Move, read_move
from greentable.grass.wire.moves import MoveDocument, choice, read_move_document
from tests.grass.grass_walk import positions


def test_every_legal_move_comes_back_from_its_parts() -> None:
    met = set()
    for ruleset in ("2018", "classic", "2018 hidden_deals=on give_me_five=on"):
        for state in positions(ruleset, 3, "parts"):
            for seat in filter(None, grass.to_act(state)):
                legal = grass.legal_moves(state, seat)
                for at in range(0, len(legal), 1 + len(legal) // 10):
                    move = legal[at]
                    parts = msgspec.to_builtins(choice(move))
                    assert read_move_document(parts) == move
                    met.add(move.verb)
    assert len(met) >= 11


@pytest.mark.parametrize(
    ("token", "pick", "is_grave"),
    [
        ("play PA", None, False),
        ("play MC", None, True),
        ("play FE@2", "seat", True),
        ("play SN@2:PA", "steal", True),
        ("play PF:HG*", "fine", False),
        ("play LC:HG+MX", "cover", False),
        ("discard MC", None, False),
        ("swap HG>PA@3", None, False),
    ],
)
def test_a_choice_says_what_is_picked_for_it(token: str, pick: str, is_grave: bool) -> None:
    found = choice(read_move(token))

    assert (found.pick, found.is_grave) == (pick, is_grave)
    assert found.said == grass.move_message(read_move(token))


def test_what_a_move_does_not_have_is_left_out() -> None:
    written = msgspec.to_builtins(choice(read_move("play PA")))

    assert set(written) == {"verb", "card", "said"}


def test_an_offer_without_a_seat_is_to_the_table() -> None:
    parts = {"verb": "offer", "card": "PA", "other": "MO"}

    assert read_move_document(parts) == read_move("offer PA>MO@*")
    assert read_move_document({**parts, "seat": 2}) == read_move("offer PA>MO@2")
    assert read_move_document({"verb": "counter", "card": "PA"}) == Move.counter(Kind.PANAMA)
    covers = {"verb": "play", "card": "LC", "cover": ["MX", "HG"]}
    assert read_move_document(covers) == read_move("play LC:HG+MX")


@pytest.mark.parametrize(
    "parts", [None, [], {}, {"verb": "fly"}, {"verb": "play"}, {"verb": "end", "card": "PA"},
              {"verb": "play", "card": "XX"}, {"verb": "play", "card": "FE", "seat": 9}],
)  # fmt: skip
def test_parts_that_make_no_move_are_refused(parts: object) -> None:
    with pytest.raises(UsageError) as refused:
        read_move_document(parts)

    assert refused.value.code in {"move.parts", "move.form"}


def test_the_parts_are_those_of_the_choices() -> None:
    assert set(MoveDocument.__struct_fields__) < set(type(choice(Move.end())).__struct_fields__)

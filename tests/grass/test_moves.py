"""Moves that cannot lie: what no token could say cannot be made."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from greentable import grass
from greentable.errors import UsageError
from greentable.grass import EVERYONE, Kind, Line, Move, Phase, Reason, Verb, What
from greentable.grass.moves import code_of, move_of
from tests.grass.engine.grass_universe import well_formed

# One card for each form of a play, and none.
CARDS = (
    *(None, Kind.PANAMA, Kind.MARKET_OPEN, Kind.FELONY, Kind.IMMUNITY, Kind.PAY_FINE),
    *(Kind.LUST_CONQUERS_ALL, Kind.STEAL, Kind.BANKER, Kind.STONEHIGH, Kind.SOLD_OUT),
)
COVERS = (
    *((), (Kind.HOME_GROWN,), (Kind.HOME_GROWN, Kind.COLOMBIA)),
    *((Kind.COLOMBIA, Kind.HOME_GROWN), (Kind.MARKET_OPEN,)),
)
SEATS = (-1, 0, 1, 6, EVERYONE, 8)
# Sheets know swaps of Peddle alone; the rules say so (grass.not_in_stash), the token does not.
SWAPS = {Move(Verb.SWAP, give, seat, take) for give in Kind for take in Kind for seat in (1, 6)}
SAYABLE = {*well_formed(), *SWAPS}


def made(**fields: Any) -> Move | None:  # noqa: ANN401 - whatever somebody may put there
    try:
        return Move(**fields)
    except UsageError:
        return None


@pytest.mark.parametrize("verb", Verb)
def test_what_can_be_made_is_what_a_token_can_say(verb: Verb) -> None:
    bools = (False, True)
    others = (None, Kind.HOME_GROWN, Kind.MARKET_OPEN)
    found = 0
    for card, seat, other, protected, cheated, cover in itertools.product(
        CARDS, SEATS, others, bools, bools, COVERS
    ):
        fields = {"card": card, "seat": seat, "other": other, "cover": cover}
        move = made(verb=verb, protected=protected, cheated=cheated, **fields)
        if move is not None:
            found += 1
            assert move in SAYABLE, move
            assert grass.read_move(str(move)) == move
    sayable = [
        move
        for move in SAYABLE
        if move.verb is verb
        and move.card in CARDS
        and move.seat in SEATS
        and move.other in others
        and move.cover in COVERS
    ]
    assert found == len(sayable) > 0


def test_every_move_has_its_code() -> None:
    moves = well_formed()
    codes = [code_of(move) for move in moves]
    # Of more Peddle than a code has room for, there is one code.
    assert len(set(codes)) > len(moves) * 0.9
    assert all(
        move_of(code) == move
        for move, code in zip(moves, codes, strict=True)
        if len(move.cover) < 3  # as many as there is room for, whatever they are
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"verb": Verb.PLAY},
        {"verb": Verb.PLAY, "card": 4},
        {"verb": Verb.PLAY, "card": "PA"},
        {"verb": Verb.PLAY, "card": Kind.PANAMA, "seat": "2"},
        {"verb": Verb.PLAY, "card": Kind.FELONY, "seat": True},
        {"verb": Verb.PLAY, "card": Kind.PAY_FINE, "other": 4},
        {"verb": Verb.PLAY, "card": Kind.PAY_FINE, "other": Kind.PANAMA, "protected": 1},
        {"verb": Verb.PLAY, "card": Kind.GRAB_A_SNACK, "cover": [Kind.COLOMBIA]},
        {"verb": Verb.PLAY, "card": Kind.GRAB_A_SNACK, "cover": (2,)},
        {"verb": Verb.SAY, "cheated": None},
        {"verb": Verb.DEALER, "seat": None},
    ],
    ids=str,
)
def test_what_is_of_another_type_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match="invalid move: “") as caught:
        Move(**fields)
    assert caught.value.code == "move.form"


@pytest.mark.parametrize("verb", [0, "play", None])
def test_what_is_no_verb_is_refused(verb: Any) -> None:  # noqa: ANN401
    with pytest.raises(UsageError) as caught:
        Move(verb)
    assert caught.value.code == "move.verb"


def test_a_move_that_comes_over_the_wire_is_checked_too() -> None:
    move = grass.read_move("play SN@2:PA")
    sent = msgspec.json.encode(move)
    assert msgspec.json.decode(sent, type=Move) == move
    with pytest.raises(UsageError):
        msgspec.json.decode(sent.replace(b'"seat":2', b'"seat":0'), type=Move)


def test_enums_say_their_stable_names_and_cards_their_letters() -> None:
    assert [str(each) for each in (Reason.NO_HEAT, Phase.TURN, Verb.PASS, What.MUST_MISS)] == [
        *("no_heat", "turn", "pass", "must_miss")
    ]
    assert f"{Line.NET_PROFIT}/{Kind.PANAMA:>4}" == "net_profit/  PA"
    assert repr(Kind.PANAMA) == "<Kind.PANAMA: 4>"
    assert [grass.read_card(str(kind)) for kind in Kind] == list(Kind)

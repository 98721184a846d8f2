"""Scenes from games: from a state, a view or a grove, and from the moves of a whole game."""

from __future__ import annotations

import pytest

from greentable import drawing, grove
from greentable.drawing import Cell, Laid, Place
from greentable.errors import IllegalMove, UsageError
from greentable.grove import Fruit, Move, Verb
from greentable.grove.decks import read_face
from tests.drawing.games_to_draw import random_game, scene, scenes


def test_a_scene_has_what_the_picture_in_letters_has() -> None:
    shown = scene(
        """\
         -1    0     1
    -1   .     --/Y6 G1*
    0    O2/15 Y1    --
    """
    )
    assert shown.cells == {
        Place(0, -1): Cell(Fruit.LEMON, 0, 6),
        Place(1, -1): Cell(Fruit.LIME, 1, 0),
        Place(-1, 0): Cell(Fruit.ORANGE, 2, 15),
        Place(0, 0): Cell(Fruit.LEMON, 1, 0),
        Place(1, 0): Cell(),
    }
    assert shown.squirrel == Place(1, -1)
    assert shown.supply == (5, 4, 5)
    assert shown.harvest == drawing.Harvest((15, 0, 0), 1, 14)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_state_view_and_grove_give_the_same_scene(seat: int) -> None:
    game, moves = random_game(3, seats=3)
    for mover, move in moves:
        game, _ = grove.apply(game, mover, move)
    seen = grove.view(game, 0)
    own = seen.groves[seat]
    from_state = drawing.scene_of(game, seat)
    assert from_state == drawing.scene_of(seen, seat) == drawing.scene_of(own)
    assert from_state == scenes(3, 3, seat)[-1]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_gives_a_scene_for_each_card_laid(seed: int) -> None:
    for seats, seat in ((1, 1), (3, 2)):
        made = scenes(seed, seats, seat)
        _, moves = random_game(seed, seats)
        own = [move for mover, move in moves if move.verb is Verb.START or mover == seat]
        laid = tuple(Laid(move.card, move.column, move.row, move.rotation) for move in own)
        assert [shown.laid for shown in made] == [laid[: n + 1] for n in range(len(laid))]
        for shown in made:
            assert shown.cells.keys() == shown.topmost().keys()


def test_a_line_that_cannot_be_played_is_refused() -> None:
    game = grove.new_game(grove.HOUSE_EDITION, 1)
    with pytest.raises(IllegalMove):
        drawing.scenes_of(game, [(1, Move.lay(9, 0, 0))])


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_seat_that_is_not_there_has_no_scene(seat: int) -> None:
    game = grove.new_game(grove.HOUSE_EDITION, 1)
    for source in (game, grove.view(game, 1)):
        with pytest.raises(UsageError, match="the only seat is 1") as caught:
            drawing.scene_of(source, seat)
        assert caught.value.code == "drawing.seat"


def test_a_card_has_the_cells_of_its_face() -> None:
    card = drawing.card_from(7, read_face("O1 Y2 G1 / -- G2 Y1"))
    orange, lemon, lime = Fruit
    assert card.number == 7
    assert card.cells == (
        *(Cell(orange, 1), Cell(lemon, 2), Cell(lime, 1)),
        *(Cell(), Cell(lime, 2), Cell(lemon, 1)),
    )


@pytest.mark.parametrize(("rotation", "last"), [(0, (4, 1)), (1, (3, 2)), (2, (4, 1)), (3, (3, 2))])
def test_a_turned_card_covers_a_turned_outline(rotation: int, last: tuple[int, int]) -> None:
    places = list(Laid(1, 2, 0, rotation).places())
    assert len(places) == 6
    assert places[0] == (2, 0)
    assert places[-1] == last

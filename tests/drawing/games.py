"""Games of Grove to draw: random ones, played to their end, and scenes as letters."""

from __future__ import annotations

import dataclasses
import random
from functools import cache

from greentable import drawing, grove
from greentable.drawing import Laid, Scene
from greentable.game import NATURE
from greentable.grove.decks import read_deck

# Cards of the tests' own: the house deck may change without changing what is drawn here.
RULES = dataclasses.replace(
    grove.HOUSE_EDITION,
    deck=read_deck(
        """
         1  -- O1 Y1 / G2 G2 O1
         2  O2 G2 G2 / Y1 G1 --
         3  Y1 Y2 G1 / -- Y1 O1
         4  -- G2 G1 / O1 G1 Y2
         5  O1 Y1 G1 / O1 O2 --
         6  G2 Y1 O2 / -- O2 Y2
         7  -- G1 Y2 / Y1 Y1 O2
         8  O1 G2 -- / Y1 G1 Y1
         9  Y1 O2 O1 / G2 -- G1
        10  G1 O1 -- / O2 Y2 O1
        11  Y2 Y1 O1 / O1 G1 --
        12  G1 Y2 -- / Y1 Y2 O1
        13  O1 -- O1 / G2 Y1 O2
        14  Y2 G2 Y2 / -- O1 O2
        15  Y1 G1 G2 / G2 O2 --
        16  G1 Y2 -- / O1 O2 G1
        17  O1 Y1 Y1 / -- G1 Y2
        18  -- Y1 O2 / G1 G1 G1
        """
    ),
)
Moves = tuple[tuple[int, grove.Move], ...]


@cache
def random_game(seed: int, seats: int = 1) -> tuple[grove.State, Moves]:
    """A game before its start, and all its moves."""
    rng = random.Random(seed)
    nature = grove.Nature(f"drawing {seed}")
    start = game = grove.new_game(RULES, seats)
    moves: list[tuple[int, grove.Move]] = []
    while seats_to_act := grove.to_act(game):
        seat = rng.choice(seats_to_act)
        if seat == NATURE:
            move = nature.move(game)
        else:
            # Those that make dice, mostly: random play alone rarely does.
            several = rng.sample(legal := grove.legal_moves(game, seat), min(12, len(legal)))
            move = max(several, key=lambda one: grove.explain(game, seat, one).score_after)
        game, _ = grove.apply(game, seat, move)
        moves.append((seat, move))
    return start, tuple(moves)


def scenes(seed: int, seats: int = 1, seat: int = 1) -> list[Scene]:
    """The grove of a seat after each card."""
    return drawing.scenes_of(*random_game(seed, seats), seat)


def scene(picture: str, *laid: Laid) -> Scene:
    """A grove drawn in letters, as the rules' tests draw it."""
    return drawing.scene_of(grove.read_picture(picture), 1, laid)

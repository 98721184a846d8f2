"""Games of Grove to draw: random ones, played to their end, and scenes as letters."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from greentable import drawing, grove
from greentable.drawing import Laid, Scene
from greentable.game import NATURE
from greentable.grove import Ruleset
from greentable.grove.decks import read_deck
from tests.grove.grove_table import DECK

# Cards of the tests' own: the house deck may change without changing what is drawn here.
RULES = Ruleset(deck=read_deck(DECK))
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
    return replace(drawing.scene_of(grove.read_picture(picture)), laid=laid)

"""The golden files: playthroughs, and views, events and explanations of some positions.

`python -m tests.games.golden_games grove` writes them anew, on purpose, and the difference says
what clients have to learn.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec

from greentable import grove
from greentable.grove import State
from tests.games.golden_games import Golden, golden_files
from tests.grove.grove_table import plain_rules, play, table, told
from tests.grove.whole_games.grove_perft import PAGE, PERFT
from tests.grove.whole_games.grove_playthrough import GAMES, playthrough


class Scene(NamedTuple):
    """A position in writing, moves that are made in it, and moves that are explained then."""

    start: str | State
    moves: tuple[str, ...] = ()
    viewers: tuple[int, ...] = (0, 1)
    wishes: tuple[str, ...] = ()


_MIDDLE = """
    card 7  O1 Y2 G1 / -- G2 Y1
    deck 2 | hand 7 8
        0      1      2      3
    0   O1/10  Y2/4   G1     .
    1   O2/3   --/G5  .      O1*
"""
_TWO = """
    card 7  O1 Y2 G1 / -- G2 Y1
    card 8  Y1 Y2 G1 / -- O2 Y1
    recipe 3  worth:31,count:dice,fruit:lemon,bonus:7
    recipe 4  worth:32,count:cells,least:2,times:2,of:lime
    recipes 3 4 | deck 3
    seat 1 | hand 7 8
        0   1     2
    0   O1  Y1/2  G1/3
    seat 2 | hand 7 8
        0   1     2
    0   O1  Y1    G1
    seat 3 | hand 8 | stuck
        0   1     2
    0   O1  O1/4  O1*
"""

SCENES = {
    "deal": Scene(grove.new_game(plain_rules(recipes=True), 1), ("recipes 3 8",), (0, 1)),
    "start": Scene(grove.new_game(plain_rules(), 2), ("start 5", "draw 9", "draw 2"), (0, 2)),
    "play": Scene(
        *(_MIDDLE, (), (1,)),
        wishes=("7:0,0,0", "7:0,0,180", "7:2,0,90", "8:3,1,0", "9:0,0,0", "draw 9"),
    ),
    "laid": Scene(_MIDDLE, ("7:0,0,0",), (1,)),
    "chosen": Scene(_TWO, ("2 7:0,0,0",), (0, 1, 2), ("7:0,0,0", "8:0,0,0")),
    "over": Scene(
        start=_TWO.replace("deck 3", "deck 0").replace("hand 7 8", "hand 7"),
        moves=("1 7:0,0,0", "2 7:0,0,0"),
        viewers=(0, 3),
    ),
}


def document(name: str) -> str:
    """A scene as documents: the views, the last move's events, what is explained to seat 1."""
    scene = SCENES[name]
    state = table(scene.start) if isinstance(scene.start, str) else scene.start
    events = told(state, *scene.moves) if scene.moves else ()
    state = play(state, *scene.moves)
    found: dict[str, Any] = {
        "views": [msgspec.json.decode(one) for one in grove.documents(state, scene.viewers)],
        "events": grove.event_documents(events, 0),
        "explanations": [
            grove.explanation_document(grove.explain(state, 1, wish)) for wish in scene.wishes
        ],
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


GOLDEN = Golden(grove, golden_files(playthrough, GAMES, document, SCENES), PAGE, PERFT)

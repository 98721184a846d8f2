"""The golden files: playthroughs, and views, events and explanations of some positions.

`python -m tests.games.golden_games grass` writes them anew, on purpose, and the difference says
what clients have to learn.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from greentable import grass
from tests.games.golden_games import Golden, golden_files
from tests.grass.grass_table import play, table, told
from tests.grass.whole_games.grass_perft import PAGE, PERFT
from tests.grass.whole_games.grass_playthrough import GAMES, playthrough


class Scene(NamedTuple):
    """A position in writing, moves that are made in it, and moves that are explained then."""

    start: str
    moves: tuple[str, ...] = ()
    viewers: tuple[int, ...] = (1, 2)
    wishes: tuple[str, ...] = ()


_MIDDLE = """
    2018
    turn 1, round 2, dealer 3
    1: EU SN LC DX PF MC PA | market | stash HG PA | covered CB:CO | total 50000
    2: 2HG MO BK IM BF | market BU | stash CO | misses 1 | total 120000
    3: UW SO FE HE CD SS | under BU IM | market | stash JA MX | covered GS:HG+HG LC:PA
    ashtray SO SH
"""
_CLASSIC = """
    classic
    turn 1
    1: SH SN LC DX PF MC PA | market FE | stash HG PA
    2: 2HG MO ... | market | stash CO | covered CB:MX
    3: ... | market | stash JA MX
"""
_HIDDEN = """
    2018 hidden_deals
    turn 2, to draw
    1: DF PA ...
    2: MO MX ...
    3: EU ...
"""

SCENES = {
    "turn": Scene(
        _MIDDLE,
        wishes=(
            *("play EU", "play SN@3:JA", "play LC:HG", "play DX@3", "play PA", "play MC"),
            *("discard DX", "swap HG>MX@3", "offer EU>MO@*", "play PF:HG", "play FE@2", "end"),
        ),
    ),
    "turn-classic": Scene(
        _CLASSIC, wishes=("play SH", "play PF", "play DX", "play SN@2", "discard MC")
    ),
    "offer": Scene(
        *(_MIDDLE, ("1 offer EU>MO@*", "2 decline", "3 decline", "1 offer LC>?@3"), (0, 1, 3)),
        wishes=("counter UW", "counter SO>EU", "decline", "accept"),
    ),
    "counter": Scene(
        *(_MIDDLE, ("1 offer EU>?@*", "2 counter MO>LC"), (1, 3)), wishes=("accept", "decline")
    ),
    "pass": Scene(_MIDDLE, ("1 play DX@3", "2 pass BK"), (2, 3), ("pass UW",)),
    "give": Scene(*(_MIDDLE.replace("EU SN", "SH SN"), ("1 play SH",), (2,)), wishes=("give CO",)),
    "hidden-deal": Scene(
        *(_HIDDEN, ("0 draw SN", "2 offer MO>DF@1", "1 accept", "1 hand PA"), (0, 1, 2)),
        wishes=("hand MX",),
    ),
    "draft": Scene(
        """
        2018 give_me_five
        drafting
        1: | pack MO DF SO IM LC MC | chooses
        2: | pack HG HG HG HG HG HG | chooses
        """,
        *(("1 keep DF",), (0, 1, 2), ("keep HG",)),
    ),
    "end-of-turn": Scene(_MIDDLE, ("1 play PA", "1 end", "0 draw SN"), (3,)),
    "over": Scene(_MIDDLE.replace("total 120000", "total 240000"), ("1 play MC",), (0, 2)),
}


def document(name: str) -> str:
    """A scene as documents: the views, the last move's events, explanations to the acting seat."""
    scene = SCENES[name]
    state = play(scene.start, *scene.moves) if scene.moves else table(scene.start)
    events = told(scene.start, *scene.moves) if scene.moves else ()
    found: dict[str, Any] = {
        "views": [msgspec.json.decode(one) for one in grass.documents(state, scene.viewers)],
        "events": {str(one): grass.event_documents(events, one) for one in scene.viewers},
        "explanations": [
            msgspec.to_builtins(
                grass.explanation_document(grass.explain(state, _asking(state), wish))
            )
            for wish in scene.wishes
        ],
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _asking(state: grass.State) -> int:
    waiting: Sequence[int] = grass.to_act(state)
    return waiting[-1]


GOLDEN = Golden(grass, golden_files(playthrough, GAMES, document, SCENES), PAGE, PERFT)

"""The scenes that are recorded for component tests: a position, and the moves played from it.

A position is in writing, as tests/grass/grass_table.py and tests/grove/grove_table.py explain it.
Every seat is a person, so each move is chosen here; only what lies in the haystack or deck comes by
the shuffle.
"""

from __future__ import annotations

from tests.web.scene import Scene
from tests.web.scenes_grass import GRASS_SCENES
from tests.web.scenes_grove import GROVE_SCENES

SCENES: dict[str, Scene] = {
    **GRASS_SCENES,
    **GROVE_SCENES,
    "grass-turn": Scene(
        game="grass",
        start="""
            2018
            turn 1
            1: HG CO SN BU GS MO PA | market | stash HG CO
            2: ... | market | stash MX PA
            3: ...
            ashtray SO
            """,
        moves=("1 discard CO", "1 end"),
        asks={0: ("discard CO",)},
        types={0: ("dis col", "offer col pan cem", "xyzzy")},
    ),
    **{
        f"grass-undo-refused-{seat}": Scene(
            game="grass",
            start="""
                2018
                turn 1
                1: CO ...
                2: ...
                """,
            moves=("1 discard CO", "1 end", "1 undo", "2 refuse"),
            seat=seat,
        )
        for seat in (1, 2)
    },
    "grass-chosen-ahead": Scene(
        game="grass",
        start="""
            2018
            turn 1
            1: CO ...
            2: HG PA MO BU IM FE
            """,
        moves=("1 discard CO", "1 end"),
        seat=2,
    ),
    "grass-counter-left": Scene(
        game="grass",
        start="""
            2018
            turn 1
            1: HG CO ... | market | stash HG
            2: PA ... | market | stash MX
            """,
        moves=(
            "1 offer HG>?@2",
            '2 {"verb":"counter","card":"PA","other":"CO"}',
            "1 decline",
        ),
        asks={1: ('{"verb":"counter","card":"PA","other":"CO"}',)},
        seat=2,
    ),
    "grove-layers": Scene(
        game="grove",
        start="""
            card 7  O1 Y2 G1 / Y1 -- G2
            card 8  Y1 O1 Y2 / G1 -- O2
            hand 7 8 | deck 3
                0   1     2
            0   O1  O1/4  G1
            1   O1  O1    O1
            """,
        moves=("1 7:2,1,0", "1 8:-1,-1,0", "1 16:4,2,0"),
    ),
    "grass-offer": Scene(
        game="grass",
        start="""
            2018
            turn 1
            1: HG CO ... | market | stash HG
            2: PA ... | market | stash MX
            3: PA FE ...
            """,
        moves=("1 discard HG", "1 offer CO>PA@*", "2 decline", "3 accept"),
        seat=2,
    ),
}

"""Scenes of Grove. A block of oranges has few places for a card, so a recording stays small."""

from __future__ import annotations

from tests.web.scene import Scene

_CARDS = """
            card 7  O1 Y2 G1 / Y1 -- G2
            card 8  Y1 O1 Y2 / G1 -- O2
            """
_BLOCK = """
                0   1     2
            0   O1  O1/4  G1*
            1   O1  O1    O1
            """

GROVE_SCENES: dict[str, Scene] = {
    "grove-turn": Scene(
        game="grove",
        start=f"{_CARDS} hand 7 8 | deck 3 {_BLOCK}",
        moves=("1 7:2,1,0",),
        # The last: away from the grove.
        asks={
            0: (
                "*",
                '{"card":7,"column":9,"row":9,"rotation":0}',
            )
        },
    ),
    "grove-few-dice": Scene(
        game="grove",
        start="""
            card 7  O1 Y2 G1 / O1 -- Y1
            hand 7
                0     1     2
            0   O1/2  O1/2  O1
            1   O1/2  O1/2  O1
            5   G1*   .     .
            """,
    ),
    "grove-last-card": Scene(
        game="grove",
        start=f"{_CARDS} hand 7 | recipes 3 4 {_BLOCK}",
        moves=("1 7:2,1,0",),
    ),
    "grove-two": Scene(
        game="grove",
        start=f"""{_CARDS} deck 3
            seat 1 | hand 7 8
            {_BLOCK}
            seat 2 | hand 7 8
            {_BLOCK}""",
        moves=("2 8:2,1,180", "1 7:2,1,0"),
    ),
    "grove-no-place": Scene(
        game="grove",
        start="""
            card 7  Y1 O1 Y2 / G1 -- G2
            hand 7 8 | deck 3
                0   1   2     3
            0   O1  O1  O1/4  G1*
            1   O1  O1  O1    O1
            """,
    ),
    "grove-day": Scene(
        game="grove",
        start=f"{_CARDS} hand 7 8 | deck 3 {_BLOCK}",
        moves=("1 7:2,1,0", "1 8:-2,-1,0"),
        day="2026-05-01",
    ),
}

"""The scenes that are recorded for component tests: a position, and the moves played from it.

A position is in writing, as tests/grass/table.py and tests/grove/table.py explain it. Every seat is
a person, so each move is chosen here; only what lies in the haystack or deck comes by the shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from greentable import grass, grove
from greentable.server.entries import RoomSettings
from tests.grass.table import play as grass_position
from tests.grove.table import play as grove_position


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What is recorded, and who looks at it."""

    game: str
    start: str
    """A position in writing."""
    moves: tuple[str, ...] = ()
    """Each a seat and a token: `"1 play HG"`; or `"1 undo"`, and then `"2 refuse"`."""
    asks: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Moves that the client asks about, by the number of moves played before; `*`: all of them."""
    seat: int = 1
    settings: RoomSettings = field(default_factory=RoomSettings)

    @property
    def position(self) -> grass.State | grove.State:
        return grass_position(self.start) if self.game == "grass" else grove_position(self.start)

    @property
    def ruleset(self) -> str:
        position = self.position
        if isinstance(position, grass.State):
            return grass.write_ruleset(position.rules)
        return grove.write_ruleset(position.rules)


SCENES: dict[str, Scene] = {
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
        moves=("1 offer HG>?@2", "2 counter PA>CO", "1 decline"),
        seat=2,
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

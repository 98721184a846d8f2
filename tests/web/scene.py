"""A scene: a position, the moves played from it, and who looks on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from greentable import grass, grove
from greentable.protocol.room_settings import RoomSettings
from tests.grass.grass_table import play as grass_position
from tests.grove.grove_table import play as grove_position


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A scene to record, and who looks at it."""

    game: str
    start: str
    """A position in writing."""
    moves: tuple[str, ...] = ()
    """Each a seat and a token, `"1 play HG"`, or the parts of a move, `'1 {"verb":"end"}'`;
    or `"1 undo"`, and then `"2 refuse"`."""
    asks: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Moves, in writing or by their parts, that the client asks about, by the number of moves
    played before; `*`: all of them."""
    types: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Lines that the player types, likewise by the number of moves played before."""
    seat: int = 1
    bots: tuple[int, ...] = ()
    """Seats of bots. Time stands still, so they never come to move."""
    settings: RoomSettings = field(default_factory=RoomSettings)
    day: str | None = None
    """The day whose puzzle it is."""

    @property
    def position(self) -> grass.State | grove.State:
        return grass_position(self.start) if self.game == "grass" else grove_position(self.start)

    @property
    def ruleset(self) -> str:
        position = self.position
        if isinstance(position, grass.State):
            return grass.write_ruleset(position.rules)
        return grove.write_ruleset(position.rules)

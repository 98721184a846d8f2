"""One decision of the human: the table, what is seen of it, and the list of what can be laid."""

from __future__ import annotations

from functools import cached_property

from greentable.errors import UsageError
from greentable.grove import Move, View
from greentable.terminal.grove.placements import Placement, placements
from greentable.terminal.grove.preview import is_same_place
from greentable.terminal.grove.reading import EXAMPLE
from greentable.terminal.grove.setup import GroveTable


class Turn:
    """What the human decides about; `is_listed` once numbers of the list have been shown."""

    def __init__(self, table: GroveTable, view: View) -> None:
        self.table = table
        self.view = view
        self.is_listed = False

    @cached_property
    def placements(self) -> list[Placement]:
        """All legal placements with their numbers."""
        return placements(self.view)

    def ways(self, move: Move) -> list[Placement]:
        """The legal placements of a card that lies in the same way, whatever is chosen."""
        return [placement for placement in self.placements if is_same_place(placement.move, move)]

    def numbered(self, number: int) -> Move:
        """The placement with this number. Raises UsageError.

        Before there is a list, somebody who types 6 may well mean card 6.
        """
        if not self.is_listed:
            token = EXAMPLE
            if number in self.view.hand:
                token = f"{number}:{EXAMPLE.split(':')[1]}"
            raise UsageError("play_grove.number_unlisted", text=str(number), token=token)
        if not 1 <= number <= len(self.placements):
            most = len(self.placements)
            raise UsageError("play_grove.number", text=str(number), most=most)
        return self.placements[number - 1].move

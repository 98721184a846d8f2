"""Taking a move back: the table before it, and the rule for doing so without asking."""

from __future__ import annotations

from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.table.replays import AnyTable

WORLDS = 8
"""The number of possible worlds that are tried to see if a move revealed anything."""


def last_ply_of(table: AnyTable, seat: int) -> int:
    """The number of the last ply of a seat; 0 if it has not moved yet."""
    plies = table.plies
    for number in range(
        len(plies), 0, -1
    ):  # with every view: a generator takes three times as long
        if plies[number - 1][0] == seat:
            return number
    return 0


def take_back(table: AnyTable, seat: int) -> AnyTable:
    """The table as it was before the last move of a seat. Raises UsageError if there is none.

    It does not check if that is fair: see `may_take_back`.
    """
    last = last_ply_of(table, seat)
    if last == 0:
        raise UsageError("table.nothing_to_take_back", seat=seat)
    return table.at(last - 1)


def may_take_back(table: AnyTable, seat: int) -> bool:
    """True if a seat may take back its last move without asking the others.

    It may until nature or another seat has moved, unless the move revealed something hidden to the
    seat, as the last of several secret choices does.
    """
    last = last_ply_of(table, seat)
    if last == 0 or last < len(table.plies):
        return False
    return is_foreseen(table.at(last - 1), seat, table.plies[-1][1])


def is_foreseen(table: AnyTable, seat: int, token: str) -> bool:
    """True if a seat can foresee the result of its move: it reveals nothing that was hidden.

    That is so if the seat sees the same after the move whatever the hidden cards are. This is tried
    several times, each time with the hidden cards dealt anew.
    """
    game, move = table.game, table.game.read_move(token)

    def seen_after(state: object) -> tuple[object, object]:
        after, events = game.apply(state, seat, move)
        return game.view(after, seat), game.events_for(events, seat)

    seen, view = seen_after(table.state), table.view(seat)
    for world in range(WORLDS):
        other = game.determinize(view, Stream(token.encode(), f"table/worlds/{world}"))
        if game.why_not(other, seat, move) is not None or seen_after(other) != seen:
            return False
    return True

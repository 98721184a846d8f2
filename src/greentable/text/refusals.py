"""What is wrong with a record, in words: a move that the rules refuse with the reason."""

from __future__ import annotations

from greentable import grass, grove
from greentable.catalogue import Catalogue
from greentable.errors import IllegalMove, RecordError
from greentable.records import Record
from greentable.text.grass.reasons import explain as explain_grass
from greentable.text.grove.reasons import explain as explain_grove


def describe_fault(catalogue: Catalogue, record: Record, error: RecordError) -> str:
    """An error that was found when a record was replayed, with its line."""
    cause = error.__cause__
    if not isinstance(cause, IllegalMove) or error.line not in record.lines:
        return str(error)
    ply = record.lines.index(error.line) + 1
    seat, token = record.plies[ply - 1]
    return catalogue.say(
        "replay-refused",
        line=error.line,
        ply=ply,
        token=token,
        who=catalogue.seat(seat, record.names) if seat else catalogue.say("replay-chance"),
        reason=_reason(catalogue, record, cause, token),
    )


def _reason(catalogue: Catalogue, record: Record, cause: IllegalMove, token: str) -> str:
    name = cause.code.rpartition(".")[2].upper()
    if record.game == grass.name:
        move = grass.read_move(token)
        return explain_grass(catalogue, grass.Reason[name], move, record.names)
    return explain_grove(catalogue, grove.Reason[name], grove.read_move(token))

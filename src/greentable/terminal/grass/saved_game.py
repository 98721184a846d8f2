"""A game that was left and goes on: read with care; what is wrong with it is said with its name."""

from __future__ import annotations

from pathlib import Path

from greentable import grass
from greentable.errors import IllegalMove, RecordError, UsageError
from greentable.grass import Event, Move, Nature, Reason, Ruleset, State
from greentable.records import Record, Recorder, replay, verify
from greentable.terminal.people import read_saved
from greentable.text import Catalogue
from greentable.text.grass import explain

GrassRecorder = Recorder[Ruleset, State, Move, Event]


def read_game(path: Path, catalogue: Catalogue) -> tuple[Record, str]:
    """A saved game whose every move is legal, and its seed. Raises UsageError with the file."""
    try:
        record, seed = read_saved(path, grass.name)
    except RecordError as error:
        raise UsageError(error.code, f"{path}, {error}") from error
    try:
        verify(record)
    except RecordError as error:
        words = _refused(record, error, catalogue) or str(error)
        raise UsageError(error.code, f"{path}, {words}") from error
    return record, seed


def _refused(record: Record, error: RecordError, catalogue: Catalogue) -> str:
    """Why a move of a record is refused, in words; "" if something else is wrong."""
    cause = error.__cause__
    if not isinstance(cause, IllegalMove):
        return ""
    seat, token = record.plies[record.lines.index(error.line) - 1]
    reason = Reason[cause.code.rpartition(".")[2].upper()]
    who = catalogue.seat(seat, record.names)
    words = explain(catalogue, reason, grass.read_move(token), record.names)
    return f"line {error.line}: {token!r} of {who} is refused. {words}"


def past_of(record: Record, nature: Nature) -> list[tuple[State, tuple[Event, ...]]]:
    """The states so far and what came of them.

    Raises UsageError if the cards came from elsewhere than the seed.
    """
    state = grass.new_game(grass.read_ruleset(record.ruleset), record.seats)
    past: list[tuple[State, tuple[Event, ...]]] = []
    for step in replay(record):
        if step.seat == 0 and nature.move(state) != step.move:
            message = (
                "the cards of this game were given, not dealt from its seed: "
                "give them once more with --deck-order"
            )
            raise UsageError("play.deck_order", message)
        past.append((state, step.events))
        state = step.state
    return past

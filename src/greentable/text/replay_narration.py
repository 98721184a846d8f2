"""Narration of recorded games: the output of `greentable replay`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from greentable import grass, grove
from greentable.core.reader import is_number, shown
from greentable.errors import IllegalMove, RecordError, UsageError
from greentable.games import GAMES
from greentable.grove import Recipe, codes_of
from greentable.records import Record, read_file
from greentable.table import AnyPly, check_result, first_table, replay
from greentable.text.grass.replay_narration import GrassNarrator
from greentable.text.grove.replay_narration import GroveNarrator
from greentable.text.passages import EMPTY_LINE, Line, Passage, lines_of
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument, Message, Row, Seat, choices, say

_LISTED = ("deck", "book")  # switches whose value may be a full list of cards or recipes


def replay_command(
    path: Path | str,
    *,
    ply: int | None = None,
    viewer: str | None = None,
    language: str = "en",
    recipes: Sequence[Recipe] = (),
) -> Iterator[Line]:
    """The narration of a recorded game as lines: up to a ply, for a viewer, in a language.

    The viewer is a seat's number or name, or 0 for a spectator. Raises UsageError with the name of
    the file: at once for wrong arguments, a malformed file or a false result; during the narration
    for an illegal move.
    """
    catalogue = Catalogue(language)
    try:
        record = read_file(path, GAMES)
    except RecordError as error:
        raise error.in_file(path) from error
    seat = None if viewer is None else seat_of(record, viewer)
    if ply is None:
        refuse_false_result(path, record)
    passages = tell_record(record, viewer=seat, ply=ply, recipes=recipes)
    return _lines(path, record, catalogue, passages)


def refuse_false_result(path: Path | str, record: Record) -> None:
    """Refuse a false result before the narration. Raises UsageError with the name of the file.

    An illegal move is left to the narration, which shows the moves before it.
    """
    table = first_table(record, GAMES)
    try:
        for one in replay(record, GAMES):
            table = replace(table, state=one.state)
    except RecordError:
        return
    try:
        check_result(record, table)
    except RecordError as error:
        raise error.in_file(path, fault_message(record, error), record.names) from error


def _lines(
    path: Path | str, record: Record, catalogue: Catalogue, passages: Iterator[Passage]
) -> Iterator[Line]:
    try:
        for passage in passages:
            yield from lines_of(passage, catalogue, record.names)
    except RecordError as error:
        raise error.in_file(path, fault_message(record, error), record.names) from error


def fault_message(record: Record, error: RecordError) -> Message:
    """The message of a record's error, with its line; for an illegal move, with the reason."""
    cause = error.__cause__
    if not isinstance(cause, IllegalMove) or error.line not in record.lines:
        return error.full_message
    ply = record.lines.index(error.line) + 1
    seat, token = record.plies[ply - 1]
    return say(
        "replay-refused",
        line=error.line,
        ply=ply,
        token=token,
        who=_actor(seat),
        reason=cause.message,
    )


def seat_of(record: Record, viewer: str) -> int:
    """A seat by its number or its player's name. Raises UsageError."""
    if is_number(viewer):
        return int(viewer)
    found = [n for n, name in enumerate(record.names, 1) if name.casefold() == viewer.casefold()]
    if len(found) > 1:
        raise UsageError("text.viewer_twice", name=shown(viewer))
    if not found:
        names = choices(f"{seat} {name}" for seat, name in enumerate(record.names, 1))
        raise UsageError("text.viewer_name", name=shown(viewer), names=names)
    return found[0]


def tell_record(
    record: Record,
    *,
    viewer: int | None = None,
    ply: int | None = None,
    recipes: Sequence[Recipe] = (),
) -> Iterator[Passage]:
    """The narration of a record in passages, each with the number of its last ply.

    `viewer` is a seat, 0 for a spectator, None for one who sees everything. With a `ply` the
    narration stops after it and describes the table. `recipes` are the ruleset's own recipes with
    their names. Raises UsageError at once for a viewer, ply or recipes that do not fit the record.
    """
    _check_call(record, viewer, ply)
    return _tell(record, _narrator(record, viewer, recipes), ply)


def _check_call(record: Record, viewer: int | None, ply: int | None) -> None:
    if record.game not in GAMES:
        raise UsageError("text.game", game=shown(record.game), known=choices(GAMES))
    if viewer is not None and not 0 <= viewer <= record.seats:
        raise UsageError("text.viewer", seat=viewer, seats=record.seats)
    if ply is not None and not 0 <= ply <= len(record.plies):
        raise UsageError("text.ply", ply=ply, plies=len(record.plies))


def _narrator(
    record: Record, viewer: int | None, recipes: Sequence[Recipe]
) -> GrassNarrator | GroveNarrator:
    if record.game == grass.name:
        if recipes:
            raise UsageError("text.recipes_of_grass")
        return GrassNarrator(viewer)
    if recipes and codes_of(tuple(recipes)) != grove.read_ruleset(record.ruleset).book:
        raise UsageError("text.recipes")
    return GroveNarrator(viewer, tuple(recipes))


def _tell(
    record: Record, narrator: GrassNarrator | GroveNarrator, ply: int | None
) -> Iterator[Passage]:
    table = first_table(record, GAMES)

    def plies() -> Iterator[AnyPly]:
        nonlocal table
        for one in islice(replay(record, GAMES), ply):
            table = replace(table, state=one.state)
            yield one

    yield Passage((*_title(record, narrator.viewer), EMPTY_LINE))
    yield from narrator.tell_plies(plies())
    if ply is None:
        check_result(record, table)
    state, waiting = table.state, table.to_act
    if ply is not None or waiting:
        if ply != 0:
            yield Passage((EMPTY_LINE,))
        yield narrator.tell_table(state)
    if waiting:
        who = Row(tuple(_actor(seat) for seat in waiting))
        yield Passage((say("replay-to-act", who=who),))


def _actor(seat: int) -> Seat | Message:
    return Seat(seat) if seat else say("replay-chance")


def _title(record: Record, viewer: int | None) -> Iterator[Message]:
    game = say(f"game-{record.game}")
    yield say("replay-title", game=game, ruleset=_short(record.ruleset))
    if record.date is not None:
        yield say("replay-date", date=record.date)
    people = Row(tuple(Seat(seat) for seat in range(1, record.seats + 1)))
    yield say("replay-people", names=people)
    if viewer is not None:
        yield say("replay-as", name=Seat(viewer)) if viewer else say("replay-as-spectator")


def _short(ruleset: str) -> Argument:
    """A ruleset with its own deck and recipes named instead of listed."""
    words = []
    own = []
    for word in ruleset.split(" "):
        switch, _, value = word.partition("=")
        if switch in _LISTED and any(sign in value for sign in ":/"):
            own.append(say(f"replay-own-{switch}"))
        else:
            words.append(word)
    short = " ".join(words)
    return say("replay-ruleset-own", ruleset=short, own=Row(tuple(own))) if own else short

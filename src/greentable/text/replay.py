"""Recorded games told in words: what `greentable replay` prints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from greentable.errors import UsageError
from greentable.records import GAMES, Record, Step, check_result, read_file, replay, state_at
from greentable.text.catalogue import Catalogue
from greentable.text.grass import tale as grass_tale
from greentable.text.grove import tale as grove_tale

TELLERS = {"grass": grass_tale, "grove": grove_tale}
"""The games that can be told: each with `tell_steps` and `tell_table`."""


def replay_command(
    path: Path | str, *, ply: int | None = None, viewer: int | None = None, language: str = "en"
) -> Iterator[str]:
    """The lines that tell the game in a file: up to a ply, as a viewer saw it, in a language.

    Raises GreentableError, at once for what is wrong with the call or the file's form, and where
    the story gets to it for a move that the rules refuse.
    """
    catalogue = Catalogue(language)
    return tell_record(read_file(path), catalogue, viewer=viewer, ply=ply)


def tell_record(
    record: Record, catalogue: Catalogue, *, viewer: int | None = None, ply: int | None = None
) -> Iterator[str]:
    """A record as a story in lines.

    `viewer` is a seat, 0 for a spectator, or None to be told everything. With a `ply` the story
    stops after it, and the table is described. Raises UsageError at once for a viewer or ply that
    is not there.
    """
    if record.game not in TELLERS:
        message = f"there are no words for {record.game!r} yet, only for {', '.join(TELLERS)}"
        raise UsageError("text.game", message)
    if viewer is not None and not 0 <= viewer <= record.seats:
        message = f"there is no seat {viewer}: from 1 to {record.seats}, or 0 for a spectator"
        raise UsageError("text.viewer", message)
    if ply is not None and not 0 <= ply <= len(record.plies):
        message = f"there is no ply {ply}: the record has 0 to {len(record.plies)}"
        raise UsageError("record.no_such_ply", message)
    return _tell(record, catalogue, viewer, ply)


def _tell(
    record: Record, catalogue: Catalogue, viewer: int | None, ply: int | None
) -> Iterator[str]:
    state = state_at(record, 0)

    def steps() -> Iterator[Step]:
        nonlocal state
        for step in islice(replay(record), ply):
            state = step.state
            yield step

    yield from _title(record, catalogue, viewer)
    teller = TELLERS[record.game]
    yield from teller.tell_steps(catalogue, steps(), record.names, viewer)
    if ply is None:
        check_result(record, state)
    waiting = GAMES[record.game].to_act(state)
    if ply is not None or waiting:
        if ply != 0:
            yield ""
        yield from teller.tell_table(catalogue, state, record.names, viewer)
    if waiting:
        chance = catalogue.say("replay-chance")
        who = [catalogue.seat(seat, record.names) if seat else chance for seat in waiting]
        yield catalogue.say("replay-to-act", who=catalogue.listed(who))


def _title(record: Record, catalogue: Catalogue, viewer: int | None) -> Iterator[str]:
    game = catalogue.say(f"game-{record.game}")
    yield catalogue.say("replay-title", game=game, ruleset=record.ruleset)
    if record.date is not None:
        yield catalogue.say("replay-date", date=record.date)
    yield catalogue.say("replay-people", names=catalogue.listed(record.names))
    if viewer is not None:
        key = "replay-as" if viewer else "replay-as-spectator"
        yield catalogue.say(key, name=catalogue.seat(viewer, record.names))
    yield ""

"""Recorded games told in words: what `greentable replay` prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from greentable import grass, grove
from greentable.catalogue import Catalogue
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.grove.recipes import Recipe, codes_of
from greentable.reader import is_number, shown
from greentable.records import Record, read_file
from greentable.table import AnyPly, check_result, first_table, replay
from greentable.text.grass.tale import GrassTale
from greentable.text.grove.tale import GroveTale
from greentable.text.refusals import describe_fault

_LISTED = ("deck", "book")  # switches whose value may be a whole deck, or all recipes


def replay_command(
    path: Path | str,
    *,
    ply: int | None = None,
    viewer: str | None = None,
    language: str = "en",
    recipes: Sequence[Recipe] = (),
) -> Iterator[str]:
    """The lines that tell the game in a file: up to a ply, as a viewer saw it, in a language.

    The viewer is a seat's number or name, or 0 for a spectator. Raises UsageError with the name of
    the file, at once for what is wrong with the call or the file's form, and where the story gets
    to it for a move that the rules refuse.
    """
    catalogue = Catalogue(language)
    try:
        record = read_file(path, GAMES)
    except RecordError as error:
        raise UsageError(error.code, f"{path}, {error}") from error
    seat = None if viewer is None else seat_of(record, viewer)
    story = tell_record(record, catalogue, viewer=seat, ply=ply, recipes=recipes)
    return _with_name(path, record, catalogue, story)


def _with_name(
    path: Path | str, record: Record, catalogue: Catalogue, story: Iterator[str]
) -> Iterator[str]:
    try:
        yield from story
    except RecordError as error:
        words = describe_fault(catalogue, record, error)
        raise UsageError(error.code, f"{path}, {words}") from error


def seat_of(record: Record, viewer: str) -> int:
    """The seat that is meant by its number or by the name of who sits there. Raises UsageError."""
    if is_number(viewer):
        return int(viewer)
    found = [n for n, name in enumerate(record.names, 1) if name.casefold() == viewer.casefold()]
    if len(found) != 1:
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(record.names, 1))
        message = f"nobody is called {shown(viewer)}: 0 is a spectator, {names}"
        if found:
            message = f"{shown(viewer)} is not one seat's name alone: say its number"
        raise UsageError("text.viewer", message)
    return found[0]


def tell_record(
    record: Record,
    catalogue: Catalogue,
    *,
    viewer: int | None = None,
    ply: int | None = None,
    recipes: Sequence[Recipe] = (),
) -> Iterator[str]:
    """A record as a story in lines, each with the number of the last ply that it tells.

    `viewer` is a seat, 0 for a spectator, or None to be told everything. With a `ply` the story
    stops after it, and the table is described. `recipes` are the ruleset's with their names, if it
    has its own. Raises UsageError at once for a viewer, ply or recipes that are not the record's.
    """
    _check_call(record, viewer, ply)
    teller = _teller(record, catalogue, viewer, recipes)
    return _tell(record, catalogue, teller, ply)


def _check_call(record: Record, viewer: int | None, ply: int | None) -> None:
    if record.game not in GAMES:
        message = f"there are no words for {record.game!r} yet, only for {', '.join(GAMES)}"
        raise UsageError("text.game", message)
    if viewer is not None and not 0 <= viewer <= record.seats:
        seats = "1" if record.seats == 1 else f"from 1 to {record.seats}"
        message = f"there is no seat {viewer}: {seats}, or 0 for a spectator"
        raise UsageError("text.viewer", message)
    if ply is not None and not 0 <= ply <= len(record.plies):
        message = f"there is no ply {ply}: the record has 0 to {len(record.plies)}"
        raise UsageError("record.no_such_ply", message)


def _teller(
    record: Record, catalogue: Catalogue, viewer: int | None, recipes: Sequence[Recipe]
) -> GrassTale | GroveTale:
    if record.game == grass.name:
        if recipes:
            raise UsageError("text.recipes", "there are no recipes in a game of Grass")
        return GrassTale(catalogue, record.names, viewer)
    if recipes and codes_of(tuple(recipes)) != grove.read_ruleset(record.ruleset).book:
        raise UsageError("text.recipes", "the recorded game was played with other recipes")
    return GroveTale(catalogue, record.names, viewer, tuple(recipes))


def _tell(
    record: Record, catalogue: Catalogue, teller: GrassTale | GroveTale, ply: int | None
) -> Iterator[str]:
    table = first_table(record, GAMES)

    def plies() -> Iterator[AnyPly]:
        nonlocal table
        for one in islice(replay(record, GAMES), ply):
            table = replace(table, state=one.state)
            yield one

    yield from _title(record, catalogue, teller.viewer)
    yield from teller.tell_steps(plies())
    if ply is None:
        check_result(record, table)
    state, waiting = table.state, table.to_act
    if ply is not None or waiting:
        if ply != 0:
            yield ""
        yield from teller.tell_table(state)
    if waiting:
        chance = catalogue.say("replay-chance")
        who = [catalogue.seat(seat, record.names) if seat else chance for seat in waiting]
        yield catalogue.say("replay-to-act", who=catalogue.listed(who))


def _title(record: Record, catalogue: Catalogue, viewer: int | None) -> Iterator[str]:
    game = catalogue.say(f"game-{record.game}")
    yield catalogue.say("replay-title", game=game, ruleset=_short(record.ruleset, catalogue))
    if record.date is not None:
        yield catalogue.say("replay-date", date=record.date)
    yield catalogue.say("replay-people", names=catalogue.listed(record.names))
    if viewer is not None:
        key = "replay-as" if viewer else "replay-as-spectator"
        yield catalogue.say(key, name=catalogue.seat(viewer, record.names))
    yield ""


def _short(ruleset: str, catalogue: Catalogue) -> str:
    """A ruleset without the cards of a deck and the numbers of recipes that have no name."""
    words = []
    own = []
    for word in ruleset.split(" "):
        switch, _, value = word.partition("=")
        if switch in _LISTED and any(sign in value for sign in ":/"):
            own.append(catalogue.say(f"replay-own-{switch}"))
        else:
            words.append(word)
    short = " ".join(words)
    if not own:
        return short
    return catalogue.say("replay-ruleset-own", ruleset=short, own=catalogue.listed(own))

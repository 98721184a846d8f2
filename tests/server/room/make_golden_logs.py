"""Write room/golden/VERSION: logs of rooms as this version keeps them, and how they end.

    python -m tests.server.room.make_golden_logs

Once for each version that is released: later versions must come to the same ends. What is there
already is left alone; it was written by the program of its time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import greentable
from greentable.core.shuffle import Stream
from greentable.games import GAMES
from greentable.protocol import host_actions
from greentable.records import write_record
from greentable.server.room import hosting, seating
from greentable.server.room.entries import (
    AnyEntry,
    By,
    Closed,
    Followed,
    Helped,
    Imported,
    SeedsAdded,
    TakenBack,
    UndoAsked,
)
from greentable.server.room.fair_dealing import record_of
from greentable.server.room.handling import move_plan
from greentable.server.room.opening import Opening
from greentable.server.room.room import Room
from greentable.server.room.undo import answer_undo, undo
from tests.server.random_rooms import RULESETS, LoggedRoom, opening, people, random_rooms

FOLDER = Path(__file__).parent / "golden"


class Line(msgspec.Struct):
    """An entry of a log, and when it was written."""

    at: float
    entry: msgspec.Raw


def how_it_ends(room: Room) -> dict[str, Any]:
    """The results that must follow from a log in every later version."""
    table = room.table
    return {
        "rev": room.rev,
        "status": room.status,
        "names": [chair.name for chair in room.chairs],
        "people": [chair.person for chair in room.chairs],
        "bots": [chair.mind for chair in room.chairs],
        "conceded": [chair.conceded for chair in room.chairs],
        "banks": [chair.bank for chair in room.chairs],
        "host": room.host,
        "may_watch": list(room.welcomed),
        "sent_away": list(room.kicked),
        "muted": list(room.muted),
        "commitments": list(room.commitments),
        "assisted": room.assisted,
        "answered_ahead": {str(seat): move for seat, move in room.held.items()},
        "last_commands": {str(seat): list(done[-1]) for seat, done in room.commands.items()},
        "plies": [] if table is None else [f"{seat} {token}" for seat, token in table.plies],
        "asked": {
            str(seat): [room.decisions[seat].rev, *_legal(room, seat)] for seat in room.asked
        },
        "result": None if table is None or table.result is None else list(table.result),
        "record": write_record(record_of(room), GAMES) if room.is_finished else None,
    }


def _legal(room: Room, seat: int) -> list[str]:
    """The first moves that a seat may make."""
    assert room.table is not None, "somebody is asked"
    legal = room.table.view(seat).legal
    return [room.game.write_move(legal[at]) for at in range(min(12, len(legal)))]


# The rooms


def _evening() -> LoggedRoom:
    """Three people and a bot: nearly everything happens that can happen around a table."""
    first = Opening(game="grass", ruleset="2018", seats=4, host="ann", guests=people(1))
    logged = LoggedRoom(first)

    def host(action: host_actions.HostAction, person: str = "ann") -> None:
        add(hosting.act(logged.room, person, action, logged.world).entries)

    def add(entries: Iterable[AnyEntry]) -> None:
        for entry in entries:
            logged.add(entry)

    invited = hosting.act(logged.room, "ann", host_actions.RenewLink(), logged.world)
    add(invited.entries)
    for person, name in (("ben", "Ben"), ("cem", "Cem"), ("mal", "Mal")):
        add(seating.enter(logged.room, person, invited.secret))
        add(seating.sit(logged.room, person, name))
    host(host_actions.Kick(seat=4))
    add(seating.give_nonce(logged.room, "ben", "bensnonce"))
    host(host_actions.SeatBot(seat=4, bot="random"))
    host(host_actions.FreeSeat(seat=4))
    settings = msgspec.structs.replace(logged.room.settings, clock="blitz", pace="instant")
    host(host_actions.ChangeSettings(settings=settings))
    host(host_actions.Start(fill="rules"))
    host(host_actions.Mute(seat=3))
    host(host_actions.Pause(), "cem")
    host(host_actions.Resume(), "ben")
    rng = Stream(b"an evening", "golden")
    _moves(logged, rng, 30)
    host(host_actions.Replace(seat=2))
    _moves(logged, rng, 10)
    add(seating.come_back(logged.room, "ben"))
    for _ in range(40):
        _moves(logged, rng, 1)
        asked = next(
            (
                entry
                for seat in (1, 2, 3)
                if isinstance(entry := undo(logged.room, seat, "back"), UndoAsked)
            ),
            None,
        )
        if asked is not None:
            logged.add(asked)
            asker = logged.room.chair(asked.seat).person
            for person in ("ann", "ben", "cem"):
                if person != asker:
                    add(answer_undo(logged.room, person, None, yes=True))
            break
    host(host_actions.HandOver(seat=2))
    add(seating.leave(logged.room, "cem", "concede"))
    _moves(logged, rng, 30)
    return logged


def _moves(logged: LoggedRoom, rng: Stream, count: int) -> None:
    for _ in range(count):
        seat, move = logged.any_move(rng)
        by: By = "bot" if logged.room.chair(seat).mind is not None else "person"
        command = f"m{logged.room.rev}" if by == "person" else None
        logged.add(move_plan(logged.room, seat, move, command=command, by=by))


def _solo() -> LoggedRoom:
    """Somebody plays alone, takes a move back, asks for help, finishes, and plays again."""
    *_, logged = random_rooms(opening("grove", "house recipes", 1), "solo", 4)
    back = undo(logged.room, 1, "back")
    assert isinstance(back, TakenBack)
    logged.add(back)
    logged.add(Helped(seat=1))
    rng = Stream(b"solo", "golden")
    while logged.room.asked:
        _moves(logged, rng, 1)
    logged.add(Followed(room="another"))
    return logged


def _closed() -> LoggedRoom:
    """Nobody came."""
    first = Opening(game="grass", ruleset="classic", seats=2, host="ann", guests=people(2))
    logged = LoggedRoom(first)
    logged.add(seating.leave(logged.room, "ben")[0])
    logged.add(SeedsAdded(seeds=("one more",)))
    logged.add(Closed(reason="expired"))
    return logged


def _imported() -> LoggedRoom:
    """A game that was played elsewhere."""
    *_, played = random_rooms(opening("grove", "house", 2), "elsewhere", 200)
    record = write_record(record_of(played.room), GAMES)
    logged = LoggedRoom(Opening(game="grove", ruleset="house", seats=2, host="ann"))
    logged.add(Imported(record=record))
    return logged


def rooms() -> Iterator[tuple[str, LoggedRoom]]:
    """The rooms whose logs are kept, each with its name."""
    yield "evening", _evening()
    yield "solo", _solo()
    yield "closed", _closed()
    yield "imported", _imported()
    for number, (game, ruleset, seats) in enumerate(RULESETS, 1):
        *_, logged = random_rooms(opening(game, ruleset, seats), ruleset, 60)
        yield f"random-{number}", logged


def main() -> None:
    """Write the logs of this version. Raises FileExistsError if they are there."""
    folder = FOLDER / greentable.__version__
    folder.mkdir(parents=True)
    for name, logged in rooms():
        lines = [Line(line.at, msgspec.Raw(line.body)) for line in logged.log]
        (folder / f"{name}.jsonl").write_bytes(
            b"".join(msgspec.json.encode(one) + b"\n" for one in lines)
        )
        end = msgspec.json.format(msgspec.json.encode(how_it_ends(logged.room)), indent=1)
        (folder / f"{name}.end.json").write_bytes(end + b"\n")


if __name__ == "__main__":
    main()

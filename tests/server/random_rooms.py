"""Rooms with random games in them, made without a server: the entries that a server would write."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.core.shuffle import Stream
from greentable.server.room.entries import AnyEntry, TakenBack
from greentable.server.room.fair_dealing import more_seeds
from greentable.server.room.folding import AnyStep, with_entries
from greentable.server.room.handling import Plan, move_plan
from greentable.server.room.opening import Guest, Opening, open_room
from greentable.server.room.room import Room
from greentable.server.room.undo import undo
from greentable.server.store.values import Entry
from tests.server.set_world import SetWorld

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Fay")
RULESETS = (
    ("grass", "2018", 3),
    ("grass", "classic target=50000", 4),
    ("grass", "2018 give_me_five lucky_or_not target=40000", 2),
    ("grass", "classic hidden_deals", 5),
    ("grove", "house", 1),
    ("grove", "house recipes", 3),
)


def people(count: int) -> tuple[Guest, ...]:
    """As many persons as asked for: Ann is `ann`, with a nonce of her own."""
    return tuple(
        Guest(name=name, person=name.lower(), nonce=f"nonce{name}") for name in NAMES[:count]
    )


def opening(game: str, ruleset: str, seats: int) -> Opening:
    """A room for this number of people, in which the game begins at once."""
    return Opening(
        game=game, ruleset=ruleset, seats=seats, host="ann", guests=people(seats), start=True
    )


class LoggedRoom:
    """A room and its log."""

    def __init__(self, opening: Opening, world: SetWorld | None = None) -> None:
        self.world = world or SetWorld()
        _, self.room, lines = open_room(opening, self.world)
        self.log = [Entry(seq, self.world.time, line) for seq, line in enumerate(lines, 1)]

    def add(self, planned: Plan | AnyEntry) -> None:
        """Write an entry down, or what is planned."""
        plan = planned if isinstance(planned, Plan) else Plan((planned,))
        self.world.time += 1.5
        for entry in plan.entries:
            self._write(entry, plan.step)
        more = more_seeds(self.room, self.world)
        if more is not None:
            self._write(more)

    def _write(self, entry: AnyEntry, step: AnyStep | None = None) -> None:
        self.room, [line] = with_entries(self.room, [entry], self.world.time, step)
        self.log.append(Entry(self.room.rev, self.world.time, line))

    @property
    def lines(self) -> list[bytes]:
        """The log as it is put into a store."""
        return [entry.body for entry in self.log]

    def any_move(self, rng: Stream) -> tuple[int, str]:
        """A random move of somebody who is asked, words first, so that offers are not most."""
        room = self.room
        assert room.table is not None
        seat = room.asked[rng.below(len(room.asked))]
        legal = room.table.view(seat).legal
        tokens = [
            room.game.write_move(legal[at]) for at in range(0, len(legal), 1 + len(legal) // 40)
        ]
        words = sorted({token.partition(" ")[0] for token in tokens})
        word = words[rng.below(len(words))]
        fitting = [token for token in tokens if token.partition(" ")[0] == word]
        return seat, fitting[rng.below(len(fitting))]


def random_rooms(opening: Opening, seed: str, moves: int) -> Iterator[LoggedRoom]:
    """A room after each of some random moves, some of them answered ahead or taken back."""
    logged = LoggedRoom(opening)
    rng = Stream(seed.encode(), "rooms")
    for number in range(moves):
        room: Room = logged.room
        if not room.asked:
            return
        ahead = sorted(set(room.decisions) - set(room.asked) - set(room.held))
        if ahead and rng.below(2):
            logged.add(move_plan(room, ahead[0], "decline", command=f"c{number}"))
        else:
            seat, move = logged.any_move(rng)
            logged.add(move_plan(room, seat, move, command=f"c{number}"))
            if logged.room.asked and rng.below(8) == 0:
                entry = undo(logged.room, seat, f"u{number}")
                if isinstance(entry, TakenBack):
                    logged.add(entry)
        yield logged

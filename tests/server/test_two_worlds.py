"""Nothing hidden leaks over a socket: in two worlds that differ only in what a viewer may not see,
every byte that this viewer is sent is the same.

Both worlds are played on real servers, with the same ids, seeds, times and commands. Which cards
are exchanged unseen, and when the viewer comes to see one of them, `tests.grass.two_worlds` says.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from greentable import grass
from greentable.game import NATURE
from greentable.grass import Event, Move, Ruleset, State
from greentable.server import telling
from greentable.server.decisions import asked_seats
from greentable.server.folding import AnyStep
from greentable.server.protocol import View, write_message
from greentable.server.room import Decision, Room
from greentable.server.settings import Settings
from greentable.shuffle import Stream
from tests.grass.two_worlds import OtherWorld
from tests.grass.walk import Step, walk
from tests.server.playing import Player, Server, serving
from tests.server.random_rooms import NAMES, opening
from tests.strategies import BUSY_DECK, RULESETS, shortened, with_deck

pytestmark = pytest.mark.anyio

Views = dict[int, tuple[View, bytes]]

MOST_MOVES = 80  # of a segment, so that the test is quick
SETTINGS = Settings(
    commands_per_second=1e6, commands_burst=1_000_000, offers_per_minute=1e6, outbox=500
)


@dataclass
class Segment:
    """Moves of both worlds from a common state, as long as the viewer cannot tell them apart."""

    start: State
    moves: list[tuple[int, Move, Move]] = field(default_factory=list)

    def whole(self) -> tuple[State, State, list[tuple[int, Move, Move]]]:
        """From the first to the last position in which a seat is to move: the worlds there, and
        what was played between; nothing is left of a segment without any.
        """
        worlds, places = [(self.start, self.start)], []
        for seat, one, other in self.moves:
            before = worlds[-1]
            worlds.append(
                (grass.apply(before[0], seat, one)[0], grass.apply(before[1], seat, other)[0])
            )
        places = [at for at, (one, _) in enumerate(worlds) if grass.to_act(one) != [NATURE]]
        if not places:
            return *worlds[0], []
        return *worlds[places[0]], self.moves[places[0] : places[-1]]


class Recorder(OtherWorld):
    """The second world of a viewer, written down."""

    def __init__(self, viewer: int, seed: str) -> None:
        super().__init__(viewer, Stream(seed.encode(), "worlds"))
        self.segments: list[Segment] = []
        self._moved: list[Move] = []

    def follow(self, step: Step) -> None:
        count, self._moved = len(self.segments), []
        super().follow(step)
        if self._moved and self.state is not None and len(self.segments) == count:
            self.segments[-1].moves.append((step.seat, step.move, self._moved[0]))

    def _begin(self, state: State) -> None:
        super()._begin(state)
        if self.state is not None:
            self.segments.append(Segment(state))

    def _applied(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        self._moved = [move]
        return super()._applied(seat, move)


class Written:
    """Nature as she was."""

    def __init__(self, moves: list[Move]) -> None:
        self._moves = deque(moves)

    def move(self, _state: State) -> Move:
        return self._moves.popleft()


async def seated(
    server: Server, ruleset: str, seats: int, state: State, nature: list[Move]
) -> dict[int, Player]:
    """A room with this position, everybody in it, and a spectator as 0."""
    opened = await server.rooms.open(opening("grass", ruleset, seats))
    await server.rooms.watch(opened.id, "zoe", secret=opened.secret)
    actor = await server.rooms.actor(opened.id)
    assert actor.room.table is not None
    table = dataclasses.replace(actor.room.table, state=state, nature=Written(nature))
    now = Decision(actor.room.rev, server.world.now())
    decisions = dict.fromkeys(sorted(asked_seats(grass, state)), now)
    actor.room = msgspec.structs.replace(actor.room, table=table, decisions=decisions)
    players = {}
    for seat, name in enumerate(("Zoe", *NAMES[:seats])):
        players[seat] = await server.join(opened.id, name.lower())
        await players[seat].hear("view", seat=seat)
    for _ in range(2):  # who came later, the earlier ones have heard of too
        for player in players.values():
            await player.say(type="ping", n=7)
            await player.hear("pong")
    return players


async def play(players: dict[int, Player], seat: int, move: Move) -> None:
    answer = await players[seat].play(seat, str(move))
    assert answer["type"] == "ack", answer
    for player in players.values():
        await player.catch_up(answer["rev"])


async def ask(player: Player, seat: int) -> None:
    """What is explained to a viewer is told as well."""
    if seat != NATURE:
        await player.do("ask", id="ask", rev=player.rev, seat=seat, all=True)


async def compare(
    one: Server, other: Server, ruleset: Ruleset, seats: int, viewer: int, segment: Segment
) -> int:
    """Play a segment in both worlds; how many messages the viewer got, which were all the same."""
    first, second, moves = segment.whole()
    text = grass.write_ruleset(ruleset)
    natures = [[move[at] for move in moves if move[0] == NATURE] for at in (1, 2)]
    mine = await seated(one, text, seats, first, list(map(_move, natures[0])))
    theirs = await seated(other, text, seats, second, list(map(_move, natures[1])))
    for seat, own, translated in moves:
        if seat != NATURE:
            await play(mine, seat, own)
            await play(theirs, seat, translated)
    await ask(mine[viewer], viewer)
    await ask(theirs[viewer], viewer)
    assert mine[viewer].heard == theirs[viewer].heard
    others = [seat for seat in mine if seat != viewer]
    differ = any(mine[seat].heard != theirs[seat].heard for seat in others)
    for player in (*mine.values(), *theirs.values()):
        await player.leave()
    return len(mine[viewer].heard) if differ else 0


def segments(ruleset: Ruleset, seats: int, viewer: int, seed: str) -> Iterator[Segment]:
    """Segments of random games in which somebody moves, and not the same in both worlds."""
    for number in itertools.count():
        world = Recorder(viewer, f"{seed}/{number}")
        for step in walk(ruleset, seats, f"{seed}/{number}"):
            world.follow(step)
        for one in world.segments:
            cut = Segment(one.start, one.moves[:MOST_MOVES])
            moves = cut.whole()[2]
            if len(moves) > 5 and any(mine != theirs for _, mine, theirs in moves):
                yield cut


def _move(move: object) -> Move:
    assert isinstance(move, Move)
    return move


SAMPLED = [
    *((number, number // 3 % 4, 3) for number in range(0, len(RULESETS), 3)),
    (1, 0, 2),
    (7, 0, 4),
]


@pytest.mark.parametrize(("number", "viewer", "seats"), SAMPLED)
async def test_no_viewer_can_tell_two_worlds_of_grass_apart(
    tmp_path: Path, number: int, viewer: int, seats: int
) -> None:
    ruleset = shortened(with_deck(RULESETS[number], BUSY_DECK), 1)
    fitting = list(itertools.islice(segments(ruleset, seats, viewer, f"sockets {number}"), 3))
    compared = 0
    async with (
        serving(tmp_path / "one", settings=SETTINGS) as one,
        serving(tmp_path / "other", settings=SETTINGS) as other,
    ):
        for segment in fitting:
            compared += await compare(one, other, ruleset, seats, viewer, segment)
    assert compared > 10


async def test_a_server_that_leaks_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells everybody what the left neighbour sees happen."""
    honest = telling.views

    def leaking(
        room: Room, viewers: Iterable[int], seconds: float, step: AnyStep | None = None
    ) -> Views:
        found = honest(room, range(4), seconds, step)
        leaked = {
            viewer: msgspec.structs.replace(
                found[viewer][0], events=found[viewer % 3 + 1][0].events
            )
            for viewer in viewers
        }
        return {viewer: (view, write_message(view)) for viewer, view in leaked.items()}

    monkeypatch.setattr(telling, "views", leaking)
    with pytest.raises(AssertionError, match="At index"):
        await test_no_viewer_can_tell_two_worlds_of_grass_apart(tmp_path, 0, 1, 3)


@pytest.mark.parametrize("viewer", [1, 0])
async def test_a_secret_choice_of_grove_is_in_no_byte_before_all_have_chosen(
    tmp_path: Path, viewer: int
) -> None:
    async with (
        serving(tmp_path / "one", settings=SETTINGS) as one,
        serving(tmp_path / "other", settings=SETTINGS) as other,
    ):
        for rounds in range(4):
            heard = []
            for server, choice in ((one, 0), (other, -1)):
                opened = await server.rooms.open(opening("grove", "house", 3))
                await server.rooms.watch(opened.id, "zoe", secret=opened.secret)
                players = {}
                for seat, name in enumerate(("zoe", "ann", "ben", "cem")):
                    players[seat] = await server.join(opened.id, name)
                    await players[seat].hear("view", seat=seat)
                for _ in range(rounds):
                    for seat in (1, 2, 3):
                        await play_text(players, seat, players[seat].legal(seat)[0])
                for seat in (2, 3):
                    await play_text(players, seat, players[seat].legal(seat)[choice])
                await ask(players[viewer], viewer)
                heard.append(players)
            assert heard[0][viewer].heard == heard[1][viewer].heard
            assert heard[0][2].heard != heard[1][2].heard


async def play_text(players: dict[int, Player], seat: int, move: str) -> None:
    answer = await players[seat].play(seat, move)
    assert answer["type"] == "ack", answer
    for player in players.values():
        await player.catch_up(answer["rev"])

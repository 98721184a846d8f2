"""Nothing hidden is sent: two worlds that differ in what a viewer may not see send the same bytes.

The same game is played at two real servers. In the other world two cards that the viewer has not
seen are exchanged (`tests/grass/views/two_worlds.py`), so nature's and others' secret moves are
different ones there. Ids, commitments and the clock are the same. Every byte that the viewer gets,
by socket and by HTTP, must be the same until the viewer comes to see one of the two cards; then the
other world begins anew from the first.
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.game import NATURE, AnyGame
from greentable.games import GAMES
from greentable.grass import Kind, Move, State, Verb
from greentable.server.core.settings import Settings
from greentable.server.http.app import ROUTES
from greentable.server.http.routes import Access
from greentable.server.room.decisions import asked_seats
from greentable.server.room.room import Decision
from greentable.table import answers_ahead
from greentable.text import narration
from tests.games.strategies import BUSY_DECK, shortened, with_deck
from tests.grass.grass_walk import Step, walk
from tests.grass.views.two_worlds import HAYSTACK, WISHES, Hidden, OtherWorld
from tests.server.asking import PLENTY, site
from tests.server.at_table import Party, party
from tests.server.socket_players import Player
from tests.slow_cases import more_but, slow_but

pytestmark = pytest.mark.anyio

MANY: Settings = msgspec.structs.replace(
    PLENTY, commands_per_second=1e6, commands_burst=1_000_000, explanations_per_minute=1e6
)
# All that can be read about oneself and about a table: a new route is compared with the others.
OWN_PATHS = [
    "/api/lobby",
    *(
        route.path
        for route in ROUTES
        if not route.changes and route.access is Access.PERSON and not route.path_parameters
    ),
]
TYPED = ("offer", "panama", "discard 2", "felony ben")
ROOM_PATHS = [route.path for route in ROUTES if not route.changes and "{room}" in route.path]


class GivenNature:
    """Nature who brings what the test has said, in its order."""

    def __init__(self) -> None:
        self.moves: list[Any] = []

    def move(self, _state: object) -> Any:  # noqa: ANN401 - of any game
        return self.moves.pop(0)


class World:
    """A server and its table; `nature` brings what it is told."""

    def __init__(self, party: Party) -> None:
        self.party, self.nature = party, GivenNature()
        self._numbers = itertools.count(1)

    async def lay(self, state: Any) -> None:  # noqa: ANN401 - of any game
        """Lay a position on the table, and send it to everybody."""
        actor = await self.party.actor
        room = actor.room
        assert room.table is not None
        # As if the game had begun like this: what is told of it later is played again from here.
        table = dataclasses.replace(
            room.table, state=state, nature=self.nature, plies=(), rounds=(), earlier=((0, state),)
        )
        now = Decision(room.rev, self.party.site.world.now())
        decisions = dict.fromkeys(sorted(asked_seats(room.game, state)), now)
        actor.room = msgspec.structs.replace(room, table=table, decisions=decisions, held={})
        for player in self.party.players.values():
            await player.say(type="sync")
            await player.hear("hello")
        await self.party.quiet()

    async def play(self, seat: int, move: object, nature: list[Any]) -> None:
        """A seat moves, and nature does what it is told."""
        self.nature.moves[:] = nature
        player = self.party.players[seat]
        id_ = f"m{next(self._numbers)}"
        rev = (await self.party.actor).room.rev
        await player.say(type="cmd", id=id_, rev=rev, seat=seat, move=str(move))
        while (answer := await player.next()).get("id") != id_:
            pass
        assert answer["type"] == "ack", answer
        assert not self.nature.moves
        await self.party.quiet()

    async def bother(self, viewer: int, moves: list[str], *, undo: bool) -> None:
        """The viewer asks and tries all sorts of things, by socket and HTTP; nothing changes."""
        player, visitor = self.party.players[viewer], self.party.visitors[viewer]
        rev = (await self.party.actor).room.rev
        seat = viewer or 1
        for number, move in enumerate(moves):
            await player.do("ask", id=f"a{number}", rev=rev, seat=seat, move=move)
        await player.do("ask", id="all", rev=rev, seat=seat, all=True)
        for move in moves:
            id_ = f"m{next(self._numbers)}"
            answer = await player.do("cmd", id=id_, rev=rev, seat=seat, move=move)
            assert answer["type"] == "reject", answer
        table = (await self.party.actor).room.table
        if table is not None and table.moment.seat != viewer:
            await player.do("withdraw", id=f"m{next(self._numbers)}", rev=rev, seat=seat)
        if undo:
            await self._ask_to_undo(player, seat)
        typed = [f"/api/tables/{{room}}/typed?line={quote(line)}" for line in (*moves, *TYPED)]
        for path in (*OWN_PATHS, *ROOM_PATHS, *typed):
            got = await visitor.get(path.replace("{room}", self.party.room))
            is_told = got.status_code == httpx.codes.OK or "/replays/" in path
            assert is_told, (path, got.text)
            headers = {name: value for name, value in got.headers.items() if name != "date"}
            player.heard.append(repr((got.status_code, headers)).encode() + got.content)
        await self.party.quiet()

    async def _ask_to_undo(self, player: Player, seat: int) -> None:
        """Unless it is free: then it would change something. The first of the others says no."""
        actor = await self.party.actor
        id_ = f"m{next(self._numbers)}"
        answer = await player.do("undo", id=id_, rev=actor.room.rev, seat=seat)
        if answer["type"] == "ack" and actor.room.undo is not None:
            other = next(s for s in self.party.players if s and s != seat)
            await self.party.players[other].do("consent", id=id_, yes=False)


@contextlib.asynccontextmanager
async def two_worlds(
    folder: Path, game: str, ruleset: str, seats: int
) -> AsyncIterator[tuple[World, World]]:
    async with site(folder / "1", settings=MANY) as one, site(folder / "2", settings=MANY) as two:
        worlds = [
            World(await party(each, game, ruleset, seats, watched=True)) for each in (one, two)
        ]
        yield worlds[0], worlds[1]
        for world in worlds:
            await world.party.leave()


def compare(first: World, other: World, viewer: int) -> None:
    """That a viewer has heard the same in both worlds; then forget it."""
    heard = [world.party.players[viewer].heard for world in (first, other)]
    for one, two in zip(*heard, strict=True):
        assert one == two, f"viewer {viewer} can tell two worlds apart"


def forget(*worlds: World) -> None:
    for world in worlds:
        for player in world.party.players.values():
            player.heard.clear()


def turns(ruleset: str, seats: int, seed: str) -> Iterator[list[Step]]:
    """A game in which a lot happens, as moves of people with nature's moves after each."""
    played = with_deck(shortened(grass.read_ruleset(ruleset), 1), BUSY_DECK)
    group: list[Step] = []
    for step in walk(played, seats, seed):
        if step.seat != NATURE and group:
            yield group
            group = []
        group.append(step)
    yield group


def refused(game: AnyGame, state: Any, seat: int, moves: tuple[str, ...]) -> list[str]:  # noqa: ANN401
    """Those of some moves that a seat may not make now or ahead; a spectator may make none."""
    states = {**answers_ahead(game, state), **dict.fromkeys(game.to_act(state), state)}
    return [
        move
        for move in moves
        if not seat or game.why_not(states.get(seat, state), seat, move) is not None
    ]


class Translated(OtherWorld):
    """The other world, worked out beforehand; the next card drawn unseen is one of the two."""

    def __init__(self, viewer: int, rng: Stream, steps: list[Step]) -> None:
        super().__init__(viewer, rng)
        self._to_come = steps
        self._has_begun = True
        self._move: Move | None = None

    def follow_all(self, steps: list[Step]) -> list[Move] | None:
        """Some moves after these steps; None if the viewer has come to see the difference."""
        moves: list[Move] | None = []
        for step in steps:
            self._has_begun = self.state is None
            if all(hidden.place == HAYSTACK for hidden in self._pair):
                self._take_next_draw(step.before)
            self._to_come = self._to_come[1:]
            self.follow(step)
            if self._has_begun or self.state is None or self._move is None:
                moves = None
            elif moves is not None:
                moves.append(self._move)
        return moves

    def _begin(self, state: State) -> None:
        super()._begin(state)
        self._has_begun = True

    def _take_next_draw(self, state: State) -> None:
        """As long as both cards lie in the haystack, they may as well be others."""
        drawn = [
            step.move.card
            for step in self._to_come[:12]
            if step.move.verb is Verb.DRAW and step.before.turn != self.viewer
        ]
        kinds = [kind for kind in Kind if state.haystack[kind] and kind not in drawn]
        if self.state is not None and kinds and drawn and drawn[0] is not None:
            other = kinds[self._rng.below(len(kinds))]
            self._pair = [Hidden(drawn[0], other), Hidden(other, drawn[0])]

    def _applied(self, seat: int, move: Move) -> tuple[State, tuple[grass.Event, ...]]:
        self._move = move
        return super()._applied(seat, move)


HIDDEN_DEALS = ("classic hidden_deals", 3, 1)
GRASS = [
    HIDDEN_DEALS,
    pytest.param("2018 give_me_five", 3, 2, marks=pytest.mark.more),
    pytest.param("2018 lucky_or_not", 3, 0, marks=pytest.mark.more),
    pytest.param("2018", 2, 1, marks=pytest.mark.more),
]


async def play_both(
    folder: Path, ruleset: str, seats: int, viewer: int, most: int
) -> tuple[int, int]:
    """How often both worlds were compared, and how often they were different ones."""
    compared = different = 0
    played = grass.write_ruleset(with_deck(grass.read_ruleset(ruleset), BUSY_DECK))
    async with two_worlds(folder, "grass", played, seats) as (first, other):
        groups = list(itertools.islice(turns(ruleset, seats, f"bytes {ruleset}"), most))
        every = list(itertools.chain.from_iterable(groups))
        offline = Translated(viewer, Stream(b"worlds", ruleset), every)
        compare(first, other, viewer)
        for steps in groups:
            moves = offline.follow_all(steps)
            step, nature = steps[0], [one.move for one in steps[1:]]
            if step.seat == NATURE or moves is None:
                await first.lay(steps[-1].after)
                await other.lay(offline.state or steps[-1].after)
                compare(first, other, viewer)
                forget(first, other)
                continue
            await first.play(step.seat, step.move, nature)
            await other.play(step.seat, moves[0], moves[1:])
            wishes = refused(grass, steps[-1].after, viewer, WISHES)
            for world in (first, other):
                await world.bother(viewer, wishes, undo=compared % 5 == 0 and step.seat != viewer)
            compare(first, other, viewer)
            forget(first, other)
            compared += 1
            different += offline.state != steps[-1].after
    return compared, different


@pytest.mark.parametrize("moves", slow_but([16], [16, 50]))
@pytest.mark.parametrize(("ruleset", "seats", "viewer"), GRASS)
async def test_a_viewer_of_grass_gets_the_same_bytes_in_both_worlds(
    tmp_path: Path, ruleset: str, seats: int, viewer: int, moves: int
) -> None:
    compared, different = await play_both(tmp_path, ruleset, seats, viewer, moves)
    assert compared > moves / 2
    assert different > moves / 5


async def test_what_is_told_to_the_wrong_person_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test can fail: here everybody hears what seat 2 may hear."""
    narrate_step = narration.narrate_step
    monkeypatch.setattr(
        narration, "narrate_step", lambda game, step, _viewer: narrate_step(game, step, 2)
    )
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        await play_both(tmp_path, *HIDDEN_DEALS, most=50)


@pytest.mark.parametrize("viewer", more_but([1], [0, 1]))
async def test_a_viewer_of_grove_gets_the_same_bytes_whatever_others_choose(
    tmp_path: Path, viewer: int
) -> None:
    """grove.several.2: until all have chosen."""
    grove = GAMES["grove"]
    rng, compared = Stream(b"worlds", f"grove {viewer}"), 0
    async with two_worlds(tmp_path, "grove", "house", 3) as (first, other):
        compare(first, other, viewer)
        room = (await first.party.actor).room
        for world in (first, other):
            (await world.party.actor).room = room
        assert room.table is not None
        state, nature = room.table.state, room.table.nature
        assert nature is not None
        while grove.to_act(state):
            for seat in [seat for seat in grove.to_act(state) if seat != viewer][:2]:
                await first.lay(state)
                await other.lay(state)
                legal = grove.legal_moves(state, seat)
                move, secret = (legal[rng.below(len(legal))] for _ in range(2))
                after, _ = grove.apply(state, seat, move)
                if grove.to_act(after) == [NATURE] or not grove.to_act(after):
                    break  # all have chosen: now it is shown
                forget(first, other)
                await first.play(seat, grove.write_move(move), [])
                await other.play(seat, grove.write_move(secret), [])
                for world in (first, other):
                    await world.bother(viewer, ["3:5,5,1", "9:0,0,0"], undo=seat == 3)
                compare(first, other, viewer)
                compared += move != secret
                state = after
            for seat in grove.to_act(state):
                state, _ = grove.apply(state, seat, grove.legal_moves(state, seat)[0])
            while grove.to_act(state) == [NATURE]:
                state, _ = grove.apply(state, NATURE, nature.move(state))
    assert compared > 10

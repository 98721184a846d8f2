"""Whole games over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.core.shuffle import Stream
from tests.server.random_rooms import NAMES, opening
from tests.server.socket_players import Player, Server, serving

pytestmark = pytest.mark.anyio


async def play_on(server: Server, players: dict[int, Player], seed: str, moves: int) -> int:
    """Random moves of the seats that are asked; how many were made."""
    rng = Stream(seed.encode(), "playing")
    for number in range(moves):
        any_view = players[1].views[1]["view"]
        asked = any_view["table"]["to_act"]
        if not asked:
            return number
        seat = asked[rng.below(len(asked))]
        legal = players[seat].legal(seat)
        words = sorted({move.partition(" ")[0] for move in legal})
        word = words[rng.below(len(words))]
        fitting = [move for move in legal if move.partition(" ")[0] == word]
        answer = await players[seat].play(seat, fitting[rng.below(len(fitting))])
        assert answer["type"] == "ack", answer
        for player in players.values():
            await player.catch_up(answer["rev"])
    return moves


@pytest.mark.parametrize(
    ("game", "ruleset", "seats"), [("grass", "2018 target=30000", 6), ("grove", "house", 4)]
)
async def test_a_whole_game_is_played(tmp_path: Path, game: str, ruleset: str, seats: int) -> None:
    async with serving(tmp_path) as server:
        room = await server.rooms.open(opening(game, ruleset, seats))
        players = {}
        for seat, name in enumerate(NAMES[:seats], 1):
            players[seat] = await server.join(room.id, name.lower())
            await players[seat].hear("view")
        made = await play_on(server, players, "whole", 3000)
        assert made < 3000
        document = await server.rooms.public(room.id, "ann")
        assert document.status == "over"
        assert document.result is not None
        assert len(document.seeds) == len(document.commitments) >= 32

"""Who decides for a seat that a bot has: the bots of a game, asked with what the seat sees."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec

from greentable.bots import BOTS
from greentable.bots.bot import bot_named
from greentable.game import AnyGame
from greentable.server.room import Room
from greentable.shuffle import Stream


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: which one, what its seat sees, and what its picks come from."""

    game: str
    bot: str
    seat: int
    view: Any
    chance: str


class Minds(Protocol):
    """Whoever lets bots think."""

    async def choose(self, question: Question) -> str:
        """The move of a bot, as a token. Raises whatever the bot raises."""


def question_for(room: Room, seat: int, bot: str) -> Question:
    """What a bot is asked that decides for a seat now.

    The same seat at the same place of the same game gets the same picks.
    """
    assert room.table is not None, "a game goes on"
    chance = f"{room.bot_seed}/{seat}/{len(room.table.plies)}"
    return Question(room.game_name, bot, seat, room.table.view(seat), chance)


def stand_in_of(game: AnyGame) -> str:
    """The bot that plays for people who are away: the best there is, which stands last."""
    return list(BOTS[game.name])[-1]


def think(question: Question) -> Any:  # noqa: ANN401 - the move of any game
    """Let a bot choose, here and now."""
    choose = bot_named(BOTS[question.game], question.bot)
    chance = Stream(question.chance.encode(), "server/bot")
    return choose(question.view, question.view.legal, chance)


class ThreadMinds:
    """Bots that think in threads of this process: for small tables and tests."""

    def __init__(self, games: dict[str, AnyGame]) -> None:
        self._games = games

    async def choose(self, question: Question) -> str:
        """The move of a bot, as a token."""
        move = await asyncio.to_thread(think, question)
        return self._games[question.game].write_move(move)

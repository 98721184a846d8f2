"""Bots that decide for seats of a room, each from the view of its seat."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, Protocol

import msgspec

from greentable.bots import ASKING_NOBODY, BOTS, STAND_INS
from greentable.bots.bot import bot_named
from greentable.core.shuffle import Stream
from greentable.game import AnyGame
from greentable.server.room.room import Room


class Question(msgspec.Struct, frozen=True):
    """A bot's turn: the bot, the view of its seat, and its source of chance."""

    game: str
    bot: str
    seat: int
    view: Any
    chance: str
    may_ask: bool = True
    """True if the bot may make offers, which ask other seats for an answer."""


class BotChoice(msgspec.Struct, frozen=True):
    """The move that a bot chose, as a token.

    `is_interpreted` is true if the bot would be faster with compiled rules.
    """

    move: str
    is_interpreted: bool = False


class BotFailed(Exception):
    """A bot did not choose; `trouble` is for the host's log."""

    def __init__(self, why: Literal["crashed", "dawdled"], trouble: str = "") -> None:
        super().__init__(why, trouble)
        self.why, self.trouble = why, trouble


class Minds(Protocol):
    """A way to run bots."""

    async def choose(self, question: Question) -> BotChoice:
        """Let a bot choose its move. Raises BotFailed."""

    async def close(self) -> None:
        """Stop all bots."""


def question_for(room: Room, seat: int, bot: str, *, may_ask: bool = True) -> Question:
    """The question to a bot that decides for a seat now.

    The same seat at the same ply of the same game gets the same source of chance.
    """
    assert room.table is not None, "a game goes on"
    chance = f"{room.bot_seed}/{seat}/{len(room.table.plies)}"
    return Question(room.game_name, bot, seat, room.table.view(seat), chance, may_ask)


def simpler_than(bot: str, game: str) -> str | None:
    """The bot that replaces a failed one: first the stand-in for people, then the simplest bot."""
    simplest, stand_in = next(iter(BOTS[game])), STAND_INS[game]
    if bot == simplest:
        return None
    return simplest if bot == stand_in else stand_in


def stand_in_of(game: AnyGame) -> str:
    """The bot that plays for people who are away."""
    return STAND_INS[game.name]


def think(question: Question) -> Any:  # noqa: ANN401 - the move of any game
    """Let a bot choose, in this thread."""
    choose = bot_named(BOTS[question.game], question.bot)
    chance = Stream(question.chance.encode(), "server/bot")
    legal = question.view.legal
    if not question.may_ask:
        legal = ASKING_NOBODY[question.game](legal)
    return choose(question.view, legal, chance)


class ThreadMinds:
    """Bots in threads of this process: for small tables and tests."""

    def __init__(self, games: dict[str, AnyGame]) -> None:
        self._games = games

    async def choose(self, question: Question) -> BotChoice:
        """Let a bot choose its move. Raises BotFailed."""
        try:
            move = await asyncio.to_thread(think, question)
        except Exception as error:
            raise BotFailed("crashed", repr(error)) from error
        return BotChoice(self._games[question.game].write_move(move))

    async def close(self) -> None:
        """Do nothing: each thread ends when its bot has chosen."""

"""Who decides for a seat that a bot has: the bots of a game, asked with what the seat sees."""

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
    """What a bot is asked: which one, what its seat sees, and what its picks come from."""

    game: str
    bot: str
    seat: int
    view: Any
    chance: str
    may_ask: bool = True
    """Whether it may ask others for an answer."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot wants to do, as a token.

    `is_interpreted` where it would think faster once it is compiled.
    """

    move: str
    is_interpreted: bool = False


class BotFailed(Exception):
    """A bot has not chosen; `trouble` is for the host's log."""

    def __init__(self, why: Literal["crashed", "dawdled"], trouble: str = "") -> None:
        super().__init__(why, trouble)
        self.why, self.trouble = why, trouble


class Minds(Protocol):
    """What lets bots think."""

    async def choose(self, question: Question) -> Thought:
        """What a bot wants to do. Raises BotFailed."""

    async def close(self) -> None:
        """Let nobody think any more."""


def question_for(room: Room, seat: int, bot: str, *, may_ask: bool = True) -> Question:
    """What a bot is asked that decides for a seat now.

    The same seat at the same place of the same game gets the same picks.
    """
    assert room.table is not None, "a game goes on"
    chance = f"{room.bot_seed}/{seat}/{len(room.table.plies)}"
    return Question(room.game_name, bot, seat, room.table.view(seat), chance, may_ask)


def simpler_than(bot: str, game: str) -> str | None:
    """The bot that plays for one that fails: the one for absent people, then the simplest."""
    simplest, stand_in = next(iter(BOTS[game])), STAND_INS[game]
    if bot == simplest:
        return None
    return simplest if bot == stand_in else stand_in


def stand_in_of(game: AnyGame) -> str:
    """The bot that plays for people who are away."""
    return STAND_INS[game.name]


def think(question: Question) -> Any:  # noqa: ANN401 - the move of any game
    """Let a bot choose, here and now."""
    choose = bot_named(BOTS[question.game], question.bot)
    chance = Stream(question.chance.encode(), "server/bot")
    legal = question.view.legal
    if not question.may_ask:
        legal = ASKING_NOBODY[question.game](legal)
    return choose(question.view, legal, chance)


class ThreadMinds:
    """Bots that think in threads of this process: for small tables and tests."""

    def __init__(self, games: dict[str, AnyGame]) -> None:
        self._games = games

    async def choose(self, question: Question) -> Thought:
        """What a bot wants to do. Raises BotFailed."""
        try:
            move = await asyncio.to_thread(think, question)
        except Exception as error:
            raise BotFailed("crashed", repr(error)) from error
        return Thought(self._games[question.game].write_move(move))

    async def close(self) -> None:
        """Let nobody think any more: threads end with their thoughts."""

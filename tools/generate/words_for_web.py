"""What Python says in every language, for the browser's client to say the same.

`tools/generate/web.py` writes it into the client's generated files; its tests compare.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from greentable import grass, grove
from greentable.errors import IllegalMove
from greentable.table import open_table
from greentable.text import narration
from greentable.words.catalogue import Catalogue, languages
from greentable.words.messages import Message

NAMES = ("Ana", "Ben", "Yves", "Émilie")
_PLIES = 260


def golden_words() -> dict[str, Any]:
    """Messages with their texts in each language, and moves with the messages they are."""
    told: dict[bytes, Message] = {}
    moves: dict[str, Message] = {}
    for game, ruleset, seats in (
        (grass, "2018", 4),
        (grass, "classic lucky_or_not", 3),
        (grove, "house recipes", 2),
    ):
        for message in _messages(game, ruleset, seats, moves):
            told.setdefault(_kind(message), message)
    return {
        "names": NAMES,
        "said": [
            {"message": msgspec.to_builtins(one), "texts": _texts(one)} for one in told.values()
        ],
        "moves": [
            {"token": token, "message": msgspec.to_builtins(one)}
            for token, one in sorted(moves.items())
        ],
    }


def _messages(game: Any, ruleset: str, seats: int, moves: dict[str, Message]) -> Iterator[Message]:  # noqa: ANN401 - a game
    """What is told in a random game, and what is said of moves in it."""
    table = open_table(game, ruleset, NAMES[:seats], game.Nature("words")).table
    chance = random.Random(7)
    for _ in range(_PLIES):
        if table.is_over:
            return
        seat = table.to_act[0]
        legal = table.view(seat).legal
        move = legal[chance.randrange(len(legal))]
        if game is grass:
            moves.setdefault(str(move), game.move_message(move))
        yield game.move_message(move)
        yield from game.explain(table.state, seat, move).messages
        wrong = "play SN@2" if game is grass else "1:9,9,0"
        try:
            table.play(seat, wrong)
        except IllegalMove as error:
            yield error.message
        step = table.play(seat, move)
        told = narration.narrate_step(game.name, step, seat)
        yield from (one for one in told if isinstance(one, Message))
        table = step.table


def _kind(message: Message) -> bytes:
    """What makes a message worth a row of its own: its id, kinds of arguments, small numbers."""
    shapes = {name: type(one).__name__ for name, one in message.arguments.items()}
    plural = [one for one in message.arguments.values() if isinstance(one, int) and one < 3]
    return msgspec.json.encode([message.id, shapes, plural])


def _texts(message: Message) -> dict[str, str]:
    return {code: Catalogue(code).text(message, NAMES) for code in languages()}

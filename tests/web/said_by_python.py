"""What Python says in every language, for the client's tests to compare.

`python -m tests.web.said_by_python` prints JSON: every message of both games with none, one, two
and many, its text in each language; and every form of a move of Grass with its message.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from greentable import grass, grove
from greentable.errors import NotationError
from greentable.words.catalogue import Catalogue, languages
from greentable.words.messages import Message
from tests.text.every_message import NAMES, sentences

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
NATURES = {grass.Verb.DEALER, grass.Verb.DEAL, grass.Verb.DRAW, grass.Verb.LUCK}


def document() -> dict[str, Any]:
    """All that is compared."""
    said = [*sentences(grass.MESSAGES), *sentences(grove.MESSAGES)]
    return {
        "names": NAMES,
        "said": [{"message": one, "texts": texts} for one, texts in in_every_language(said)],
        "moves": [
            {"token": token, "message": message} for token, message in sorted(moves().items())
        ],
    }


def in_every_language(said: Iterable[Message]) -> Iterable[tuple[Message, dict[str, str]]]:
    """Messages with their texts by language."""
    catalogues = {code: Catalogue(code) for code in languages()}
    for one in said:
        yield one, {code: words.text(one, NAMES) for code, words in catalogues.items()}


def moves() -> dict[str, Message]:
    """Every move of a player of Grass in docs/notation.md, which has an example of each form."""
    found: dict[str, Message] = {}
    for token in re.findall(r"`([^`]+)`", NOTATION.read_text(encoding="utf-8")):
        with contextlib.suppress(NotationError):
            move = grass.read_move(token)
            if move.verb not in NATURES:
                found[token] = grass.move_message(move)
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(document()))

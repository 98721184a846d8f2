"""Python's texts in every language, for the client's tests to compare.

`python -m tests.web.said_by_python` prints JSON: every message of both games with none, one, two
and many, and its text in each language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from greentable import grass, grove
from greentable.words.catalogue import Catalogue, languages
from greentable.words.messages import Message
from tests.text.every_message import NAMES, sentences


def document() -> dict[str, Any]:
    """All that is compared."""
    said = [*sentences(grass.MESSAGES), *sentences(grove.MESSAGES)]
    return {
        "names": NAMES,
        "said": [{"message": one, "texts": texts} for one, texts in in_every_language(said)],
    }


def in_every_language(said: Iterable[Message]) -> Iterable[tuple[Message, dict[str, str]]]:
    """Messages with their texts by language."""
    catalogues = {code: Catalogue(code) for code in languages()}
    for one in said:
        yield one, {code: words.text(one, NAMES) for code, words in catalogues.items()}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(document()))

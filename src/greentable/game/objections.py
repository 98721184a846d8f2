"""A reason against a move, for players: the sentence, and the rule where they can read more."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.words.messages import Message


class Objection(msgspec.Struct, frozen=True, gc=False):
    """A reason against a move, and the number of its rule."""

    said: Annotated[Message, Meta(description="The reason, as a sentence.")]
    rule: Annotated[
        str | None, Meta(description="The number of the rule; null if no rule says it.")
    ]

"""Types of fields that several messages and bodies have, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

# PostgreSQL stores every character except U+0000.
STORABLE = r"^[^\x00]*$"

RoomId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
JobId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
GameName = Annotated[str, Meta(min_length=1, max_length=20)]
RulesetText = Annotated[str, Meta(max_length=10_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=100, pattern=STORABLE)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]

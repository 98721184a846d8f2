"""Long answers, by game: questions whose answers take seconds or minutes.

Callers (such as the server's worker processes) use this registry, and need not know a game. Nothing
here knows a process or a socket. A question is checked at once. The search reports its progress,
and the listener can stop it: then the best result so far is the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable import grass, grove
from greentable.long_answers.grass_answers import (
    GRASS_ANSWERS,
    GrassGame,
    GrassHint,
    GrassReview,
    review_grass,
)
from greentable.long_answers.grove_answers import (
    GROVE_ANSWERS,
    WIDEST,
    GroveChoice,
    GroveGame,
    GroveHint,
    GroveLine,
    GroveOrder,
    GrovePar,
    GrovePlay,
    GroveReview,
    GroveStart,
    hint_of,
    review_document,
    starts_of,
)
from greentable.long_answers.kinds import LongAnswer, OnProgress, Progress

LONG_ANSWERS: Mapping[str, Mapping[str, LongAnswer]] = MappingProxyType(
    {grass.name: GRASS_ANSWERS, grove.name: GROVE_ANSWERS}
)
"""The kinds of long answers, by game and name."""

__all__ = [
    "LONG_ANSWERS",
    "WIDEST",
    "GrassGame",
    "GrassHint",
    "GrassReview",
    "GroveChoice",
    "GroveGame",
    "GroveHint",
    "GroveLine",
    "GroveOrder",
    "GrovePar",
    "GrovePlay",
    "GroveReview",
    "GroveStart",
    "LongAnswer",
    "OnProgress",
    "Progress",
    "hint_of",
    "review_document",
    "review_grass",
    "starts_of",
]

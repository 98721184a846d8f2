"""A hint in Grass: the best move, its reasons and consequences, and the next best moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from greentable import grass
from greentable.bots import ADVISERS
from greentable.core.advice import Advice, Alternative, Budget
from greentable.core.shuffle import Stream
from greentable.grass import View, explain_view, move_message
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import SOFT

HINT_BUDGET = Budget(iterations=1_000, milliseconds=2_000)
"""The budget of a hint: quick with compiled rules, and at most two seconds without."""

Advise = Callable[[View], Advice]
"""Finds a hint. Raises UsageError if there is none."""


def advise_here(seed: str, view: View) -> Advice:
    """The advice of a search on this computer; the same each time for a game and a position."""
    when = f"{view.round}/{view.haystack_size}/{view.offers}/{view.phase}"
    chance = Stream(seed.encode(), f"terminal/hint/{when}")
    return ADVISERS[grass.name](view, view.legal, chance, HINT_BUDGET)


def hint_lines(view: View, advice: Advice, voice: Voice) -> Iterator[RenderableType]:
    """Advice in words: the move, its reasons and consequences, and the next best moves."""
    move = grass.read_move(advice.move)
    words = voice.text(move_message(move))
    yield Text(voice.say("hint", words=words, token=voice.token(move)))
    for message in (*advice.reasons, *explain_view(view, move).messages):
        yield Padding(voice.text(message), (0, 0, 0, 2))
    others = [one for one in advice.alternatives if one.move != advice.move]
    is_counted = any(one.chance is not None for one in others)
    if others:
        key = "hint-others" if is_counted else "hint-others-uncounted"
        yield Padding(Text(voice.say(key), SOFT), (0, 0, 0, 2))
    for other in others:
        words = _other(other, voice)
        yield Padding(Text(f"{_won(other)}{words}" if is_counted else words, SOFT), (0, 0, 0, 4))


def _other(other: Alternative, voice: Voice) -> str:
    """One of the next best moves in words."""
    move = grass.read_move(other.move)
    words, token = voice.text(move_message(move)), voice.token(move)
    return words if words == token else voice.say("hint-other", words=words, token=token)


def _won(other: Alternative) -> str:
    """The number of games won of 100 after a move; a dash if it is unknown."""
    won = "–" if other.chance is None else str(round(100 * other.chance))
    return f"{won:>3}  "

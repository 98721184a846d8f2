"""A hint in Grass: what to do, why, what would come of it, and the next best moves."""

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

PATIENCE = Budget(iterations=1_000, milliseconds=2_000)
"""For a hint: quick where the rules are compiled, and never longer than a person waits."""

Advise = Callable[[View], Advice]
"""Gives a hint. Raises UsageError where there is none to give."""


def advise_here(seed: str, view: View) -> Advice:
    """What a mind on this computer advises; the same again in the same game and position."""
    when = f"{view.round}/{view.haystack_size}/{view.offers}/{view.phase}"
    chance = Stream(seed.encode(), f"terminal/hint/{when}")
    return ADVISERS[grass.name](view, view.legal, chance, PATIENCE)


def hint_lines(view: View, advice: Advice, voice: Voice) -> Iterator[RenderableType]:
    """Advice in words: the move, its reasons, what would come of it, and the next best."""
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
    """A move that is not the best."""
    move = grass.read_move(other.move)
    return voice.say("hint-other", words=voice.text(move_message(move)), token=voice.token(move))


def _won(other: Alternative) -> str:
    """Of 100 games those that are won with a move; a dash where nobody has counted."""
    won = "–" if other.chance is None else str(round(100 * other.chance))
    return f"{won:>3}  "

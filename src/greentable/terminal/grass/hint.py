"""A hint in Grass: what to do, why, what would come of it, and the next best moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from greentable import grass
from greentable.advice import Advice, Alternative, Budget
from greentable.bots import ADVISERS
from greentable.grass import View, explain_view, move_message
from greentable.shuffle import Stream
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import SOFT

PATIENCE = Budget(iterations=1_000, milliseconds=2_000)
"""For a hint: quick where the rules are compiled, and never longer than a person waits."""

Advise = Callable[[View], Advice]
"""Who is asked for a hint. Raises UsageError where none is given."""


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
    if others:
        yield Padding(Text(voice.say("hint-others"), SOFT), (0, 0, 0, 2))
    for other in others:
        yield Padding(Text(_other(other, voice), SOFT), (0, 0, 0, 4))


def _other(other: Alternative, voice: Voice) -> str:
    """A move that is not the best; before it, of 100 games those won, if somebody has counted."""
    move = grass.read_move(other.move)
    words, token = voice.text(move_message(move)), voice.token(move)
    won = "–" if other.chance is None else str(round(100 * other.chance))
    return f"{won:>3}  {voice.say('hint-other', words=words, token=token)}"

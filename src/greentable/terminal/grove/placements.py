"""The legal placements as a numbered list: by card, the best of each first, with its score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from greentable import grove
from greentable.drawing.terminal import SQUIRREL
from greentable.grove import Move, View
from greentable.terminal.grove.look import ACCENT, SOFT
from greentable.terminal.grove.voice import Voice

SHOWN = 12  # of a card, unless all are wanted


class Placement(NamedTuple):
    """A legal placement, the score that it would bring, and whether it needs the squirrel."""

    number: int
    move: Move
    score: int
    squirrel: bool


def placements(view: View) -> list[Placement]:
    """All legal placements of the viewer, numbered from 1."""
    explained = [grove.explain_view(view, move) for move in view.legal]
    explained.sort(key=lambda what: (what.move.card, -what.score_after))
    return [
        Placement(number, what.move, what.score_after, what.uses_squirrel)
        for number, what in enumerate(explained, 1)
    ]


def best(found: list[Placement]) -> Placement:
    """The placement that scores most at once; of equal ones the first."""
    return max(found, key=lambda placement: (placement.score, -placement.number))


def menu(
    found: list[Placement], hand: tuple[int, ...], voice: Voice, *, all_of: tuple[int, ...] = ()
) -> RenderableType:
    """The list, a block for each card of the hand; `all_of` are cards of which all are shown."""
    return Group(
        *(part for card in hand for part in _block(found, card, voice, everything=card in all_of))
    )


def _block(
    found: list[Placement], card: int, voice: Voice, *, everything: bool
) -> Iterator[RenderableType]:
    mine = [placement for placement in found if placement.move.card == card]
    shown = mine if everything else mine[:SHOWN]
    yield Text(voice.say("placements", card=card, count=len(mine)), ACCENT)
    yield from entries(shown, voice)
    if len(shown) < len(mine):
        count = len(mine) - len(shown)
        yield Text(voice.say("more-placements", count=count, card=card), SOFT)


def entries(shown: list[Placement], voice: Voice) -> Iterator[RenderableType]:
    """Some placements with their numbers, and what the mark at some of them means."""
    yield Columns([_entry(placement, voice) for placement in shown], padding=(0, 3))
    if any(placement.squirrel for placement in shown):
        yield Text(voice.say("squirrel-mark", mark=SQUIRREL), SOFT)


def _entry(placement: Placement, voice: Voice) -> Text:
    entry = Text.assemble(
        (f"{placement.number:>3}", ACCENT),
        f" {voice.token(placement.move)} ",
        (f"→ {placement.score}", SOFT),
    )
    return entry.append(f" {SQUIRREL}") if placement.squirrel else entry

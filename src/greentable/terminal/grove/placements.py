"""The legal placements as a numbered list: by card, the best of each first, with its score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from greentable import grove
from greentable.grove import Move, State
from greentable.terminal.grove.look import ACCENT, SOFT
from greentable.terminal.grove.voice import Voice

SHOWN = 12  # of a card, unless all are wanted


class Placement(NamedTuple):
    """A legal placement and the score that it would bring."""

    number: int
    move: Move
    score: int


def placements(state: State, seat: int) -> list[Placement]:
    """All legal placements of a seat, numbered from 1."""
    scored = [
        (move, grove.explain(state, seat, move).score_after)
        for move in grove.legal_moves(state, seat)
    ]
    scored.sort(key=lambda entry: (entry[0].card, -entry[1]))
    return [Placement(number, move, score) for number, (move, score) in enumerate(scored, 1)]


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
    yield Columns([_entry(placement) for placement in shown], padding=(0, 3))
    if len(shown) < len(mine):
        count = len(mine) - len(shown)
        yield Text(voice.say("more-placements", count=count, card=card), SOFT)


def _entry(placement: Placement) -> Text:
    return Text.assemble(
        (f"{placement.number:>3}", ACCENT),
        f" {placement.move} ",
        (f"→ {placement.score}", SOFT),
    )

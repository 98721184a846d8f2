"""The legal placements of a player, numbered by card, the best of each card first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from greentable import grove
from greentable.drawing.terminal import SQUIRREL
from greentable.errors import UsageError
from greentable.game.objections import Objection
from greentable.grove import Move, View
from greentable.terminal.grove.reading import EXAMPLE
from greentable.terminal.grove.voice import Voice
from greentable.terminal.styles import ACCENT, SOFT
from greentable.text.vocabulary import quoted
from greentable.words.messages import either

SHOWN = 12  # placements of each card, unless all are requested

Against = Mapping[int, tuple[Objection, ...]]
"""The reasons against the cards that fit nowhere."""
_NONE: Against = MappingProxyType({})


class Placement(NamedTuple):
    """A legal placement, the score after it, and whether it uses the squirrel."""

    number: int
    move: Move
    score: int
    squirrel: bool


def placements(view: View) -> list[Placement]:
    """All legal placements of the viewer, numbered from 1."""
    explained = [grove.explain_view(view, move) for move in view.legal]
    explained.sort(key=lambda one: (one.move.card, -one.score_after))
    return [
        Placement(number, one.move, one.score_after, one.uses_squirrel)
        for number, one in enumerate(explained, 1)
    ]


def best(found: list[Placement]) -> Placement:
    """The placement with the highest immediate score; of equal ones, the first."""
    return max(found, key=lambda placement: (placement.score, -placement.number))


class PlacementChoice:
    """A player's decision: the view, the placements, and the numbers that have been shown."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._offered: frozenset[int] | None = frozenset()

    @cached_property
    def placements(self) -> list[Placement]:
        """All legal placements with their numbers."""
        return placements(self.view)

    def alternatives(self, move: Move) -> list[Placement]:
        """The legal placements of the same card in the same place, with every possible choice."""
        return [placement for placement in self.placements if is_same_place(placement.move, move)]

    def listed(self, which: str, voice: Voice) -> RenderableType:
        """The list: the best of each card, or all of one or of all cards. Raises UsageError."""
        cards = hand = self.view.hand
        all_of: tuple[int, ...] = ()
        if voice.words.whole(which) == "all":
            all_of = hand
        elif which:
            cards = all_of = tuple(card for card in hand if str(card) == which)
        if not cards:
            if which.isdecimal() and len(which) <= 2:
                raise UsageError("play_grove.card", card=which)
            said = grove.cards_said(hand)
            raise UsageError("play_grove.list", text=quoted(which), cards=said)
        self._offered = None  # every number is shown, or the list says how to show it
        against = grove.unplayable(self.view)
        return menu(self.placements, cards, voice, all_of=all_of, against=against)

    def offer(self, some: Iterable[Placement]) -> None:
        """Accept only the numbers of these placements from now on."""
        self._offered = frozenset(placement.number for placement in some)

    def numbered(self, number: int) -> Move:
        """The placement with this number. Raises UsageError.

        Numbers are refused before a list was shown: a player who types 6 may mean card 6.
        """
        if self._offered is not None and not self._offered:
            token = EXAMPLE
            if number in self.view.hand:
                token = f"{number}:{EXAMPLE.split(':')[1]}"
            raise UsageError("play_grove.number_unlisted", text=str(number), token=token)
        if self._offered is not None and number not in self._offered:
            numbers = either(*map(str, sorted(self._offered)))
            raise UsageError("play_grove.number_choice", text=str(number), numbers=numbers)
        if not 1 <= number <= len(self.placements):
            most = len(self.placements)
            raise UsageError("play_grove.number", text=str(number), most=most)
        return self.placements[number - 1].move


def is_same_place(one: Move, other: Move) -> bool:
    """True if both place the same card in the same way; choices may differ."""
    return one.cells() == other.cells() and (one.card, one.rotation) == (other.card, other.rotation)


def menu(
    found: list[Placement],
    hand: tuple[int, ...],
    voice: Voice,
    *,
    all_of: tuple[int, ...] = (),
    against: Against = _NONE,
) -> RenderableType:
    """The list with a block for each card; `all_of` are the cards whose blocks are complete."""
    parts: list[RenderableType] = []
    for card in hand:
        parts += _block(found, card, voice, everything=card in all_of)
        parts += (Text(voice.text(reason.said), SOFT) for reason in against.get(card, ()))
    return Group(*parts)


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
    """Some placements with their numbers, and an explanation of the squirrel's mark."""
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

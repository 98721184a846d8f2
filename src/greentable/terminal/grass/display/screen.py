"""The parts of the screen: the table, the reader's cards, the rules."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from greentable.grass import (
    Kind,
    Move,
    Phase,
    Ruleset,
    Verb,
    View,
    family_of,
    figure_of,
    heat_partner,
    write_card,
    write_ruleset,
)
from greentable.terminal.grass.display.card_styles import CARD_STYLES, card_style
from greentable.terminal.grass.display.picture import CardPicture, Hand
from greentable.terminal.grass.display.seats import large, opponents
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT, SOFT
from greentable.text.grass import tell_rules


def heading(view: View, voice: Voice) -> Rule:
    """The line above a screen: the round, the turn, the rules."""
    words = [voice.say("heading", round=view.round)]
    if view.turn:
        words.append(voice.say("heading-turn", who=voice.names[view.turn - 1]))
    words.append(write_ruleset(view.rules))  # last, because it can be longer than the line
    return Rule(Text(" · ".join(words), ACCENT), style=ACCENT, align="left")


def table(view: View, voice: Voice, width: int) -> RenderableType:
    """The whole table: opponents, piles, the reader's own seat."""
    parts = [opponents(view, voice, width), piles(view, voice)]
    if view.viewer:
        parts.append(large(view, view.viewer, voice))
    return Group(*parts)


def piles(view: View, voice: Voice) -> RenderableType:
    """The haystack and the ashtray, whose cards are face up."""
    ashtray = Text(voice.say("ashtray", count=sum(view.ashtray)))
    for kind, count in enumerate(view.ashtray):
        if count:
            times = f"{count}×" if count > 1 else ""
            glyph = card_style(Kind(kind)).glyph
            ashtray.append(f"  {times}{glyph}{write_card(Kind(kind))}", SOFT)
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(style=ACCENT, no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(f" ▒▒ {voice.say('haystack', count=view.haystack_size)}", ashtray)
    return grid


def hand(view: View, voice: Voice) -> RenderableType:
    """The reader's cards as pictures, with usable ones lit; in a draft, the pack."""
    if view.phase is Phase.DRAFT:
        kept = _names(view.cards_in_hand(), voice)
        words = voice.say("kept", cards=kept) if kept else ""
        pack = [kind for kind in Kind for _ in range(view.pack[kind])]
        return Group(pictures(pack, set(pack), voice), Text(words, SOFT))
    return pictures(view.cards_in_hand(), usable(view), voice)


def hand_in_words(view: View, voice: Voice) -> RenderableType:
    """The reader's cards in a line or two: each with its glyph, code and name."""
    lit = usable(view)
    cards = list(view.cards_in_hand())
    if view.phase is Phase.DRAFT:
        cards = [kind for kind in Kind for _ in range(view.pack[kind])]
    words = [
        Text(
            f"{card_style(kind).glyph} {write_card(kind)} {voice.card(kind)}",
            "bold" if kind in lit else SOFT,
        )
        for kind in _in_order(cards)
    ]
    return Columns(words, padding=(0, 2))


def usable(view: View) -> set[Kind]:
    """The kinds in hand that legal moves use now, not counting discards, swaps and gifts."""
    unlit = (Verb.DISCARD, Verb.SWAP, Verb.GIVE)
    used = {move.card for move in view.legal.moves if move.verb not in unlit}
    if view.legal.counters:
        used.update(view.legal.counters.gives)
    if Move.accept() in view.legal.moves:
        used.add(view.given_if_accepted)
    return {kind for kind in used if kind is not None}


def pictures(cards: Iterable[Kind], lit: set[Kind], voice: Voice) -> Hand:
    """Pictures of cards, in the order of their families."""
    order = _in_order(cards)
    figures = [_foot(kind, voice) for kind in order]
    drawn = [
        CardPicture(kind, voice.face(kind), kind in lit, voice.printed(kind)) for kind in order
    ]
    return Hand(drawn, figures)


def rules(rules: Ruleset, voice: Voice) -> RenderableType:
    """A paragraph for each part of the rules."""
    parts: list[RenderableType] = []
    for heading, lines in tell_rules(rules):
        parts.append(Text(voice.text(heading), ACCENT))
        parts += [Padding(Text(voice.text(line)), (0, 0, 0, 2)) for line in lines]
    return Group(*parts, Text(voice.say("rules-more"), SOFT))


def _in_order(cards: Iterable[Kind]) -> list[Kind]:
    return sorted(cards, key=lambda kind: (list(CARD_STYLES).index(family_of(kind)), kind))


def _foot(kind: Kind, voice: Voice) -> str:
    """The foot of a card: its figure, or the other card of its heat pair."""
    partner = heat_partner(kind)
    if partner is not None:
        return f"{CARD_STYLES[family_of(partner)].glyph} {write_card(partner)}"
    return voice.figure(figure_of(kind)) if figure_of(kind) else ""


def _names(cards: Iterable[Kind], voice: Voice) -> str:
    return voice.catalogue.counted([voice.card(kind) for kind in cards])

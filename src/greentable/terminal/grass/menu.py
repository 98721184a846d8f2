"""The legal moves as a numbered list, grouped by verb, likely moves of a group first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greentable.core.switches import NONE
from greentable.grass import Legal, Move, Verb, View, card_said, move_message
from greentable.terminal.grass.outcome import outcome
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT, SOFT
from greentable.text.grass.typed.order import numbered

SHOWN, SWAPS_SHOWN, FEW = 12, 4, 5  # moves of a group; `legal` shows all

# Moves of one card of the reader's hand, pack or stash: the row shows only the card.
_CARD_ROWS = (Verb.DISCARD, Verb.COUNTER, Verb.GIVE, Verb.PASS, Verb.KEEP, Verb.HAND)


def default_move(legal: Legal) -> Move | None:
    """The move for an empty line: end the turn, decline, or the only legal move."""
    for move in (Move.end(), Move.decline()):
        if move in legal.moves:
            return move
    return legal.moves[0] if len(legal) == 1 else None


def menu(
    view: View, voice: Voice, *, everything: bool = False, few: bool = False
) -> RenderableType:
    """The numbered list, with a block for each verb; `everything` shows long blocks in full.

    `few` shortens the blocks further, for a screen with few lines.
    """
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(style=SOFT, no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    moves = numbered(view.legal)
    offers = [*_offers(view, voice)]
    for heading, group in groupby(moves.items(), key=lambda entry: _heading(entry[1], voice)):
        entries = list(group)
        verb = entries[0][1].verb
        if verb is Verb.END and offers:
            grid.add_row(*offers)
            offers = []
        shown = entries if everything else _first(entries, view)
        shown = shown[:FEW] if few else shown
        grid.add_row(heading, _block(shown, view, voice))
        if len(shown) < len(entries):
            grid.add_row("", Text(voice.say("more-moves", count=len(entries) - len(shown)), SOFT))
        if verb is Verb.COUNTER:
            grid.add_row("", _asking(view, voice))
        if verb in {Verb.COUNTER, Verb.HAND} and view.rules.hidden_deals:
            hint = voice.say("claim-hint" if verb is Verb.COUNTER else "hand-hint")
            grid.add_row("", Text(hint, SOFT))
    if offers:
        grid.add_row(*offers)
    if view.legal.counters and not view.legal.of(Verb.COUNTER):
        grid.add_row(voice.say("verb-counter"), _asking(view, voice))
    return grid


def _first(entries: Sequence[tuple[int, Move]], view: View) -> Sequence[tuple[int, Move]]:
    """The moves of a block that are shown; of counters that may bluff, only honest ones."""
    verb = entries[0][1].verb
    if verb is Verb.COUNTER and view.rules.hidden_deals:
        return [entry for entry in entries if entry[1].card in view.cards_in_hand()]
    return entries[: SWAPS_SHOWN if verb is Verb.SWAP else SHOWN]


def _asking(view: View, voice: Voice) -> Text:
    """A hint at counters that ask for another card, which are too many for the list."""
    counters = view.legal.counters
    if not counters:
        return Text()
    # In Hidden Deals a card can be asked for and given, which would be a strange example.
    example = next((one for one in counters if one.card != one.other), counters[0])
    return Text(voice.say("counter-hint", example=voice.token(example)), SOFT)


def _offers(view: View, voice: Voice) -> Sequence[str]:
    if view.legal.offers is None:
        return ()
    hint = voice.say("offer-hint")
    if view.rules.offers_per_turn != NONE:
        left = view.rules.offers_per_turn - view.offers
        hint = voice.say("offer-hint-limited", count=left)
    return (voice.say("verb-offer"), hint)


def _heading(move: Move, voice: Voice) -> str:
    return voice.say(f"verb-{move.verb.name.lower()}")


def _block(entries: Sequence[tuple[int, Move]], view: View, voice: Voice) -> RenderableType:
    rows = [
        (_card if move.verb in _CARD_ROWS else _entry)(number, move, view, voice)
        for number, move in entries
    ]
    return Columns(rows, padding=(0, 3))


def _card(number: int, move: Move, view: View, voice: Voice) -> Text:
    """A row with only the card: the heading of the block names the action."""
    name = voice.text(card_said(move.card))
    text = Text.assemble((str(number), ACCENT), " ", name, " ", (_details(move), SOFT))
    if move.verb is Verb.COUNTER and view.rules.hidden_deals and move.card is not None:
        text.append(f" {voice.say('held')}" if view.hand[move.card] else "", ACCENT)
    return text


def _entry(number: int, move: Move, view: View, voice: Voice) -> Text:
    words = voice.text(move_message(move))
    text = Text.assemble((str(number), ACCENT), " ", words)
    if move.verb is not Verb.SAY:
        text.append(f" {_details(move)}".rstrip(), SOFT)
    comes = outcome(view, move, voice)
    return text.append(f" – {comes}" if comes else "", SOFT)


def _details(move: Move) -> str:
    """The token without its verb, which is in the heading of the block."""
    return str(move).partition(" ")[2]

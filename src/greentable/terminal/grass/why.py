"""Answers to `why`: the reason why a move or a card is not possible, as given by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.grass import (
    Kind,
    Move,
    Phase,
    Reason,
    Verb,
    View,
    conceivable_plays,
    explain_view,
    move_message,
    reason_message,
)
from greentable.terminal.grass.voice import Voice
from greentable.text.grass import describe_card
from greentable.text.grass.typed.answers import why_refused
from greentable.text.grass.typed.reading import VERB_OF_PHASE, Misplay


def why(view: View, wish: Move | Misplay | Kind, voice: Voice) -> list[str]:
    """The explanation of a move, or of all conceivable moves with a card."""
    if isinstance(wish, Misplay):
        return [why_refused(view, wish, voice.words)]
    if isinstance(wish, Move):
        return [why_move(view, wish, voice)]
    tries = list(dict.fromkeys(ways(view, wish)))
    allowed = [move for move in tries if move in view.legal]
    if view.phase is Phase.ANSWER and not view.hand[wish]:
        # The card is usually the one offered, so counters with it are not what is asked about.
        answers = [voice.text(reason_message(Reason.NOT_IN_HAND, tries[0]))]
    elif allowed:
        answers = [why_move(view, move, voice) for move in allowed[:6]]
    else:
        answers = [why_move(view, move, voice) for move in tries]
    described = voice.text(describe_card(wish, view.rules))
    if voice.printed(wish):
        described = voice.say("printed", about=described, name=voice.printed(wish))
    return [described, *dict.fromkeys(answers)]


def why_move(view: View, move: Move, voice: Voice) -> str:
    """A sentence that a move is legal, or the reason why it is not."""
    if not explain_view(view, move).is_legal:
        return why_refused(view, move, voice.words)
    words = voice.text(move_message(move))
    return voice.say("why-legal", words=words, token=voice.token(move))


def ways(view: View, kind: Kind) -> Iterator[Move]:
    """The conceivable moves with a card, legal or not; at least one."""
    verb = VERB_OF_PHASE.get(view.phase)
    if verb is not None:
        yield Move(verb, kind)
        return
    yield from (move for move in view.legal.of(Verb.PLAY) if move.card is kind)
    yield from conceivable_plays(view, kind)

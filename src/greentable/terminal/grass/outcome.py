"""The outcome of a play in a few words, for the list of moves."""

from __future__ import annotations

from greentable.grass import (
    Explanation,
    Kind,
    Move,
    Verb,
    View,
    explain_view,
    is_nirvana,
    is_paranoia,
)
from greentable.terminal.grass.voice import Voice


def outcome(view: View, move: Move, voice: Voice) -> str:
    """The gain or cost of a play in a few words; "" if the move's text already says it."""
    if move.verb is not Verb.PLAY or move.card is None:
        return ""
    if is_paranoia(move.card):
        return _hit(explain_view(view, move), voice)
    if is_nirvana(move.card):
        return _gain(view, explain_view(view, move), voice)
    if move.card is Kind.STEAL and move.other is None:
        return _gain(view, explain_view(view, move), voice)
    if move.card is Kind.PAY_FINE and move.other is None:
        paid = explain_view(view, move).stashes[0]
        return voice.say("outcome-cost", loss=_cards((*paid.loses, *paid.loses_protected), voice))
    return ""


def _cards(kinds: tuple[Kind, ...], voice: Voice) -> str:
    return voice.catalogue.counted(voice.card(kind) for kind in kinds)


def _hit(comes: Explanation, voice: Voice) -> str:
    """The cards that the victim loses, and the number of turns that they miss."""
    lost = [voice.say("outcome-market")] if comes.closes else []
    lost += [voice.card(kind) for change in comes.stashes for kind in change.loses]
    lost += [voice.say("outcome-some")] if comes.choosers else []
    return voice.say(
        "outcome-hit" if comes.move.seat else "outcome-hit-self",
        loss=voice.catalogue.counted(lost),
        count=len(lost),
        turns=sum(missed.turns for missed in comes.misses),
    )


def _gain(view: View, comes: Explanation, voice: Voice) -> str:
    """The cards that the others give, and an extra turn if there is one."""
    given = {change.seat: change.loses for change in comes.stashes}
    gained = tuple(kind for seat in view.opponents for kind in given.get(seat, ()))
    said = []
    if comes.choosers:
        names = voice.catalogue.listed([voice.names[seat - 1] for seat in comes.choosers])
        said.append(voice.say("outcome-gain-each", who=names, count=len(comes.choosers)))
    elif gained:
        said.append(voice.say("outcome-gain", gain=_cards(gained, voice)))
    else:
        said.append(voice.say("outcome-no-gain"))
    if comes.extra_turn:
        said.append(voice.say("outcome-turn"))
    return voice.catalogue.listed(said)

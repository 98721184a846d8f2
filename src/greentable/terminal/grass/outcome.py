"""What would come of a play, where its name does not say it: as far as the reader can see."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grass import Kind, Move, Verb, View
from greentable.grass.cards import VALUE, Family, family_of
from greentable.grass.families import is_paranoia
from greentable.grass.ruleset import Choice
from greentable.terminal.grass.voice import Voice


def outcome(view: View, move: Move, voice: Voice) -> str:
    """What a play would bring or cost, in a few words; "" where that is clear."""
    if move.verb is not Verb.PLAY or move.card is None:
        return ""
    if is_paranoia(move.card):
        return _hit(view, move.card, move.seat or view.viewer, voice)
    if family_of(move.card) is Family.NIRVANA:
        return _gain(view, move.card, voice)
    if move.card is Kind.STEAL and move.other is None:
        return voice.say("outcome-gain", gain=voice.card(highest(view.stash[move.seat])))
    if move.card is Kind.PAY_FINE and move.other is None:
        return voice.say("outcome-cost", loss=voice.card(_to_pay(view)))
    return ""


def lowest(stash: Sequence[int]) -> Kind:
    """grass.turn.12: the lowest Peddle of a stash that is not empty."""
    return Kind(next(kind for kind, count in enumerate(stash) if count))


def highest(stash: Sequence[int]) -> Kind:
    """grass.turn.12: the highest Peddle of a stash that is not empty."""
    return Kind(max(kind for kind, count in enumerate(stash) if count))


def _to_pay(view: View) -> Kind:
    """grass.pay_fine.3: the lowest, of equal ones an unprotected one first."""
    rows = (view.stash[view.viewer], view.protected(view.viewer))
    owned = [
        (VALUE[kind], place, kind)
        for place, row in enumerate(rows)
        for kind, count in enumerate(row)
        if count
    ]
    return Kind(min(owned)[-1])


def _hit(view: View, card: Kind, victim: int, voice: Voice) -> str:
    """grass.paranoia.2: what the one who suffers gives up, and how many turns are missed."""
    stash = view.stash[victim]
    lost: list[str] = []
    if card is Kind.WIPED_OUT:
        lost = [voice.say("outcome-market")] if view.market[victim] else []
        cards = [Kind(kind) for kind, count in enumerate(stash) for _ in range(count)]
        lost += [voice.card(kind) for kind in cards]
    elif any(stash) and card is Kind.DOUBLECROSSED:
        lost = [voice.card(highest(stash))]
    elif any(stash) and view.rules.sold_out == Choice.LOWEST:
        lost = [voice.card(lowest(stash))]
    elif any(stash):
        lost = [voice.say("outcome-some")]
    return voice.say(
        "outcome-hit-self" if victim == view.viewer else "outcome-hit",
        loss=voice.catalogue.counted(lost) or voice.say("outcome-nothing"),
        turns=view.rules.misses[card - Kind.SOLD_OUT],
    )


def _gain(view: View, card: Kind, voice: Voice) -> str:
    """grass.nirvana: what the others give, and what else comes of it."""
    givers = [
        seat for seat in range(1, view.seats + 1) if seat != view.viewer and any(view.stash[seat])
    ]
    said = []
    if not givers:
        said.append(voice.say("outcome-no-gain"))
    elif card is Kind.STONEHIGH and view.rules.stonehigh == Choice.CHOSEN:
        names = voice.catalogue.listed([voice.names[seat - 1] for seat in givers])
        said.append(voice.say("outcome-gain-each", who=names))
    else:
        pick = highest if card is Kind.EUPHORIA else lowest
        gained = [voice.card(pick(view.stash[seat])) for seat in givers]
        said.append(voice.say("outcome-gain", gain=voice.catalogue.counted(gained)))
    if view.rules.nirvana_extra_turn and view.haystack_size:
        said.append(voice.say("outcome-turn"))
    return voice.catalogue.listed(said)

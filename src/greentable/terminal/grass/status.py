"""The status line: who must do what, in a sentence."""

from __future__ import annotations

from rich.text import Text

from greentable.grass import EVERYONE, Kind, Move, Phase, View
from greentable.grass.cards import NOTHING
from greentable.terminal.grass.look import ACCENT, TO_ACT
from greentable.terminal.grass.voice import Voice
from greentable.text.grass import card_name


def status(view: View, voice: Voice) -> Text:
    """What the table is waiting for, said to the reader if it is the reader."""
    mine = view.viewer != 0 and view.viewer in view.to_act
    key = f"status-{_situation(view)}"
    if not mine and view.phase is not Phase.OVER:
        key += "-other"
    elif _lacks_card(view):
        key += "-empty-handed"
    offer_give, offer_want, counter, ask = (
        "" if kind == NOTHING else card_name(voice.catalogue, Kind(kind))
        for kind in (view.offer_give, view.offer_want, view.counter, view.counter_ask)
    )
    words = voice.say(
        key,
        who=voice.catalogue.listed([voice.names[seat - 1] for seat in view.to_act if seat]),
        turn=_name(view.turn, voice),
        asked=_name(view.asked, voice),
        receiver=_name(_receiver(view), voice),
        give=offer_give,
        want=offer_want,
        counter=counter,
        ask=ask,
        claimed=counter or offer_want,
    )
    return Text.assemble((f"{TO_ACT} " if mine else "", ACCENT), (words, ACCENT if mine else ""))


def _situation(view: View) -> str:
    match view.phase:
        case Phase.TURN if view.played and len(view.legal) == 1:
            return "done"
        case Phase.TURN if view.played:
            return "played"
        case Phase.GIVE:
            return "give" if view.gives_to else "give-up"
        case Phase.ANSWER:
            to = "answer-table" if view.offer_to == EVERYONE else "answer"
            return f"{to}-open" if view.offer_want == NOTHING else to
        case Phase.COUNTERED if view.counter_ask != NOTHING:
            return "countered-for"
        case Phase.DEALER | Phase.DEAL | Phase.DRAW | Phase.LUCK:
            return "chance"
        case Phase.PASS | Phase.DRAFT | Phase.SAY if _waits(view):
            return "wait"
        case phase:
            return phase.name.lower()


def _lacks_card(view: View) -> bool:
    """Whether the reader could accept but for a card that is named."""
    named = view.phase is Phase.COUNTERED or view.offer_want != NOTHING
    asked = named and view.phase in {Phase.ANSWER, Phase.COUNTERED}
    return asked and Move.accept() not in view.legal.moves


def _waits(view: View) -> bool:
    """Whether the reader has chosen, or has no part in it, and others still have to."""
    return view.viewer not in view.to_act


def _receiver(view: View) -> int:
    """Who gets the reader's card: a neighbour, the other trader, or whoever must be given to."""
    match view.phase:
        case Phase.PASS:
            return view.viewer % view.seats + 1
        case Phase.DRAFT:
            # The first round to the left; the direction turns every round (grass.variants.1).
            step = 1 if view.round % 2 else -1
            return (view.viewer - 1 + step) % view.seats + 1
        case Phase.GIVE:
            return view.gives_to
        case _:
            return view.asked if view.viewer == view.turn else view.turn


def _name(seat: int, voice: Voice) -> str:
    return voice.names[seat - 1] if seat else ""

"""The status line: a sentence that says who must act and what they must do."""

from __future__ import annotations

from rich.text import Text

from greentable.grass import EVERYONE, Kind, Move, Phase, View
from greentable.terminal.grass.card_styles import TO_ACT
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT


def status(view: View, voice: Voice) -> Text:
    """The status line; it addresses the reader if the table waits for them."""
    mine = view.viewer != 0 and view.viewer in view.to_act
    key = f"status-{_situation(view)}"
    if not mine and view.phase is not Phase.OVER:
        key += "-other"
    elif _lacks_card(view):
        key += "-empty-handed"
    offer_give, offer_want, counter, ask = (
        "" if kind is None else voice.card(kind) for kind in _cards_named(view)
    )
    words = voice.say(
        key,
        who=voice.catalogue.listed([voice.names[seat - 1] for seat in view.to_act if seat]),
        turn=_name(view.turn, voice),
        asked=_name(view.asked, voice),
        receiver=_name(view.receiver, voice),
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
            assert view.offer is not None
            to = "answer-table" if view.offer.to == EVERYONE else "answer"
            return f"{to}-open" if view.offer.want is None else to
        case Phase.COUNTERED if view.counter is not None and view.counter.ask is not None:
            return "countered-for"
        case Phase.DEALER | Phase.DEAL | Phase.DRAW | Phase.LUCK:
            return "chance"
        case Phase.PASS | Phase.DRAFT | Phase.SAY if _waits(view):
            return "wait"
        case phase:
            return phase.name.lower()


def _lacks_card(view: View) -> bool:
    """True if the reader cannot accept because they lack a card that the offer names."""
    if view.phase not in {Phase.ANSWER, Phase.COUNTERED} or view.offer is None:
        return False
    named = view.phase is Phase.COUNTERED or view.offer.want is not None
    return named and Move.accept() not in view.legal.moves


def _cards_named(view: View) -> tuple[Kind | None, ...]:
    """The cards of the open offer (given, wanted) and of a counter (given, asked for)."""
    offer, counter = view.offer, view.counter
    return (
        *((None, None) if offer is None else (offer.give, offer.want)),
        *((None, None) if counter is None else (counter.give, counter.ask)),
    )


def _waits(view: View) -> bool:
    """True if others still have to choose, but not the reader."""
    return view.viewer not in view.to_act


def _name(seat: int, voice: Voice) -> str:
    return voice.names[seat - 1] if seat else ""

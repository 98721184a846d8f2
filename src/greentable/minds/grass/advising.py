"""Advice: the move that a search finds, the reasons for it, and alternatives; and reviews of games.

Reasons are those a player would give. They are derived from the move and the view; the search found
the move itself by trying all candidates.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from greentable.core.advice import Advice, Alternative, Budget, Judgement, Review
from greentable.core.shuffle import Picker, Stream
from greentable.grass import (
    FINE,
    MESSAGES,
    PEDDLES,
    VALUE,
    Kind,
    Legal,
    Move,
    Phase,
    Verb,
    View,
    card_said,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
    write_move,
)
from greentable.grass import (
    view as view_of,
)
from greentable.minds.grass.search import Thought, search
from greentable.words.messages import Message, Money, Seat

MOST_ALTERNATIVES = 4
SAME_CHANCE = 0.01  # of a chance to win: too small a difference to notice


def advise(view: View, legal: Legal, chance: Picker, budget: Budget | None = None, /) -> Advice:
    """The best move, the reasons for it, and a few alternatives with their chances."""
    thought = search(view, legal, chance, budget)
    move = write_move(thought.move)
    if len(legal) == 1:
        return Advice(move, alternatives=(Alternative(move),), spent=thought.spent)
    best, *others = thought.tried[:MOST_ALTERNATIVES]
    # The search leaves them in the order in which it dropped them, after few games by habit.
    others.sort(key=lambda one: (one.games == 0, -one.chance))
    return Advice(
        move,
        reasons_for(view, thought),
        tuple(
            Alternative(write_move(one.move), one.chance if one.games else None)
            for one in (best, *others)
        ),
        thought.spent,
    )


def reasons_for(view: View, thought: Thought) -> tuple[Message, ...]:
    """The reasons for the best move, and how sure it is."""
    best = thought.tried[0]
    found = list(_about(view, best.move))
    if best.games:
        found.append(MESSAGES.say("advice-chance", percent=round(best.chance * 100)))
    if len(thought.tried) > 1 and best.chance - thought.tried[1].chance < SAME_CHANCE:
        found.append(MESSAGES.say("advice-close-call"))
    return tuple(found)


def _about(view: View, move: Move) -> Iterable[Message]:
    """The arguments for a move by itself."""
    match move.verb:
        case Verb.PLAY:
            yield from _about_play(view, move)
        case Verb.DISCARD | Verb.PASS | Verb.HAND | Verb.GIVE:
            yield from _about_leaving(view, move)
        case Verb.SWAP:
            yield _say("take", card=move.other, who=move.seat)
        case Verb.OFFER if move.other is not None:
            yield _say("trade", give=move.card, get=move.other)
        case Verb.COUNTER:
            yield _say("trade", give=move.card, get=_offered(view, move))
        case Verb.ACCEPT:
            get = view.counter.give if view.counter else _offered(view, move)
            yield _say("trade", give=view.given_if_accepted, get=get)
        case Verb.DECLINE:
            wanted = view.given_if_accepted
            if wanted is None or view.hand[wanted]:
                yield _say("no-trade")
            else:
                yield MESSAGES.say("reason-not-in-hand", card=card_said(wanted))
        case Verb.END:
            yield _say("wait")
        case Verb.KEEP:
            yield _say("keep", card=move.card)


def _offered(view: View, move: Move) -> Kind | None:
    """The card to be gained: the one that a counter asks for, or else the one offered."""
    if move.other is not None:
        return move.other
    return view.offer.give if view.offer else None


def _about_play(view: View, move: Move) -> Iterable[Message]:
    card = move.card
    assert card is not None
    if is_peddle(card):
        yield _say("peddle", card=card, amount=VALUE[card])
    elif is_protection(card):
        yield _say("protect", amount=sum(VALUE[kind] for kind in move.cover))
    elif is_heat_on(card) or (is_paranoia(card) and move.seat):
        yield _say("attack", who=move.seat)
    elif card is Kind.STEAL:
        taken = move.other if move.other is not None else view.highest_in_stash(move.seat)
        yield _say("take", card=taken, who=move.seat)
    elif card is Kind.MARKET_CLOSE:
        yield _say("close")
    elif _lets_trade(view, card):
        yield _say("market")
    if is_paranoia(card):
        yield _say("rid", card=card, amount=FINE[card - Kind.SOLD_OUT])


def _lets_trade(view: View, card: Kind) -> bool:
    """True if a card opens or cools the market of the seat that plays it now."""
    if card in {Kind.MARKET_OPEN, Kind.PAY_FINE} or is_heat_off(card):
        return True
    return view.heat[view.viewer] is not None and view.rules.nirvana_lifts_heat


def _about_leaving(view: View, move: Move) -> Iterable[Message]:
    card = move.card
    assert card is not None
    if is_paranoia(card):
        yield _say("rid", card=card, amount=FINE[card - Kind.SOLD_OUT])
    elif card < PEDDLES and view.phase is not Phase.GIVE and VALUE[card] > VALUE[0]:
        yield _say("rid", card=card, amount=VALUE[card])
    else:
        yield _say("least", card=card)


def _say(
    name: str,
    *,
    card: Kind | None = None,
    give: Kind | None = None,
    get: Kind | None = None,
    who: int = 0,
    amount: int = 0,
) -> Message:
    return MESSAGES.say(
        f"advice-{name}",
        card=card_said(card),
        give=card_said(give),
        get=card_said(get),
        who=Seat(who),
        amount=Money(amount),
    )


def review(
    plies: Iterable[Any], seat: int, budget: Budget | None = None, *, seed: str = "review"
) -> Review:
    """Review a game ply by ply, as a seat saw it: its moves, and better ones.

    Every decision is judged by what the seat saw then, not by its outcome.
    """
    found = []
    for ply in plies:
        if ply.seat != seat:
            continue
        view = view_of(ply.before, seat)
        legal = view.legal
        if len(legal) > 1:
            chance = Stream(seed.encode(), f"{ply.number}")
            found.append(_judge(ply.number, view, legal, ply.move, chance, budget))
    return Review(seat, tuple(found))


def _judge(
    number: int, view: View, legal: Legal, move: Move, chance: Picker, budget: Budget | None
) -> Judgement:
    thought = search(view, legal, chance, budget, also=move)
    best = thought.tried[0]
    played = next(one for one in thought.tried if one.move == move)
    return Judgement(
        number,
        Alternative(write_move(move), played.chance),
        Alternative(write_move(best.move), best.chance),
        reasons_for(view, thought) if best.move != move else (),
    )

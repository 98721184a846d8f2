"""The laws of the table: what must hold after every move of every game.

Written from the rule sheet, over the fields of the state; they share no code with the rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from greentable import grass
from greentable.core.switches import NONE
from greentable.grass import Kind, Phase, State, Verb, What
from greentable.grass.cards import NOTHING, PEDDLES
from greentable.grass.engine.legal_list import legal_of
from tests.grass.grass_walk import Step

PAYING = (Phase.TURN, Verb.PLAY, Kind.PAY_FINE)


def cards_on_the_table(s: State) -> Counter[int]:
    """grass.turn.9: every card that lies anywhere, by kind."""
    piles = (s.haystack, s.ashtray, *s.hand, *s.pack, *s.tucked, *s.stash, *s.covered)
    found: Counter[int] = Counter(dict(enumerate(map(sum, zip_longest(*piles, fillvalue=0)))))
    found[Kind.MARKET_OPEN] += sum(s.market)
    found.update(heat for heat in s.heat if heat != NOTHING)
    found.update(s.cover_card[: s.covers])
    return found


def all_cards_are_somewhere(s: State) -> None:
    deck = Counter({kind: count for kind, count in enumerate(s.rules.deck) if count})
    if s.phase != Phase.DEALER:  # before that, the deck is still in its box
        assert +cards_on_the_table(s) == deck
        assert s.haystack_size == sum(s.haystack)
    assert all(min(row) >= 0 for row in (s.haystack, s.ashtray, *s.hand, *s.pack, *s.stash))


def a_card_of_the_ashtray_is_on_top(s: State) -> None:
    """grass.turn.5: the ashtray lies face up."""
    if any(s.ashtray):
        assert s.ashtray[s.ashtray_top] > 0
    else:
        assert s.ashtray_top == NOTHING


def hands_have_their_size(s: State) -> None:
    """grass.turn.9: six; the acting seat seven between draw and play; drafts and picks excepted."""
    hands = [sum(row) for row in s.hand[1 : s.seats + 1]]
    packs = [sum(row) for row in s.pack[1 : s.seats + 1]]
    match s.phase:
        case Phase.DEALER:
            assert sum(hands) + sum(packs) == 0
        case Phase.DEAL:
            assert sum(hands) + sum(packs) == s.dealt
            assert max(hands) + max(packs) <= min(hands) + min(packs) + 1
        case Phase.DRAFT:
            assert [hand + pack for hand, pack in zip(hands, packs, strict=True)] == [6] * s.seats
            assert len(set(hands)) == 1
        case Phase.LUCK:
            assert sum(hands) == 6 * s.seats
        case _:
            acting = s.turn if s.phase != Phase.DRAW and not s.played else 0
            assert hands == [7 if seat == acting else 6 for seat in range(1, s.seats + 1)]
            assert sum(packs) == 0


def somebody_can_move(s: State) -> None:
    waiting = grass.to_act(s)
    assert bool(waiting) == (s.phase != Phase.OVER)
    assert all(len(legal_of(s, seat)) > 0 for seat in waiting)
    over = max(s.totals[1 : s.seats + 1]) >= s.rules.target or s.round == s.rules.max_rounds > 0
    assert s.phase != Phase.OVER or over


def protected_by_seat(s: State) -> Counter[tuple[int, int]]:
    covered: Counter[tuple[int, int]] = Counter()
    for owner, row in zip(s.cover_owner[: s.covers], s.covered, strict=False):
        covered.update({(owner, peddle): row[peddle] for peddle in range(PEDDLES)})
    return +covered


def protected_peddle_stay(step: Step) -> None:
    """grass.protection.3: only its owner's own Pay Fine can take a protected Peddle."""
    if step.after.round != step.before.round:
        return
    lost = protected_by_seat(step.before) - protected_by_seat(step.after)
    won = protected_by_seat(step.after) - protected_by_seat(step.before)
    if lost:
        assert sum(lost.values()) == 1
        assert (step.before.phase, step.move.verb, step.move.card) == PAYING
        assert {owner for owner, _ in lost} == {step.seat}
    if won:
        assert {owner for owner, _ in won} == {step.seat}
        assert Counter(peddle for _, peddle in won.elements()) == Counter(step.move.cover)


def totals_make_sense(step: Step) -> None:
    """grass.scoring.5: in 2018 never below 0; they change when a round ends, and only then."""
    assert min(step.after.totals) >= 0 or step.after.rules.total_floor == NONE
    ended = any(event.what is What.ROUND_ENDED for event in step.events)
    assert ended or step.after.totals == step.before.totals
    assert step.after.round - step.before.round in {0, 1}
    assert grass.returns(step.after) == step.after.totals[1 : step.after.seats + 1]


def offers_are_remembered_for_a_turn(step: Step) -> None:
    """grass.deal.2: who declines an offer is marked until the turn is over."""
    before, after = step.before, step.after
    if after.phase in {Phase.DRAW, Phase.DEAL}:
        assert not any(map(any, after.declined))
        assert after.offers == 0
    elif step.move.verb is Verb.DECLINE and before.phase == Phase.ANSWER:
        row = before.declined[step.seat].copy()
        row[before.offer_give] |= 1 << (27 if before.offer_want == NOTHING else before.offer_want)
        assert after.declined[step.seat] == row
    elif after.phase != Phase.OVER:
        assert after.declined == before.declined


def laws_hold(step: Step) -> None:
    try:
        all_cards_are_somewhere(step.after)
        a_card_of_the_ashtray_is_on_top(step.after)
        hands_have_their_size(step.after)
        somebody_can_move(step.after)
        protected_peddle_stay(step)
        totals_make_sense(step)
        offers_are_remembered_for_a_turn(step)
    except AssertionError as error:
        error.add_note(f"after {step}")
        raise

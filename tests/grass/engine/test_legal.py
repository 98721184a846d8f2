"""`legal_moves` is complete and concrete: listed, allowed by `why_not`, taken by `apply` are one.

The other side of each comparison is brute force over every move that can be written down.
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greentable import grass
from greentable.errors import IllegalMove, UsageError
from greentable.game import NATURE
from greentable.grass import (
    Counters,
    Kind,
    Legal,
    Move,
    Offers,
    Phase,
    Reason,
    Ruleset,
    State,
    Verb,
)
from greentable.grass.engine.legal_list import legal_of
from greentable.grass.engine.referee import why_not
from greentable.grass.moves import code_of
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, POOR_DECK, RULESETS, shortened, with_deck
from tests.grass.engine.grass_universe import deals, others, plays, well_formed
from tests.grass.grass_table import show
from tests.grass.grass_walk import positions, walk

SECRET = {Phase.DRAFT, Phase.PASS, Phase.HAND, Phase.SAY}
GAMES = [*RULESETS, *map(grass.read_ruleset, HOUSE_RULES)]


@cache
def sample(number: int) -> tuple[State, ...]:
    """Positions of one game: one of every phase, of turns one before the play and one after.

    The games go through all rulesets; decks and numbers of seats take turns.
    """
    deck = (None, BUSY_DECK, POOR_DECK)[number % 3]
    ruleset = with_deck(GAMES[number], deck) if deck else GAMES[number]
    met: Counter[tuple[int, int]] = Counter()
    found = []
    for state in positions(shortened(ruleset, 1), 2 + number % 5, f"legal {number}"):
        kind = (state.phase, state.played if state.phase == Phase.TURN else 0)
        met[kind] += 1
        # Not always the first one: there is more to choose from when the game is under way.
        if met[kind] == 1 + number % 7 or state.phase == Phase.OVER:
            found.append(state)
    return tuple(found)


games = pytest.mark.parametrize("number", range(len(GAMES)))


def test_the_sample_has_every_phase() -> None:
    met = {Phase(state.phase) for number in range(len(GAMES)) for state in sample(number)}
    assert met == set(Phase)


@cache
def part_of_universe(step: int) -> dict[Move, int]:
    """All answers, gifts, passes and so on; of plays and deals every `step`th. With their codes."""
    return {move: code_of(move) for move in (*others(), *(*plays(), *deals())[::step])}


def seats_and_nature(state: State) -> range:
    return range(state.seats + 1)


@games
def test_listed_is_what_is_allowed_among_all_moves_that_can_be_written(number: int) -> None:
    for state in sample(number):
        waiting = grass.to_act(state)
        for seat in seats_and_nature(state):
            # Everything in a turn; of what is out of turn, a part.
            moves = part_of_universe(1 if state.phase == Phase.TURN and seat in waiting else 19)
            listed = grass.legal_moves(state, seat)
            assert bool(listed) == (seat in waiting)
            assert len(set(listed)) == len(listed), f"twice, seat {seat} in:\n{show(state)}"
            allowed = {move for move, code in moves.items() if not why_not(state, seat, code)}
            odd = sorted(map(str, allowed ^ (moves.keys() & set(listed))))
            assert not odd, f"seat {seat}, listed or allowed but not both: {odd} in:\n{show(state)}"
            assert part_of_universe(1).keys() >= set(listed)
            # The door says what the rules say.
            asked = (*listed, *list(moves)[:: 1 + len(moves) // 100])
            assert [move for move in asked if not grass.why_not(state, seat, move)] == [
                move for move in asked if move in allowed or move not in moves
            ]


@games
def test_every_listed_move_can_be_applied(number: int) -> None:
    for state in sample(number):
        untouched = state.copy()
        for seat in grass.to_act(state):
            listed = grass.legal_moves(state, seat)
            for move in listed[:: 1 + len(listed) // 200]:
                after, events = grass.apply(state, seat, move)
                assert after != state, f"{move} changed nothing in:\n{show(state)}"
                assert events, f"{move} told nothing in:\n{show(state)}"
        assert state == untouched


@games
def test_a_refused_move_names_its_reason_and_changes_nothing(number: int) -> None:
    for state in sample(number):
        untouched = state.copy()
        refused: dict[tuple[int, Reason], Move] = {}
        for seat, move in itertools.product(seats_and_nature(state), well_formed()[::41]):
            if reason := grass.why_not(state, seat, move):
                refused.setdefault((seat, reason), move)
        assert refused
        for (seat, reason), move in refused.items():
            with pytest.raises(IllegalMove) as caught:
                grass.apply(state, seat, move)
            assert caught.value.code == f"grass.{reason.name.lower()}"
            assert str(move) in str(caught.value)
            assert state == untouched


numbers = st.integers(0, len(GAMES) - 1)


@settings(max_examples=400)
@given(numbers, st.integers(0), st.integers(-2, 9), st.sampled_from(well_formed()))
def test_any_move_is_allowed_only_if_it_is_listed(
    number: int, place: int, seat: int, move: Move
) -> None:
    state = sample(number)[place % len(sample(number))]
    listed = move in grass.legal_moves(state, seat)
    assert listed == (grass.why_not(state, seat, move) is None)


@given(numbers, st.integers(0), st.integers(0))
def test_a_legal_move_bent_a_little_is_allowed_only_if_it_is_listed(
    number: int, place: int, choice: int
) -> None:
    state = sample(number)[place % len(sample(number))]
    for seat in grass.to_act(state):
        listed = grass.legal_moves(state, seat)
        for bent in bends(listed[choice % len(listed)]):
            allowed = grass.why_not(state, seat, bent) is None
            assert allowed == (bent in listed), f"seat {seat}, {bent!r} in:\n{show(state)}"


def bends(move: Move) -> Iterator[Move]:
    """Moves that differ from this one in one field, as far as there can be such moves."""
    fields = {
        "verb": Verb,
        "card": (None, *Kind),
        "seat": (*range(-9, 20), move.seat + 8, move.seat - 8),
        "other": (None, *Kind),
        "protected": (False, True),
        "cheated": (False, True),
        "cover": (
            move.cover[::-1],
            (*move.cover, Kind.MARKET_OPEN),
            (Kind.WIPED_OUT, *move.cover),
            *((*move.cover, kind) for kind in Kind),
        ),
    }
    here = {name: getattr(move, name) for name in fields}
    for name, values in fields.items():
        for value in values:
            with contextlib.suppress(UsageError):
                yield Move(**{**here, name: value})


@games
def test_the_containers_agree_with_their_listing(number: int) -> None:
    for state in sample(number):
        for seat in grass.to_act(state):
            legal = legal_of(state, seat)
            listed = list(legal)
            assert listed == grass.legal_moves(state, seat)
            distinct = set(listed)
            assert len(legal) == len(listed) == len(distinct)
            for move in (*well_formed()[::29], *listed[:: 1 + len(listed) // 100]):
                assert (move in legal) == (move in distinct)
            for place in range(-len(listed), len(listed), 1 + len(listed) // 40):
                assert legal[place] == listed[place]
            for product in (legal.offers or (), legal.counters or ()):
                assert len(product) == len(list(product))
                assert set(product).isdisjoint(legal.moves)
            if seat != NATURE:
                assert grass.view(state, seat).legal == legal


def test_containers_hold_nothing_but_their_moves() -> None:
    wants = (Kind.PANAMA, Kind.MEXICO, None)
    offers = Offers((Kind.PANAMA,), wants, (2, grass.EVERYONE))
    counters = Counters((Kind.PANAMA, Kind.MEXICO), (Kind.MEXICO, Kind.FELONY))
    legal = Legal((Move.end(),), offers, counters)
    tokens = [
        *("end", "offer PA>MX@2", "offer PA>MX@*", "offer PA>?@2", "offer PA>?@*"),
        *("counter PA>MX", "counter PA>FE", "counter MX>FE"),
    ]
    assert [str(move) for move in legal] == tokens
    assert [str(legal[place]) for place in range(-8, 8)] == tokens * 2
    assert len(legal) == 8
    for place in (8, -9, 800):
        with pytest.raises(IndexError):
            legal[place]
    swap = Move.swap(Kind.PANAMA, Kind.MEXICO, seat=2)
    odd = [Move.offer(Kind.PANAMA, to=3), Move.counter(Kind.PANAMA), Move.discard(Kind.PANAMA)]
    assert not any(move in legal for move in (None, "end", swap, *odd))
    assert legal.of(Verb.END, Verb.OFFER, Verb.COUNTER) == [Move.end()]


def test_one_kind_may_be_named_twice_where_the_rules_let_it() -> None:
    """grass.variants.2."""
    kinds = (Kind.PANAMA, Kind.MEXICO)
    once: list[Offers | Counters] = [Offers(kinds, kinds, (2,)), Counters(kinds, kinds)]
    twice: list[Offers | Counters] = [
        Offers(kinds, kinds, (2,), twice=True),
        Counters(kinds, kinds, twice=True),
    ]
    assert [list(map(str, product)) for product in once] == [
        ["offer PA>MX@2", "offer MX>PA@2"],
        ["counter PA>MX", "counter MX>PA"],
    ]
    for product in twice:
        listed = list(product)
        assert [product[place] for place in range(len(product))] == listed
        pairs = [(move.card, move.other) for move in listed]
        assert pairs == list(itertools.product(kinds, kinds))
        assert all(move in product for move in listed)
    for narrow, wide in zip(once, twice, strict=True):
        assert [move in narrow for move in wide] == [False, True, True, False]


# Secret choices


def secret_choices(ruleset: Ruleset, seats: int, seed: str) -> Iterator[State]:
    """Positions in which nobody has made a secret choice yet and at least two have to."""
    for step in walk(shortened(ruleset, 1), seats, seed):
        state = step.after
        if state.phase in SECRET and step.before.phase != state.phase:
            yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "ruleset",
    [
        dataclasses.replace(RULESETS[0], deck=BUSY_DECK),
        dataclasses.replace(RULESETS[6], deck=BUSY_DECK),
    ],
    ids=["open", "hidden-and-draft"],
)
def test_secret_choices_come_in_any_order_with_the_same_result(
    ruleset: Ruleset, seats: int
) -> None:
    met = set()
    for state in itertools.islice(secret_choices(ruleset, seats, "secret"), 40):
        met.add(Phase(state.phase))
        choosers = grass.to_act(state)
        choices = {seat: grass.legal_moves(state, seat)[-1] for seat in choosers}
        results = []
        for order in itertools.permutations(choosers):
            after = state
            for seat in order:
                assert grass.to_act(after) == [
                    s for s in choosers if s in order[order.index(seat) :]
                ]
                assert grass.why_not(after, seat, choices[seat]) is None
                after, events = grass.apply(after, seat, choices[seat])
            results.append((after, events[1:]))
        assert all(result == results[0] for result in results), show(state)
    expected = {Phase.PASS} if not ruleset.hidden_deals else {Phase.DRAFT, Phase.HAND, Phase.SAY}
    assert expected <= met


@pytest.mark.parametrize("phase", sorted(SECRET))
def test_a_secret_choice_is_made_once(phase: Phase) -> None:
    ruleset = with_deck(RULESETS[6] if phase is not Phase.PASS else RULESETS[0], BUSY_DECK)
    state = next(s for s in secret_choices(ruleset, 3, "once") if s.phase == phase)
    seat = grass.to_act(state)[-1]
    move = grass.legal_moves(state, seat)[0]
    after, _ = grass.apply(state, seat, move)
    assert grass.why_not(after, seat, move) is Reason.ALREADY_CHOSEN
    assert grass.legal_moves(after, seat) == []

"""Interpreted and compiled rules of Grass are the same: states, legal moves, events and scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from greentable import grass
from greentable.grass import Kind, Line, Phase, Reason, Ruleset, State, Verb, What
from greentable.grass.cards import NOTHING
from greentable.grass.codes import card_of, verb_of
from greentable.grass.engine import referee
from greentable.grass.events import event_of
from greentable.grass.moves import code_of, move_of
from greentable.grass.ruleset import Choice
from greentable.grass.state import MOST_COUNTED
from tests.games.lockstep import Lockstep
from tests.games.strategies import (
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    SEATS,
    shortened,
    with_deck,
)
from tests.grass.engine import grass_lockstep_kernel as kernel
from tests.grass.engine.grass_universe import others, plays_of, well_formed
from tests.grass.grass_table import show, table
from tests.grass.grass_walk import TRADES_OF_EVERY_FORM, form_of
from tests.slow_cases import slow_but

# Rules are compiled once, by one of the processes that share the tests.
pytestmark = pytest.mark.xdist_group("compiled-grass")

PLIES = 1_600  # more than any of the games below has


@pytest.fixture(scope="module")
def both() -> Lockstep:
    return Lockstep("grass", State, plies=PLIES)


def games(ruleset: Ruleset, times: int = 1) -> list[Ruleset]:
    """The games of a ruleset for each number of seats: with its own deck, a busy and a poor one."""
    return [
        *[shortened(ruleset, 1)] * times,
        *[shortened(with_deck(ruleset, BUSY_DECK), 1)] * times,
        *[shortened(with_deck(ruleset, POOR_DECK), 1)] * times,
    ]


def verbs_of(ruleset: Ruleset) -> set[Verb]:
    """The verbs that games by these rules have."""
    never = {Verb.PASS if ruleset.lucky_or_not else Verb.LUCK}
    never |= set() if ruleset.give_me_five else {Verb.KEEP}
    never |= set() if ruleset.hidden_deals else {Verb.HAND, Verb.SAY}
    never |= set() if ruleset.stash_swap else {Verb.SWAP}
    chosen = Choice.CHOSEN in {ruleset.stonehigh, ruleset.sold_out}
    never |= set() if chosen else {Verb.GIVE}
    if ruleset.offers_per_turn == 0:
        never |= {Verb.OFFER, Verb.ACCEPT, Verb.DECLINE, Verb.COUNTER, Verb.HAND, Verb.SAY}
    return set(Verb) - never


def play_all(both: Lockstep, ruleset: Ruleset, seed: int, times: int = 1) -> Iterator[list[int]]:
    """Play all games of a ruleset to their ends; the moves that were made in each.

    Of five games in a row each has another number of seats, and of three each another deck.
    """
    played = games(ruleset, times)
    for number in range(len(played) * len(SEATS)):
        game, seats = played[number % len(played)], SEATS[number % len(SEATS)]
        yield play_to_the_scoring(both, game, seats, seed + number)


def play_to_the_scoring(both: Lockstep, game: Ruleset, seats: int, seed: int) -> list[int]:
    """Play a game of one round; that it was scored in both forms, and the moves that were made."""
    moves = both.play(grass.new_game(game, seats), seed)
    last = both._history[len(moves) - 1]
    told = [event_of(code) for code in last["told"][: last["told_count"]].tolist()]
    scored = [event for event in told if event.what is What.SCORED]
    assert last["phase"] == Phase.OVER
    assert [event.line for event in scored] == list(Line) * seats
    assert any(event.what is What.WON for event in told)
    return moves


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_every_edition_with_every_variant_is_the_same_compiled(both: Lockstep, number: int) -> None:
    """With every number of seats and every deck; on until every verb and form was met."""
    verbs: set[Verb] = set()
    forms: set[str] = set()
    twice = {form for form in TRADES_OF_EVERY_FORM if "A>A" in form}
    expected = TRADES_OF_EVERY_FORM - (set() if RULESETS[number].hidden_deals else twice)
    for played, moves in enumerate(play_all(both, RULESETS[number], 1_000 * number + 1), 1):
        verbs |= {Verb(verb_of(move)) for move in moves}
        forms |= {form_of(move_of(move)) for move in set(moves)}
        assert verbs <= verbs_of(RULESETS[number])
        if (
            played >= len(SEATS)
            and len(verbs) == len(verbs_of(RULESETS[number]))
            and expected <= forms
        ):
            break
    assert verbs == verbs_of(RULESETS[number])
    assert forms & TRADES_OF_EVERY_FORM == expected


def test_games_in_lock_step_have_plays_of_every_card(both: Lockstep) -> None:
    missing = set(Kind) - {Kind.BANKER}  # which is never played (grass.scoring.2)
    for seed in range(1, 60):
        ruleset = with_deck(shortened(RULESETS[seed % len(RULESETS)], 1), BUSY_DECK)
        made = both.play(grass.new_game(ruleset, 2 + seed % 5), seed)
        missing -= {Kind(card_of(move)) for move in made if verb_of(move) == Verb.PLAY}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("rounds", slow_but([2], [2, 4]))  # two: the next dealer is by the rules
@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules_are_the_same_compiled(both: Lockstep, house: str, rounds: int) -> None:
    ruleset = grass.read_ruleset(house)
    made = set()
    for seats in SEATS:
        game = with_deck(shortened(ruleset, rounds), BUSY_DECK)
        made.update(both.play(grass.new_game(game, seats), seats))
    assert {verb_of(move) for move in made} == verbs_of(ruleset)


# Reasons, and what may be named


def odd_codes(state: State, rng: Random) -> list[tuple[int, int]]:
    """Seats and moves of all sorts: any that can be written, plays of cards in hand, any bits."""
    seats = range(-1, 9)
    moves = rng.sample(CODES_OF_ALL, 150) + [rng.getrandbits(40) for _ in range(30)]
    moves += [code ^ 1 << rng.randrange(35) for code in rng.sample(CODES_OF_ALL, 40)]
    found = [(rng.choice(seats), move) for move in moves]
    for seat in grass.to_act(state):
        plays = [plays_of(kind) for kind in Kind if state.hand[seat][kind]]
        some = [code_of(play) for each in plays for play in rng.sample(each, min(len(each), 200))]
        found += [(seat, move) for move in (*moves, *OTHER_CODES, *some)]
    return found


CODES_OF_ALL = [code_of(move) for move in well_formed()]
OTHER_CODES = [code_of(move) for move in others()]


def test_reasons_and_what_may_be_named_are_the_same_compiled(both: Lockstep) -> None:
    met: set[int] = set()
    rules = [*RULESETS, *map(grass.read_ruleset, HOUSE_RULES)]
    for number, ruleset in enumerate(rules):
        rng = Random(number)
        deck = (ruleset.deck, BUSY_DECK, POOR_DECK)[number % 3]
        game = grass.new_game(shortened(with_deck(ruleset, deck), 1), 2 + number % 5)
        states = both._play_interpreted(game, number + 1, both._play_compiled(game, number + 1))
        to_play = [n for n, s in enumerate(states) if s.phase == Phase.TURN and not s.played]
        answers = [n for n, s in enumerate(states) if s.phase == Phase.ANSWER]
        answers.sort(key=lambda n: states[n].offer_want != NOTHING)  # rare ones first
        plies = {len(states) - 1, *range(number, len(states), 70), *to_play[::2], *answers[:4]}
        for ply in plies:
            state, record = states[ply], both._history[ply]
            asked = odd_codes(state, rng)
            seats, moves = (np.array(column, np.int64) for column in zip(*asked, strict=True))
            out = np.zeros(len(moves), np.int64)
            both._kernel.reasons(record, seats, moves, out)
            reasons = [referee.why_not(state, seat, move) for seat, move in asked]
            assert out.tolist() == reasons, show(state)
            met.update(reasons)
            for seat in range(state.seats + 1):
                named, mine = np.zeros(len(Kind), np.int64), [0] * len(Kind)
                both._kernel.may_be_named(record, seat, named)
                kernel.may_be_named(state, seat, mine)
                assert named.tolist() == mine, show(state)
    assert met == {int(reason) for reason in Reason}


def test_offers_are_counted_as_far_as_it_goes_in_both_forms(both: Lockstep) -> None:
    """grass.deal.3: there is no limit, but a number of eight bits has one."""
    start = table(f"2018\nturn 1, offers {MOST_COUNTED - 1}\n1: ...\n2: ...\n3: ...")
    start.rules = shortened(start.rules, 1)
    beyond = 0
    for seed in range(1, 20):
        moves = both.play(start, seed)
        counts = [MOST_COUNTED - 1, *both._history["offers"][: len(moves)].tolist()]
        made = [ply for ply, move in enumerate(moves) if verb_of(move) == Verb.OFFER]
        beyond += sum(counts[ply] == counts[ply + 1] == MOST_COUNTED for ply in made)
    assert beyond > 3


@pytest.fixture(scope="module")
def both_for_long() -> Lockstep:
    return Lockstep("grass", State, plies=4 * PLIES)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_many_more_games_are_the_same_compiled(both: Lockstep, number: int) -> None:
    played = list(play_all(both, RULESETS[number], 1_000_000 + 1_000 * number, times=10))
    assert len(played) == 150


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_long_games_are_the_same_compiled(both_for_long: Lockstep, number: int) -> None:
    for seed in range(1, 101):
        game = grass.new_game(shortened(RULESETS[number], 5), 2 + seed % 5)
        both_for_long.play(game, 7_919 * seed + number)


# The test can fail.


def test_a_difference_is_shown_with_its_field_and_ply(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    both.play(game, 5)
    states = both._play_interpreted(game, 5, both._play_compiled(game, 5))
    both.compare(states)
    states[40].heat[2] += 1
    states[41].totals[1] += 1
    with pytest.raises(AssertionError, match=r"after ply 40 \(move \d+\) field 'heat' is"):
        both.compare(states)


def test_a_difference_in_legal_moves_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    plies = both._play_compiled(game, 5)
    both._listed[0] += 1
    with pytest.raises(AssertionError, match="ply 0: legal moves differ"):
        both._play_interpreted(game, 5, plies)


def test_another_move_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    plies = both._play_compiled(game, 5)
    with pytest.raises(AssertionError, match="another move is chosen"):
        both._play_interpreted(game, 6, plies)


def test_a_written_ruleset_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    states = both._play_interpreted(game, 5, both._play_compiled(game, 5))
    both._history["rules"]["target"][len(states) - 1] += 1
    with pytest.raises(AssertionError, match="changed the ruleset"):
        both.compare(states)


def test_an_index_out_of_range_raises_compiled(both: Lockstep) -> None:
    small = np.zeros(1, np.int64)
    both._room, room = small, both._room
    try:
        with pytest.raises(IndexError, match=re.escape("index")):
            both.play(grass.new_game(RULESETS[0], 3), 5)
    finally:
        both._room = room

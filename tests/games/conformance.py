"""The tests that every `greentable.game.Game` must pass.

Each check plays a game by its door alone, from a seed, and knows nothing of its rules::

    @pytest.mark.parametrize("check", conformance.CHECKS)
    def test_it_conforms(check: conformance.Check) -> None:
        check(conformance.Candidate(grass, grass.EDITION_2018, seats=4, seed="any"))
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from typing import Any

import pytest

from greentable.core.shuffle import Stream
from greentable.errors import IllegalMove, NotationError, UnsupportedRuleset, UsageError
from greentable.game import NATURE
from greentable.table import answers_ahead
from tests.games import conformance_views
from tests.games.conformance_play import Candidate, Check, play, play_anew, some

__all__ = ["CHECKS", "Candidate", "Check", "play"]


def _read(of: Candidate, token: str) -> object:
    try:
        return of.game.read_move(token)
    except NotationError as error:
        return error


# The checks


def apply_leaves_the_given_state_as_it_was(of: Candidate) -> None:
    for ply in play(of):
        before = copy.deepcopy(ply.state)
        again = of.game.apply(ply.state, ply.seat, ply.move)
        assert ply.state == before
        assert again == (ply.after, ply.events)
        assert ply.after != ply.state


def those_to_act_have_moves_and_nobody_else(of: Candidate) -> None:
    for ply in play(of):
        waiting = of.game.to_act(ply.state)
        assert waiting == sorted(set(waiting))
        assert set(waiting) <= set(of.everybody)
        assert waiting == [NATURE] or NATURE not in waiting
        for seat in of.everybody:
            assert bool(of.game.legal_moves(ply.state, seat)) == (seat in waiting)


def listed_moves_are_those_that_nothing_speaks_against(of: Candidate) -> None:
    """Asked about moves that were legal before, for all seats: most are not any more."""
    earlier: list[Any] = []
    for ply in play(of):
        assert len(set(ply.legal)) == len(ply.legal)
        earlier = [*ply.legal[:: 1 + len(ply.legal) // 5], *earlier[:60]]
        for seat in of.everybody:
            listed = ply.legal if seat == ply.seat else of.game.legal_moves(ply.state, seat)
            for move in earlier:
                assert (of.game.why_not(ply.state, seat, move) is None) == (move in listed)


def a_refused_move_raises_its_reason_and_changes_nothing(of: Candidate) -> None:
    refused = 0
    before = None
    for ply in play(of):
        if before is not None:
            untouched = copy.deepcopy(ply.state)
            for seat in of.everybody:
                reason = of.game.why_not(ply.state, seat, before)
                if reason is not None:
                    refused += 1
                    with pytest.raises(IllegalMove) as caught:
                        of.game.apply(ply.state, seat, before)
                    assert caught.value.code == f"{of.game.name}.{reason.name.lower()}"
            assert ply.state == untouched
        before = ply.move
    assert refused


def every_legal_move_can_be_written_and_read(of: Candidate) -> None:
    for ply in play(of):
        tokens = [of.game.write_move(move) for move in ply.legal]
        assert len(set(tokens)) == len(tokens)
        for token, move in zip(tokens, ply.legal, strict=True):
            assert token == " ".join(token.split())
            assert of.game.read_move(token) == move


def a_damaged_token_is_refused_or_says_another_move(of: Candidate) -> None:
    for ply in play(of):
        token = of.game.write_move(ply.move)
        for at in range(len(token) + 1):
            for bad in (token[:at] + token[at + 1 :], token[:at] + "?" + token[at:], token[:at]):
                read = _read(of, bad)
                if isinstance(read, NotationError):
                    assert 1 <= read.column <= len(bad) + 1
                else:
                    assert of.game.write_move(read) == bad


def tokens_and_texts_do_as_well_as_what_they_say(of: Candidate) -> None:
    text = of.game.write_ruleset(of.ruleset)
    assert of.game.read_ruleset(text) == of.ruleset
    assert of.game.new_game(text, of.seats) == of.game.new_game(of.ruleset, of.seats)
    for ply in some(play(of), 5):
        token = of.game.write_move(ply.move)
        assert of.game.apply(ply.state, ply.seat, token) == (ply.after, ply.events)
        assert of.game.why_not(ply.state, ply.seat, token) is None
        for seat in of.everybody:
            explained = of.game.explain(ply.state, seat, token)
            assert explained == of.game.explain(ply.state, seat, ply.move)
        for function in (of.game.why_not, of.game.apply, of.game.explain):
            with pytest.raises(NotationError):
                function(ply.state, ply.seat, f"{token} and more")


def what_is_no_move_no_state_and_no_ruleset_is_refused_with_our_error(of: Candidate) -> None:
    state = of.game.new_game(of.ruleset, of.seats)
    move = of.game.legal_moves(state, NATURE)[0]
    for function in (of.game.why_not, of.game.apply, of.game.explain):
        for foreign in (None, 7, 2.5, object(), ["draw"], state):
            _refuses("argument.move", function, state, NATURE, foreign)
        for foreign in (None, 7, "state", object()):
            _refuses("argument.state", function, foreign, NATURE, move)
        for foreign in (None, "1", object()):
            _refuses("argument.seat", function, state, foreign, move)
    for foreign in (None, 7, "state", object()):
        _refuses("argument.state", of.game.legal_moves, foreign, 1)
        _refuses("argument.state", of.game.view, foreign, 1)
        _refuses("argument.state", of.game.documents, foreign, [1])
    for foreign in (None, "1", 1.5, object()):
        _refuses("argument.seat", of.game.view, state, foreign)
        _refuses("argument.seat", of.game.documents, state, [1, foreign])
    for foreign in (None, 7, object(), state):
        _refuses("argument.ruleset", of.game.new_game, foreign, of.seats)
    for foreign in (None, "2", object()):
        _refuses("argument.seats", of.game.new_game, of.ruleset, foreign)


def _refuses(code: str, function: Callable[..., object], *arguments: object) -> None:
    with pytest.raises(UsageError) as caught:
        function(*arguments)
    assert caught.value.code == code, arguments


def states_are_no_keys_of_dicts(of: Candidate) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(of.game.new_game(of.ruleset, of.seats))


def chance_is_what_nature_may_do(of: Candidate) -> None:
    """Every legal move of hers once, with a weight; nothing when she is not to act."""
    for ply in play(of):
        chance = of.game.chance(ply.state)
        if of.game.to_act(ply.state) == [NATURE]:
            assert sorted(move for move, _ in chance) == sorted(ply.legal)
            assert all(type(weight) is int and weight > 0 for _, weight in chance)
        else:
            assert chance == []


def nature_deals_what_chance_may_bring_from_one_seed_or_from_many(of: Candidate) -> None:
    one, many = of.game.Nature(of.seed), of.game.Nature(seeds=[of.seed] * 50)
    rng, state = Stream(of.seed.encode(), "nature"), of.game.new_game(of.ruleset, of.seats)
    for _ in range(of.plies):
        waiting = of.game.to_act(state)
        if not waiting:
            break
        if waiting == [NATURE]:
            move = one.move(state)
            assert move == many.move(state)
            assert move in [possible for possible, _ in of.game.chance(state)]
        else:
            legal = of.game.legal_moves(state, waiting[0])
            move = legal[rng.below(len(legal))]
        state, _ = of.game.apply(state, waiting[0], move)


def editions_can_be_played_by_their_names_by_as_many_as_can_play(of: Candidate) -> None:
    assert of.seats in of.game.SEATS
    for name, ruleset in of.game.EDITIONS.items():
        assert of.game.read_ruleset(name) == ruleset
        for seats in of.game.SEATS:
            state, nature = of.game.new_game(name, seats), of.game.Nature(of.seed)
            assert state == of.game.new_game(ruleset, seats)
            while of.game.to_act(state) == [NATURE]:
                state, _ = of.game.apply(state, NATURE, nature.move(state))
            assert of.game.to_act(state)


def rounds_and_turns_go_on(of: Candidate) -> None:
    last = of.game.moment(of.game.new_game(of.ruleset, of.seats))
    assert (last.turn, last.seat) == (0, 0)
    for ply in play(of):
        now = of.game.moment(ply.after)
        assert now.seat in of.everybody
        assert now.round in {last.round, last.round + 1}
        assert now.round > last.round or now.turn in {last.turn, last.turn + 1}
        last = now
    assert last.round >= 1


def nobody_has_won_before_the_end(of: Candidate) -> None:
    for ply in play(of):
        winners = of.game.winners(ply.after)
        assert set(winners) <= set(of.everybody) - {NATURE}
        assert not winners or not of.game.to_act(ply.after)


def everybody_has_a_return(of: Candidate) -> None:
    for ply in play(of):
        returns = of.game.returns(ply.after)
        assert len(returns) == of.seats
        assert all(type(points) is int for points in returns)


def after_the_end_nobody_moves(of: Candidate) -> None:
    """Only of games that end within the plies."""
    plies = list(play(of))
    last = plies[-1].after
    if not of.game.to_act(last):
        for seat, ply in itertools.product(of.everybody, plies):
            assert of.game.legal_moves(last, seat) == []
            assert of.game.why_not(last, seat, ply.move) is not None


def secret_choices_come_in_any_order(of: Candidate) -> None:
    for ply in play(of):
        waiting = of.game.to_act(ply.state)
        if len(waiting) > 1:
            choices = {seat: of.game.legal_moves(ply.state, seat)[-1] for seat in waiting}
            ends = []
            for order in (waiting, waiting[::-1]):
                state = ply.state
                for seat in order:
                    state, _ = of.game.apply(state, seat, choices[seat])
                ends.append(state)
            assert ends[0] == ends[1]


def what_can_be_refused_is_refused_by_a_legal_move(of: Candidate) -> None:
    for ply in play(of):
        for seat in of.everybody:
            no = of.game.refusal(ply.state, seat)
            assert no is None or (seat != NATURE and of.game.to_act(ply.state) == [seat])
            assert no is None or of.game.why_not(ply.state, seat, no) is None


def an_answer_given_ahead_is_still_good_when_its_seat_is_asked(of: Candidate) -> None:
    """And all that it can be chosen from is there before, whatever others say in between."""
    ahead: dict[int, Any] = {}
    for ply in play(of):
        asked = answers_ahead(of.game, ply.state)
        assert not set(asked) & {NATURE, *of.game.to_act(ply.state)}
        for seat, state in asked.items():
            assert of.game.to_act(state) == [seat]
            assert of.game.refusal(state, seat) is not None
        for seat in of.game.to_act(ply.state):
            if seat in ahead:
                assert ply.legal == list(of.game.legal_moves(ahead[seat], seat))
        ahead = {seat: ahead.get(seat, state) for seat, state in asked.items()}


def a_game_follows_from_its_seed_and_from_its_record(of: Candidate) -> None:
    plies = list(play(of))
    record = [(ply.seat, of.game.write_move(ply.move)) for ply in plies]
    assert record == [(ply.seat, of.game.write_move(ply.move)) for ply in play_anew(of)]
    state = of.game.new_game(of.ruleset, of.seats)
    for ply, (seat, token) in zip(plies, record, strict=True):
        assert state == ply.state
        state, events = of.game.apply(state, seat, of.game.read_move(token))
        assert (state, events) == (ply.after, ply.events)


def impossible_numbers_of_seats_are_refused(of: Candidate) -> None:
    for seats in (-1, of.game.SEATS[0] - 1, of.game.SEATS[-1] + 1, 99):
        with pytest.raises(UnsupportedRuleset):
            of.game.new_game(of.ruleset, seats)


CHECKS: tuple[Check, ...] = (
    *conformance_views.CHECKS,
    apply_leaves_the_given_state_as_it_was,
    those_to_act_have_moves_and_nobody_else,
    listed_moves_are_those_that_nothing_speaks_against,
    a_refused_move_raises_its_reason_and_changes_nothing,
    every_legal_move_can_be_written_and_read,
    a_damaged_token_is_refused_or_says_another_move,
    tokens_and_texts_do_as_well_as_what_they_say,
    what_is_no_move_no_state_and_no_ruleset_is_refused_with_our_error,
    states_are_no_keys_of_dicts,
    chance_is_what_nature_may_do,
    nature_deals_what_chance_may_bring_from_one_seed_or_from_many,
    editions_can_be_played_by_their_names_by_as_many_as_can_play,
    rounds_and_turns_go_on,
    nobody_has_won_before_the_end,
    everybody_has_a_return,
    after_the_end_nobody_moves,
    secret_choices_come_in_any_order,
    what_can_be_refused_is_refused_by_a_legal_move,
    an_answer_given_ahead_is_still_good_when_its_seat_is_asked,
    a_game_follows_from_its_seed_and_from_its_record,
    impossible_numbers_of_seats_are_refused,
)

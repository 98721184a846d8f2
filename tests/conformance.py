"""What every game must do that calls itself a `greentable.game.Game`.

Each check plays a game by its door alone, from a seed, and knows nothing of its rules::

    @pytest.mark.parametrize("check", conformance.CHECKS)
    def test_it_conforms(check: conformance.Check) -> None:
        check(conformance.Candidate(grass, grass.EDITION_2018, seats=4, seed="any"))
"""

from __future__ import annotations

import copy
import itertools
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from greentable.errors import IllegalMove, NotationError, UnsupportedRuleset, UsageError
from greentable.game import NATURE, AnyGame
from greentable.shuffle import Stream


@dataclass(frozen=True)
class Candidate:
    """A game to be checked, with what it is played with; `plies` keeps the checks short."""

    game: AnyGame
    ruleset: object
    seats: int
    seed: str
    plies: int = 250

    @property
    def everybody(self) -> range:
        """Nature or a spectator, and all seats."""
        return range(self.seats + 1)


@dataclass(frozen=True)
class Ply:
    """One move of a game: the state, who is to act, who moves, and how."""

    state: Any
    seat: int
    legal: list[Any]
    move: Any
    after: Any
    events: tuple[Any, ...]


Check = Callable[[Candidate], None]


def play(of: Candidate) -> Iterator[Ply]:
    """A game from its seed: of those to act any, of their moves any, the word chosen first."""
    rng = Stream(of.seed.encode(), "conformance")
    state = of.game.new_game(of.ruleset, of.seats)
    for _ in range(of.plies):
        waiting = of.game.to_act(state)
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        legal = list(of.game.legal_moves(state, seat))
        words = sorted({_word(of, move) for move in legal})
        word = words[rng.below(len(words))]
        moves = [move for move in legal if _word(of, move) == word]
        move = moves[rng.below(len(moves))]
        after, events = of.game.apply(state, seat, move)
        yield Ply(state, seat, legal, move, after, events)
        state = after


def _word(of: Candidate, move: object) -> str:
    return of.game.write_move(move).split()[0]


def _read(of: Candidate, token: str) -> object:
    try:
        return of.game.read_move(token)
    except NotationError as error:
        return error


# What is checked


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


def views_are_values_that_can_be_sent(of: Candidate) -> None:
    for ply in play(of):
        for viewer in of.everybody:
            view = of.game.view(ply.state, viewer)
            assert pickle.loads(pickle.dumps(view)) == view == of.game.view(ply.state, viewer)
            msgspec.json.encode(ply.events)


def nobody_who_is_not_at_the_table_gets_a_view(of: Candidate) -> None:
    state = of.game.new_game(of.ruleset, of.seats)
    for viewer in (-1, of.seats + 1):
        with pytest.raises(UsageError) as caught:
            of.game.view(state, viewer)
        assert caught.value.code == "view.viewer"


def a_determinized_state_fits_its_view(of: Candidate) -> None:
    rng = Stream(of.seed.encode(), "determinize")
    for ply in play(of):
        for viewer in of.everybody:
            view = of.game.view(ply.after, viewer)
            made = of.game.determinize(view, rng)
            assert of.game.view(made, viewer) == view
            assert of.game.to_act(made) == of.game.to_act(ply.after)


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


def a_game_follows_from_its_seed_and_from_its_record(of: Candidate) -> None:
    plies = list(play(of))
    record = [(ply.seat, of.game.write_move(ply.move)) for ply in plies]
    assert record == [(ply.seat, of.game.write_move(ply.move)) for ply in play(of)]
    state = of.game.new_game(of.ruleset, of.seats)
    for ply, (seat, token) in zip(plies, record, strict=True):
        assert state == ply.state
        state, events = of.game.apply(state, seat, of.game.read_move(token))
        assert (state, events) == (ply.after, ply.events)


def impossible_numbers_of_seats_are_refused(of: Candidate) -> None:
    for seats in (-1, 0, 99):
        with pytest.raises(UnsupportedRuleset):
            of.game.new_game(of.ruleset, seats)


CHECKS: tuple[Check, ...] = (
    apply_leaves_the_given_state_as_it_was,
    those_to_act_have_moves_and_nobody_else,
    listed_moves_are_those_that_nothing_speaks_against,
    a_refused_move_raises_its_reason_and_changes_nothing,
    every_legal_move_can_be_written_and_read,
    a_damaged_token_is_refused_or_says_another_move,
    views_are_values_that_can_be_sent,
    nobody_who_is_not_at_the_table_gets_a_view,
    a_determinized_state_fits_its_view,
    everybody_has_a_return,
    after_the_end_nobody_moves,
    secret_choices_come_in_any_order,
    a_game_follows_from_its_seed_and_from_its_record,
    impossible_numbers_of_seats_are_refused,
)

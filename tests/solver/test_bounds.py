"""Bounds hold in every grove of a game, and proofs find what trying everything finds."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import replace

import pytest

from greentable import grove
from greentable.core.fields import members_of
from greentable.grove.cards import DECK, GLADE, cell_of, tree
from greentable.grove.codes import card_of
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.moves import code_of
from greentable.grove.notation import read_move
from greentable.grove.rules.placement import place_at, place_of
from greentable.grove.rules.scoring import score_after
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove.engine import interpreted
from greentable.minds.grove.known_order import play_on
from greentable.minds.grove.proofs.bounds import (
    STOCK,
    bound_after,
    bound_of,
    count_card,
    take_stock,
)
from greentable.minds.grove.proofs.prover import Prover
from tests.solver.orders import random_order

PAIRS = [None, (1, 4), (9, 18), (12, 14)]


def best_of_all(game: State, draws: Sequence[int], met: dict[Hashable, int]) -> int:
    """The best of every line to its end, without any bound; groves met twice are tried once."""
    if game.phase == grove.Phase.OVER:
        return game.total[1]
    if game.key() in met:
        return met[game.key()]
    room = [0] * MOST_MOVES
    moves = room[: list_moves(game, 1, room)]
    if game.drawn == DECK and len(members_of(game.hand[1])) == 1:
        best = max(score_after(game, 1, move) for move in moves)
    else:
        ways = (play_on(game, draws, [move]) for move in moves)
        best = max(best_of_all(after, draws[1:], met) for after in ways)
    met[game.key()] = best
    return best


def sparse_faces() -> tuple[int, ...]:
    """Faces that fit hardly anywhere: all trees of a card bear one fruit, which the next has not.

    No real deck: so few placements are legal that all lines of a game can be tried.
    """
    faces = []
    for card in range(18):
        cells = [tree(card % 3, 1 + (card + place) % 2) for place in range(6)]
        cells[card % 6] = GLADE
        faces.append(sum(cell << 4 * place for place, cell in enumerate(cells)))
    return tuple(faces)


def sparse_game(cards: Sequence[int]) -> State:
    """A game of so few cards with these faces: as if the others had been drawn before."""
    others = [card for card in range(1, 19) if card not in cards]
    order = (*cards, *others[: DECK - len(cards)])
    game = solver.game_in_order(grove.HOUSE_EDITION, order)
    game.rules = replace(game.rules, deck=sparse_faces())
    for index in range(6):
        place = place_at(place_of(0, 0), 3, index)
        game.grid[1][place] = cell_of(game.rules.deck[order[0] - 1], index)
    game.drawn += DECK - len(cards)
    game.squirrel[1] = place_of(0, 0)  # used up: without it fewer placements are left
    return game


@pytest.mark.parametrize("recipes", PAIRS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_no_line_scores_more_than_the_bound_of_any_grove_on_its_way(
    seed: int, recipes: tuple[int, int] | None
) -> None:
    rng = random.Random(seed)
    order = random_order(seed, without=recipes or ())
    game = solver.game_in_order(grove.HOUSE_EDITION, order, recipes)
    draws = order[3:]
    greedy = solver.greedy_on(game, draws, engine=interpreted())
    lines = [greedy.moves]
    wild, state = [], game
    while state.phase != grove.Phase.OVER:
        wild.append(rng.choice(grove.legal_moves(state, 1)))
        state = play_on(game, draws, [code_of(move) for move in wild])
    lines.append(tuple(wild))
    stock, room = [0] * STOCK, [0] * STOCK
    for line in lines:
        codes = [code_of(move) for move in line]
        final = play_on(game, draws, codes).total[1]
        for made in range(len(codes)):
            on_the_way = play_on(game, draws, codes[:made])
            take_stock(on_the_way, list(draws), made, stock)
            assert bound_of(on_the_way, stock) >= final
            # The same before the card is laid as after.
            before = play_on(game, draws, codes[: made - 1]) if made else None
            if before is not None:
                take_stock(before, list(draws), made - 1, room)
                count_card(before, room, card_of(codes[made - 1]), -1)
                assert bound_after(before, codes[made - 1], room) == bound_of(on_the_way, stock)


def test_no_best_line_known_scores_more_than_the_bound_of_any_grove_on_its_way() -> None:
    stock = [0] * STOCK
    for deal in solver.read_best_known():
        state, draws = solver.game_in_order(grove.HOUSE_EDITION, deal.order), deal.order[3:]
        for made, token in enumerate(deal.moves):
            take_stock(state, list(draws), made, stock)
            assert bound_of(state, stock) >= deal.score
            state = play_on(state, draws[made:], [code_of(read_move(token))])


@pytest.mark.parametrize(
    "cards",
    [
        (1, 2, 3, 4, 5),
        (1, 5, 3, 7, 8),
        pytest.param((1, 2, 3, 4, 5, 6), marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_a_proof_finds_what_trying_everything_finds_in_games_of_five_and_six_cards(
    cards: tuple[int, ...],
) -> None:
    game, draws = sparse_game(cards), cards[3:]
    best = best_of_all(game, draws, {})
    prover = Prover(interpreted(), game, len(cards) - 1)
    is_done, line = prover.better(game, draws, best - 1, len(cards) - 1, lambda _nodes: False)
    assert is_done
    assert line is not None
    assert line[0] == best == play_on(game, draws, line[1]).total[1]
    assert prover.better(game, draws, best, len(cards) - 1, lambda _nodes: False) == (True, None)
    bounds = [
        prover.bound(game, draws, best, depth, lambda _nodes: False) or 0
        for depth in range(1, len(cards))
    ]
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[-1] >= best


def test_a_proof_that_is_stopped_proves_nothing() -> None:
    game = solver.game_in_order(grove.HOUSE_EDITION, random_order(1))
    prover = Prover(interpreted(), game, 8)
    assert prover.bound(game, random_order(1)[3:], 0, 8, lambda _nodes: True) is None

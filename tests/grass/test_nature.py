"""Nature: what she deals from a seed, from a seed for each round, and how likely it was."""

from __future__ import annotations

from collections import Counter

import pytest

from greentable import grass
from greentable.core.shuffle import Stream, order
from greentable.errors import UsageError
from greentable.grass import Kind, Nature, Phase, State
from tests.games.strategies import BUSY_DECK, shortened, with_deck
from tests.grass.grass_table import table
from tests.grass.grass_walk import positions

DECK = grass.EDITION_2018.deck
CARDS = [kind for kind in Kind for _ in range(DECK[kind])]


def dealt(nature: Nature, number: int) -> list[Kind | None]:
    """Nature's cards in a round: six each to two seats, and the first card drawn."""
    state = table(f"2018\nround {number}, dealer 2, dealing\n1:\n2:")
    cards: list[Kind | None] = []
    while grass.to_act(state) == [0]:
        move = nature.move(state)
        cards.append(move.card)
        state, _ = grass.apply(state, 0, move)
    return cards


def top_cards(seed: str, number: int) -> list[Kind]:
    """The first thirteen cards of a round, by docs/shuffle.md."""
    places = order(seed.encode(), f"grass/deck/{number}", len(CARDS))
    return [CARDS[place] for place in places[:13]]


def test_one_seed_deals_all_rounds_each_in_an_order_of_its_own() -> None:
    """grass.turn.1: the second round is not the first once more."""
    nature = Nature("greentable")
    rounds = [dealt(nature, number) for number in (1, 2, 3)]
    assert rounds == [top_cards("greentable", number) for number in (1, 2, 3)]
    assert rounds[0] != rounds[1] != rounds[2]


def test_each_round_may_have_a_seed_of_its_own() -> None:
    nature = Nature(seeds=["one", "two", "one"])
    rounds = [dealt(nature, number) for number in (1, 2, 3)]
    assert rounds == [top_cards("one", 1), top_cards("two", 2), top_cards("one", 3)]
    assert rounds[0] != rounds[2]


@pytest.mark.parametrize("seats", grass.SEATS)
def test_the_first_dealer_comes_from_the_seed_of_the_first_round(seats: int) -> None:
    """grass.turn.2."""
    game = grass.new_game("2018", seats)
    dealer = Stream(b"one", "grass/dealer").below(seats) + 1
    assert str(Nature("one").move(game)) == f"dealer {dealer}"
    assert Nature(seeds=["one", "two"]).move(game) == Nature("one").move(game)
    assert str(Nature(seeds=["one"], dealer=2).move(game)) == "dealer 2"


LUCKY = """
    2018 lucky_or_not
    turn 1, played, round 2, 1 takes
    1: ...
    2: HG MX CO JA PA DF
    ashtray SO
    """


def test_a_random_pick_comes_from_the_seed_of_its_round() -> None:
    """grass.variants.3."""
    state = table(LUCKY)
    picks = {seed: Nature(seed).move(state) for seed in map(str, range(9))}
    assert len(set(picks.values())) > 2
    for seed, pick in picks.items():
        assert Nature(seeds=["another", seed]).move(state) == pick


def test_seeds_may_come_while_the_game_goes_on() -> None:
    seeds = ["one"]
    nature = Nature(seeds=seeds)
    state = table(LUCKY)
    with pytest.raises(UsageError, match="no seed for round 2: the list ends at 1") as caught:
        nature.move(state)
    assert caught.value.code == "seed.round"
    seeds.append("two")
    assert nature.move(state) == Nature("two").move(state)


def test_one_seed_and_seeds_do_not_go_together() -> None:
    with pytest.raises(UsageError) as caught:
        Nature("one", seeds=["two"])
    assert caught.value.code == "seed.twice"


# How likely it was


@pytest.mark.parametrize(
    ("ruleset", "phases"),
    [
        ("2018 give_me_five", {Phase.DEALER, Phase.DEAL, Phase.DRAW}),
        ("classic lucky_or_not", {Phase.DEALER, Phase.DEAL, Phase.DRAW, Phase.LUCK}),
    ],
)
def test_chance_is_every_move_of_nature_with_its_weight(ruleset: str, phases: set[Phase]) -> None:
    """All cards of a pile are as likely, so a kind weighs as many as there are of it."""
    met = set()
    for state in positions(shortened(with_deck(grass.read_ruleset(ruleset), BUSY_DECK), 1), 3, "c"):
        chance = dict(grass.chance(state))
        if grass.to_act(state) != [0]:
            assert chance == {}
            continue
        met.add(Phase(state.phase))
        assert list(chance) == grass.legal_moves(state, 0)
        pile = pile_of(state)
        assert [weight * pile.total() for weight in chance.values()] == [
            pile[move.seat if move.card is None else move.card] * sum(chance.values())
            for move in chance
        ]
        assert all(type(weight) is int and weight > 0 for weight in chance.values())
    assert met == phases


def pile_of(state: State) -> Counter[int]:
    """The deck that nature draws from, written from the rule sheet."""
    match state.phase:
        case Phase.DEALER:
            return Counter(range(1, state.seats + 1))
        case Phase.LUCK:
            return Counter(dict(enumerate(state.hand[(state.asked - 2) % state.seats + 1])))
        case _:
            return Counter(dict(enumerate(state.haystack)))

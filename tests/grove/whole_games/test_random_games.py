"""Random games for one to four, with and without recipes, held to the laws of the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greentable import grove
from greentable.errors import UnsupportedRuleset, UsageError
from greentable.grove import LaidCard, Move, Nature, Phase, Reason, Ruleset, State, Verb, What
from greentable.grove.codes import card_code, recipes_code
from greentable.grove.decks import read_deck, write_deck
from greentable.grove.engine import referee
from greentable.grove.groves import cards_of
from greentable.grove.moves import code_of
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.tables import table_from_recipe
from tests.grove.grove_table import DECK, HOPELESS, kinds_told, plain_rules, table
from tests.grove.grove_walk import Step, walk
from tests.grove.rules.recount import Pile
from tests.grove.whole_games.grove_laws import laws_hold

HOUSE_BOOK = [table_from_recipe(recipe) for recipe in named_book("house")]
RULESETS = {
    "house": grove.HOUSE_EDITION,
    "house recipes": Ruleset(recipes=True),
    "other deck": Ruleset(deck=read_deck(DECK)),
    "other deck, recipes": Ruleset(deck=read_deck(DECK), recipes=True),
}


def play_by_the_laws(ruleset: Ruleset, seats: int, seed: str) -> State:
    """A whole game, every grove of it recounted from the cards after every move."""
    piles = [Pile(write_deck(ruleset.deck)) for _ in range(seats + 1)]
    cards: list[list[LaidCard]] = [[] for _ in range(seats + 1)]
    last = grove.new_game(ruleset, seats)
    for step in walk(ruleset, seats, seed):
        laws_hold(step)
        for event in step.events:
            if event.what is What.STARTED:
                for pile, row in zip(piles, cards, strict=True):
                    pile.start(event.card)
                    row.append(LaidCard(event.card, 0, 0))
            elif event.what is What.LAID:
                place = event.column, event.row, event.rotation
                cards[event.seat].append(LaidCard(event.card, *place))
        if any(event.what is What.LAID for event in step.events):
            lay_all(step, piles)
            for seat in range(1, seats + 1):
                assert recounted(piles[seat]) == grown(step.after, seat), step
                assert cards_of(step.after, seat) == tuple(cards[seat]), step
        last = step.after
    assert last.phase == Phase.OVER
    recipes = [HOUSE_BOOK[recipe - 1] for recipe in last.recipes if recipe]
    finals = [pile.final_score(recipes) for pile in piles[1:]]
    assert finals == grove.returns(last) == last.total[1 : seats + 1], grove.write_picture(last)
    return last


def lay_all(step: Step, piles: list[Pile]) -> None:
    """The cards that everybody had chosen, the last of them by this move."""
    view = {seat: step.before.chosen[seat] for seat in range(1, step.before.seats + 1)}
    for seat, pile in enumerate(piles):
        if seat == step.seat:
            pile.lay(str(step.move))
        elif view.get(seat, -1) != -1:
            own = grove.view(step.before, seat).chosen
            pile.lay(str(own))


def recounted(pile: Pile) -> tuple[object, ...]:
    cells = {
        place: (words[-1], pile.dice.get(place), place == pile.squirrel)
        for place, words in pile.layers.items()
    }
    return cells, pile.score()


def grown(state: State, seat: int) -> tuple[object, ...]:
    """The engine's grove in the words of the recount."""
    made = grove.view(state, seat).groves[seat]
    assert made is not None
    cells = {}
    for cell in made.cells:
        letter = "" if cell.fruit is None else "OYG"[cell.fruit]
        word = f"{letter}{cell.count}" if cell.count else "--"
        die = (letter, cell.die) if cell.die else None
        cells[cell.column, cell.row] = (word, die, cell.squirrel)
    return cells, made.score


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_laws_hold_and_the_score_is_what_the_cards_say(ruleset: Ruleset, seats: int) -> None:
    """grove.turn.2: nobody gets stuck where a card can be laid; every game ends after eight."""
    last = play_by_the_laws(ruleset, seats, f"laws {seats}")
    assert last.stuck == 0


@settings(max_examples=40)
@given(st.sampled_from(list(RULESETS.values())), st.integers(1, 2), st.integers(0, 1 << 32))
def test_the_laws_hold_in_any_game(ruleset: Ruleset, seats: int, seed: int) -> None:
    play_by_the_laws(ruleset, seats, str(seed))


@pytest.mark.slow
@settings(max_examples=1_000)
@given(st.sampled_from(list(RULESETS.values())), st.integers(1, 4), st.integers(0, 1 << 32))
def test_the_laws_hold_in_many_more_games(ruleset: Ruleset, seats: int, seed: int) -> None:
    play_by_the_laws(ruleset, seats, str(seed))


# Nothing is left out


def asked_about(state: State, seat: int) -> Iterator[int]:
    """Small moves of every verb, well and badly formed, and placements with many choices.

    As the rules see them: not all of them can be made at the door.
    """
    yield from (card_code(Verb.DRAW, card) for card in (3, 19))
    yield from (card_code(Verb.START, card) for card in (3, 19))
    yield from (recipes_code(first, second) for first, second in ((3, 3), (3, 4)))
    yield card_code(Verb.DRAW, 3) | 1 << 30
    yield code_of(Move.lay(18, 0, 0))
    for card in (card for card in range(1, 19) if state.hand[seat] >> card & 1):
        for column in range(state.left[seat], state.right[seat] + 3):
            for row in range(state.top[seat], state.bottom[seat] + 1):
                move = Move.lay(card, column, row)
                cells = move.cells()
                yield code_of(move)
                yield code_of(Move.lay(card, column, row, barrow=cells[3]))
                yield code_of(Move.lay(card, column, row, dice=cells[:3]))
                yield code_of(Move.lay(card, column, row, dice=[cells[5]]))


BASKETS = """
        card 7  O1 Y2 O2 / -- O1 G1
        hand 7 8
            0      1
        0   O1/10  Y1/10
        """
SCARCE = """
        card 7  O1 O1 O2 / Y1 -- G1
        hand 7 8
            0     1     2
        0   O1    O2    O1
        3   O1/2  O1/2  O1/2
        """


def test_every_reason_is_met() -> None:
    met = set()
    starts = [grove.new_game(plain_rules(recipes=recipes), 1) for recipes in (False, True)]
    walked = [step.after for step in walk(plain_rules(), 2, "reasons")]
    choices = table(BASKETS), table(SCARCE)
    for state in (*starts, *choices, *walked[::5], walked[-1]):
        for seat in range(state.seats + 1):
            met |= {referee.why_not(state, seat, move) for move in asked_about(state, seat)}
    assert met | {Reason.OK} == set(Reason)


def test_every_verb_and_event_is_met() -> None:
    """STUCK aside, which takes a hopeless position."""
    easy = ";".join(["worth:1,count:cells,bonus:1"] * 18)
    book = grove.read_ruleset(f"house book={easy}").book
    rules = Ruleset(deck=read_deck(DECK), recipes=True, book=book)
    verbs, events = set(), set(kinds_told(HOPELESS, "draw 8"))
    for number in range(40):
        for step in walk(rules, 1 + number % 2, f"everything {number}"):
            verbs.add(step.move.verb)
            events |= {event.what for event in step.events}
        if len(events) == len(What):
            break
    assert verbs == set(Verb)
    assert events == set(What)


def test_a_game_depends_on_its_seed_and_its_moves_alone() -> None:
    first, second = (list(walk(plain_rules(), 2, "again")) for _ in range(2))
    assert first == second
    other = list(walk(plain_rules(), 2, "another"))
    assert first != other


def test_nature_deals_by_her_seed_or_as_told() -> None:
    """grove.setup.1: nine of eighteen, in the order of the shuffle."""
    state = grove.new_game(plain_rules(), 1)
    assert Nature("seed").move(state) == Nature("seed").move(state)
    assert len({Nature(str(seed)).move(state).card for seed in range(200)}) == 18
    told = Nature("seed", deck=[4, 9, 2])
    cards = []
    for _ in range(3):
        cards.append(told.move(state).card)
        state, _ = grove.apply(state, 0, told.move(state))
    assert cards == [4, 9, 2]
    with pytest.raises(ValueError, match="nature has no move in phase play"):
        told.move(state)


def test_nature_takes_the_first_of_a_list_of_seeds() -> None:
    """A game of Grove is one round."""
    state = grove.new_game(plain_rules(), 1)
    assert Nature(seeds=["seed", "another"]).move(state) == Nature("seed").move(state)
    with pytest.raises(UsageError, match="one seed for all rounds or a list"):
        Nature("seed", seeds=["seed"])


def test_chance_is_every_card_that_nobody_has_seen_and_every_pair_of_recipes() -> None:
    """grove.setup.1 and grove.recipes.1: all equally likely."""
    start = grove.new_game(plain_rules(recipes=True), 1)
    assert len(grove.chance(start)) == 18 * 17 // 2
    dealt, _ = grove.apply(start, 0, "recipes 3 8")
    assert [str(move) for move, _ in grove.chance(dealt)][:3] == ["start 1", "start 2", "start 4"]
    assert {weight for state in (start, dealt) for _, weight in grove.chance(state)} == {1}


def test_nature_says_when_her_order_is_too_short() -> None:
    state = grove.new_game(plain_rules(recipes=True), 1)
    told = Nature("seed", deck=[4], recipes=(17, 4))
    assert str(told.move(state)) == "recipes 4 17"
    state, _ = grove.apply(state, 0, told.move(state))
    with pytest.raises(UnsupportedRuleset, match="no unseen cards left"):
        told.move(state)

"""Previews: what all placements of a turn would change is what explanations say of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from greentable import grove
from greentable.grove import AT_CELL, Explanation, Phase, Ruleset, State, What
from greentable.grove.cards import CARDS
from greentable.grove.explanations.counting import RecipeCount
from greentable.grove.explanations.preview import (
    Change,
    Outcome,
    Preview,
    RecipeChange,
    ScoreChange,
    SquirrelChange,
    preview,
)
from greentable.grove.moves import code_of
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.recipes import count_for
from greentable.grove.rules.turn import lay
from greentable.grove.wire.previews import PreviewDocument, preview_document
from greentable.grove.wire.views import ViewDocument
from tests.grove.fixed_rules import fixed_rules, printed_rules
from tests.grove.grove_table import plain_rules, table
from tests.grove.grove_walk import positions
from tests.grove.whole_games.test_random_games import BASKETS, SCARCE

MOST_BYTES = 15_000
"""The longest that a preview may be, as it goes with each view of a seat that chooses."""


def previewed(state: State, seat: int) -> Preview:
    view = grove.view(state, seat)
    return preview(view.to_fields(), view.legal)


def outcome(found: Preview, place: int) -> Outcome:
    return found.outcomes[found.placements[place].outcome]


def changed(found: Preview, place: int) -> list[Change]:
    return [found.changes[number] for number in outcome(found, place).changes]


def same(found: Preview, place: int, explained: Explanation, state: State, seat: int) -> None:
    """A placement's preview says what its explanation says."""
    assert explained.after is not None
    cells = [found.cells[number] for number in outcome(found, place).cells]
    events = [event for event in explained.events if event.what in AT_CELL]
    assert [cell.event for cell in cells] == events
    changes = changed(found, place)
    # The clauses of cells have as many messages as there are cells.
    said = [change.said for change in changes if change.said is not None]
    assert said == list(explained.messages[len(cells) :])

    points = {(cell.event.column, cell.event.row): cell.points for cell in cells}
    for change in changes:
        if isinstance(change, SquirrelChange):
            place_ = (change.column, change.row)
            points[place_] = points.get(place_, 0) + change.points
            sits = explained.after.groves[seat].squirrel
            assert sits is not None
            assert (sits.column, sits.row) == place_
    assert {at: one for at, one in points.items() if one} == gains(state, seat, explained)

    *_, last = changes
    assert isinstance(last, ScoreChange)
    assert (last.score, last.points) == (
        explained.score_after,
        explained.score_after - explained.score_before,
    )
    now = {one.recipe: one for one in grove.view(state, seat).standings[seat]}
    then = {one.recipe: one for one in explained.after.standings[seat]}
    for change in changes:
        if isinstance(change, RecipeChange):
            assert (change.counted, change.met) == (
                then[change.recipe].counted,
                then[change.recipe].met,
            )
    untold = set(now) - {one.recipe for one in changes if isinstance(one, RecipeChange)}
    assert all(now[recipe].counted == then[recipe].counted for recipe in untold)


def gains(state: State, seat: int, explained: Explanation) -> dict[tuple[int, int], int]:
    """How much more each cell counts, from the groves before and after."""
    assert explained.after is not None
    before, after = grove.grove_of(state, seat), explained.after.groves[seat]
    found: dict[tuple[int, int], int] = {}
    for sign, cells in ((1, after.cells), (-1, before.cells)):
        for cell in cells:
            at = (cell.column, cell.row)
            found[at] = found.get(at, 0) + sign * (cell.die if cell.count else 0)
    if after.squirrel is not None:
        at = (after.squirrel.column, after.squirrel.row)
        found[at] += before.squirrel_cost - after.squirrel_cost
    return {at: points for at, points in found.items() if points}


def games() -> Iterator[tuple[State, int]]:
    """Positions with a seat that chooses, alone and of several, with and without recipes."""
    for recipes in (False, True):
        for seats in (1, 3):
            rules = fixed_rules(recipes=recipes)
            for state in positions(rules, seats, f"preview {seats}"):
                if state.phase == Phase.PLAY:
                    yield state, grove.to_act(state)[-1]


def test_a_preview_says_of_every_placement_what_its_explanation_says() -> None:
    met = set()
    for state, seat in games():
        found = previewed(state, seat)
        legal = grove.legal_moves(state, seat)
        assert len(found.placements) == len(legal)
        for place, move in list(enumerate(legal))[::5]:
            explained = grove.explain(state, seat, move)
            met |= {event.what for event in explained.events}
            try:
                same(found, place, explained, state, seat)
            except AssertionError as error:
                error.add_note(f"{move} of seat {seat} in {state}")
                raise
    assert met >= {What.SQUIRREL, What.APPEARED, What.ROSE, What.BASKET, What.FELL}


@pytest.mark.parametrize("picture", [BASKETS, SCARCE])
def test_each_way_to_give_out_dice_or_the_barrow_has_a_preview(picture: str) -> None:
    """grove.dice.4 and 7."""
    state = table(picture)
    found, legal = previewed(state, 1), grove.legal_moves(state, 1)
    assert any(move.dice or move.barrow for move in legal)
    for place, move in enumerate(legal):
        same(found, place, grove.explain(state, 1, move), state, 1)
        events = [found.cells[number].event for number in outcome(found, place).given]
        named = ([] if move.barrow is None else [move.barrow]) + list(move.dice)
        assert [(event.column, event.row) for event in events] == named
        assert {event.what for event in events} <= {What.APPEARED, What.BARROW}


def test_a_squirrel_that_sits_costs_more_where_it_sits() -> None:
    """grove.scoring.2: for a die that comes to lie beside it."""
    state = table(
        """
        card 7  O1 Y2 G1 / Y1 -- G2
        hand 7
            0     1     2
        0   O1    O1/4  G1*
        1   O1    O1    O1
        """
    )
    found = previewed(state, 1)
    place = [str(move) for move in grove.legal_moves(state, 1)].index("7:2,1,0")
    [squirrel, score] = changed(found, place)
    assert isinstance(squirrel, SquirrelChange)
    assert (squirrel.column, squirrel.row, squirrel.points) == (2, 0, -1)
    assert isinstance(score, ScoreChange)
    assert score.points == 2 - 1


def own_preview(state: State, viewer: int) -> PreviewDocument | None:
    [document] = grove.documents(state, [viewer])
    return msgspec.json.decode(document, type=ViewDocument).own.preview


def test_only_a_seat_that_chooses_or_has_chosen_is_sent_a_preview() -> None:
    for state in positions(plain_rules(), 2, "previews"):
        if state.phase != Phase.PLAY:
            continue
        first, *others = grove.to_act(state)
        found = own_preview(state, first)
        assert found is not None
        legal = grove.legal_moves(state, first)
        assert len(placed(found)) == len(legal)
        assert own_preview(state, 0) is None
        if others:
            after, _ = grove.apply(state, first, legal[-1])
            chosen = own_preview(after, first)
            assert chosen is not None
            [of_chosen] = chosen.outcomes
            assert of_chosen.cells == tuple(range(len(chosen.cells)))
            *_, (*place, last) = placed(found)
            of_last = found.outcomes[last]
            assert chosen.cells == tuple(found.cells[number] for number in of_last.cells)
            assert placed(chosen) == [(*place, 0)]


def placed(found: PreviewDocument) -> list[tuple[int, ...]]:
    """Of each placement the card, its rotation, its column and row, and the outcome."""
    return [
        (turned.card, turned.rotation, place.column, place.row, place.outcome)
        for turned in found.placements
        for place in turned.places
    ]


def test_placements_are_told_as_numbers_in_the_order_of_the_moves() -> None:
    for state in positions(plain_rules(), 1, "numbers"):
        found = own_preview(state, 1)
        told = [] if found is None else [one[:-1] for one in placed(found)]
        assert told == [
            (move.card, 90 * move.rotation, move.column, move.row)
            for move in grove.legal_moves(state, 1)
        ]


def test_the_choice_of_another_seat_changes_no_preview() -> None:
    """grove.several.2: nor does a remembered preview of another grove, hand or choice."""
    seen = set()
    for state in positions(fixed_rules(recipes=True), 3, "remembered"):
        for seat in (1, 2, 3):
            view = grove.view(state, seat)
            chosen = () if view.chosen is None else (view.chosen,)
            moves = view.legal or chosen
            fresh = preview_document(preview(view.to_fields(), moves)) if moves else None
            assert own_preview(state, seat) == fresh
            seen.add((bool(view.legal), bool(chosen)))
    assert seen == {(False, False), (True, False), (False, True)}


@pytest.mark.parametrize("rules", [fixed_rules(), plain_rules(), printed_rules()])
def test_recipes_count_after_a_placement_what_they_count_in_the_grove_then(rules: Ruleset) -> None:
    """All counts, with whole groves counted only where a recipe sees another one."""
    changed = set()
    rules = replace(rules, recipes=False)
    for state in positions(rules, 1, "counts"):
        if state.phase != Phase.PLAY:
            continue
        counts = [RecipeCount(state, 1, recipe) for recipe in range(1, CARDS + 1)]
        for move in grove.legal_moves(state, 1)[::3]:
            after = state.copy()
            lay(after, 1, code_of(move))
            places = [place_of(*cell) for cell in move.cells()]
            cells = [(place, after.grid[1][place]) for place in places]
            for count in counts:
                then = count_for(after, 1, count.recipe)
                assert count.after(cells, partial(State.copy, after)) == then
                if then != count.now:
                    changed.add(count.recipe)
    assert len(changed) > CARDS / 2


def test_a_preview_stays_short() -> None:
    longest = 0
    for recipes in (False, True):
        for number in range(12):
            for state in positions(plain_rules(recipes=recipes), 1, f"short {number}"):
                longest = max(longest, len(msgspec.json.encode(own_preview(state, 1))))
    assert MOST_BYTES / 2 < longest < MOST_BYTES

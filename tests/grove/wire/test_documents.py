"""Documents for clients: they say what views say, by names; test_golden.py pins them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from greentable import grove
from greentable.grove import AT_CELL, Fruit, Grove, Line, Phase, View, What
from greentable.grove.wire.events import EVENT_KINDS, LineName
from greentable.grove.wire.explanations import ExplanationDocument
from greentable.grove.wire.names import CellEventName, FruitName, PhaseName
from greentable.grove.wire.schemas import EventDocuments
from greentable.grove.wire.views import GroveDocument, ViewDocument
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_table import HOPELESS, plain_rules, told
from tests.grove.grove_walk import Step, walk

FRUITS = get_args(FruitName)


def steps() -> Iterator[Step]:
    """Games alone and of several, with and without recipes."""
    for recipes in (False, True):
        for seats in (1, 3):
            yield from walk(fixed_rules(recipes=recipes), seats, f"documents {seats}")


def test_names_in_documents_are_those_of_the_rules() -> None:
    assert list(FRUITS) == [str(fruit) for fruit in Fruit]
    assert list(get_args(PhaseName)) == [str(phase) for phase in Phase]
    assert list(get_args(LineName)) == [str(line) for line in Line]
    assert list(EVENT_KINDS) == list(What)
    assert list(get_args(CellEventName)) == [str(what) for what in What if what in AT_CELL]


# They say what views say


def same_grove(found: GroveDocument, grove: Grove) -> None:
    assert [(one.card, one.column, one.row, one.rotation // 90) for one in found.cards] == [
        tuple(card) for card in grove.cards
    ]
    assert [(one.column, one.row, one.fruit, one.count, one.die) for one in found.cells] == [
        (
            *(cell.column, cell.row, None if cell.fruit is None else str(cell.fruit)),
            *(cell.count, cell.die or None),
        )
        for cell in grove.cells
    ]
    for piece, cell in ((found.squirrel, grove.squirrel), (found.barrow, grove.barrow)):
        assert (None if piece is None else (piece.column, piece.row)) == (
            None if cell is None else (cell.column, cell.row)
        )
    assert tuple(getattr(found.supply, fruit) for fruit in FRUITS) == grove.supply
    assert tuple(getattr(found.harvest, fruit) for fruit in FRUITS) == grove.harvest
    assert (found.squirrel_cost, found.dice_used) == (grove.squirrel_cost, grove.dice_used)


def same(found: ViewDocument, view: View) -> None:
    table, own = found.table, found.own
    assert (found.viewer, table.phase, table.to_act) == (view.viewer, str(view.phase), view.to_act)
    assert grove.read_ruleset(table.rules) == view.rules
    assert (table.unseen, table.deck_size) == (view.unseen, view.deck_size)
    assert tuple(one.recipe for one in table.recipes) == view.recipes
    assert (table.target or 0) == view.target == sum(one.worth for one in table.recipes)
    assert [one.seat for one in table.seats] == list(view.hands)
    for one in table.seats:
        seat = one.seat
        assert (one.hand, one.grove.score) == (view.hands[seat], view.scores[seat])
        assert one.has_stopped == (seat in view.stuck)
        idle = seat not in view.to_act and seat not in view.stuck
        assert one.has_chosen == (view.phase is Phase.PLAY and idle)
        same_grove(one.grove, view.groves[seat])
        assert [
            (each.recipe, each.met, each.points, each.multiplies) for each in one.grove.recipes
        ] == [
            (each.recipe, each.met, each.points, each.multiplies) for each in view.standings[seat]
        ]
    assert (own.hand, own.chosen) == (view.hand, str(view.chosen) if view.chosen else None)
    assert (() if own.legal is None else own.legal.moves) == tuple(map(str, view.legal))


def test_documents_say_what_views_say() -> None:
    met = set()
    for step in steps():
        met.add(step.after.phase)
        viewers = range(step.after.seats + 1)
        for viewer, written in zip(viewers, grove.documents(step.after, viewers), strict=True):
            found = msgspec.json.decode(written, type=ViewDocument)
            try:
                same(found, grove.view(step.after, viewer))
            except AssertionError as error:
                error.add_note(f"viewer {viewer} after {step}")
                raise
            assert list(found.table.winners) == grove.winners(step.after)
            assert found.table.turn == grove.moment(step.after).turn
    assert met == set(Phase) - {Phase.RECIPES}


# Events and explanations


def test_events_have_what_their_kind_has() -> None:
    events = [event for step in steps() for event in step.events]
    events += told(HOPELESS, "draw 8")
    rules = plain_rules(recipes=True)
    for number in range(40):
        if {event.what for event in events} == set(What):
            break
        events += [event for step in walk(rules, 2, f"{number}") for event in step.events]
    met = set()
    found = grove.event_documents(events, 0)
    msgspec.convert(found, EventDocuments)
    for event, one in zip(grove.events_for(events, 0), found, strict=True):
        assert one["event"] == str(event.what)
        assert list(one)[1:] == list(EVENT_KINDS[event.what].fields)
        for name in {"seat", "card", "column", "row", "after"} & set(one):
            assert one[name] == getattr(event, name)
        met.add(event.what)
    assert met == set(What)


def test_explanations_are_documents_of_their_kind() -> None:
    for step in steps():
        if step.seat:
            explained = grove.explain(step.before, step.seat, step.move)
            found = msgspec.convert(grove.explanation_document(explained), ExplanationDocument)
            assert (found.move, found.is_legal) == (str(step.move), True)
            assert (found.score_before, found.score_after) == (
                *(explained.score_before, explained.score_after),
            )
            assert found.grove is not None
            assert explained.after is not None
            same_grove(found.grove, explained.after.groves[step.seat])
            assert list(found.messages) == list(explained.messages)

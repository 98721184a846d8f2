"""Conformance of a game's views, documents, events and explanations."""

from __future__ import annotations

import copy
import inspect
import itertools
import pickle
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.game import NATURE
from greentable.words.catalogue import Catalogue
from tests.games.conformance_play import Candidate, Check, Ply, play, some


def an_explanation_agrees_with_the_rules_and_changes_nothing(of: Candidate) -> None:
    english, before = Catalogue(), None
    for ply in some(play(of), 3):
        untouched = copy.deepcopy(ply.state)
        for seat, move in itertools.product(of.everybody, (ply.move, before or ply.move)):
            explained = of.game.explain(ply.state, seat, move)
            assert explained.is_legal == (of.game.why_not(ply.state, seat, move) is None)
            assert explained.is_legal or explained.messages
            assert all(english.text(message) for message in explained.messages)
        assert ply.state == untouched
        before = ply.move


def what_a_seat_cannot_know_is_in_no_explanation_and_no_document(of: Candidate) -> None:
    """In another world that looks the same to a viewer, both are the same."""
    rng = Stream(of.seed.encode(), "other worlds")
    for ply in some(play(of), 4):
        for viewer in of.everybody:
            other = of.game.determinize(of.game.view(ply.state, viewer), rng)
            shown = of.game.documents(ply.state, [viewer])
            assert of.game.documents(other, [viewer]) == shown
            if viewer != NATURE:
                for move in of.game.legal_moves(ply.state, viewer)[::9]:
                    explained = of.game.explain(ply.state, viewer, move)
                    assert of.game.explain(other, viewer, move) == explained


def views_are_values_that_can_be_sent(of: Candidate) -> None:
    """To another process, and no state goes with them."""
    for ply in some(play(of), 3):
        for viewer in of.everybody:
            view = of.game.view(ply.state, viewer)
            sent = pickle.dumps(view)
            again = pickle.loads(sent)
            assert again == view == of.game.view(ply.state, viewer)
            for name in _properties(view):
                assert getattr(again, name) == getattr(view, name), name
            assert b"State" not in sent
            listed = of.game.legal_moves(ply.state, viewer) if viewer != NATURE else []
            assert list(view.legal) == list(listed)


def everything_in_a_view_is_documented(of: Candidate) -> None:
    view = type(of.game.view(of.game.new_game(of.ruleset, of.seats), 1))
    names = [name for name, _ in inspect.getmembers_static(view) if name[0] != "_"]
    assert names
    for name in names:
        document = inspect.getdoc(getattr(view, name))
        assert document, name
        assert document.split("\n\n")[0].endswith("."), name


def nothing_in_a_view_can_be_changed(of: Candidate) -> None:
    for view in _views_of_each_phase(of):
        for name, _ in inspect.getmembers_static(type(view)):
            if name[0] != "_":
                value = getattr(view, name)
                with pytest.raises(AttributeError, match="cannot be changed"):
                    setattr(view, name, value)
                with pytest.raises(AttributeError, match="cannot be changed"):
                    delattr(view, name)
                if isinstance(value, Mapping):
                    assert isinstance(value, MappingProxyType), name
                    assert set(value) <= set(of.everybody), name
                    value = tuple(value.values())
                hash(value)  # as nothing has that can be changed


def a_view_does_not_change_when_the_state_does(of: Candidate) -> None:
    for ply in _of_each_phase(of):
        state = ply.state.copy()
        view = of.game.view(state, 1)
        for line in state.FIELDS:
            value = getattr(state, line.name)
            for row in value if line.shape and isinstance(value[0], list) else [value]:
                if isinstance(row, list):
                    row[:] = [number + 1 for number in row]
        assert state != ply.state
        assert view == of.game.view(ply.state, 1)
        assert view.legal == of.game.view(ply.state, 1).legal


def no_state_can_be_reached_from_a_view(of: Candidate) -> None:
    for ply in _of_each_phase(of):
        mine = {id(one) for one in _reachable(ply.state, {}).values() if isinstance(one, list)}
        assert mine
        for viewer in of.everybody:
            view = of.game.view(ply.state, viewer)
            for name in _properties(view):
                getattr(view, name)
            theirs = _reachable(view, {})
            assert not any(isinstance(one, type(ply.state)) for one in theirs.values())
            assert not theirs.keys() & mine


def _of_each_phase(of: Candidate) -> Iterable[Ply]:
    """The last ply that was made in each phase."""
    return {ply.state.phase: ply for ply in play(of)}.values()


def _views_of_each_phase(of: Candidate) -> Iterator[Any]:
    for ply in _of_each_phase(of):
        for viewer in of.everybody:
            yield of.game.view(ply.state, viewer)


def _properties(view: object) -> list[str]:
    """The names of a view's properties, without its methods."""
    members = inspect.getmembers_static(type(view))
    return [name for name, one in members if name[0] != "_" and not inspect.isroutine(one)]


def _reachable(thing: object, found: dict[int, object]) -> dict[int, object]:
    """Everything that can be reached from an object by attributes and items."""
    if id(thing) in found or isinstance(thing, type) or inspect.isroutine(thing):
        return found
    found[id(thing)] = thing
    parts: list[object] = []
    if isinstance(thing, Mapping):
        parts += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts += thing
    for owner in type(thing).__mro__:
        slots = vars(owner).get("__slots__", ())
        parts += [getattr(thing, name) for name in slots if hasattr(thing, name)]
    parts += getattr(thing, "__dict__", {}).values()
    for part in parts:
        _reachable(part, found)
    return found


def documents_have_one_public_part_for_all(of: Candidate) -> None:
    for ply in some(play(of), 3):
        written = of.game.documents(ply.state, of.everybody)
        found = [msgspec.json.decode(one) for one in written]
        assert [one["viewer"] for one in found] == list(of.everybody)
        assert {(one["game"], one["version"]) for one in found} == {(of.game.name, 1)}
        assert all(one["table"] == found[0]["table"] for one in found)
        assert of.game.documents(ply.state, [*of.everybody][::-1]) == written[::-1]


def events_are_shown_to_viewers_and_written_as_documents(of: Candidate) -> None:
    for ply in play(of):
        for viewer in of.everybody:
            seen = of.game.events_for(ply.events, viewer)
            documents = of.game.event_documents(ply.events, viewer)
            assert [one["event"] for one in documents] == [str(event.what) for event in seen]
            assert msgspec.json.decode(msgspec.json.encode(documents)) == documents


def nobody_who_is_not_at_the_table_gets_a_view(of: Candidate) -> None:
    state = of.game.new_game(of.ruleset, of.seats)
    for viewer in (-1, of.seats + 1):
        with pytest.raises(UsageError) as caught:
            of.game.view(state, viewer)
        assert caught.value.code == "view.viewer"
        with pytest.raises(UsageError) as caught:
            of.game.documents(state, (1, viewer))
        assert caught.value.code == "view.viewer"


def a_determinized_state_fits_its_view(of: Candidate) -> None:
    rng = Stream(of.seed.encode(), "determinize")
    for ply in play(of):
        for viewer in of.everybody:
            view = of.game.view(ply.after, viewer)
            made = of.game.determinize(view, rng)
            assert of.game.view(made, viewer) == view
            assert of.game.to_act(made) == of.game.to_act(ply.after)


CHECKS: tuple[Check, ...] = (
    an_explanation_agrees_with_the_rules_and_changes_nothing,
    what_a_seat_cannot_know_is_in_no_explanation_and_no_document,
    views_are_values_that_can_be_sent,
    everything_in_a_view_is_documented,
    nothing_in_a_view_can_be_changed,
    a_view_does_not_change_when_the_state_does,
    no_state_can_be_reached_from_a_view,
    documents_have_one_public_part_for_all,
    events_are_shown_to_viewers_and_written_as_documents,
    nobody_who_is_not_at_the_table_gets_a_view,
    a_determinized_state_fits_its_view,
)

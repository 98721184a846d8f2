"""What every game must do of what is seen of it: views, documents, events, explanations."""

from __future__ import annotations

import copy
import itertools
import pickle

import msgspec
import pytest

from greentable.catalogue import Catalogue
from greentable.errors import UsageError
from greentable.game import NATURE
from greentable.shuffle import Stream
from tests.conformance_play import Candidate, Check, play, some


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
            assert pickle.loads(sent) == view == of.game.view(ply.state, viewer)
            assert b"State" not in sent
            listed = of.game.legal_moves(ply.state, viewer) if viewer != NATURE else []
            assert list(view.legal) == list(listed)


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
    documents_have_one_public_part_for_all,
    events_are_shown_to_viewers_and_written_as_documents,
    nobody_who_is_not_at_the_table_gets_a_view,
    a_determinized_state_fits_its_view,
)

"""A document says all that a view says: what is read back from it is the view it was made from."""

from __future__ import annotations

import msgspec

from greentable import grass
from greentable.grass import View
from greentable.grass.views.fields import ViewFields
from tests.grass.wire.test_documents import steps


def seat_by_seat(view: View) -> ViewFields:
    """The fields of a view, with Protections in the order of their owners."""
    v = view.to_fields()
    order = sorted(range(v.covers), key=lambda slot: v.cover_owner[slot])
    for name in ("cover_owner", "cover_card", "covered"):
        rows = getattr(v, name)
        setattr(v, name, [*(rows[slot] for slot in order), *rows[v.covers :]])
    return v


def test_views_and_events_of_games_come_back_as_they_were() -> None:
    for step in steps(every=7):
        viewers = range(step.after.seats + 1)
        for viewer, document in zip(viewers, grass.documents(step.after, viewers), strict=True):
            view = grass.view(step.after, viewer)
            read = grass.read_view(document)
            assert seat_by_seat(read) == seat_by_seat(view)
            assert read.legal == view.legal
            documents = grass.event_documents(step.events, viewer)
            events = [grass.read_event(msgspec.json.encode(one)) for one in documents]
            assert tuple(events) == grass.events_for(step.events, viewer)

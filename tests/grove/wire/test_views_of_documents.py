"""A document says all that a view says: what is read back from it is the view it was made from."""

from __future__ import annotations

import msgspec

from greentable import grove
from greentable.grove import Event, What
from tests.grove.wire.test_documents import steps


def as_told(event: Event) -> Event:
    """Of a squirrel that sends no die back, nobody is told on which fruit it sits."""
    gone = event.what is What.SQUIRREL and not event.before
    return msgspec.structs.replace(event, fruit=None) if gone else event


def test_views_and_events_of_games_come_back_as_they_were() -> None:
    for step in steps():
        viewers = range(step.after.seats + 1)
        for viewer, document in zip(viewers, grove.documents(step.after, viewers), strict=True):
            assert grove.read_view(document) == grove.view(step.after, viewer)
            documents = grove.event_documents(step.events, viewer)
            events = [grove.read_event(msgspec.json.encode(one)) for one in documents]
            assert events == [as_told(one) for one in grove.events_for(step.events, viewer)]

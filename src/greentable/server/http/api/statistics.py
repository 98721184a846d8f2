"""The caller's own statistics; those of others are private."""

from __future__ import annotations

from greentable.protocol.statistics import Statistics
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes
from greentable.server.people.statistics import statistics_of

routes = Routes("statistics")


@routes.get("/api/me/statistics", level=Level.OWN, access=Access.PERSON)
async def my_statistics(call: Call) -> Statistics:
    """One's own statistics; assisted games are counted apart."""
    person = call.person.id
    return await statistics_of(person, call.services.store.finished(person))

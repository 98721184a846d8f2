"""The server itself, as everybody may know it: who runs it, what it keeps, what it announces."""

from __future__ import annotations

import msgspec

import greentable
from greentable.server.http.calls import Call
from greentable.server.http.routes import Level, Routes

routes = Routes("instance")


class Instance(msgspec.Struct, frozen=True, kw_only=True):
    """What visitors should know before they play."""

    version: str
    announcement: str
    """What the host tells everybody; empty if nothing."""
    is_draining: bool
    """No new tables are opened: the server will be restarted."""
    is_read_only: bool
    """Nothing can be stored now: the disk is full, or the database is gone."""
    is_invite_only: bool
    contact: str
    """How to reach the host."""
    privacy: str
    """The host's own words about privacy, as plain text."""
    guests_expire_days: int
    """After how many days without a visit guests are forgotten."""


@routes.get("/api/instance", level=Level.OPEN)
async def get_instance(call: Call) -> Instance:
    """Who runs this server, what it keeps of people, and what it announces."""
    services, settings = call.services, call.services.settings
    return Instance(
        version=greentable.__version__,
        announcement=services.notices.announcement,
        is_draining=services.notices.is_draining,
        is_read_only=services.rooms.around.is_read_only,
        is_invite_only=settings.invite_only,
        contact=settings.contact,
        privacy=services.privacy,
        guests_expire_days=settings.guests_expire_days,
    )

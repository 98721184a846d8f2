"""Public facts about the server: its host, its privacy rules, its announcements."""

from __future__ import annotations

import greentable
from greentable.protocol.instance import Instance
from greentable.server.http.calls import Call
from greentable.server.http.routes import Level, Routes

routes = Routes("instance")


@routes.get("/api/instance", level=Level.OPEN)
async def get_instance(call: Call) -> Instance:
    """The server's version, host, privacy rules and announcements."""
    services, settings = call.services, call.services.settings
    return Instance(
        version=greentable.__version__,
        announcement=services.notices.announcement,
        is_draining=services.notices.is_draining,
        is_read_only=services.rooms.context.is_read_only,
        is_invite_only=settings.invite_only,
        contact=settings.contact,
        privacy=services.privacy,
        guests_expire_days=settings.guests_expire_days,
    )

"""A server for invited people only: who has a passphrase, and who came by the link of a table."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from greentable.server.people.people import INVITATION, hashed
from tests.server.asking import PASSPHRASE, PLENTY, Site, Visitor

CLOSED = msgspec.structs.replace(
    PLENTY, invite_only=True, rooms_per_person=1_000, codes_per_minute=10_000
)
WRONG_CODE = "AAAAAAAA"


class Opened(NamedTuple):
    """A table with what its host may give to friends."""

    room: str
    secret: str
    code: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.room}"


async def invitation(site: Site) -> str:
    """An invitation that nobody has used."""
    secret = site.services.world.token(128)
    await site.services.store.remember(INVITATION + hashed(secret), "1")
    return secret


async def invited(site: Site, handle: str) -> Visitor:
    """Somebody new who has come with an invitation."""
    visitor = site.visitor()
    own = {"handle": handle, "passphrase": PASSPHRASE, "invitation": await invitation(site)}
    answer = await visitor.post("/api/me/passphrase", **own)
    assert answer.status_code == 200, answer.text
    return visitor


async def open_table(
    host: Visitor,
    seats: int = 6,
    ruleset: str = "2018",
    **settings: Any,  # noqa: ANN401 - any settings
) -> Opened:
    """A table that stands in the lobby."""
    listed = {"listed": True, **settings}
    answer = await host.post(
        "/api/tables", game="grass", ruleset=ruleset, seats=seats, settings=listed
    )
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Opened(made["room"]["id"], made["secret"], made["room"]["code"])


async def guest_of(site: Site, table: Opened) -> Visitor:
    """Somebody new who sits at a table, by its link."""
    visitor = site.visitor()
    answer = await visitor.post(f"{table.path}/join", secret=table.secret, name="Gus")
    assert answer.status_code == 200, answer.text
    return visitor


async def old_guest(site: Site) -> Visitor:
    """A guest of no table, as from the time when the server was open."""
    visitor = site.visitor()
    _, secret = await site.services.people.new_guest("Old", "en")
    visitor.http.cookies.set("greentable", secret)
    return visitor

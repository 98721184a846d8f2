"""The visits to a server that are recorded for component tests of pages: what a page asks for."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from greentable.server.core.settings import Settings
from tests.server.asking import PLENTY, Site, Visitor

_NONCE = "salt"
_HERE = "http://localhost:3000"
"""Where component tests have their pages."""


class Visiting:
    """Somebody whose requests are recorded, at a server where others are too."""

    def __init__(self, running: Site) -> None:
        self.site = running
        self.kept: list[dict[str, Any]] = []
        self._me = running.visitor()

    async def come_in(self, name: str) -> None:
        """Become a guest; that is not recorded."""
        await self._me.come_in(name)

    async def friend(self, name: str) -> Visitor:
        return await self.site.visitor().come_in(name)

    async def ask(self, asked: str, body: object = None, *, language: str = "en") -> Any:  # noqa: ANN401 - JSON
        """Ask for something as the page does: `"GET /api/games"`; the answer is kept."""
        method, _, path = asked.partition(" ")
        answer = await self._me.http.request(
            method, path, json=body, headers={"accept-language": language}
        )
        text = answer.text.replace(self.site.address, _HERE)
        document = json.loads(text) if text else None
        kept = {"asked": asked, "language": language, "status": answer.status_code}
        self.kept.append(kept | {"answer": document})
        return document

    async def do(self, asked: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """The same for what another page did before: it is not kept."""
        document = await self.ask(asked, body)
        self.kept.pop()
        return document


@dataclass(frozen=True)
class Visit:
    """The requests of a visitor, and the set-up of the server."""

    go: Callable[[Visiting], Awaitable[None]]
    settings: Settings = PLENTY


async def _read_the_rules(visiting: Visiting) -> None:
    for language in ("en", "de", "fr"):
        await visiting.ask("GET /api/games", language=language)


async def _read_about_grass(visiting: Visiting) -> None:
    for ruleset in ("", "classic"):
        await visiting.ask(f"GET /api/games/grass/rules?ruleset={ruleset}")


async def _read_every_rule_of_grass(visiting: Visiting) -> None:
    for language in ("en", "de", "fr"):
        await visiting.ask("GET /api/games/grass/rulebook", language=language)


async def _read_about_grove(visiting: Visiting) -> None:
    await visiting.ask("GET /api/games/grove/rules?ruleset=")
    for language in ("en", "fr"):
        await visiting.ask("GET /api/games/grove/rulebook", language=language)


async def _be_new(visiting: Visiting) -> None:
    await visiting.ask("GET /api/visitor")
    await visiting.ask("GET /api/instance")
    await visiting.ask("GET /api/lobby")


async def _look_at_own_games(visiting: Visiting) -> None:
    """One game is over, one waits for Ann, and one for Ben."""
    await visiting.come_in("Ann")
    grove = {"game": "grove", "nonce": _NONCE}
    over = (await visiting.do("POST /api/play", grove))["room"]["id"]
    await visiting.site.finish(over)
    visiting.site.world.pass_by(60)
    await visiting.do("POST /api/play", grove)
    visiting.site.world.pass_by(60)
    await _grass_with_ben(visiting)
    await visiting.ask("GET /api/visitor")
    await visiting.ask("GET /api/me/games")
    await visiting.ask("GET /api/me/statistics")
    await visiting.ask("GET /api/instance")
    await visiting.ask("GET /api/me/tokens")
    await visiting.ask(f"POST /api/tables/{over}/rematch", {"nonce": _NONCE})


async def _grass_with_ben(visiting: Visiting) -> str:
    """A game of Grass that waits for Ben."""
    ben = await visiting.friend("Ben")
    opened = await visiting.do("POST /api/tables", {"game": "grass", "seats": 2, "nonce": _NONCE})
    room = str(opened["room"]["id"])
    secret = {"secret": opened["secret"], "nonce": _NONCE}
    assert (await ben.post(f"/api/tables/{room}/join", **secret)).status_code == 200
    await visiting.do(f"POST /api/tables/{room}/host", {"action": "start"})
    while (await visiting.do(f"GET /api/tables/{room}/turn"))["waits_for"] != [2]:
        await visiting.site.finish(room, most=1)
    return room


async def _make_a_token(visiting: Visiting) -> None:
    await visiting.come_in("Ann")
    await visiting.ask("GET /api/me/tokens")
    made = await visiting.ask("POST /api/me/tokens", {"label": "my bot"})
    await visiting.ask("GET /api/me/tokens")
    await visiting.ask(f"DELETE /api/me/tokens/{made['id']}")
    await visiting.ask("GET /api/me/tokens")


async def _come_by_a_link(visiting: Visiting) -> None:
    """Zoé has opened a table of Grove for two, and invites to it."""
    zoe = await visiting.friend("Zoé")
    wish = {"game": "grove", "ruleset": "house", "seats": 2, "nonce": _NONCE}
    opened = (await zoe.post("/api/tables", **wish)).json()
    path = f"/api/tables/{opened['room']['id']}"
    await visiting.ask("GET /api/visitor")
    secret = {"secret": opened["secret"]}
    await visiting.ask(f"POST {path}/invitation", secret)
    await visiting.ask(f"POST {path}/join", {**secret, "name": "Ute", "nonce": _NONCE})
    await visiting.ask("GET /api/visitor")
    await visiting.ask("PATCH /api/me", {"name": "Ute"})


async def _come_to_a_full_table(visiting: Visiting, *, begun: bool = False) -> None:
    ann = await visiting.friend("Ann")
    wish = {"game": "grass", "seats": 2, "bots": ["rules"], "nonce": _NONCE}
    opened = (await ann.post("/api/tables", **wish)).json()
    path = f"/api/tables/{opened['room']['id']}"
    if begun:
        await ann.post(f"{path}/host", action="start")
    await visiting.ask("GET /api/visitor")
    secret = {"secret": opened["secret"]}
    await visiting.ask(f"POST {path}/invitation", secret)
    await visiting.ask(f"POST {path}/join", {**secret, "watch": True, "nonce": _NONCE})
    await visiting.ask("GET /api/visitor")
    await visiting.ask("PATCH /api/me", {"name": "Ute"})


async def _come_uninvited(visiting: Visiting) -> None:
    await visiting.ask("GET /api/visitor")
    path = "/api/tables/nosuchroom123456"
    await visiting.ask(f"POST {path}/join", {"name": "Eve", "nonce": _NONCE})
    await visiting.ask("GET /api/replays/nosuchroom123456")


async def _look_for_a_table(visiting: Visiting) -> None:
    """Two tables are open to everybody; one of them is full."""
    ann = await visiting.friend("Ann")
    listed = {"settings": {"listed": True}, "nonce": _NONCE}
    full = {"game": "grass", "seats": 2, "bots": ["rules"]}
    await ann.post("/api/tables", **full, **listed)
    visiting.site.world.pass_by(60)
    free = {"game": "grove", "ruleset": "house", "seats": 2}
    opened = (await ann.post("/api/tables", **free, **listed)).json()
    await visiting.ask("GET /api/visitor")
    await visiting.ask("GET /api/lobby")
    wish = {"name": "Ute", "nonce": _NONCE}
    await visiting.ask(f"POST /api/tables/{opened['room']['id']}/join", {**wish, "watch": False})
    await visiting.ask("PATCH /api/me", {"name": "Ute"})


async def _come_by_a_code(visiting: Visiting) -> None:
    """First by one that nobody gave out."""
    ann = await visiting.friend("Ann")
    wish = {"game": "grove", "ruleset": "house", "seats": 2, "nonce": _NONCE}
    opened = (await ann.post("/api/tables", **wish)).json()
    await visiting.ask("GET /api/visitor")
    await visiting.ask("GET /api/lobby")
    named = {"name": "Ute", "nonce": _NONCE}
    await visiting.ask("POST /api/join", {**named, "code": "ABCDEFGH"})
    await visiting.ask("POST /api/join", {**named, "code": opened["room"]["code"]})
    await visiting.ask("PATCH /api/me", {"name": "Ute"})


async def _open_a_table(visiting: Visiting) -> None:
    await visiting.come_in("Ann")
    await visiting.ask("GET /api/visitor")
    wish = {"game": "grass", "seats": 3, "nonce": _NONCE}
    room = (await visiting.ask("POST /api/tables", wish))["room"]["id"]
    bot = {"action": "seat_bot", "seat": 2, "bot": "easy"}
    await visiting.ask(f"POST /api/tables/{room}/host", bot)


async def _ask_who_hosts(visiting: Visiting) -> None:
    await visiting.ask("GET /api/instance")


_WITH_CONTACT = msgspec.structs.replace(
    PLENTY, contact="ann@example.org", privacy=str(Path(__file__).with_name("privacy.txt"))
)

VISITS = {
    "games": Visit(_read_the_rules),
    "rules-of-grass": Visit(_read_about_grass),
    "rulebook-of-grass": Visit(_read_every_rule_of_grass),
    "rules-of-grove": Visit(_read_about_grove),
    "newcomer": Visit(_be_new),
    "own-games": Visit(_look_at_own_games),
    "tokens": Visit(_make_a_token),
    "link": Visit(_come_by_a_link),
    "full-table": Visit(_come_to_a_full_table),
    "begun-table": Visit(partial(_come_to_a_full_table, begun=True)),
    "uninvited": Visit(_come_uninvited),
    "open-tables": Visit(_look_for_a_table),
    "code": Visit(_come_by_a_code),
    "host": Visit(_open_a_table),
    "contact": Visit(_ask_who_hosts, _WITH_CONTACT),
}

"""The games that can be played here: seats, editions, switches of the rules, bots, languages."""

from __future__ import annotations

import dataclasses
from typing import Annotated

from msgspec import Meta

from greentable.bots import BOTS
from greentable.core.switches import Switch, about_switch, possible_values, write_value
from greentable.game import AnyGame
from greentable.games import GAMES
from greentable.protocol.field_types import GameName
from greentable.protocol.games import GameRules, Offered, SwitchDocument
from greentable.server.core.problems import NotThere
from greentable.server.http.calls import Call
from greentable.server.http.routes import Level, Routes
from greentable.text.rulebook import RuleTold, rulebook
from greentable.text.rules import RulesTold, describe_rules
from greentable.words.catalogue import Catalogue, languages

routes = Routes("games")

RulesetInAddress = Annotated[str, Meta(max_length=5_000)]
"""Shorter than in a body: percent-encoded, an address may have 65,535 bytes."""


@routes.get("/api/games", level=Level.OPEN)
async def list_games(call: Call) -> Offered:
    """The games of the server, in the reader's language."""
    return Offered(
        games=tuple(_rules(game, call.catalogue) for game in GAMES.values()),
        languages=languages(),
    )


@routes.get("/api/games/{game}/rules", level=Level.OPEN, errors=(422,))
async def tell_rules(_call: Call, game: GameName, *, ruleset: RulesetInAddress = "") -> RulesTold:
    """The rules of a game in short, by a ruleset, with the effects of its cards."""
    if game not in GAMES:
        raise NotThere("request.not_there")
    return describe_rules(game, ruleset or next(iter(GAMES[game].EDITIONS)))


@routes.get("/api/games/{game}/rulebook", level=Level.OPEN)
async def tell_rulebook(call: Call, game: GameName) -> tuple[RuleTold, ...]:
    """All rules of a game by their ids, in the reader's language."""
    if game not in GAMES:
        raise NotThere("request.not_there")
    return rulebook(game, call.catalogue.text)


def _rules(game: AnyGame, catalogue: Catalogue) -> GameRules:
    first = next(iter(game.EDITIONS.values()))
    return GameRules(
        game=game.name,
        name=catalogue.say(f"game-{game.name}"),
        fewest=game.SEATS[0],
        most=game.SEATS[-1],
        editions=tuple(game.EDITIONS),
        switches=tuple(_switch(game, one, catalogue) for one in dataclasses.fields(first)),
        bots=tuple(BOTS[game.name]),
    )


def _switch(game: AnyGame, switch: Switch, catalogue: Catalogue) -> SwitchDocument:
    may = switch.metadata["may"]
    numbers = may[0] if may and isinstance(may[0], range) else None
    return SwitchDocument(
        name=switch.name,
        rule=switch.metadata["rule"],
        about=catalogue.text(about_switch(switch)),
        values=tuple(map(write_value, may)) if may and numbers is None else None,
        least=numbers.start if numbers else None,
        most=numbers.stop - 1 if numbers else None,
        possible=catalogue.text(possible_values(switch)) if may else None,
        editions={
            name: write_value(getattr(edition, switch.name))
            for name, edition in game.EDITIONS.items()
        },
    )

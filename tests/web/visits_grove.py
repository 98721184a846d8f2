"""Visits for decks, score sheets and puzzles; each keeps what was sent, too."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import partial
from importlib import resources
from urllib.parse import urlencode

from greentable.grove.decks import named_deck, write_face
from tests.web.scenes_grove import GROVE_SCENES
from tests.web.visits import Visit, Visiting

Body = dict[str, object]


async def _send(visiting: Visiting, *, asked: str, bodies: Sequence[Body]) -> None:
    """One after the other to the same route."""
    for body in bodies:
        await visiting.ask(asked, body)
        visiting.kept[-1]["sent"] = body


def _deck(card: int = 0, first: str = "") -> Body:
    """The house deck as the editor sends it, with another first cell on a card."""
    faces = [write_face(face) for face in named_deck("house")]
    if card:
        faces[card - 1] = first + faces[card - 1][2:]
    return {"faces": faces}


def _recipes(*, worth: int) -> Body:
    """The house recipes as the editor sends them, with another worth of the first one."""
    house = resources.files("greentable.grove") / "recipes" / "house.toml"
    recipes: list[Body] = []
    for rules in tomllib.loads(house.read_text(encoding="utf-8"))["recipe"]:
        number, name, sentence = (rules.pop(key) for key in ("number", "name", "sentence"))
        if number == 1:
            rules["worth"] = worth
            sentence = ""  # of what it was before
        recipes.append({"name": name, "sentence": sentence, "rules": rules})
    return {"recipes": recipes}


def _grass(number: int, *seats: Body) -> Body:
    nobody: Body = {"stash": [], "protected": [], "hand": [], "total": 0}
    three = (*seats, {}, {}, {})[:3]
    return {"ruleset": "2018", "round": number, "seats": [nobody | seat for seat in three]}


def _grove(recipes: str = "") -> Body:
    return {"picture": f"{recipes}       0      1\n0      O1/5   O1/5\n"}


async def _look_for_a_day(visiting: Visiting) -> None:
    await visiting.ask("GET /api/visitor")
    await visiting.ask("GET /api/daily")
    await visiting.ask("GET /api/daily/archive")
    for puzzle in ("plain", "recipes"):
        await visiting.ask(f"GET /api/daily/2020-02-02/{puzzle}")


async def _read_the_rule(visiting: Visiting) -> None:
    """The request that leads from a refusal to its rule, at the table of a scene."""
    query = urlencode({"ruleset": GROVE_SCENES["grove-turn"].ruleset})
    await visiting.ask(f"GET /api/games/grove/rules?{query}")


_draw = partial(_send, asked="POST /api/games/grove/draw-deck")
_OWN = _deck(2, "O2")
_PANAMA: Body = {"stash": ["PA"]}
_ROUND = _grass(1, _PANAMA, {"hand": ["SO"]})
_SCORED: Body = {"total": 75_000}

GROVE_VISITS = {
    "own-deck": Visit(partial(_draw, bodies=(_deck(), _OWN, _deck(), _OWN))),
    "deck-without-glade": Visit(partial(_draw, bodies=(_deck(), _deck(1, "O1")))),
    "recipe-without-worth": Visit(
        partial(_send, asked="POST /api/games/grove/draw-recipes", bodies=(_recipes(worth=0),))
    ),
    "score-of-grass": Visit(
        partial(
            _send,
            asked="POST /api/games/grass/score",
            bodies=(
                *(_grass(1), _ROUND, _ROUND, _grass(2, _SCORED)),
                _grass(2, _SCORED | {"stash": ["PA"] * 6}),
            ),
        )
    ),
    "score-of-grove": Visit(
        partial(
            _send,
            asked="POST /api/games/grove/score",
            bodies=(_grove(), _grove("recipes 4 6\n")),
        )
    ),
    "no-puzzles": Visit(_look_for_a_day),
    "rule-of-a-scene": Visit(_read_the_rule),
}

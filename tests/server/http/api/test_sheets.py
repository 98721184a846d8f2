"""Games without a table, over HTTP: sheets, decks and recipes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path

import pytest

from greentable.server.core.settings import Settings
from greentable.server.http.app import ROUTES
from greentable.server.http.openapi import openapi
from tests.server.asking import Site, site

pytestmark = pytest.mark.anyio

GROVE = "       0      1\n0      O1/4   Y2/3\n1      --     G2\n"
DECK = (resources.files("greentable.grove") / "decks" / "house.txt").read_text(encoding="utf-8")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_anybody_may_count_a_round_and_a_grove(served: Site) -> None:
    stranger = served.visitor()
    seats = [{"stash": ["PA"], "hand": ["HG"]}, {"protected": ["CO"]}]
    round_ = await stranger.post("/api/games/grass/score", seats=seats)
    assert [seat["result"] for seat in round_.json()["seats"]] == [45_000, 25_000]
    grove = await stranger.post("/api/games/grove/score", picture=GROVE)
    assert grove.json()["groves"][0]["total"] == 7


async def test_what_is_wrong_is_told_with_its_place(served: Site) -> None:
    refused = await served.visitor().post(
        "/api/games/grove/score", picture=GROVE.replace("G2", "G7")
    )
    problem = refused.json()
    assert (refused.status_code, problem["line"], problem["column"]) == (422, 3, 15)


async def test_words_come_in_the_readers_language(served: Site) -> None:
    reader = served.visitor()
    titles = set()
    for language in ("en", "de"):
        reader.http.headers["accept-language"] = language
        answer = await reader.post("/api/games/grove/score", picture=GROVE)
        titles.add(answer.json()["groves"][0]["title"])
    assert len(titles) == 2


async def test_files_are_checked_for_people_with_a_passphrase(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    good = await ann.post("/api/games/grove/check-deck", text=DECK)
    assert good.json()["ruleset"] == "house"
    long = await ann.post("/api/games/grove/check-deck", text=DECK + "# a comment\n" * 3000)
    assert long.json()["ruleset"] == "house"
    guest = await served.visitor().come_in("Ben")
    refused = await guest.post("/api/games/grove/check-deck", text=DECK)
    assert (refused.status_code, refused.json()["code"]) == (403, "person.passphrase_first")
    too_long = await ann.post("/api/games/grove/check-deck", text="#" * Settings().file_bytes)
    assert too_long.json()["code"] == "request.too_large"


def test_each_has_its_own_types_in_the_description() -> None:
    paths = openapi(ROUTES)["paths"]
    bodies = {
        path: operation["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        for path, operation in paths.items()
        if operation.get("post", {}).get("tags") == ["sheets"]
    }
    assert set(bodies) == {
        "/api/games/grass/score",
        "/api/games/grove/score",
        "/api/games/grove/check-deck",
        "/api/games/grove/check-recipes",
        "/api/games/grove/draw-deck",
        "/api/games/grove/draw-recipes",
    }
    assert len(set(bodies.values())) == 5


async def test_a_deck_that_is_being_drawn_says_all_that_is_wrong_with_it(served: Site) -> None:
    faces = [line[4:] for line in DECK.splitlines() if not line.startswith("#")]
    stranger = served.visitor()
    good = (await stranger.post("/api/games/grove/draw-deck", faces=faces)).json()
    assert good["faults"] == []
    assert good["checked"]["name"] == "house"
    faces[0], faces[4] = "O1 O1 O1 / O1 O1 O1", faces[3]
    bad = (await stranger.post("/api/games/grove/draw-deck", faces=faces)).json()
    assert [fault["card"] for fault in bad["faults"]] == [1, 1, 1, 5]
    assert "the same as card 4" in bad["faults"][-1]["sentence"]
    assert bad["checked"] is None


async def test_anybody_may_read_the_rules_of_a_game(served: Site) -> None:
    stranger = served.visitor()
    rules = (await stranger.get("/api/games/grass/rules", ruleset="classic")).json()
    assert rules["ruleset"] == "classic"
    assert rules["sections"][0]["heading"]["id"] == "grass-rules-goal"
    assert (await stranger.get("/api/games/chess/rules")).status_code == 404

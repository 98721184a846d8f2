"""The rules of a table over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.asking import Site, site

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_anybody_may_read_the_rules_of_a_table(served: Site) -> None:
    answer = await served.visitor().get("/api/games/grass/handbook", ruleset="classic")
    assert answer.status_code == 200
    assert len(answer.json()["cards"]) == 27
    newer = await served.visitor().get("/api/games/grass/handbook", ruleset="2018")
    assert newer.json() != answer.json()


async def test_without_a_ruleset_it_is_the_first_edition(served: Site) -> None:
    ann = served.visitor()
    first = await ann.get("/api/games/grass/handbook", ruleset="2018")
    assert (await ann.get("/api/games/grass/handbook")).json() == first.json()


@pytest.mark.parametrize(
    ("game", "ruleset", "status"), [("chess", "2018", 404), ("grass", "1812", 422)]
)
async def test_what_cannot_be_played_has_no_rules(
    served: Site, game: str, ruleset: str, status: int
) -> None:
    answer = await served.visitor().get(f"/api/games/{game}/handbook", ruleset=ruleset)
    assert answer.status_code == status

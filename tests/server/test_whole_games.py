"""Whole games over HTTP and sockets, as clients play them: from opening a table to its replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable import grass, grove
from greentable.core.fairness import commitment
from greentable.core.shuffle import Stream
from greentable.games import GAMES, PUZZLES
from greentable.grass import VARIANTS
from greentable.records import read_record
from greentable.table import replay, verify
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, with_deck
from tests.grove.fixed_rules import fixed_rules
from tests.server.asking import PLENTY, Site, site
from tests.server.at_table import Party, cookie_of, open_socket, party
from tests.slow_cases import more_but

pytestmark = pytest.mark.anyio

MANY = msgspec.structs.replace(PLENTY, commands_per_second=1e6, commands_burst=1_000_000)
OWN_DECK = grass.write_ruleset(with_deck(grass.read_ruleset("2018"), BUSY_DECK)).partition("deck=")[
    2
]
INSTANT: dict[str, object] = {"pace": "instant"}


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path, settings=MANY) as running:
        yield running


async def play_on(table: Party, rng: Stream, most: int = 100_000) -> bool:
    """A player who is asked chooses anything that their own view allows; whether it is over."""
    some_seat, somebody = next(iter(table.players.items()))
    for _ in range(most):
        newest = max(player.rev for player in table.players.values())
        for player in table.players.values():
            await player.catch_up(newest)
        to_act = somebody.views[some_seat]["view"]["table"]["to_act"]
        if not to_act:
            return True
        mine = [seat for seat in to_act if seat in table.players]
        if not mine:  # a bot thinks
            await somebody.hear("view")
            continue
        seat = mine[rng.below(len(mine))]
        answer = await table.players[seat].play(seat, choice(table, seat, rng))
        assert answer["type"] == "ack", answer
    return False


def choice(table: Party, seat: int, rng: Stream) -> str:
    """A move, the word chosen first; now and then an offer."""
    legal = table.players[seat].views[seat]["view"]["own"]["legal"]
    offers = legal.get("offers")
    if offers and rng.below(12) == 0:
        give, want = (names[rng.below(len(names))] for names in (offers["gives"], offers["wants"]))
        if give != want:
            return f"offer {give}>{want or '?'}@{offers['to'][rng.below(len(offers['to']))] or '*'}"
    moves: list[str] = legal["moves"]
    words = sorted({move.partition(" ")[0] for move in moves})
    word = words[rng.below(len(words))]
    fitting = [move for move in moves if move.partition(" ")[0] == word]
    return fitting[rng.below(len(fitting))]


async def finish(table: Party, seed: str) -> dict[str, Any]:
    """Play to the end, and look at all that is told then; the replay."""
    assert await play_on(table, Stream(seed.encode(), "games"))
    for player in table.players.values():
        while player.room["status"] != "over":
            await player.hear("room")
        assert list(map(commitment, player.room["seeds"])) == player.room["commitments"]
        assert player.room["winners"]
    await table.leave()
    return await replayed(table)


async def replayed(table: Party) -> dict[str, Any]:
    """The replay of a game, which everybody may see and check who has its address."""
    stranger, path = table.site.visitor(), f"/api/replays/{table.room}"
    found: dict[str, Any] = (await stranger.get(path)).json()
    verified = (await stranger.get(f"{path}/verification")).json()
    assert verified["is_over"]
    assert verified["dealt"] == verified["chance"] > 0
    record = read_record((await stranger.get(f"{path}/record")).text, GAMES)
    verify(record, GAMES)
    assert len(list(replay(record, GAMES))) == found["plies"]
    assert list(record.result or ()) == found["result"]
    for viewer in range(len(found["names"]) + 1):
        plies = await stranger.get(f"{path}/plies", first=0, last=3, viewer=viewer)
        assert [one["ply"] for one in plies.json()] == [0, 1, 2, 3]
    return found


async def test_six_people(served: Site) -> None:
    table = await party(served, "grass", "2018 max_rounds=1", 6, watched=True)
    found = await finish(table, "six")
    assert found["names"] == ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"]
    assert found["nonces"] == [f"n{seat}" for seat in range(1, 7)]


async def test_people_and_bots(served: Site) -> None:
    table = await party(
        served, "grass", "2018 max_rounds=1", 4, bots=["random", "rules"], settings=INSTANT
    )
    found = await finish(table, "bots")
    assert found["names"][:2] == ["Ann", "Ben"]
    assert len(set(found["names"])) == 4


async def test_a_leaver_is_replaced_and_comes_back(served: Site) -> None:
    table = await party(served, "grass", "classic max_rounds=1", 3, settings=INSTANT)
    rng = Stream(b"leaver", "games")
    assert not await play_on(table, rng, 9)
    leaver, gone = table.visitors[2], table.players.pop(2)
    path = f"/api/tables/{table.room}"
    left = await leaver.post(f"{path}/leave", how="hand_over")
    assert left.json()["chairs"][1]["stand_in"]
    await gone.leave()
    for player in table.players.values():
        while player.room["chairs"][1]["stand_in"] is None:
            await player.hear("room")
    assert not await play_on(table, rng, 12)
    back = await open_socket(served, table.room, cookie_of(leaver))
    await back.hear("view", seat=2)
    assert (await back.do("come_back"))["type"] == "ack"
    table.players[2] = back
    await table.quiet()
    assert back.room["chairs"][1]["stand_in"] is None
    found = await finish(table, "back")
    assert found["names"] == ["Ann", "Ben", "Cem"]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", more_but(["2018"], ["2018", "classic"]))
async def test_every_variant_of_grass(served: Site, edition: str, variant: str) -> None:
    table = await party(served, "grass", f"{edition} {variant} max_rounds=1", 3)
    found = await finish(table, f"{edition} {variant}")
    assert variant in found["ruleset"]


async def test_house_rules_and_a_deck_of_ones_own_at_grass(served: Site) -> None:
    wish = f"{HOUSE_RULES[1]} max_rounds=1 deck={OWN_DECK}"
    found = await finish(await party(served, "grass", wish, 3), "own deck")
    kept = grass.read_ruleset(found["ruleset"])
    assert kept == grass.read_ruleset(wish)
    assert kept.deck == BUSY_DECK


async def test_a_deck_and_a_book_of_ones_own_at_grove(served: Site) -> None:
    rules = fixed_rules(recipes=True)
    found = await finish(await party(served, "grove", grove.write_ruleset(rules), 2), "own")
    assert grove.read_ruleset(found["ruleset"]) == rules


@pytest.mark.parametrize("ruleset", ["house", "house recipes"])
async def test_four_people_at_grove(served: Site, ruleset: str) -> None:
    found = await finish(await party(served, "grove", ruleset, 4), ruleset)
    assert len(found["result"]) == 4


@pytest.mark.parametrize("puzzle", list(PUZZLES))
async def test_the_daily(served: Site, puzzle: str) -> None:
    """Played over the socket, counted by the server, told to nobody before the day is over."""
    ann = await served.visitor().come_in("Ann")
    path = f"/api/daily/{(await ann.get('/api/daily')).json()[0]['day']}/{puzzle}"
    opened = await ann.post(f"{path}/play")
    assert opened.status_code == 200, opened.text
    table = Party(served, opened.json()["id"], {1: ann})
    await table.sit_down()
    assert await play_on(table, Stream(b"daily", puzzle))
    while table.players[1].room["status"] != "over":
        await table.players[1].hear("room")
    assert table.players[1].room["seeds"] == []
    await table.leave()
    await served.services.daily.close()
    told = (await served.visitor().get(path)).json()
    [place] = told["places"]
    assert (place["name"], place["room"], told["seed"]) == ("Ann", None, None)
    assert (await served.visitor().get(f"/api/replays/{table.room}")).status_code == 404
    served.world.pass_by(24 * 3600)
    told = (await served.visitor().get(path)).json()
    assert commitment(told["seed"]) == told["commitment"]
    assert told["places"][0]["score"] == (await replayed(table))["result"][0]

"""Statistics: a person's games, counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.protocol.statistics import Played
from greentable.server.people.statistics import Counter
from greentable.server.store.values import Sitter, Summary
from tests.server.asking import site


def game(
    *scores: int,
    winners: tuple[int, ...] = (),
    people: str = "ann ben",
    at: float = 0.0,
    assisted: bool = False,
    conceded: bool = False,
    ruleset: str = "2018",
) -> Summary:
    """A finished game; a dash stands for a bot. Ann is who concedes."""
    sitters = tuple(
        Sitter(seat, name.title(), bot="rules")
        if name == "-"
        else Sitter(seat, name.title(), person=name, conceded=conceded and name == "ann")
        for seat, name in enumerate(people.split(), 1)
    )
    return Summary(
        id=f"room at {at}",
        game="grass",
        ruleset=ruleset,
        status="over",
        listed=False,
        seats=len(sitters),
        host="ann",
        sitters=sitters,
        invitation=None,
        code=None,
        created=at,
        changed=at + 60,
        result=scores,
        winners=winners,
        assisted=assisted,
    )


def counted(*games: Summary) -> Played:
    """Ann's games by the only ruleset there is."""
    counter = Counter("ann")
    for one in games:
        counter.add(one)
    [played] = counter.statistics().played
    return played


def test_wins_results_and_streaks_are_counted() -> None:
    own = counted(
        game(100, 50, winners=(1,)),
        game(80, 80, winners=(1, 2)),
        game(10, 90, winners=(2,)),
        game(300, 90, winners=(1,)),
    ).own
    assert (own.games, own.won, own.best, own.total, own.counted) == (4, 3, 300, 490, 4)
    assert (own.longest_streak, own.streak) == (2, 1)


def test_a_result_below_zero_can_be_the_best() -> None:
    assert counted(game(-20, 5), game(-10, 5)).own.best == -10


def test_helped_games_stand_apart() -> None:
    played = counted(game(5, 1, winners=(1,)), game(900, 1, winners=(1,), assisted=True))
    assert (played.own.games, played.own.best) == (1, 5)
    assert (played.assisted.games, played.assisted.best) == (1, 900)


def test_a_bot_wins_nothing_for_a_player_who_has_conceded() -> None:
    own = counted(game(900, 1, winners=(1,), conceded=True)).own
    assert (own.games, own.won, own.conceded, own.best, own.counted) == (1, 0, 1, None, 0)


def test_games_against_bots_are_counted_among_all() -> None:
    played = counted(game(5, 1, people="ann -"), game(7, 1))
    assert (played.own.games, played.with_bots_only.games) == (2, 1)


def test_passing_a_device_round_counts_for_nobody() -> None:
    counter = Counter("ann")
    counter.add(game(5, 1, winners=(1,), people="ann ann"))
    found = counter.statistics()
    assert (found.games, found.shared_device, found.played) == (1, 1, ())


def test_rulesets_stand_apart_the_most_played_first() -> None:
    counter = Counter("ann")
    for at, ruleset in enumerate(("classic", "2018", "2018")):
        counter.add(game(5, 1, ruleset=ruleset, at=at))
    found = counter.statistics()
    assert [played.ruleset for played in found.played] == ["2018", "classic"]
    assert (found.first, found.last) == (0.0, 62.0)


@pytest.mark.anyio
async def test_everybody_is_told_their_own(tmp_path: Path) -> None:
    async with site(tmp_path) as served:
        ann = await served.visitor().come_in("Ann")
        opened = await ann.post("/api/play", game="grove")
        await served.finish(opened.json()["room"]["id"])
        found = (await ann.get("/api/me/statistics")).json()
        assert found["games"] == 1
        [played] = found["played"]
        assert (played["game"], played["seats"], played["own"]["games"]) == ("grove", 1, 1)
        ben = await served.visitor().come_in("Ben")
        assert (await ben.get("/api/me/statistics")).json()["games"] == 0
        assert (await served.visitor().get("/api/me/statistics")).status_code == 401

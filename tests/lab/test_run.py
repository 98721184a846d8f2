"""How a match is run: a few games ahead and no more, so that length costs nothing at the start."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from greentable.errors import GreentableError
from greentable.lab import GameResult, MatchPlan, run_match
from greentable.lab.run import AHEAD, side_by_side
from greentable.lab.workers import _work

LONG = MatchPlan(
    "grass", ("rules", "random"), "2018 max_rounds=1", seats=2, deals=1_000_000, seed="t"
)


def without_time(games: tuple[GameResult, ...]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=0.0, thinking={}) for game in games]


def test_only_a_few_games_are_handed_out_ahead() -> None:
    handed_out = 0

    def left() -> Iterator[tuple[int, int]]:
        nonlocal handed_out
        for numbers in LONG.games():
            handed_out += 1
            yield numbers

    with closing(side_by_side(LONG, left(), 2)) as finished:
        for played in range(1, 6):
            next(finished)
            assert handed_out <= 2 * AHEAD + played
    assert not multiprocessing.active_children(), "who stops leaves nobody at work"


def stop_after(games: int) -> Callable[[int, int], None]:
    def on_progress(done: int, _total: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return on_progress


def test_a_match_stopped_on_two_cores_goes_on_to_its_end_on_two(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(LONG, deals=AHEAD + 1)  # more games than are handed out at once
    file = tmp_path / "match.jsonl"
    assert len(run_match(plan, processes=2, results=file, on_progress=stop_after(3)).games) == 3
    again = run_match(plan, processes=2, results=file)
    assert [(game.deal, game.line_up) for game in again.games] == list(plan.games())


def test_a_match_of_a_million_deals_can_be_stopped_and_goes_on_without_gap_or_double(
    tmp_path: Path,
) -> None:
    file = tmp_path / "match.jsonl"
    run_match(LONG, processes=1, results=file, on_progress=stop_after(3))
    told: list[tuple[int, int]] = []

    def on_progress(done: int, total: int) -> None:
        told.append((done, total))
        stop_after(6)(done, total)

    run_match(LONG, processes=1, results=file, on_progress=on_progress)
    assert told == [(done, 2_000_000) for done in (3, 4, 5, 6)]
    lines = file.read_bytes().splitlines()[1:]
    games = tuple(msgspec.json.decode(line, type=GameResult) for line in lines)
    short = run_match(msgspec.structs.replace(LONG, deals=3), processes=1)
    assert without_time(games) == without_time(short.games)


def test_one_bot_alone_sits_in_every_seat_in_turn() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=4, deals=1, alone=True)
    assert [row.index("rules") for row in plan.line_ups()] == [0, 1, 2, 3]
    assert all(row.count("rules") == 1 for row in plan.line_ups())
    assert (plan.equal_share("rules"), plan.equal_share("random")) == (0.25, 0.75)


def test_a_match_until_sure_ends_when_it_is_and_does_not_depend_on_its_future(
    tmp_path: Path,
) -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018 max_rounds=1", seats=2, deals=40)
    file = tmp_path / "match.jsonl"
    result = run_match(plan, processes=1, until_sure=True, results=file)
    deals = len(result.whole_deals())
    assert 10 <= deals < 40
    whole = run_match(msgspec.structs.replace(plan, deals=deals), processes=1)
    same = [(game.deal, game.line_up, game.totals) for game in whole.games]
    assert [(game.deal, game.line_up, game.totals) for game in result.games] == same
    again = run_match(plan, processes=1, until_sure=True, results=file)
    assert again == result, "it is sure already"
    one_more = stop_after(len(result.games) + 1)
    longer = run_match(plan, processes=1, results=file, on_progress=one_more)
    assert len(longer.games) == len(result.games) + 1, "it goes on if that is wanted"


def test_a_name_may_say_a_budget_and_the_thinking_is_measured() -> None:
    plan = MatchPlan("grass", ("rules@8", "easy"), "2018 max_rounds=1", seats=2, deals=1)
    first, _ = run_match(plan, processes=1).games
    assert set(first.thinking) == {"rules@8", "easy"}
    assert all(decisions > 0 for decisions, _ in first.thinking.values())


@pytest.mark.parametrize(
    "how",
    ["", "os.closerange(3, 256); time.sleep(0.5); "],
    ids=["at once", "silent before it dies"],
)
def test_a_process_that_dies_is_missed_and_its_code_is_told(how: str, tmp_path: Path) -> None:
    bot = tmp_path / "dies.py"
    bot.write_text(f"import os, time\n\ndef choose(view, legal, chance):\n    {how}os._exit(3)\n")
    plan = MatchPlan("grass", (str(bot), "random"), "2018 max_rounds=1", seats=2, deals=2)
    with pytest.raises(GreentableError) as caught:
        run_match(plan, processes=2)
    assert (caught.value.code, caught.value.message.arguments) == ("lab.process", {"code": "3"})


def answers_of_a_worker(plan: MatchPlan, *numbers: tuple[int, int]) -> list[object]:
    """A worker's answer for these games; here it works in this process."""
    ours, theirs = multiprocessing.Pipe()
    answers: list[object] = []

    def ask() -> None:
        with ours:
            for one in numbers:
                ours.send(one)
                answers.append(ours.recv())

    before = signal.getsignal(signal.SIGINT)
    asking = threading.Thread(target=ask)
    asking.start()
    try:
        _work(plan, theirs)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN, "the match is stopped, not it"
    finally:
        signal.signal(signal.SIGINT, before)
        asking.join()
    return answers


def test_a_worker_plays_what_it_is_sent_until_nobody_is_there() -> None:
    plan = msgspec.structs.replace(LONG, deals=2)
    games = tuple(
        game for game in answers_of_a_worker(plan, (1, 0), (0, 1)) if isinstance(game, GameResult)
    )
    whole = {(game.deal, game.line_up): game for game in run_match(plan, processes=1).games}
    assert without_time(games) == without_time((whole[1, 0], whole[0, 1]))


def test_a_worker_sends_back_why_a_bot_has_failed_and_goes_on(tmp_path: Path) -> None:
    bot = tmp_path / "fails.py"
    bot.write_text("def choose(view, legal, chance):\n    return legal[10_000]\n")
    plan = MatchPlan("grass", (str(bot), "random"), "2018 max_rounds=1", seats=2, deals=2)
    answers = answers_of_a_worker(plan, (0, 0), (1, 0))
    assert [getattr(error, "code", None) for error in answers] == ["bots.failed"] * 2

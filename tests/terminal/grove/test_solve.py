"""`greentable solve grove`: what it shows, draws and refuses. Interpreted: nothing compiles."""

from __future__ import annotations

import json
import re
import signal
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from greentable import grove
from greentable.errors import UsageError
from greentable.grove.decks import write_deck
from greentable.grove.nature import deck_order
from greentable.grove.recipes.books import named_book, write_book
from greentable.grove.recipes.recipe import Count, Recipe, codes_of
from greentable.minds import grove as solver
from greentable.minds.grove.engine import GAME, KERNELS, interpreted
from greentable.terminal.grove import solve
from greentable.terminal.search_progress import search_progress
from greentable.words.catalogue import Catalogue
from tests.records.make_golden_grove import FACES
from tests.solver.orders import ORDER
from tests.terminal.command import shown_by
from tests.terminal.said import before, said

ORDER_TEXT = ",".join(map(str, ORDER))


@pytest.fixture(autouse=True)
def nothing_to_compile_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    monkeypatch.setattr("greentable.terminal.grove.solve.is_available", lambda: False)


@cache
def shown(*words: str) -> str:
    return shown_by(solve, *words, width=160)


def test_the_line_is_shown_move_by_move_with_its_score() -> None:
    text = shown("--order", ORDER_TEXT, "--width", "1")
    solution = solver.solve(grove.HOUSE_EDITION, ORDER, width=1, engine=interpreted())
    for number, move in enumerate(solution.moves, 1):
        assert f"{number}.  {move}" in text
    assert f"score {solution.score};" in text
    assert text.startswith("start 7, hand 2 11, draws 18 5 9 14 3 12")
    assert text.count("╭") >= 9  # a picture each


def test_a_seed_deals_the_cards_that_a_game_of_this_seed_has() -> None:
    start, *rest = deck_order(b"spring")[:9]
    text = shown("--seed", "spring", "--width", "1")
    assert f"seed spring: start {start}, hand {rest[0]} {rest[1]}, draws {rest[2]} " in text


def test_without_cards_a_seed_is_made_up_and_told() -> None:
    assert shown("--width", "1").startswith("seed ")


def test_recipes_are_told_with_their_target() -> None:
    text = shown("--order", ORDER_TEXT, "--width", "1", "--recipes", "17, 16")
    first, second = named_book("house")[15:17]
    assert f"{first.name} ({first.worth}) and {second.name} ({second.worth})" in text
    assert f"the target of {first.worth + second.worth} is " in text


@pytest.mark.slow
def test_the_score_adds_up_with_what_recipes_give(tmp_path: Path) -> None:
    cheap = "every grove has a cell"
    book = tuple(
        Recipe(name=str(number), sentence=cheap, worth=30, count=Count.CELLS, amount=7)
        for number in range(1, 19)
    )
    file = tmp_path / "book.toml"
    file.write_text(write_book(book), encoding="utf-8")
    drawn = tmp_path / "line.svg"
    text = shown(
        *("--order", ORDER_TEXT, "--width", "1", "--recipes", "16,17"),
        *("--recipe-book", str(file), "--svg", str(drawn)),
    )
    rules = grove.Ruleset(book=codes_of(book))
    solution = solver.solve(rules, ORDER, width=1, recipes=(16, 17), engine=interpreted())
    assert re.search(r"Recipes +14\n", text)
    assert re.search(rf"Harvest +{solution.score}\n", text)
    assert f"8.  {solution.moves[-1]}   {solution.score}" in text
    assert f"that scores {solution.score}" in drawn.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_book_alone_is_the_recipe_challenge_with_the_recipes_that_the_seed_deals(
    tmp_path: Path,
) -> None:
    """As `greentable play grove --recipe-book FILE`."""
    file = tmp_path / "book.toml"
    file.write_text(write_book(named_book("house")), encoding="utf-8")
    alone = shown("--seed", "spring", "--width", "1", "--recipe-book", str(file))
    assert alone == shown("--seed", "spring", "--width", "1", "--recipes", "dealt")


def test_the_recipes_that_a_seed_deals_are_no_cards_of_its_deck() -> None:
    text = shown("--seed", "spring", "--width", "1", "--recipes", "dealt")
    one, other, start, *_ = deck_order(b"spring")
    assert f"start {start}," in text
    names = [named_book("house")[number - 1].name for number in sorted((one, other))]
    assert all(name in text for name in names)


def test_the_line_is_drawn_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "line.svg"
    text = shown("--order", ORDER_TEXT, "--width", "1", "--svg", str(file))
    assert said("solve-drawn", file=str(file)) in text.replace("\n", "")
    assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--order", "1,2,x"], "solve.numbers"),
        (["--order", ""], "solve.numbers"),
        (["--order", "1,2,9999999999"], "solve.numbers"),
        (["--order", "1,2,3"], "solve.order_length"),
        (["--order", "1,2,3,4,5,6,7,8,8"], "solve.order_repeated"),
        (["--order", ORDER_TEXT, "--width", "0"], "solve.width"),
        (["--order", ORDER_TEXT, "--recipes", "7,16"], "solve.recipe_in_order"),
        (["--order", ORDER_TEXT, "--recipes", "16"], "solve.recipes"),
        (["--order", ORDER_TEXT, "--recipes", "dealt"], "solve.recipes_dealt"),
        (["--seed", ""], "seed"),
        (["--seed", "\udcff"], "seed"),
        (["--seed", "spring", "--recipes", "3,three"], "solve.numbers"),
        (["--order", ORDER_TEXT, "--width", "1", "--svg", "/nowhere/x.svg"], "solve.folder"),
        (["--order", ORDER_TEXT, "--width", "1", "--svg", "/"], "solve.no_drawing"),
        (["--order", ORDER_TEXT, "--width", "1", "--svg", f"{300 * 'x'}.svg"], "solve.file"),
        (["--order", ORDER_TEXT, "--deck", "/nowhere/deck.txt"], "grove.file"),
        (["--order", ORDER_TEXT, "--recipe-book", "/nowhere/b.toml"], "solve.recipes_of_book"),
        (["--seed", "spring", "--recipe-book", "/nowhere/b.toml"], "grove.file"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], code: str) -> None:
    with pytest.raises(UsageError) as caught:
        shown(*words)
    assert caught.value.code == code
    assert "\n" not in caught.value.sentence


def test_what_is_no_drawing_is_not_drawn_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious", encoding="utf-8")
    with pytest.raises(UsageError, match="isn’t a drawing"):
        shown("--order", ORDER_TEXT, "--width", "1", "--svg", str(file))
    assert file.read_text(encoding="utf-8") == "precious"
    for _ in range(2):  # a drawing is
        shown("--order", ORDER_TEXT, "--width", "1", "--svg", str(tmp_path / "line.svg"))


def test_cards_of_ones_own_are_solved(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(write_deck(FACES), encoding="utf-8")
    solution = solver.solve(grove.Ruleset(deck=FACES), ORDER, width=1, engine=interpreted())
    text = shown("--order", ORDER_TEXT, "--width", "1", "--deck", str(file))
    assert f"8.  {solution.moves[-1]}   {solution.score}" in text


def test_interrupting_asks_the_search_to_stop_and_is_then_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with search_progress(Catalogue(), (GAME, KERNELS)) as bar, bar.interruptible():
        assert not bar.show("searching", 0.5)
        signal.raise_signal(signal.SIGINT)
        assert bar.show("searching", 0.5)
    assert signal.getsignal(signal.SIGINT) == before


def test_the_answer_as_json_is_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown("--order", ORDER_TEXT, "--width", "1", "--json") == ""
    found = json.loads(capsys.readouterr().out)
    solution = solver.solve(grove.HOUSE_EDITION, ORDER, width=1, engine=interpreted())
    assert found["score"] == solution.score
    assert found["moves"] == [str(move) for move in solution.moves]
    assert found["order"] == list(ORDER)
    assert not found["is_proved"]


@pytest.mark.slow
def test_the_three_best_starts_are_told_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--order", ORDER_TEXT, "--width", "1", "--starts")
    text = shown(*words)
    shown(*words, "--json")
    found = json.loads(capsys.readouterr().out)
    starts = found["starts"]
    assert [start["best"] for start in starts] == sorted(
        (start["best"] for start in starts), reverse=True
    )
    assert len({start["move"] for start in starts}) == 3
    assert (starts[0]["move"], starts[0]["best"]) == (found["moves"][0], found["score"])
    for start in starts:
        assert before("move", "grove-review-start", best=start["best"]) in text


def test_what_no_line_exceeds_is_told() -> None:
    solution = solver.solve(grove.HOUSE_EDITION, ORDER, width=1, engine=interpreted())
    text = shown("--order", ORDER_TEXT, "--width", "1")
    assert f"no line of play scores more than {solution.bound}" in text


@pytest.mark.parametrize("seconds", ["0", "-2", "nan", "1e9"])
def test_a_time_that_cannot_be_is_refused(seconds: str) -> None:
    with pytest.raises(UsageError) as caught:
        shown("--order", ORDER_TEXT, "--seconds", seconds)
    assert caught.value.code == "solve.seconds"

"""Bots of one's own, from files and packages, and what is said when one is wrong."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from greentable import grass, grove
from greentable.bots import BOTS
from greentable.bots.loading import bot_names, load_bot, with_stand_in
from greentable.core.shuffle import Picker, Stream
from greentable.errors import GreentableError, UsageError
from greentable.grove import Move, View
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message
from tests.grass.grass_table import table

LAST = """
def choose(view, legal, chance):
    return legal[-1]

def first(view, legal, chance, budget):
    return legal[0]
"""


def position() -> View:
    nature, game = grove.Nature("seed"), grove.new_game("house", seats=2)
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, nature.move(game))
    return grove.view(game, 1)


def picks() -> Stream:
    return Stream(b"seed", "own bots")


def written(folder: Path, source: str, name: str = "mybot.py") -> str:
    file = folder / name
    file.write_text(source, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("game", list(BOTS))
def test_bots_that_come_with_the_program_are_found_by_their_names(game: str) -> None:
    for name, bot in BOTS[game].items():
        assert load_bot(game, name) is bot


def test_a_function_in_a_file_is_a_bot(tmp_path: Path) -> None:
    file, view = written(tmp_path, LAST), position()
    assert load_bot("grove", file)(view, view.legal, picks()) == view.legal[-1]
    assert load_bot("grove", f"{file}:choose")(view, view.legal, picks()) == view.legal[-1]
    assert load_bot("grove", f"{file}:first")(view, view.legal, picks()) == view.legal[0]


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, "def pick(legal):\n    return legal[1]\n", "neighbour_of_mybot.py")
    source = "import neighbour_of_mybot\ndef choose(view, legal, chance):\n"
    source += "    return neighbour_of_mybot.pick(legal)\n"
    view = position()
    bot = load_bot("grove", written(tmp_path, source))
    assert bot(view, view.legal, picks()) == view.legal[1]


@pytest.mark.parametrize(
    ("source", "name", "code", "said"),
    [
        (LAST, "mybot.py:best", "bots.function", "has no function “best”"),
        ("choose = 5\n", "mybot.py", "bots.function", "has no function “choose”"),
        ("x = 1\ny = x / 0\n", "mybot.py", "bots.source", "ZeroDivisionError: division by zero"),
        ("x = 1\ny = x / 0\n", "mybot.py", "bots.source", "(mybot.py:2)"),
        ("def choose(:\n", "mybot.py", "bots.source", "SyntaxError"),
        ("raise SystemExit(3)\n", "mybot.py", "bots.source", "SystemExit: 3"),
        ("def choose(view):\n    pass\n", "mybot.py", "bots.signature", "not (view)"),
        (LAST, "other.py", "bots.file", "No such file or directory"),
    ],
)
def test_a_file_that_holds_no_bot_is_refused(
    tmp_path: Path, source: str, name: str, code: str, said: str
) -> None:
    written(tmp_path, source)
    with pytest.raises(UsageError) as caught:
        load_bot("grove", str(tmp_path / name))
    assert caught.value.code == code
    assert said in str(caught.value)


@pytest.mark.parametrize("name", ["", "Greedy", "greedy ", "clever", "mybot:choose"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UsageError, match=r"unknown bot .*available: random, greedy") as caught:
        load_bot("grove", name)
    assert caught.value.code == "bots.name"


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("return None", "bots.illegal", "chose 'None'"),
        ("return 'end'", "bots.illegal", "chose 'end'"),
        ("return []", "bots.illegal", "chose '[]'"),
        ("return legal[99999]", "bots.failed", "IndexError"),
        ("raise KeyError('market')", "bots.failed", "KeyError: 'market' (mybot.py:2)"),
    ],
)
def test_a_bot_that_fails_says_so_and_is_replaced_where_people_play(
    tmp_path: Path, body: str, code: str, said: str
) -> None:
    name = written(tmp_path, f"def choose(view, legal, chance):\n    {body}\n")
    view = position()
    with pytest.raises(GreentableError) as caught:
        load_bot("grove", name)(view, view.legal, picks())
    assert caught.value.code == code
    assert said in str(caught.value)
    told: list[Message] = []
    move = with_stand_in("grove", load_bot("grove", name), told.append)(view, view.legal, picks())
    assert move == BOTS["grove"]["random"](view, view.legal, picks())
    words = [Catalogue("en").text(message) for message in told]
    assert words == [f"{caught.value}. The bot random makes this move instead."]


def test_a_bot_of_grass_may_offer_but_only_what_is_legal(tmp_path: Path) -> None:
    state = table(
        """
        2018
        turn 1
        1: MO ...
        2: ...
        """
    )
    view = grass.view(state, 1)
    offers = view.legal.offers
    assert offers is not None
    source = "def choose(view, legal, chance):\n    return legal.offers[0]\n"
    assert load_bot("grass", written(tmp_path, source))(view, view.legal, picks()) == offers[0]
    source = "from greentable.grass import Move\n"
    source += "def choose(view, legal, chance):\n    return Move.accept()\n"
    with pytest.raises(GreentableError, match="chose 'accept', which isn’t a legal move now"):
        load_bot("grass", written(tmp_path, source, "accepting.py"))(view, view.legal, picks())


def last(_view: View, legal: Sequence[Move], _chance: Picker) -> Move:
    return legal[-1]


def test_an_installed_package_offers_bots_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "own_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        f"[greentable.bots]\ngrove.last = {__name__}:last\ngrove.lost = own_bots_lost:choose\n"
        f"grove.greedy = {__name__}:last\ngrass.only = {__name__}:last\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    assert bot_names("grove") == (*BOTS["grove"], "last", "lost")
    view = position()
    assert load_bot("grove", "last")(view, view.legal, picks()) == view.legal[-1]
    assert load_bot("grove", "greedy") is BOTS["grove"]["greedy"]
    with pytest.raises(UsageError, match="can’t load own_bots_lost:choose: ModuleNotFound"):
        load_bot("grove", "lost")
    with pytest.raises(UsageError, match="unknown bot 'only'"):
        load_bot("grove", "only")

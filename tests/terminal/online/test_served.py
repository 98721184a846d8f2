"""At a table of a real server, in real pseudo-terminals: two people, a kill, coming back."""

from __future__ import annotations

import operator
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest

from drills.processes import free_port
from greentable.protocol.host_actions import Close, HostAnswer
from greentable.protocol.people import Me, NewToken, TokenDocument
from greentable.protocol.room_settings import RoomSettings
from greentable.protocol.tables import NewTable, OpenedTable
from greentable.terminal.online.client import Server, TableAddress
from greentable.terminal.online.table_talk import table_help
from greentable.words.catalogue import Catalogue
from tests.server.waiting import SECONDS
from tests.terminal.process import COMMAND, LONGEST, start
from tests.terminal.pseudo_terminal import Terminal, asks, plain, terminal
from tests.terminal.said import said

SMALL = "2018 deck=MO:4,HG:6,MX:6 max_rounds=1"
"""With so small a deck the round is over after a few turns."""
SERVER = (sys.executable, "-m", "tests.terminal.online.moved_server")
say = Catalogue().say
ALL_HERE = "All seats are taken."  # the end of served-lobby
OFFER_SECONDS = 110  # long for a test, and still told in seconds
LATER = """
import itertools, sys, time
from types import SimpleNamespace
from greentable.cli import main
from greentable.terminal.online import table_talk
looks = itertools.count()
table_talk.time = SimpleNamespace(time=lambda: time.time() + next(looks))
sys.exit(main())
"""
"""The command, with a second gone whenever it looks how much time is left."""


class Running:
    """A server on loopback that can be killed and started again, with the same tables."""

    def __init__(self, folder: Path) -> None:
        self._settings = {
            "GREENTABLE_DATA": str(folder),
            "GREENTABLE_PORT": str(free_port()),
            "GREENTABLE_OFFER_SECONDS": str(OFFER_SECONDS),
        }
        self.start()

    def start(self) -> None:
        self._process = start("serve", command=SERVER, **self._settings)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", said)
        if found is None:
            self.kill()
        assert found is not None, said
        self.address = found[0]

    def pass_by(self, seconds: int) -> None:
        """Let the server's time go on."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._forget()

    def stop(self) -> None:
        """End it with all that it has started."""
        self._process.terminate()
        self._forget()

    def _forget(self) -> None:
        self._process.wait(LONGEST)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all: people and tables of several tests do not know of each other."""
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@contextmanager
def at(
    address: str,
    data: Path,
    *options: str,
    token: str = "",
    command: tuple[str, ...] = COMMAND,
) -> Iterator[Terminal]:
    """Somebody at a terminal of their own, who plays at a server."""
    words = ("play", "--server", address, *options)
    own = {"GREENTABLE_DATA": str(data), "GREENTABLE_TOKEN": token}
    with terminal(*words, columns=80, lines=24, command=command, **own) as it:
        yield it


def who_is_asked(*people: Terminal) -> Terminal:
    """The first who is asked something; all are read meanwhile."""
    while True:
        for one in people:
            if asks(one.shown):
                return one
        ready, _, _ = select.select([one._side for one in people], [], [], SECONDS)
        assert ready, [one.shown[-300:] for one in people]
        for one in people:
            if one._side in ready:
                before = one.shown
                one.read_until(partial(operator.ne, before))
                if one.process.poll() is not None:
                    return one


def move(shown: str) -> str:
    return "0" if "end your turn" in plain(shown) else "1"


def test_two_people_play_a_round_although_the_server_is_killed(
    server: Running, tmp_path: Path
) -> None:
    setting = ("--game", "grass", "--seats", "2", "--ruleset", SMALL, "--friends", "--name", "Ann")
    with (
        ExitStack() as open_files,
        at(server.address, tmp_path / "ann", *setting) as ann,
    ):
        invited = plain(ann.read_until(lambda shown: say("served-start") in shown))
        link = re.findall(r"http://\S+/t/\S+#\S+", invited)[0]
        with at(link, tmp_path / "ben", "--name", "Ben") as ben:
            ann.read_until(lambda shown: ALL_HERE in plain(shown))
            watcher = open_files.enter_context(at(link, tmp_path / "cem"))
            watcher.read_until(lambda shown: ALL_HERE in plain(shown))
            ann.type("\r")
            told = {ann: "", ben: ""}
            for turn in range(1000):
                one = who_is_asked(ann, ben)
                if one.process.poll() is not None:
                    break
                if turn == 2:
                    assert "You don’t have" in one.answer("discard PA")
                if turn == 4:
                    server.kill()
                    server.start()
                told[one] += one.shown
                line, one.shown = move(one.shown), ""
                one.type(f"{line}\r")
            for one in (ann, ben, watcher):
                assert one.end() == 0
                told[one] = told.get(one, "") + one.shown
    for one, shown in told.items():
        assert "Deal Baron" in shown
        assert say("served-over", address="http://") in shown, plain(one.shown[-500:])
    assert any(say("served-back") in shown for shown in told.values())


def test_who_leaves_a_game_alone_comes_back_to_it(server: Running, tmp_path: Path) -> None:
    with at(server.address, tmp_path / "client") as it:
        assert "grass or grove" in it.read_until(asks)
        assert "turn 1 of 8" in it.answer("grove")
        lay(it)
        assert say("error-play-server-save") in it.answer("save")
        it.shown = ""
        it.type("quit\r")
        assert it.end() == 0
        (link,) = re.findall(r"--server (http://\S+)", plain(it.shown))

    with at(link, tmp_path / "client") as it:
        assert "turn 2 of 8" in plain(it.read_until(asks))
        for _ in range(6):
            lay(it)
        it.answer("list")
        it.answer(first(it))
        it.type("\r")
        assert it.end() == 0
    assert say("served-over", address="http://") in it.shown
    assert "Your harvest: " in plain(it.shown)


def test_who_plays_alone_takes_a_card_back_after_it_was_laid(
    server: Running, tmp_path: Path
) -> None:
    with at(server.address, tmp_path / "client", "--game", "grove") as it:
        it.read_until(asks)
        lay(it)
        assert "turn 2 of 8" in plain(it.shown)
        it.answer("list")
        it.answer(first(it))
        taken_back = said("grove-terminal-taken-back")
        assert taken_back in it.answer("undo"), "a card that lies there for now"
        assert "turn 1 of 8" in it.answer("undo"), "a card that was laid"
        assert say("served-no-clock") in it.answer("time")
        assert say("error-undo-nothing") in it.answer("undo")
        it.type("quit\r")
        assert it.end() == 0


def test_a_hint_in_grass_is_the_servers_and_names_what_else_could_be_done(
    server: Running, tmp_path: Path
) -> None:
    with at(server.address, tmp_path / "client", "--game", "grass", "--seats", "2") as it:
        it.read_until(asks)
        told = " ".join(it.answer("hint").split())  # however its lines are broken
        assert re.search(r"Hint: .*\. Type “\w+", told)
        assert said("terminal-hint-others") in told
        it.answer("?")
        assert table_help(Catalogue())[:40] in it.answer(""), "on the last page of the help"
        assert say("served-no-clock") in it.answer("time"), "typed below it"
        it.type("quit\r")
        assert it.end() == 0


def test_people_talk_and_agree_before_a_move_is_taken_back(server: Running, tmp_path: Path) -> None:
    setting = ("--game", "grass", "--seats", "2", "--ruleset", SMALL, "--friends", "--name", "Ann")
    with at(server.address, tmp_path / "ann", *setting) as ann:
        invited = plain(ann.read_until(lambda shown: say("served-start") in shown))
        link = re.findall(r"http://\S+/t/\S+#\S+", invited)[0]
        with at(link, tmp_path / "ben", "--name", "Ben") as ben:
            ann.read_until(lambda shown: ALL_HERE in plain(shown))
            ann.type("\r")
            one = who_is_asked(ann, ben)
            other = ben if one is ann else ann

            told = one.answer("talk")
            assert " 13  I need …" in told
            assert "…." not in told
            one.shown = ""
            one.type("talk 13 PA\r")
            other.read_until(lambda shown: "I need Panama." in shown)
            other.type("talk well played\r")
            one.read_until(lambda shown: "Well played!" in shown)
            one.type("talk nice weather\r")
            one.read_until(lambda shown: say("error-talk-phrases-only") in shown)
            one.type("hint\r")
            one.read_until(lambda shown: "No hints while other people are playing" in shown)

            other.shown = ""
            waits = say("grass-status-turn-other", who="Ben" if one is ann else "Ann")
            one.shown = ""
            one.type("1\r")
            one.read_until(lambda shown: "end your turn" in shown or waits in shown)
            if "end your turn" in one.shown:
                one.type("0\r")
            other.read_until(lambda shown: "Your turn" in shown)
            one.shown = ""
            mine, name = ("Ann", "Ben") if other is ben else ("Ben", "Ann")
            asked = say("served-undo-asked", who=mine, agree="agree", refuse="refuse")
            one.type("undo\r")
            other.read_until(lambda shown: asked in plain(shown))
            other.type("refuse\r")
            refused = say("note-undo-refused", who=name)
            one.read_until(lambda shown: refused in shown)
            other.read_until(lambda shown: refused in shown)

            one.shown = other.shown = ""
            one.type("undo\r")
            other.read_until(lambda shown: asked in plain(shown))
            other.type("agree\r")
            assert "Grass · round 1" in plain(one.read_until(asks))


def seconds(shown: str) -> int:
    """How long somebody may still think, as it was said last."""
    return int(re.findall(r"You have (\d+) seconds? to decide", plain(shown))[-1])


def test_a_clock_runs_and_stands_above_each_question(server: Running, tmp_path: Path) -> None:
    """Blitz: 20 seconds a decision, and 60 in the bank."""
    host = guest(server, tmp_path / "ann")
    table = NewTable(
        game="grass",
        seats=2,
        people=("Ann",),
        bots=("random",),
        start=True,
        settings=RoomSettings(clock="blitz"),
    )
    opened = host.post("/api/tables", table, OpenedTable)
    link, command = f"{server.address}/t/{opened.room.id}", (sys.executable, "-c", LATER)
    with at(link, tmp_path / "ann", command=command) as it:
        at_first = seconds(it.read_until(asks))
        assert at_first <= 80
        assert seconds(it.answer("time")) < at_first
        it.type("quit\r")
        assert it.end() == 0


def test_who_lets_an_offer_run_out_is_told_that_the_server_decided(
    server: Running, tmp_path: Path
) -> None:
    rules = ("--ruleset", "2018 deck=MO:2,HG:14")  # nobody is without Home Grown
    setting = ("--game", "grass", "--seats", "2", *rules, "--friends", "--name", "Ann")
    with at(server.address, tmp_path / "ann", *setting) as ann:
        invited = plain(ann.read_until(lambda shown: say("served-start") in shown))
        link = re.findall(r"http://\S+/t/\S+#\S+", invited)[0]
        with at(link, tmp_path / "ben", "--name", "Ben") as ben:
            ann.read_until(lambda shown: ALL_HERE in plain(shown))
            ann.type("\r")
            one = who_is_asked(ann, ben)
            other, name = (ben, "Ben") if one is ann else (ann, "Ann")
            one.shown = other.shown = ""
            one.type("offer HG>?@*\r")
            decided = Catalogue().say("note-clock-decided", who=name)
            assert seconds(other.read_until(asks)) <= OFFER_SECONDS
            server.pass_by(OFFER_SECONDS)
            for reader in (other, one):
                reader.read_until(lambda shown: decided in plain(shown))
            one.read_until(asks)


def lay(it: Terminal) -> None:
    """Lay the first card of the list, and confirm it."""
    it.answer("list")
    it.answer(first(it))
    it.answer("")


def typed(command: str) -> str:
    """The word that people type for a command."""
    return say(f"command-{command}").split(",")[0]


def first(it: Terminal) -> str:
    return str(re.findall(r"^ *(\d+) \S+:", plain(it.shown), re.MULTILINE)[0])


def test_a_token_and_eight_letters_open_a_table(server: Running, tmp_path: Path) -> None:
    host = guest(server, tmp_path / "host")
    table = NewTable(game="grass", seats=2, people=("Host",))
    room = host.post("/api/tables", table, OpenedTable).room
    player = guest(server, tmp_path / "player")
    made = player.post("/api/me/tokens", NewToken(label="mine"), TokenDocument)
    token, code = made.secret or "", room.code or ""
    with at(server.address, tmp_path / "none", "--code", code, token=token) as it:
        it.read_until(lambda shown: say("served-wait-for-host") in shown)
        it.type("what now\r")
        not_now = say("served-not-now", talk=typed("talk"), undo=typed("undo"), quit=typed("quit"))
        it.read_until(lambda shown: not_now[:40] in shown)
        host.post(f"/api/tables/{room.id}/host", Close(), HostAnswer)
        assert it.end() == 0
    assert say("served-closed") in plain(it.shown)
    assert not (tmp_path / "none").exists()


def guest(server: Running, data: Path) -> Server:
    """Somebody new on the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GREENTABLE_DATA", str(data))
        patch.delenv("GREENTABLE_TOKEN", raising=False)
        found = Server(TableAddress(server.address), "en")
        found.post("/api/me", None, Me)
    return found


def test_what_is_no_table_of_a_server_is_said(server: Running) -> None:
    for words, why in (
        (("--server", f"{server.address}/t/abcdefghij"), "greentable: "),
        (("--server", server.address, "--code", "QQQQQQQQ"), "greentable: "),
        (("--server", server.address, "--game", "grass", "--seats", "9"), "greentable: "),
    ):
        process = start("play", *words)
        _, errors = process.communicate("", timeout=LONGEST)
        assert process.returncode == 2
        assert errors.startswith(why)
        assert "Traceback" not in errors
        assert len(errors.splitlines()) == 1


def test_an_address_where_something_else_answers_is_refused(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=tmp_path,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = re.findall(r"http://[^/)]+", process.stdout.readline())[0]
        done = start("play", "--server", address, "--game", "grass")
        _, errors = done.communicate("", timeout=LONGEST)
        assert say("error-play-server-other", address=address) in errors
    finally:
        process.kill()
        process.communicate()

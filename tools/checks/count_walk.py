"""Count the modules that a move passes through: one that is typed in the terminal, and one that a
server hears over a socket.

    python -m tools.checks.count_walk [--list]

Plays a game of Grass and one of Grove in the terminal, types a move in each, and watches every call
from reading the line to asking for the next one. The move passes through a module if a function of
it gets the move as an argument: as the typed line, a token, the move itself, its code, or the ply
and step that it made. Modules that only work for one of these (a rule that counts cards, the
drawing of the next screen) are counted separately. It also counts how often the rules carry the
move out: once to show its consequences, as far as the player can know them, and once at the table.
In Grove a card is laid tentatively until a second line confirms it, so its walk covers both lines.

`socket_walks.py` says what is counted at a server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import io
import os
import sys
import tempfile
from collections.abc import Callable
from types import FrameType

from greentable import grass, grove
from greentable.cli.commands import main as greentable_command
from greentable.game import AnyGame
from greentable.table import Ply, Step, open_table
from tools.checks import socket_walks
from tools.checks.calls import Calls

MOST = 15
"""The most modules of a walk, so that a newcomer can follow it."""

SEED = ("--seed", "walk")  # in hand at the beginning of Grass is a Market Open
SEATS = {"grass": "2", "grove": "1"}
CARRIED_OUT_BY = {
    "greentable.grass.engine.plays": "carry_out_play",
    "greentable.grove.rules.turn": "lay",
}
MOST_CARRIED_OUT = 2

IsMove = Callable[[object], bool]


class Walk(io.StringIO):
    """Lines to be typed; calls are watched after the first `watched` of them."""

    def __init__(self, lines: list[str], watched: int, is_it: IsMove) -> None:
        super().__init__()
        self.calls = Calls(self._see)
        self.called: dict[str, None] = {}
        self.handed: dict[str, None] = {}
        self.carried_out = 0
        self._is_it = is_it
        self.read_so_far = 0
        self._lines = lines
        self._watched = watched

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        self.calls.end()
        if self.read_so_far == len(self._lines):
            return ""
        self.read_so_far += 1
        if self.read_so_far <= self._watched:
            self.calls.begin(self.called)
        return f"{self._lines[self.read_so_far - 1]}\n"

    def _see(self, module: str, frame: FrameType, arguments: dict[str, object]) -> None:
        self.carried_out += frame.f_code.co_name == CARRIED_OUT_BY.get(module)
        if any(map(self._is_it, arguments.values())):
            self.handed[module] = None


def is_move(token: str, game: AnyGame) -> IsMove:
    """True if a value is the move in one of its forms."""
    move = game.read_move(token)
    number = importlib.import_module(f"greentable.{game.name}.moves").code_of(move)

    def is_it(value: object) -> bool:
        if type(value) is str:
            return value.strip() == token
        return value in (move, number) or isinstance(value, Ply | Step)

    return is_it


def walk(game: AnyGame, token: str, *confirmed: str) -> Walk:
    """A game in the terminal in which this move is typed first, then its confirmation."""
    typed = Walk([token, *confirmed, "quit"], 1 + len(confirmed), is_move(token, game))
    before, sys.stdin = sys.stdin, typed
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            code = greentable_command(["play", game.name, "--seats", SEATS[game.name], *SEED])
    finally:
        typed.calls.end()
        sys.stdin = before
    if code or typed.read_so_far != len(confirmed) + 2:
        raise SystemExit(f"{game.name}: the game ended before the move was made")
    return typed


def walks() -> dict[str, Walk]:
    """The walk of a move of Grass and of one of Grove."""
    solo = open_table(grove, "house", ("Ann",), grove.Nature(SEED[1])).table
    placement = str(solo.view(1).legal[0])
    return {"grass": walk(grass, "play MO"), "grove": walk(grove, placement, "ok")}


def tell(heading: str, modules: dict[str, None], *, listed: bool) -> None:
    """Print a line, and under it the modules if they are wanted."""
    print(heading)
    for module in modules if listed else ():
        print(f"  {module}")


def main() -> int:
    """Print the numbers, and with --list the modules; return 1 if there are too many."""
    parser = argparse.ArgumentParser(
        description="Count the modules that a move goes through: one that is typed, one by socket."
    )
    parser.add_argument(
        "--list", action="store_true", help="name the modules: those that are handed it, else all"
    )
    args = parser.parse_args()
    os.environ.setdefault("COLUMNS", "80")
    os.environ["GREENTABLE_WARMUP"] = "off"
    with tempfile.TemporaryDirectory() as data:  # games save themselves
        os.environ["GREENTABLE_DATA"] = data
        typed = walks()
        sent = asyncio.run(socket_walks.walks())
    for game, walked in typed.items():
        heading = (
            f"{game} in the terminal: {len(walked.handed)} modules are handed the move"
            f" (at most {MOST}), "
            f"{len(walked.called)} work until the next line is asked for; "
            f"it is carried out {walked.carried_out} times (at most {MOST_CARRIED_OUT})"
        )
        tell(heading, walked.handed, listed=args.list)
    for one in sent:
        tell(one.heading, one.handed or one.called, listed=args.list)
    return int(
        any(
            len(one.handed) > MOST or not 1 <= one.carried_out <= MOST_CARRIED_OUT
            for one in typed.values()
        )
        or any(one.is_too_long for one in sent)
    )


if __name__ == "__main__":
    sys.exit(main())

"""Every command that the docs print is understood, and runs as it is printed.

After `make play` the command stands in `.venv/bin`; README says how to have it on the path. Here a
folder with a `greentable` of its own stands there instead.
"""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.cli.commands import make_parser
from tests.terminal.process import environment

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
RECORDS = ROOT / "tests" / "records" / "golden"
DATA = ROOT / "src" / "greentable" / "grove"

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TYPED = ("", "sh")  # blocks of what is typed; others show files and output
_INLINE = re.compile(r"`(greentable (?!record )[a-z][^`]*)`")
_RECORD = "greentable record "  # the first line of a file, and no command
_ENDLESS = "greentable serve"
_LONG = ("greentable lab", "greentable solve", "greentable hint")
_PATIENCE = 20.0  # seconds; then what takes long is asked to stop, as a person would
_LONGEST = 300.0  # only what hangs takes so long
_STOPPED = (0, 130)


def printed() -> Iterator[str]:
    """The lines of blocks that begin with our command, without the comments behind them."""
    for page in PAGES:
        blocks = _BLOCK.findall(page.read_text(encoding="utf-8"))
        for block in (text for kind, text in blocks if kind in _TYPED):
            for line in block.splitlines():
                if line.startswith("greentable ") and not line.startswith(_RECORD):
                    yield re.sub(r"\s+#\s.*$", "", line)


def named_in_text() -> Iterator[str]:
    """Commands in the middle of a sentence; a capital word stands for a file or a number."""
    for page in PAGES:
        yield from _INLINE.findall(page.read_text(encoding="utf-8"))


BLOCKS = sorted(set(printed()))


def test_commands_are_found() -> None:
    assert len(BLOCKS) > 25
    assert "greentable replay game.record --ply 37" in BLOCKS
    assert "greentable play grass --bots clever" in BLOCKS


@pytest.mark.parametrize("line", BLOCKS)
def test_a_command_in_a_block_is_understood(line: str) -> None:
    words = shlex.split(re.split(" [<>|] ", line)[0])
    args = make_parser().parse_args(words[1:])
    assert callable(args.command)


@pytest.mark.parametrize("line", sorted(set(named_in_text())))
def test_a_command_in_a_sentence_exists(line: str) -> None:
    words = [word for word in shlex.split(line)[1:] if word == word.lower()]
    with pytest.raises(SystemExit) as left:
        make_parser().parse_args([*(word for word in words if word != "…"), "--help"])
    assert left.value.code == 0


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a reader of the docs has it: a clone with the command, and some files."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ("examples", "docs", "research"):
        (folder / name).symlink_to(ROOT / name)
    programs = folder / "bin"
    programs.mkdir()
    program = programs / "greentable"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m greentable "$@"\n')
    program.chmod(0o755)
    shutil.copy(RECORDS / "2018.record", folder / "game.record")
    shutil.copy(DATA / "decks" / "house.txt", folder / "my.txt")
    for book in ("my.toml", "mine.toml"):
        shutil.copy(DATA / "recipes" / "house.toml", folder / book)
    (folder / ".config" / "fish" / "completions").mkdir(parents=True)
    package = folder / "packages" / "clever-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(
        "[greentable.bots]\ngrass.clever = greentable.bots.grass.random_bot:choose\n"
    )
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("line", BLOCKS)
def test_a_command_runs_as_printed(line: str, home: Path) -> None:
    """To its end, or until it is interrupted: a server has no end of its own."""
    if "--recipe-book mine.toml" in line:
        shutil.copy(RECORDS / "grove" / "house-recipes.record", home / "game.record")
    else:
        shutil.copy(RECORDS / "2018.record", home / "game.record")
    if "--save game.record" in line:
        (home / "game.record").unlink()
    settings = environment(
        HOME=str(home),
        GREENTABLE_DATA=str(home / "data"),
        GREENTABLE_PORT="0",
        PATH=f"{home / 'bin'}:/usr/bin:/bin",
        PYTHONPATH=f"{ROOT / 'src'}:{home / 'packages'}",
    )
    process = subprocess.Popen(
        ["bash", "-c", f"exec {line}"],
        cwd=home,
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    if line.startswith(_ENDLESS):
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
    try:
        _, errors = process.communicate(timeout=_PATIENCE if line.startswith(_LONG) else _LONGEST)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=_LONGEST)
    assert process.returncode in _STOPPED, errors
    assert "Traceback" not in errors

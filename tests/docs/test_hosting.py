"""docs/hosting.md and the files in deploy/ are true."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from greentable.cli.commands import make_parser
from greentable.server.core.settings import read_settings
from greentable.server.operations.serve import settings_of
from tools.generate import list_settings

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVICE = (ROOT / "deploy" / "greentable.service").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_setting_is_documented_with_its_default() -> None:
    """`python tools/generate/list_settings.py` writes them."""
    assert HOSTING.partition(list_settings.HEAD)[2] == list_settings.table()


def test_the_examples_of_settings_can_be_read(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        file = tmp_path / "greentable.toml"
        file.write_text(example, encoding="utf-8")
        read_settings(file, {}, {})


def test_the_service_calls_the_server_with_options_that_it_has(tmp_path: Path) -> None:
    [line] = re.findall(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)
    _, *words = shlex.split(line)
    file = tmp_path / "greentable.toml"
    file.touch()
    words[words.index("--settings") + 1] = str(file)
    settings = settings_of(make_parser().parse_args(words))
    assert settings.data == "/var/lib/greentable"


def test_every_drill_is_documented_and_can_be_made() -> None:
    documented = set(re.findall(r"`make (drill-[a-z-]+)`", HOSTING))
    made = dict(re.findall(r"^(drill-[a-z-]+):.*\n\t.*-m drills\.(\w+)", MAKEFILE, re.MULTILINE))
    assert documented == set(made)
    programs = {
        file.stem
        for file in (ROOT / "drills").glob("*.py")
        if "__main__" in file.read_text("utf-8")
    }
    assert set(made.values()) == programs


def test_every_command_of_the_host_is_one(tmp_path: Path) -> None:
    parser = make_parser()
    commands = re.findall(r"^(?:.*greentable )?(admin [a-z]+ --data .*)$", HOSTING, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        parser.parse_args(shlex.split(command))

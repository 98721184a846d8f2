"""Every command has examples in its help, and each of them can be typed so."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

import pytest

from greentable.cli.command_examples import EXAMPLES
from greentable.cli.commands import COMMANDS, main, make_parser


def paths(commands: object = COMMANDS, before: str = "") -> Iterator[str]:
    """The words of every command that does something."""
    if not isinstance(commands, dict):
        yield before
        return
    for word, below in commands.items():
        yield from paths(below, f"{before} {word}".strip())


@pytest.mark.parametrize("path", list(paths()))
def test_the_help_of_a_command_has_its_examples(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*path.split(), "--help"])
    shown = capsys.readouterr().out
    assert EXAMPLES[path]
    for example in EXAMPLES[path]:
        assert f"\n  {example}\n" in shown


@pytest.mark.parametrize("path", ["play", "rules", "grove", "lab"])
def test_the_help_of_several_commands_has_an_example_of_each(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([path, "--help"])
    shown = capsys.readouterr().out
    for below in (other for other in paths() if other.startswith(f"{path} ")):
        assert f"\n  {EXAMPLES[below][0]}\n" in shown


@pytest.mark.parametrize("path", [path for path in paths() if path != "completion"])
def test_an_example_is_understood(path: str) -> None:
    for example in EXAMPLES[path]:
        words = shlex.split(example.partition("<")[0])
        assert words[0] == "greentable"
        args = make_parser().parse_args(words[1:])
        assert callable(args.command)

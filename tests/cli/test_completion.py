"""Completion by shells: bash is asked, the other scripts are read."""

from __future__ import annotations

import shlex
import subprocess

import pytest

from greentable.cli.commands import main, make_parser
from greentable.cli.completion import SCRIPTS, bash_script, fish_script, nodes_of, zsh_script

NODES = list(nodes_of(make_parser()))


def completed(*words: str) -> list[str]:
    """The words that bash offers after these, of which the last is being typed."""
    typed = " ".join(shlex.quote(word) for word in ("greentable", *words))
    asked = f"COMP_WORDS=({typed}) COMP_CWORD={len(words)}; _greentable; "
    script = f'{bash_script(NODES)}\n{asked}printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["ver"], ["verify"]),
        (["play", ""], ["grass", "grove"]),
        (["play", "gras"], ["grass"]),
        (["play", "grass", "--ed"], ["--edition"]),
        (["play", "grass", "--edition", ""], ["2018", "classic"]),
        (["play", "grass", "--edition", "2018", "--vari"], ["--variant"]),
        (["lab", "match", "rules", "--game", "gro"], ["grove"]),
        (["admin", "doc"], ["doctor"]),
        (["completion", ""], []),
        (["replay", "game"], []),
    ],
)
def test_bash_completes_words_options_and_their_values(
    words: list[str], offered: list[str]
) -> None:
    assert completed(*words) == offered


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_script_knows_every_command_and_option(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for node in NODES:
        assert node.path in script
        for word in (*node.words, *(option.lstrip("-") for option in node.options)):
            assert word in script


def test_zsh_switches_its_own_completion_on_where_nobody_has_before_what_needs_it() -> None:
    """An empty .zshrc has none: `complete` would say "command not found: compdef"."""
    own, of_bash, *rest = zsh_script(NODES).splitlines(keepends=True)
    assert own == "(( $+functions[compdef] )) || { autoload -U compinit && compinit -i; }\n"
    assert of_bash == "autoload -U +X bashcompinit && bashcompinit\n"
    assert "".join(rest) == bash_script(NODES)


def test_fish_gets_a_line_for_each_word_and_option() -> None:
    lines = fish_script(NODES).splitlines()
    assert "complete -c greentable -n '__greentable_at play' -f -a 'grass grove'" in lines
    said = "complete -c greentable -n '__greentable_said play grass'"
    assert f"{said} -l edition -x -a '2018 classic'" in lines
    assert f"{said} -l seats" in lines

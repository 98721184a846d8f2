"""`greentable completion`: a script that lets a shell complete our commands and options.

The script is made once and runs nothing of ours: pressing Tab costs nothing. Names of files are
left to the shell.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.words.catalogue import help_text
from greentable.words.messages import choices


@dataclass
class Node:
    """The possible continuations of a command: more words, and options with their values."""

    path: str
    words: list[str] = field(default_factory=list)
    options: dict[str, list[str]] = field(default_factory=dict)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which shell."""
    parser.add_argument("shell", metavar="SHELL", help=help_text("completion-shell"))


def command(args: argparse.Namespace) -> int:
    """Print the script; the exit code."""
    from greentable.cli.commands import make_parser  # which lists this command

    if args.shell not in SCRIPTS:
        raise UsageError("completion.shell", shell=shown(args.shell), known=choices(SCRIPTS))
    nodes = list(nodes_of(make_parser()))
    print(SCRIPTS[args.shell](nodes), end="")
    return 0


def nodes_of(parser: argparse.ArgumentParser, path: str = "") -> Iterator[Node]:
    """The parser and all below it; each command is loaded so that its options are known."""
    load = getattr(parser, "load", None)
    if load is not None:
        load()
    node = Node(path)
    below: list[tuple[str, argparse.ArgumentParser]] = []
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to list them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            below += [(word, sub) for word, sub in action.choices.items()]
        elif action.option_strings:
            values = [str(choice) for choice in action.choices or ()]
            node.options |= dict.fromkeys(action.option_strings, values)
        elif action.choices:
            node.words += [str(choice) for choice in action.choices]
    node.words += [word for word, _ in below]
    yield node
    for word, sub in below:
        yield from nodes_of(sub, f"{path} {word}".strip())


def bash_script(nodes: list[Node]) -> str:
    """For bash. What is not ours to complete, `-o default` leaves to it."""
    groups = "|".join(f'"{node.path}"' for node in nodes if node.path)
    values = "".join(
        f'    "{node.path}:{option}") words="{" ".join(given)}" ;;\n'
        for node in nodes
        for option, given in node.options.items()
        if given
    )
    following = "".join(
        f'    "{node.path}") words="{" ".join(node.words)}" options="{" ".join(node.options)}" ;;\n'
        for node in nodes
    )
    return f"""\
_greentable() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}"
  local path="" next words="" options="" place
  COMPREPLY=()
  for ((place = 1; place < COMP_CWORD; place++)); do
    next="${{path:+$path }}${{COMP_WORDS[place]}}"
    case "$next" in
    {groups}) path="$next" ;;
    esac
  done
  case "$path:$previous" in
{values}  esac
  if [[ -z "$words" ]]; then
    case "$path" in
{following}    esac
    [[ "$current" == -* ]] && words="$options"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _greentable greentable
"""


_ZSH_BEGINS = """\
(( $+functions[compdef] )) || { autoload -U compinit && compinit -i; }
autoload -U +X bashcompinit && bashcompinit
"""


def zsh_script(nodes: list[Node]) -> str:
    """For zsh, which runs what is made for bash, once its own completion is switched on."""
    return _ZSH_BEGINS + bash_script(nodes)


def fish_script(nodes: list[Node]) -> str:
    """For fish: a line for each word and option."""
    lines = [
        "function __greentable_said",
        "    set -l said (string match -v -- '-*' (commandline -opc)[2..-1])",
        '    test "$said" = "$argv"; or string match -q -- "$argv *" "$said"',
        "end",
        "function __greentable_at",
        "    set -l said (string match -v -- '-*' (commandline -opc)[2..-1])",
        '    test "$said" = "$argv"',
        "end",
    ]
    for node in nodes:
        if node.words:
            at = f"-n '__greentable_at {node.path}'"
            lines.append(f"complete -c greentable {at} -f -a '{' '.join(node.words)}'")
        said = f"-n '__greentable_said {node.path}'" if node.path else "-n '__greentable_at'"
        for option, values in node.options.items():
            kind = "-l" if option.startswith("--") else "-s"
            given = f" -x -a '{' '.join(values)}'" if values else ""
            lines.append(f"complete -c greentable {said} {kind} {option.lstrip('-')}{given}")
    return "\n".join(lines) + "\n"


SCRIPTS = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}

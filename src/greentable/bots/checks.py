"""Check that a bot plays fair: its source uses its view and has no access to anything else.

    python -m greentable.bots.checks [FILE …]

Reads the source of a bot and reports forbidden code: imports that bots do not need, access to a
state of the table, to the inside of a view, or to the callers. This is no sandbox (a server runs
untrusted bots in separate processes), but no bot evades it by accident. Without files, it checks
the bots that come with Greentable.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent
NOT_BOTS = ("__init__.py", "bot.py", "checks.py", "loading.py", "programs.py")
"""Files of this folder without bots: the registries, the contract, the loaders and this check."""

LIBRARY = frozenset(
    {
        *("__future__", "bisect", "collections", "collections.abc", "dataclasses", "enum"),
        *("functools", "heapq", "itertools", "math", "statistics", "time", "typing"),
    }
)
"""Modules that a bot may import: none reads memory, files, callers or other modules."""

_OF_BOTH_GAMES = frozenset(
    {
        *("EDITIONS", "SEATS", "Event", "Move", "Phase", "Reason", "Ruleset", "Verb", "View"),
        *("What", "read_move", "read_ruleset", "write_move", "write_ruleset"),
        # Functions for games that the bot simulates, which begin with `determinize`.
        *("apply", "chance", "determinize", "explain", "legal_moves", "moment", "returns"),
        *("to_act", "why_not", "winners"),
    }
)
"""Names that a bot may import from both games.

State, new_game, view and Nature are missing: a bot may not make a state or deal, because a bot that
guesses a seed knows the deck.
"""

DOORS = {
    "greentable.grass": _OF_BOTH_GAMES
    | {
        *("COVERABLE", "COVERS", "EVERYONE", "FINE", "KINDS", "PEDDLES", "VALUE", "VARIANTS"),
        *("Banker", "Choice", "Family", "Hits", "Kind", "Line", "NextDealer"),
        *("Counters", "Counts", "Declined", "Legal", "Offers", "OpenCounter", "OpenOffer"),
        *("Explanation", "Protection", "explain_view", "family_of", "fines_in_hand"),
        *("heat_cooled_by", "heat_off_for"),
        *("highest_value", "is_heat_off", "is_heat_on", "is_nirvana", "is_paranoia"),
        *("is_peddle", "is_protection", "read_card", "write_card"),
    },
    "greentable.grove": _OF_BOTH_GAMES
    | {
        *("Cell", "Explanation", "Fault", "Fruit", "Grove", "LaidCard", "Line", "Standing"),
        "explain_view",
    },
    "greentable.core.advice": frozenset({"Advice", "Alternative", "Budget", "Spent"}),
    "greentable.errors": frozenset({"GreentableError", "IllegalMove"}),
    # These functions take a view, and simulate states that fit it.
    "greentable.minds.grass": frozenset(
        {"BEGINNER", "GAME", "KERNELS", "advise", "decide_by_policy", "search"}
    ),
    "greentable.core.shuffle": frozenset({"Picker"}),
    # These functions take a view only.
    "greentable.minds.grove": frozenset({"advise", "promises"}),
}
"""The modules of Greentable that a bot may import from, and the names allowed there."""

OWN = "greentable.bots"
MACHINERY = frozenset(f"{OWN}.{name}" for name in ("checks", "loading", "programs"))
"""Modules that load and start bots: bots may not use them, because they open files and programs."""

BUILTINS = frozenset(
    {
        *("__build_class__", "__import__", "__loader__", "__spec__", "breakpoint", "compile"),
        *("delattr", "eval", "exec", "getattr", "globals", "input", "locals", "object", "open"),
        *("setattr", "super", "vars"),
    }
)
"""Builtins that lead out of the source that is being checked."""

ATTRIBUTES = frozenset(
    {
        *("ag_frame", "cr_frame", "gi_frame", "tb_frame"),
        *("f_back", "f_builtins", "f_globals", "f_locals"),
        *("format", "format_map"),
    }
)
"""Attributes that lead to the callers; `format` can reach any attribute by a format string."""


def findings(source: str, name: str) -> Iterator[str]:
    """The forbidden code in a bot's source, one line each; `name` is the name of the file."""
    tree = ast.parse(source)
    modules = dict(_modules_imported(tree))
    attributes = {
        id(node.value): node for node in ast.walk(tree) if isinstance(node, ast.Attribute)
    }
    for node in ast.walk(tree):
        for what in _refused(node, modules, attributes):
            yield f"{name}:{getattr(node, 'lineno', 1)}: a bot may not {what}"


def _modules_imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The modules imported by `import math` or `from greentable import …`: local and full names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "greentable" and not node.level:
            for alias in node.names:
                door = f"greentable.{alias.name}"
                if door in DOORS:
                    yield alias.asname or alias.name, door
        elif isinstance(node, ast.Import):
            for alias in node.names:
                # Without `as`, `import collections.abc` gives the name `collections`.
                name = alias.name if alias.asname else alias.name.partition(".")[0]
                yield alias.asname or name, name


def _refused(
    node: ast.AST, modules: dict[str, str], attributes: dict[int, ast.Attribute]
) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (f"import {alias.name}" for alias in names if alias.name not in LIBRARY)
        case ast.ImportFrom():
            yield from _refused_import(node)
        case ast.Attribute(attr=attr, value=value):
            own = isinstance(value, ast.Name) and value.id in {"self", "cls"}
            hidden = attr.startswith("__") or (attr.startswith("_") and not own)
            if hidden or attr in ATTRIBUTES:
                yield f"look inside anything: .{attr}"
        case ast.MatchClass(kwd_attrs=attrs):
            yield from (
                f"look inside anything: {attr}="
                for attr in attrs
                if attr.startswith("_") or attr in ATTRIBUTES
            )
        case ast.Name(id=name):
            yield from _refused_name(name, modules, attributes.get(id(node)))


def _refused_name(
    name: str, modules: dict[str, str], attribute: ast.Attribute | None
) -> Iterator[str]:
    """Report names that lead out of the source, and forbidden attributes of modules."""
    if name in BUILTINS or name.startswith("__"):
        yield f"use {name}"
    elif name in modules and attribute is None:
        yield f"hand on {name} as a whole"
    elif name in modules and attribute is not None:
        module, taken = modules[name], attribute.attr
        is_foreign = module in LIBRARY and is_other_module(module, taken)
        if is_foreign or taken not in DOORS.get(module, {taken}):
            yield f"use {name}.{taken}"


def _refused_import(node: ast.ImportFrom) -> Iterator[str]:
    module = node.module or ""
    if node.level:
        yield "import by a relative name"
        return
    for alias in node.names:
        if module == "greentable" and f"greentable.{alias.name}" in DOORS:
            continue
        if module in DOORS:
            if alias.name not in DOORS[module]:
                yield f"import {alias.name} from {module}"
        elif module not in LIBRARY and not f"{module}.".startswith(f"{OWN}."):
            yield f"import from {module}"
        elif alias.name == "*":
            yield f"import everything from {module}"
        elif {module, f"{module}.{alias.name}"} & MACHINERY or is_other_module(module, alias.name):
            yield f"import {alias.name} from {module}"


def is_other_module(module: str, name: str) -> bool:
    """True if a name in a module is another module, such as `sys` in `typing`."""
    try:
        found = getattr(import_module(module), name, None)
    except ImportError:  # running the bot will show this error
        return False
    return isinstance(found, ModuleType) and found.__name__ != f"{module}.{name}"


def bot_files() -> list[Path]:
    """The files of the bots that come with Greentable."""
    return sorted(file for file in FOLDER.rglob("*.py") if file.name not in NOT_BOTS)


def main(arguments: Sequence[str]) -> int:
    """Print the forbidden code in these files; return 1 if there is any."""
    files = [Path(argument) for argument in arguments] or bot_files()
    found = [
        line for file in files for line in findings(file.read_text(encoding="utf-8"), str(file))
    ]
    for line in found:
        print(line)
    print(f"{len(files)} files, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

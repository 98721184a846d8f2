"""Check that every message in the code has a text, and that no text is unused.

    python tools/checks/messages.py

In English: every error that is raised has a sentence with just its arguments, and every sentence is
raised somewhere; every row of the games' message tables has a text that takes just its arguments,
selects by forms and numbers only and never shows a form; every other text that the code asks for by
its id is there with no more arguments than it is given, and is asked for.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from greentable import grass, grove
from greentable.words.grammar import trait_named
from greentable.words.messages import MessageTable, Takes

SOURCE = Path(__file__).parents[2] / "src" / "greentable"
ENGLISH = SOURCE / "words" / "catalogues" / "en"
CLIENT = SOURCE.parent.parent / "web" / "src"
TABLES = (grass.MESSAGES, grove.MESSAGES)

_ROOT = "GreentableError"
_PLACE = frozenset({"line", "column"})  # of a NotationError: not arguments of its sentence
_SPEAKERS = frozenset({"say", "help_text"})
_MAKERS = frozenset({"errors.py", "messages.py"})  # their constructors make any id
_CLIENT_ID = re.compile(r'"(pages?-[\w-]+)"')
_CLIENT_FORM = re.compile(r"`(pages?-[^`]*)`")
_FILLED_IN = re.compile(r"\$\{[^}]*\}")
_OWN = {"terminal/grass": "terminal-", "terminal/grove": "grove-terminal-"}  # ids of a Voice


class Text(NamedTuple):
    """The variables that a text shows, and those it selects its form by."""

    shown: frozenset[str]
    selected: frozenset[str]

    @property
    def arguments(self) -> frozenset[str]:
        return self.shown | self.selected


Texts = dict[str, Text]


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.shown: set[str] = set()
        self.selected: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - as Fluent names it
        if isinstance(node.selector, fluent.VariableReference):
            name = node.selector.id.name
            trait = trait_named(name)  # of an argument that is shown somewhere, like any other
            (self.selected if trait is None else self.shown).add(trait.of if trait else name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)


def texts_in(files: Iterable[str]) -> Texts:
    """The texts in some files, by their ids."""
    found: Texts = {}
    for file in files:
        for entry in FluentParser().parse(file).body:
            if isinstance(entry, fluent.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = Text(
                    frozenset(variables.shown), frozenset(variables.selected)
                )
    return found


# The texts that the code uses


class Saying(NamedTuple):
    """A place in the code that uses a text."""

    place: str
    id: str
    given: frozenset[str]
    is_open: bool  # there may be more arguments than the written ones
    is_exact: bool  # the text takes all that is given


class Said(NamedTuple):
    """The texts that modules use: by id, and as patterns of ids that are filled in."""

    sayings: list[Saying]
    literals: set[str]
    patterns: list[re.Pattern[str]]


def said_in(sources: dict[str, str]) -> Said:
    """The texts that modules, given by path, use."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    errors = _error_classes(trees.values())
    said = Said([], set(), [])
    for path, tree in trees.items():
        skipped = _SPEAKERS | ({"__init__"} if path in _MAKERS else set())
        for node in _nodes(tree, skipped):
            if isinstance(node, ast.Call) and node.args:
                said.sayings.extend(_saying(node, path, errors))
                if _name(node.func) in errors and isinstance(node.args[0], ast.JoinedStr):
                    said.patterns.append(_filled(node.args[0], "error-"))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.literals.add(node.value)
                if re.fullmatch(r"\w+(\.\w+)+", node.value):
                    said.literals.add(f"error-{_id_of(node.value)}")
            elif isinstance(node, ast.JoinedStr):
                said.patterns.extend(_pattern(node))
    return said


def _nodes(node: ast.AST, skipped: frozenset[str]) -> Iterator[ast.AST]:
    """All nodes, except in functions that add a prefix to the ids they are given."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef) or child.name not in skipped:
            yield from _nodes(child, skipped)


def _error_classes(trees: Iterable[ast.AST]) -> set[str]:
    """The names of all classes below the root of the errors."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {_ROOT}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def _saying(call: ast.Call, path: str, errors: set[str]) -> Iterator[Saying]:
    first, function = call.args[0], _name(call.func)
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return
    given = frozenset(word.arg for word in call.keywords if word.arg is not None)
    is_open = any(word.arg is None for word in call.keywords)
    place = f"{path}:{call.lineno}"
    if function in errors or (function == "error" and "." in first.value):
        is_open = is_open or len(call.args) > 1
        yield Saying(place, f"error-{_id_of(first.value)}", given, is_open, is_exact=True)
    elif function == "help_text":
        yield Saying(place, f"help-{first.value}", given, is_open, is_exact=True)
    elif function == "say" and isinstance(call.func, ast.Name):
        yield Saying(place, first.value, given, is_open, is_exact=True)
    elif function == "say" and isinstance(call.func, ast.Attribute):
        prefix = _prefix(_name(call.func.value), path)
        yield Saying(place, prefix + first.value, given, is_open, is_exact=False)


def _prefix(speaker: str, path: str) -> str:
    """The prefix of an id, by the function that says it and its module."""
    if speaker == "MESSAGES":
        return "grass-" if "grass" in path else "grove-"
    if "catalogue" in speaker or speaker in {"english", "words"}:
        return ""
    return next((prefix for folder, prefix in _OWN.items() if path.startswith(folder)), "")


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=function):
            return _name(function)
        case _:
            return ""


def _pattern(node: ast.JoinedStr) -> Iterator[re.Pattern[str]]:
    """The ids that an f-string can produce, if it begins like an id."""
    first = node.values[0]
    if isinstance(first, ast.Constant) and re.match("[a-z]+-", str(first.value)):
        yield _filled(node)


def _filled(node: ast.JoinedStr, before: str = "") -> re.Pattern[str]:
    parts = [
        re.escape(_id_of(str(part.value))) if isinstance(part, ast.Constant) else "[a-zA-Z0-9-]+"
        for part in node.values
    ]
    return re.compile("".join((before, *parts)))


def _id_of(code: str) -> str:
    """A code as part of an id."""
    return code.replace(".", "-").replace("_", "-")


def said_in_client(sources: dict[str, str]) -> Said:
    """The texts of its own that the browser's client, given by path, uses."""
    said = Said([], set(), [])
    for path, source in sources.items():
        for number, line in enumerate(source.splitlines(), 1):
            for id_ in _CLIENT_ID.findall(line):
                place = f"{path}:{number}"
                said.sayings.append(Saying(place, id_, frozenset(), is_open=True, is_exact=False))
            for form in _CLIENT_FORM.findall(line):
                parts = map(re.escape, _FILLED_IN.split(form))
                said.patterns.append(re.compile("[a-zA-Z0-9_-]+".join(parts)))
    return said


# Faults


def faults(texts: Texts, said: Said, tables: Iterable[MessageTable] = ()) -> Iterator[str]:
    """All faults, one line each."""
    for one in said.sayings:
        yield from _faults_of_saying(one, texts)
    rows: set[str] = set()
    for table in tables:
        rows |= table.rows.keys()
        yield from _faults_of_table(table, texts)
    asked_for = {one.id for one in said.sayings} | rows
    for id_ in texts:
        if id_ not in asked_for and not _is_made(id_, said):
            yield f"{id_}: nothing says it"


def _faults_of_saying(one: Saying, texts: Texts) -> Iterator[str]:
    if one.id not in texts:
        yield f"{one.place}: there is no text {one.id}"
        return
    missing = texts[one.id].arguments - one.given
    if missing and not one.is_open:
        yield f"{one.place}: {one.id} is not given {', '.join(sorted(missing))}"
    more = one.given - texts[one.id].arguments - (_PLACE if one.id.startswith("error-") else set())
    if more and one.is_exact:
        yield f"{one.place}: {one.id} takes no {', '.join(sorted(more))}"


def _faults_of_table(table: MessageTable, texts: Texts) -> Iterator[str]:
    for id_, row in table.rows.items():
        if id_ not in texts:
            yield f"{id_}: has no text"
            continue
        text = texts[id_]
        if text.arguments != row.keys():
            wanted, found = sorted(row), sorted(text.arguments)
            yield f"{id_}: the table has {wanted}, the text {found}"
            continue
        for name, kind in row.items():
            if name in text.shown and kind is Takes.FORM:
                yield f"{id_}: ${name} is a form, and is shown"
            if name in text.selected and kind not in {Takes.FORM, Takes.NUMBER}:
                yield f"{id_}: ${name} is a {kind.value}: a text cannot select by it"
    for id_ in texts:
        if id_.startswith(f"{table.game}-") and id_ not in table.rows and not _is_own(id_):
            yield f"{id_}: is not in the table of {table.game}"


def _is_own(id_: str) -> bool:
    return any(id_.startswith(prefix) for prefix in _OWN.values())


def _is_made(id_: str, said: Said) -> bool:
    """True if an id, with or without its prefix, is used literally or by a pattern.

    Texts that join a row go by its name: "list-last", "list-more".
    """
    forms = {id_, re.sub("-(last|more)$", "", id_)}
    forms |= {id_.removeprefix(prefix) for prefix in (*_OWN.values(), "help-")}
    return bool(forms & said.literals) or any(
        pattern.fullmatch(form) for form in forms for pattern in said.patterns
    )


def main() -> int:
    files = sorted(ENGLISH.glob("*.ftl"))
    sources = {
        str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }
    pages = {
        str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8")
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and "generated" not in path.parts
    }
    texts = texts_in(file.read_text(encoding="utf-8") for file in files)
    said, client = said_in(sources), said_in_client(pages)
    everything = Said(said.sayings + client.sayings, said.literals, said.patterns + client.patterns)
    found = list(faults(texts, everything, TABLES))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

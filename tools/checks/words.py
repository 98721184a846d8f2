"""Find English sentences in the code: texts for people belong in the catalogues, by id.

    python tools/checks/words.py

Every text in src/ with two words or more is one, unless it only documents the code (docstrings,
assertions, errors of programming such as ValueError, descriptions of fields and switches) or is
listed in ALLOWED with the reason for the exception.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "greentable"

# Two words with a space between them; a part of an f-string that is filled in counts as a word, a
# code in capitals does not.
_FILLED = "\ufffc"
_WORD = r"\b(?=\w*[a-z])[^\W\d_]{2,}\b"
_END = r"[,;:.!?’'\")]*"
_SENTENCE = re.compile(rf"{_WORD}{_END} +(?:{_WORD}|{_FILLED})|{_FILLED}\S* +{_WORD}")

# Our own mistakes, for readers of the trace.
_PROGRAMMING = frozenset(
    {
        *("AssertionError", "AttributeError", "KeyError", "NotImplementedError"),
        *("RuntimeError", "TypeError", "ValueError"),
    }
)

# Their texts describe the code itself: a field of a state, a switch of a ruleset (whose words for
# people a test compares), a field or an event in a published schema.
_DOCUMENTING = frozenset({"field", "rules_field", "switch", "Meta", "EventKind"})


class Allowed(NamedTuple):
    """Texts that are allowed in the code: in these files, those that match, for this reason."""

    files: str
    texts: str
    reason: str


ALLOWED: tuple[Allowed, ...] = (
    Allowed(r"(drawing|lab)/.*", r"^<|^translate\(", "drawings: SVG"),
    Allowed("drawing/words.py", "serif", "drawings: names of typefaces"),
    Allowed("core/fields.py", "^def |^    return| for .* in ", "code that is made and compiled"),
    Allowed("compiled/layout.py", "^def ", "code that is made and compiled"),
    Allowed("core/fields.py", "the seat whose row it is", "documents who may see a field"),
    Allowed("compiled/subset.*.py", ".", "for developers: what `make check` finds"),
    Allowed("bots/checks.py", ".", "for developers: what `make check` finds"),
    Allowed(
        "(records|table)/.*",
        "^(greentable record|# Round|game:|(name|nonce|commitment) {})",
        "the format of records",
    ),
    Allowed("grass/(moves|notation).py", "^(say|{}) (cheated|nothing)$", "moves in writing"),
    Allowed(
        "grove/(picture/writing|notation).py", "^ ?[a-z]+( {})+$", "pictures and moves in writing"
    ),
    Allowed("grove/recipes/books.py", r"\(at \(", "what tomllib says, looked for"),
    Allowed("server/http/pages.py", "^public, max-age", "a header of HTTP"),
    Allowed("cli/argparse_words.py", ".", "what argparse says, looked for"),
    Allowed("server/store/.*", "^(CREATE|DELETE|INSERT|SELECT|UPDATE) ", "SQL"),
    Allowed("cli/command_examples.py", ".", "commands to type"),
    Allowed("cli/completion.py", ".", "scripts for shells"),
    Allowed("terminal/.*", "^(greentable play|--[a-z-]+) ", "commands to type"),
    Allowed(
        "server/.*", "^(attachment; filename|text/[a-z]+; charset|'self' data:)", "HTTP headers"
    ),
    Allowed(
        "server/core/metrics.py", ".", "for hosts: what is counted, in English as Prometheus has it"
    ),
    Allowed("cli/commands.py|terminal/verify.py", "^greentable:? {}", "the program's name"),
)


class Found(NamedTuple):
    """A sentence in the code."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text!r}"


def sentences(source: str, file: str) -> Iterator[Found]:
    """The English sentences in a module."""
    tree = ast.parse(source)
    for node in _texts(tree, _documentation(tree)):
        text = _text_of(node)
        if _SENTENCE.search(text):
            yield Found(file, node.lineno, text.replace(_FILLED, "{}"))


def _documentation(tree: ast.AST) -> set[int]:
    """The nodes whose texts are for readers of the code, by their identity."""
    found: set[int] = set()
    for node in ast.walk(tree):
        match node:
            # A docstring, or a line below a constant that explains it.
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                found.add(id(node))
            case ast.Call(func=ast.Name(id=name)) if name in _DOCUMENTING | _PROGRAMMING:
                found.add(id(node))
            case ast.FunctionDef(name="__repr__"):
                found.add(id(node))
            case ast.FunctionDef():
                found |= {id(one) for one in _messages_of_ours(node)}
            case _:
                pass
    return found


def _messages_of_ours(function: ast.FunctionDef) -> Iterator[ast.Assign]:
    """`message = …`, if the next statement raises a programming error with it."""
    for body in (getattr(node, "body", None) for node in ast.walk(function)):
        lines = body if isinstance(body, list) else []
        for line, after in pairwise(lines):
            match line, after:
                case (
                    ast.Assign(targets=[ast.Name(id=name)]),
                    ast.Raise(exc=ast.Call(func=ast.Name(id=error), args=[ast.Name(id=given)])),
                ) if error in _PROGRAMMING and name == given:
                    yield line
                case _:
                    pass


def _texts(node: ast.AST, left_out: set[int]) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The texts below a node, whole ones only."""
    if id(node) in left_out:
        return
    if isinstance(node, ast.JoinedStr):
        yield node
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant):
            continue
        yield from _texts(child, left_out)


def _text_of(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else _FILLED for part in node.values
    )


def refused(found: Found, allowed: tuple[Allowed, ...] = ALLOWED) -> bool:
    """True if a sentence is not allowed in its place."""
    return not any(
        re.fullmatch(one.files, found.file) and re.search(one.texts, found.text) for one in allowed
    )


@cache
def sentences_in(folder: Path) -> list[Found]:
    """All sentences in the files of a folder."""
    return [
        sentence
        for path in sorted(folder.rglob("*.py"))
        for sentence in sentences(path.read_text(encoding="utf-8"), str(path.relative_to(folder)))
    ]


def main(folder: Path = SOURCE) -> int:
    wrong = [sentence for sentence in sentences_in(folder) if refused(sentence)]
    for sentence in wrong:
        print(sentence)
    if wrong:
        print(f"{len(wrong)} sentences in the code: they belong in the catalogues")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

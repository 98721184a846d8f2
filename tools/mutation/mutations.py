"""Small changes to a source, one at a time, for `tools/mutation/mutants.py`.

A change is made in the text, at the place of a node, so that all the rest of the file stays as it
is. Docstrings, annotations and assertions are left alone: nothing depends on them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

At = Callable[[int | None, int | None], int]
"""From a line and a column to a place in the source, in bytes."""
Change = tuple[int, int, str, str]
"""Start, end, old text and new text."""


class Mutant(NamedTuple):
    """One change: its position, the old and the new text, and the whole source with it."""

    line: int
    column: int
    text: str
    old: str
    new: str
    source: str


_COMPARE: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
_BINARY: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
_NOT_CODE = (ast.Assert, ast.ImportFrom, ast.Import)


def mutants_of(source: str) -> Iterator[Mutant]:
    """Every mutant of a source, from its first line to its last."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for text in lines:
        starts.append(starts[-1] + len(text.encode()))
    data = source.encode()

    def at(line: int | None, column: int | None) -> int:
        assert line is not None, "a node of a parsed source has a place"
        assert column is not None, "a node of a parsed source has a place"
        return starts[line - 1] + column

    found = []
    for node in _code(ast.parse(source)):
        for begin, end, old, new in _changes(node, data, at):
            changed = (data[:begin] + new.encode() + data[end:]).decode()
            line = data.count(b"\n", 0, begin) + 1
            column = begin - starts[line - 1]
            text = lines[line - 1].strip()
            found.append((begin, Mutant(line, column, text, old, new, changed)))
    return (mutant for _, mutant in sorted(found, key=lambda pair: pair[0]))


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of functions, annotations and assertions left out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for statement in node.body:
                yield from _below(statement)


def _below(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, (*_NOT_CODE, ast.FunctionDef, ast.ClassDef)):
        return  # a function inside another one is walked by itself
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _below(child)


def _changes(node: ast.AST, data: bytes, at: At) -> Iterator[Change]:
    """The changes of a node."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _COMPARE:
            yield from _between(left, right, _COMPARE[type(op)], data, at)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            yield from _between(left, right, _BINARY[type(op)], data, at)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in _BINARY:
            old, new = _BINARY[type(op)]
            yield from _between(target, value, (f"{old}=", f"{new}="), data, at)
        case ast.BoolOp(op=op, values=[first, second, *_]):
            pair = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            yield from _between(first, second, pair, data, at)
        case ast.UnaryOp(op=ast.Not()):
            begin = at(node.lineno, node.col_offset)
            yield begin, begin + len("not "), "not ", ""
        case ast.Constant(value=bool() as value):
            yield *_span(node, at), str(value), str(not value)
        case ast.Constant(value=int() as value):
            yield *_span(node, at), str(value), str(value + 1)
        case ast.Expr(value=ast.Call()):
            yield *_span(node, at), _text(node, data, at), "pass"
        case ast.Continue():
            yield *_span(node, at), "continue", "break"
        case ast.Break():
            yield *_span(node, at), "break", "continue"


def _between(
    left: ast.expr, right: ast.expr, pair: tuple[str, str], data: bytes, at: At
) -> Iterator[Change]:
    """The edits of an operator, which is somewhere between its two operands."""
    begin, end = at(left.end_lineno, left.end_col_offset), at(right.lineno, right.col_offset)
    old, new = pair
    place = data.find(old.encode(), begin, end)
    if place >= 0:
        yield place, place + len(old), old, new


def _span(node: ast.expr | ast.stmt, at: At) -> tuple[int, int]:
    return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)


def _text(node: ast.stmt, data: bytes, at: At) -> str:
    begin, end = _span(node, at)
    return " ".join(data[begin:end].decode().split())

"""The part of the subset that is about types.

Numba accepts most of what is refused here; a compiler with fixed types would not. A variable keeps
its type; `and` and `or` are used as conditions, not as values (`a or b` as a number). Types are
those of annotations: of arguments, of the state's fields, of return values. If a type is not
known, nothing is reported.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

Found = tuple[ast.AST, str]

_NUMBERS = {"int", "len", "abs", "min", "max"}
_BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)


def type_findings(tree: ast.Module, root: Path) -> Iterator[Found]:
    """Violations in a file's functions; `root` is the folder of the package."""
    known = _Known(tree, root)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            yield from _Function(function, known).findings()


class _Known:
    """The annotations that are visible in a file."""

    def __init__(self, tree: ast.Module, root: Path) -> None:
        self.returns = _returns_in(tree)
        self.fields: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("greentable."):
                file = root.joinpath(*(node.module or "").split(".")[1:]).with_suffix(".py")
                imported = _tree_of(file) if file.is_file() else ast.Module([], [])
                for name in node.names:
                    if name.name == "State":
                        self.fields = _fields_in(imported)
                    elif name.name in (returns := _returns_in(imported)):
                        self.returns[name.asname or name.name] = returns[name.name]


@cache
def _tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _returns_in(tree: ast.Module) -> dict[str, str]:
    return {
        node.name: ast.unparse(node.returns)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.returns is not None
    }


def _fields_in(tree: ast.Module) -> dict[str, str]:
    return {
        line.target.id: ast.unparse(line.annotation)
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == "State"
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


class _Function:
    """Goes through one function, line by line, and remembers the types of its variables."""

    def __init__(self, function: ast.FunctionDef, known: _Known) -> None:
        self._function = function
        self._known = known
        self._types = {
            argument.arg: ast.unparse(argument.annotation)
            for argument in function.args.args
            if argument.annotation is not None
        }
        self._gives_truth = function.returns is not None and ast.unparse(function.returns) == "bool"

    def findings(self) -> Iterator[Found]:
        for statement in self._function.body:
            yield from self._statement(statement)

    def _statement(self, node: ast.stmt) -> Iterator[Found]:
        truth = isinstance(node, ast.If | ast.While)
        if isinstance(node, ast.Return):
            truth = self._gives_truth
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                yield from self._values(part, is_truth=truth)
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from self._assigned(target, self._type_of(node.value))
        elif isinstance(node, ast.AnnAssign):
            yield from self._assigned(node.target, ast.unparse(node.annotation))
        elif isinstance(node, ast.AugAssign):
            value = ast.BinOp(node.target, node.op, node.value)
            yield from self._assigned(node.target, self._type_of(value))
        elif isinstance(node, ast.For):
            yield from self._assigned(node.target, self._type_of_each(node.iter))
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.stmt):
                yield from self._statement(part)

    def _assigned(self, target: ast.expr, kind: str) -> Iterator[Found]:
        if isinstance(target, ast.Name) and kind:
            before = self._types.setdefault(target.id, kind)
            if before != kind:
                yield target, f"a variable that changes type ({before}, then {kind})"

    def _values(self, node: ast.expr, *, is_truth: bool) -> Iterator[Found]:
        """Every `and` and `or` in an expression that is not used as a condition."""
        if isinstance(node, ast.BoolOp):
            if not is_truth and any(self._type_of(value) != "bool" for value in node.values):
                yield node, "'and' or 'or' used as a value"
            for value in node.values:
                yield from self._values(value, is_truth=True)
            return
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                inside = isinstance(node, ast.IfExp) and part is node.test
                inside |= isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
                inside |= isinstance(node, ast.Call) and ast.unparse(node.func) == "bool"
                yield from self._values(part, is_truth=inside)

    def _type_of(self, node: ast.expr) -> str:  # noqa: PLR0911 - one for each kind of expression
        """The type of an expression, as an annotation; empty if it is not known."""
        match node:
            case ast.Constant():
                return type(node.value).__name__
            case ast.Name():
                return self._types.get(node.id, "")
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return "bool"
            case ast.BoolOp():
                return "bool" if all(self._type_of(each) == "bool" for each in node.values) else ""
            case ast.BinOp():
                both = {self._type_of(node.left), self._type_of(node.right)} == {"bool"}
                return "bool" if both and isinstance(node.op, _BITWISE) else "int"
            case ast.UnaryOp():
                return "int"
            case ast.IfExp():
                kinds = {self._type_of(node.body), self._type_of(node.orelse)}
                return " or ".join(sorted(kinds)) if "" not in kinds else ""
            case ast.Call(func=ast.Name(id=name)):
                return "int" if name in _NUMBERS else self._known.returns.get(name, "")
            case ast.Attribute(value=ast.Name(id=name)):
                is_state = self._types.get(name) == "State"
                return self._known.fields.get(node.attr, "") if is_state else ""
            case ast.Subscript():
                return self._type_inside(self._type_of(node.value))
        return ""

    def _type_of_each(self, node: ast.expr) -> str:
        """The type of the elements of a loop."""
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
            return "int"
        return self._type_inside(self._type_of(node))

    @staticmethod
    def _type_inside(kind: str) -> str:
        """The type of the elements of a list."""
        return kind.removeprefix("list[")[:-1] if kind.startswith("list[") else ""

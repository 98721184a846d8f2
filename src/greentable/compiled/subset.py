"""The subset of Python that rule files are written in, so that Numba can compile them as they are.

    python -m greentable.compiled.subset

Free functions over numbers, named constants, fields by attribute, arrays by chained index, loops
and ifs. No classes, closures, lambdas, slices, comprehensions, list or dict displays, formatted
strings, exceptions, `with`, `yield`, and no calls of methods; no assignment to several names, and
`min` and `max` of two numbers only. `subset_types.py` checks types. `compiled.toml` in each package
lists the files that must stay in the subset.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterator
from pathlib import Path

from greentable.compiled.subset_types import type_findings
from greentable.compiled.targets import ROOT, read_target, target_names

_REFUSED: dict[type[ast.AST], str] = {
    ast.ClassDef: "a class",
    ast.AsyncFunctionDef: "async",
    ast.Lambda: "a lambda",
    ast.Slice: "a slice",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list",
    ast.JoinedStr: "a formatted string",
    ast.Try: "try",
    ast.TryStar: "try",
    ast.Import: "an import in a function",
    ast.ImportFrom: "an import in a function",
    ast.Div: "a division (// is whole)",
    ast.Pow: "a power",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Starred: "*",
    ast.Match: "match",
    ast.NamedExpr: "':='",
    ast.Delete: "del",
    ast.Assert: "assert",
}
_BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool"}


def subset_files() -> list[Path]:
    """The files of all targets that must stay in the subset."""
    modules = {module for name in target_names(ROOT) for module in read_target(name, ROOT).subset}
    return [ROOT.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in sorted(modules)]


def findings(file: Path) -> Iterator[str]:
    """The parts of a file that leave the subset, one line each."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for statement in tree.body:
        yield from _module_level(file, statement)
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        yield from _function(file, function)
    for node, what in type_findings(tree, ROOT):
        yield _finding(file, node, what)


def _module_level(file: Path, statement: ast.stmt) -> Iterator[str]:
    allowed = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.Assign, ast.AnnAssign, ast.If)
    docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    if not (docstring or isinstance(statement, allowed)):
        yield _finding(file, statement, "only imports, constants and functions at module level")
    if isinstance(statement, ast.If) and ast.unparse(statement.test) != "TYPE_CHECKING":
        yield _finding(file, statement, "an if at module level")


def _function(file: Path, function: ast.FunctionDef) -> Iterator[str]:
    if function.decorator_list:
        yield _finding(file, function, "a decorator")
    signature = function.args
    if signature.vararg or signature.kwarg or signature.kwonlyargs:
        yield _finding(file, function, "* in a signature")
    if signature.defaults:
        yield _finding(file, function, "a default")
    for statement in function.body:
        for node in ast.walk(statement):
            yield from _node(file, node)


def _node(file: Path, node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _REFUSED:
        yield _finding(file, node, _REFUSED[type(node.op)])
    elif type(node) in _REFUSED and not isinstance(node, ast.operator):
        yield _finding(file, node, _REFUSED[type(node)])
    elif isinstance(node, ast.FunctionDef):
        yield _finding(file, node, "a function inside a function")
    elif isinstance(node, ast.Call):
        yield from _call(file, node)
    elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
        yield _finding(file, node, "an assignment to several names")
    elif isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
        yield _finding(file, node, "a number that is not whole")
    elif _writes_rules(node):
        yield _finding(file, node, "the ruleset is never written")


def _call(file: Path, node: ast.Call) -> Iterator[str]:
    if not isinstance(node.func, ast.Name):
        yield _finding(file, node, "a call of a method")
    elif node.func.id in dir(builtins) and node.func.id not in _BUILTINS:
        yield _finding(file, node, f"a call of {node.func.id}()")
    elif node.func.id in {"min", "max"} and len(node.args) != 2:
        yield _finding(file, node, f"{node.func.id}() of other than two numbers")
    if node.keywords:
        yield _finding(file, node, "a call with names for its arguments")


def _writes_rules(node: ast.AST) -> bool:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        targets = [node.target]
    return any(".rules" in ast.unparse(target) for target in targets)


def _finding(file: Path, node: ast.AST, what: str) -> str:
    line = getattr(node, "lineno", 1)
    column = getattr(node, "col_offset", 0) + 1
    return f"{file.relative_to(ROOT)}:{line}:{column}: {what} is outside the compilable subset"


def main() -> int:
    """Print everything that leaves the subset; return 1 if there is any."""
    files = subset_files()
    found = [line for file in files for line in findings(file)]
    for line in found:
        print(line)
    print(f"{len(files)} files, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

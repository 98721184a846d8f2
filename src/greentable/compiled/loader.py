"""Compile rule modules: the same files, read a second time, every function given to Numba.

A twin of a module is its source executed once more, with an `__import__` that leads imports between
rule modules to their twins. What Numba makes is cached under the user's cache folder, keyed
by a hash of all rule sources, because Numba's own cache does not notice that a function called from
another file has changed.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

from greentable.compiled.subset import SUBSET_MODULES, compiled_modules
from greentable.errors import UsageError
from greentable.fields import Fields, plain_numbers

PACKAGE = "greentable"


def is_available() -> bool:
    """Whether the extra `fast` is installed."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def sources_hash(games: Sequence[str]) -> str:
    """A hash over all files that are compiled, and over the versions that compile them."""
    versions = [sys.version, *(version(name) for name in ("numba", "llvmlite", "numpy"))]
    digest = hashlib.sha256(" ".join(versions).encode())
    for name in sorted(_with_what_they_import(compiled_modules(games))):
        digest.update(name.encode() + b"\0" + _source_path(name).read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(games: Sequence[str] = tuple(SUBSET_MODULES)) -> Path:
    """Where compiled code is kept for the rules of these games as they are now."""
    root = os.environ.get("GREENTABLE_CACHE")
    base = Path(root) if root else user_cache_path("greentable")
    return base / "compiled" / sources_hash(games)


def _with_what_they_import(names: set[str]) -> set[str]:
    """These modules and all of ours that they import: enums and constants are compiled in."""
    found: set[str] = set()
    open_names = sorted(names)
    while open_names:
        name = open_names.pop()
        if name not in found and _source_path(name).exists():
            found.add(name)
            for node in ast.walk(ast.parse(_source_path(name).read_bytes())):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
                    module = node.module or ""
                    open_names += [module, *(f"{module}.{part.name}" for part in node.names)]
    return found


def _source_path(name: str) -> Path:
    # Without find_spec, which would import the parents: a game's door is not needed to compile it.
    return Path(__file__).parent.parent.joinpath(*name.split(".")[1:]).with_suffix(".py")


class Loader:
    """Makes twins of the rule modules of some games, each once."""

    def __init__(self, *games: str, bounds_checks: bool = False) -> None:
        """Of all games if none is named.

        With bounds checks, an index out of range raises instead of reading what lies beside.
        """
        if not is_available():
            message = "compiled play needs Numba: install greentable[fast]"
            raise UsageError("compiled.unavailable", message)
        import numba  # takes a second

        games = games or tuple(SUBSET_MODULES)
        self._folder = cache_folder(games) / ("checked" if bounds_checks else "fast")
        self._folder.mkdir(parents=True, exist_ok=True)
        self._config: Any = numba.config
        self._jit = numba.njit(cache=True, boundscheck=bounds_checks)
        self._twins: dict[str, ModuleType] = {}
        self._names = compiled_modules(games)

    def load(self, name: str) -> Any:  # noqa: ANN401 - a module with the functions of that file
        """The compiled twin of a rule module. Functions are compiled when first called."""
        if name in self._twins:
            return self._twins[name]
        path = _source_path(name)
        twin = ModuleType(name)
        twin.__file__ = str(path)
        twin.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        self._twins[name] = twin
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        exec(code, twin.__dict__)  # noqa: S102 - our own rule file
        with self._caching_here():
            for key, value in list(vars(twin).items()):
                if isinstance(value, FunctionType) and value.__module__ == name:
                    setattr(twin, key, self._jit(value))
                elif isinstance(value, type) and issubclass(value, IntEnum):
                    setattr(twin, key, plain_numbers(value))
        return twin

    @contextlib.contextmanager
    def _caching_here(self) -> Iterator[None]:
        """Functions given to Numba meanwhile are cached in our folder, nobody else's ever are."""
        before = self._config.CACHE_DIR
        self._config.CACHE_DIR = str(self._folder)
        try:
            yield
        finally:
            self._config.CACHE_DIR = before

    def compile(
        self, state: type[Fields], called: Sequence[str], on_each: Callable[[int, int], None]
    ) -> None:
        """Compile all functions over a state and numbers that `called` need, callees first.

        Each gets the one signature that its annotations say, and casts what it is given to it: left
        to itself, Numba makes `left_of` anew for every width of number that is passed in. `called`
        are functions by module and name that take lists; they get arrays, and what they call with
        these is compiled with them. `on_each` gets how many are done, of how many.
        """
        import numba  # takes a second

        from greentable.compiled.layout import record_type  # needs NumPy

        record, number = numba.from_dtype(record_type(state)), numba.types.int64
        types: dict[str, Any] = {"int": number, "bool": numba.types.boolean}
        # A state is also what it goes on from: rules that only read take that.
        types |= {base.__name__: record for base in state.__mro__ if issubclass(base, Fields)}
        entries = [
            getattr(self.load(module), name)
            for module, _, name in (path.rpartition(".") for path in called)
        ]
        functions: dict[Any, tuple[Any, ...]] = {}
        for twin in self._twins.values():
            for function in vars(twin).values():
                if hasattr(function, "py_func") and function not in functions:
                    words = _words(function)
                    if all(word in types for word in words):
                        functions[function] = tuple(types[word] for word in words)
        of = len(functions) + len(entries)
        done: set[Any] = set()
        for function in functions:
            self._compile_after_callees(function, functions, done, lambda n: on_each(n, of))
        types |= {
            "list[int]": number[::1],
            "list[list[int]]": number[:, ::1],
            "list[State]": record[::1],
        }
        for count, function in enumerate(entries, len(functions) + 1):
            function.compile(tuple(types[word] for word in _words(function)))
            on_each(count, of)

    def _compile_after_callees(
        self,
        function: Any,  # noqa: ANN401 - a Numba dispatcher
        functions: dict[Any, tuple[Any, ...]],
        done: set[Any],
        on_each: Callable[[int], None],
    ) -> None:
        if function in done:
            return
        done.add(function)
        names = function.py_func.__globals__
        for callee in (names.get(name) for name in function.py_func.__code__.co_names):
            if getattr(callee, "py_func", None) and callee in functions:
                self._compile_after_callees(callee, functions, done, on_each)
        function.compile(functions[function])
        function.disable_compile()
        on_each(len(done))

    def _import(
        self,
        name: str,
        globals_: Mapping[str, object] | None = None,
        locals_: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if name in self._names:
            twin: ModuleType = self.load(name)
            return twin
        return importlib.__import__(name, globals_, locals_, fromlist, level)


def _words(function: Any) -> list[str]:  # noqa: ANN401 - a Numba dispatcher
    """What the annotations of a function's arguments say."""
    return [word for name, word in function.py_func.__annotations__.items() if name != "return"]

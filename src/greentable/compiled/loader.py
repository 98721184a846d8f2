"""Compile the modules of a target: the same files, read a second time, given to Numba.

A twin of a module is its source executed once more, with an `__import__` that leads imports between
modules of the target to their twins. Only the entries, which Python calls, are kept in the cache:
each contains all that it calls. The cache is in the user's cache folder, keyed by a hash of
all sources, because Numba's own cache does not notice that a function called from another file has
changed.
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
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

from greentable.compiled.targets import PACKAGE, ROOT, Target
from greentable.core.fields import Fields, plain_numbers
from greentable.errors import UsageError

OPTIONS: Mapping[str, bool] = MappingProxyType({"_nrt": False})
"""The options of Numba: without reference counts. Kernels make no arrays, and their caller holds
all that they work on; with reference counts, playouts of Grass take a third longer.
"""

OnEach = Callable[[int, int], None]
"""Called with the number of functions that are compiled, and of all."""


def is_available() -> bool:
    """True if the extra `fast` is installed."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


# The cache


def cache_root() -> Path:
    """The folder for compiled code."""
    root = os.environ.get("GREENTABLE_CACHE")
    return (Path(root) if root else user_cache_path("greentable")) / "compiled"


def cache_folder(target: Target) -> Path:
    """The folder for the code compiled from the present sources of a target.

    Numba also looks up its cache by the path of a file, so the same sources in another place are
    not compiled yet, and have a folder of their own.
    """
    place = hashlib.sha256(str(ROOT).encode()).hexdigest()[:8]
    return cache_root() / f"{sources_hash(target)}-{place}"


def sources_hash(target: Target) -> str:
    """A hash over all compiled files, and over the compiler with its options."""
    from importlib.metadata import version  # takes long, and most starts need no hash

    versions = [
        os.environ.get("NUMBA_OPT", ""),
        repr(sorted(OPTIONS.items())),
        sys.version,
        *(version(name) for name in ("numba", "llvmlite", "numpy")),
    ]
    digest = hashlib.sha256(" ".join(versions).encode())
    for name in sorted(_with_what_they_import(target.modules)):
        digest.update(name.encode() + b"\0" + _source_path(name).read_bytes())
    return digest.hexdigest()[:16]


def _with_what_they_import(names: frozenset[str]) -> set[str]:
    """These modules and all of ours that they import: enums and constants are compiled in."""
    found: set[str] = set()
    open_names = sorted(names)
    while open_names:
        name = open_names.pop()
        if name not in found and _source_path(name).exists():
            found.add(name)
            open_names += _imported_by(_source_path(name).read_bytes())
    return found


@cache
def _imported_by(source: bytes) -> list[str]:
    """The modules of ours that a file imports, and what it imports from them.

    To parse all files of a game takes a tenth of a second: once in a process is enough.
    """
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            module = node.module or ""
            found += [module, *(f"{module}.{part.name}" for part in node.names)]
    return found


def _source_path(name: str) -> Path:
    package, _, rest = name.partition(".")
    if package == PACKAGE:
        # Without find_spec, which would import the parents: a game's package is not needed.
        return ROOT.joinpath(*rest.split(".")).with_suffix(".py")
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise UsageError("compiled.module", module=name)
    return Path(spec.origin)


def folder_of(target: Target, *, bounds_checks: bool = False) -> Path:
    """The folder for one of the two ways to compile a target."""
    return cache_folder(target) / ("checked" if bounds_checks else "fast")


def mark_of(folder: Path, group: str) -> Path:
    """The file that says that all entries of a group are in such a folder."""
    return folder / f"complete-{group}"


class Loader:
    """Makes twins of the modules of a target, each once."""

    def __init__(self, target: Target, *, bounds_checks: bool = False) -> None:
        """With bounds checks, an index out of range raises instead of reading other memory."""
        if not is_available():
            raise UsageError("compiled.unavailable")
        import numba  # takes a second

        njit: Any = numba.njit  # its types do not know all of its options
        self._target = target
        self._folder = folder_of(target, bounds_checks=bounds_checks)
        self._config: Any = numba.config
        # Functions called from Python release the lock for other threads. All others need neither
        # an entry from Python nor a place in the cache, which take a third of the time to compile.
        options = {**OPTIONS, "boundscheck": bounds_checks}
        self._jit_entry = njit(cache=True, nogil=True, **options)
        self._jit = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)
        self._entries = frozenset(path for group in target.entries.values() for path in group)
        self._twins: dict[str, ModuleType] = {}

    def is_warm(self, group: str) -> bool:
        """True if all entries of a group are in the cache."""
        return mark_of(self._folder, group).exists()

    def lock_path(self, group: str) -> Path:
        """The file that a process locks while it compiles this group for these sources."""
        return self._folder / f"compiling-{group}.lock"

    def load(self, name: str) -> Any:  # noqa: ANN401 - a module with the functions of that file
        """The twin of a module. Functions not compiled yet are compiled at their first call."""
        if name in self._twins:
            return self._twins[name]
        path = _source_path(name)
        twin = ModuleType(name)
        twin.__file__ = str(path)
        twin.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        self._twins[name] = twin
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        exec(code, twin.__dict__)  # noqa: S102 - a rule file, ours or the caller's
        with self._caching_here():
            for key, value in list(vars(twin).items()):
                if isinstance(value, FunctionType) and value.__module__ == name:
                    is_entry = f"{name}.{key}" in self._entries
                    setattr(twin, key, (self._jit_entry if is_entry else self._jit)(value))
                elif isinstance(value, type) and issubclass(value, IntEnum):
                    setattr(twin, key, plain_numbers(value))
        return twin

    @contextlib.contextmanager
    def _caching_here(self) -> Iterator[None]:
        """Cache the functions that are given to Numba meanwhile in our folder, but not others."""
        self._folder.mkdir(parents=True, exist_ok=True)
        before = self._config.CACHE_DIR
        self._config.CACHE_DIR = str(self._folder)
        try:
            yield
        finally:
            self._config.CACHE_DIR = before

    def _import(
        self,
        name: str,
        globals_: Mapping[str, object] | None = None,
        locals_: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if name in self._target.modules:
            twin: ModuleType = self.load(name)
            return twin
        return importlib.__import__(name, globals_, locals_, fromlist, level)

    def compile(self, group: str, on_each: OnEach = lambda _done, _of: None) -> SimpleNamespace:
        """The entries of a group by their names, compiled or fetched from the cache.

        A function over a state and numbers gets the one signature of its annotations, and casts its
        arguments: left to itself, Numba makes `left_of` anew for every width of number that is
        passed in. So does a function over `Numbers`, which are never a row of a state; functions
        over other lists or rows are compiled with their callers.
        """
        paths = self._target.entries[group]
        entries = {path.rpartition(".")[2]: self._entry(path) for path in paths}
        called = [] if self.is_warm(group) else self._called_by(entries.values())
        functions = [*called, *entries.values()]
        types = self._types()
        for done, function in enumerate(functions, 1):
            if not function.signatures:
                function.compile(tuple(types[word] for word in _words(function)))
                function.disable_compile()
            on_each(done, len(functions))
        mark_of(self._folder, group).touch()
        return SimpleNamespace(**entries)

    def _entry(self, path: str) -> Any:  # noqa: ANN401 - a Numba dispatcher
        module, _, name = path.rpartition(".")
        return getattr(self.load(module), name)

    def _types(self) -> dict[str, Any]:
        """The Numba types of annotations in compiled functions: a list is an array there."""
        import numba  # takes a second

        from greentable.compiled.layout import layout_of  # needs NumPy

        state: type[Fields] = importlib.import_module(self._target.state).State
        view: type[Fields] = importlib.import_module(self._target.view).ViewFields
        record, number = numba.from_dtype(layout_of(state).kind), numba.types.int64
        view_record = numba.from_dtype(layout_of(view).kind)
        # A state can also be given to rules that only read and take its base class.
        states = {base.__name__: record for base in state.__mro__ if issubclass(base, Fields)}
        return {
            **states,
            "int": number,
            "bool": numba.types.boolean,
            "list[int]": number[::1],
            "Numbers": number[::1],
            "list[list[int]]": number[:, ::1],
            "list[State]": record[::1],
            "ViewFields": view_record,
            "list[ViewFields]": view_record[::1],
        }

    def _called_by(self, entries: Collection[Any]) -> list[Any]:
        """The functions over a state and numbers that these need, callees first."""
        found: list[Any] = []
        visited: set[Any] = set()

        def visit(function: Any) -> None:  # noqa: ANN401 - a Numba dispatcher
            visited.add(function)
            names = function.py_func.__globals__
            for callee in (names.get(name) for name in function.py_func.__code__.co_names):
                if hasattr(callee, "py_func") and callee not in visited:
                    visit(callee)
            if not any(word.startswith(("list", "Sequence")) for word in _words(function)):
                found.append(function)

        for entry in entries:
            visit(entry)
        return [function for function in found if function not in entries]


def _words(function: Any) -> list[str]:  # noqa: ANN401 - a Numba dispatcher
    """The annotations of a function's arguments."""
    return [word for name, word in function.py_func.__annotations__.items() if name != "return"]

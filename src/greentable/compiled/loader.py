"""Compile rule modules: the same files, read a second time, every function given to Numba.

A twin of a module is its source executed once more, with an `__import__` that leads imports between
rule modules to their twins. What Numba makes is cached under the user's cache folder, keyed
by a hash of all rule sources, because Numba's own cache does not notice that a function called from
another file has changed.
"""

from __future__ import annotations

import builtins
import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

from greentable.compiled.subset import compiled_modules
from greentable.errors import UsageError
from greentable.fields import plain


def is_available() -> bool:
    """Whether the extra `fast` is installed."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def sources_hash() -> str:
    """A hash over all files that are compiled, and over the versions that compile them."""
    import llvmlite  # only with the extra
    import numba  # takes a second to import

    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {llvmlite.__version__}".encode())
    for name in sorted(compiled_modules()):
        digest.update(name.encode() + b"\0" + _source_path(name).read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept for these sources."""
    root = os.environ.get("GREENTABLE_CACHE")
    base = Path(root) if root else user_cache_path("greentable")
    return base / "compiled" / sources_hash()


def _source_path(name: str) -> Path:
    # Without find_spec, which would import the parents: a game's door is not needed to compile it.
    return Path(__file__).parent.parent.joinpath(*name.split(".")[1:]).with_suffix(".py")


class Loader:
    """Makes twins of rule modules, each once."""

    def __init__(self, *, bounds_checks: bool = False) -> None:
        """With bounds checks, an index out of range raises instead of reading what lies beside."""
        if not is_available():
            message = "compiled play needs Numba: install greentable[fast]"
            raise UsageError("compiled.unavailable", message)
        import numba  # takes a second

        folder = cache_folder() / ("checked" if bounds_checks else "fast")
        folder.mkdir(parents=True, exist_ok=True)
        setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010 - made at run time
        self._jit = numba.njit(cache=True, boundscheck=bounds_checks)
        self._twins: dict[str, ModuleType] = {}
        self._names = compiled_modules()

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
        for key, value in list(vars(twin).items()):
            if isinstance(value, FunctionType) and value.__module__ == name:
                setattr(twin, key, self._jit(value))
            elif isinstance(value, type) and issubclass(value, IntEnum):
                setattr(twin, key, plain(value))
        return twin

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

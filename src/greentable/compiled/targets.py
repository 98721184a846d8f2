"""The compiled modules: each package that has some lists them in its `compiled.toml`.

The lists are data, so that they can be read without importing the packages: the solver, which has
one, is a layer above this package, and the check of the subset needs no game at all.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import greentable
from greentable.errors import UsageError
from greentable.words.messages import choices

PACKAGE = "greentable"
ROOT = Path(greentable.__file__).parent
LIST = "compiled.toml"


@dataclasses.dataclass(frozen=True)
class Target:
    """Modules that are compiled together: a game's rules, and other kernels over its states.

    Entries are the functions that Python calls, by module and name. They come in groups, one for
    each package that lists some: groups that are not used are not compiled.
    """

    name: str
    state: str  # the module with the class `State` that the functions work on
    view: str  # the module with the class `ViewFields` that they fill
    subset: tuple[str, ...]  # modules whose every function is compiled
    mixed: tuple[str, ...]  # modules that also have other things than compiled functions
    entries: Mapping[str, tuple[str, ...]]

    @property
    def modules(self) -> frozenset[str]:
        """All modules whose functions have compiled twins."""
        return frozenset((*self.subset, *self.mixed))

    def with_module(self, module: str, entries: Sequence[str]) -> Target:
        """The target with one more module in the subset, for example the kernels of a bot.

        Its listed functions are a group of entries with the module's name.
        """
        paths = tuple(f"{module}.{entry}" for entry in entries)
        return dataclasses.replace(
            self, subset=(*self.subset, module), entries={**self.entries, module: paths}
        )


def target_names(root: Path = ROOT) -> list[str]:
    """The packages that are compiled by themselves: the games."""
    return [name for name, listed in _lists(root).items() if "with" not in listed]


def read_target(name: str, root: Path = ROOT) -> Target:
    """A package and all that is compiled with it. Raises UsageError for one without a list."""
    lists = _lists(root)
    if name not in target_names(root):
        raise UsageError("compiled.target", target=name, known=choices(target_names(root)))
    parts = {part: lists[part] for part in lists if lists[part].get("with", part) == name}
    return Target(
        name,
        f"{PACKAGE}.{name}.state",
        f"{PACKAGE}.{name}.views.fields",
        tuple(module for part in parts.values() for module in _modules(part["subset"], root)),
        tuple(module for part in parts.values() for module in _modules(part["mixed"], root)),
        {
            part: tuple(f"{PACKAGE}.{entry}" for entry in listed["entries"])
            for part, listed in parts.items()
        },
    )


def _lists(root: Path) -> dict[str, dict[str, Any]]:
    return {
        ".".join(file.parent.relative_to(root).parts): tomllib.loads(
            file.read_text(encoding="utf-8")
        )
        for file in sorted(root.rglob(LIST))
    }


def _modules(names: Iterable[str], root: Path) -> Iterable[str]:
    """Modules by their full names; `grass.rules.*` is every module of that folder."""
    for name in names:
        if name.endswith(".*"):
            folder = root.joinpath(*name.split(".")[:-1])
            files = sorted(file for file in folder.glob("*.py") if file.name != "__init__.py")
            yield from (f"{PACKAGE}.{name[:-1]}{file.stem}" for file in files)
        else:
            yield f"{PACKAGE}.{name}"

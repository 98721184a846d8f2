"""Watch which modules of the package are called, and which of them are handed something."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FrameType

import greentable

PACKAGE = Path(greentable.__file__).parent


@cache
def module_of(file: str) -> str:
    """The module of the package that a file is; nothing for other files."""
    if not Path(file).is_relative_to(PACKAGE):
        return ""
    name = ".".join(Path(file).relative_to(PACKAGE.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


class Calls:
    """The calls that are made while they are watched, those of other threads too if that is wanted.

    `seen` is told of every call: the module, the frame and the arguments.
    """

    def __init__(self, seen: Callable[[str, FrameType, dict[str, object]], None]) -> None:
        self._seen = seen
        self._called: dict[str, None] | None = None

    def follow_threads(self) -> None:
        """Watch threads too that are started from now on."""
        threading.setprofile(self._see)

    def begin(self, called: dict[str, None]) -> None:
        """Watch, and put modules that are called in here."""
        self._called = called
        sys.setprofile(self._see)

    def end(self) -> None:
        """Watch no longer."""
        sys.setprofile(None)
        self._called = None

    @contextlib.contextmanager
    def watched(self, called: dict[str, None]) -> Iterator[None]:
        """Watch what happens inside."""
        self.begin(called)
        try:
            yield
        finally:
            self.end()

    def _see(self, frame: FrameType, event: str, _argument: object) -> None:
        code, called = frame.f_code, self._called
        if called is None or event != "call" or code.co_name == "<module>":
            return
        if name := module_of(code.co_filename):
            called[name] = None
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            values = frame.f_locals
            # One that an inner function uses too may not be there before the call has begun.
            self._seen(name, frame, {one: values[one] for one in names if one in values})

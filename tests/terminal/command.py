"""The command without a process: what a process shows no more of takes half a second less."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

from rich.console import Console

from greentable.cli.commands import main
from greentable.words.catalogue import Catalogue
from tests.terminal.process import environment


def shown_by(module: ModuleType, *words: str, width: int = 120) -> str:
    """The output of a module's command on a console of this width."""
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    parser.set_defaults(catalogue=Catalogue())
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    assert module.command(parser.parse_args(words), console) == 0
    return out.getvalue()


def command(
    *arguments: str, typed: str = "", cwd: Path | str | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end as `process.greentable` does, but here."""
    given = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, environment(**changes), clear=True),
        patch.object(sys, "stdin", given),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        contextlib.chdir(cwd or Path.cwd()),
    ):
        code = main(arguments)
    written = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        written.append(stream.read())
    return subprocess.CompletedProcess(arguments, code, *written)

"""The command `greentable`: its commands, their help in each language, completion for shells.

A command itself stands where it belongs: in `terminal`, `server`, `lab`.
"""

from greentable.cli.commands import main

__all__ = ["main"]

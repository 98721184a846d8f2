"""The command `greentable`: its commands, their help in each language, completion for shells.

No rule is known here, and no game is played: `terminal`, `server` and `lab` do that.
"""

from greentable.cli.commands import main

__all__ = ["main"]

"""`greentable serve`, where every table is dealt from the same seed: no test depends on luck.

Nor on time: at a table of the slow pace a bot makes its move only when somebody skips the pause.
"""

from __future__ import annotations

import sys

from greentable.cli import main
from greentable.server.bot_seats import PACES
from greentable.server.world import RealWorld

if __name__ == "__main__":
    RealWorld.seed = lambda _: "the same for every table"  # type: ignore[method-assign,assignment]
    PACES["slow"] = 3600.0
    sys.exit(main())

"""`greentable serve`, where every table is dealt from the same seed: no test depends on luck."""

from __future__ import annotations

import sys

from greentable.cli import main
from greentable.server.world import RealWorld

if __name__ == "__main__":
    RealWorld.seed = lambda _: "the same for every table"  # type: ignore[method-assign,assignment]
    sys.exit(main())

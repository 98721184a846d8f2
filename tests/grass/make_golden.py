"""Write the golden playthroughs and the perft table anew: `python -m tests.grass.make_golden`.

Only on purpose: when rules, views or events were meant to change. The difference in version control
shows what did, and belongs into the same commit.
"""

from __future__ import annotations

from tests.grass.perft import PAGE, counted
from tests.grass.playthrough import GAMES, playthrough
from tests.grass.test_golden import FOLDER


def main() -> None:
    """Overwrite all of them."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    PAGE.write_text(counted(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

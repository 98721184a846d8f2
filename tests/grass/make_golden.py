"""Write golden playthroughs and documents and the perft table anew.

    python -m tests.grass.make_golden

Only on purpose: when rules, views or events were meant to change. The difference in version control
shows what did, and belongs into the same commit.
"""

from __future__ import annotations

from tests.grass.golden_documents import SCENES, document
from tests.grass.grass_perft import PAGE, PERFT
from tests.grass.grass_playthrough import GAMES, playthrough
from tests.grass.test_documents import DOCUMENTS
from tests.grass.test_golden import FOLDER
from tests.playthrough import write_all


def main() -> None:
    """Overwrite all of them."""
    write_all(FOLDER, {name: playthrough(name) for name in GAMES})
    for name in SCENES:
        (DOCUMENTS / f"{name}.json").write_text(document(name), encoding="utf-8")
    PAGE.write_text(PERFT.counted(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write golden playthroughs and documents and the perft table anew.

    python -m tests.grove.make_golden

Only on purpose: when rules, views or events were meant to change. The difference in version control
shows what did, and belongs into the same commit.
"""

from __future__ import annotations

from tests.grove.golden_documents import SCENES, document
from tests.grove.grove_perft import PAGE, PERFT
from tests.grove.grove_playthrough import GAMES, playthrough
from tests.grove.test_documents import DOCUMENTS
from tests.grove.test_golden import FOLDER
from tests.playthrough import write_all


def main() -> None:
    """Overwrite all of them."""
    write_all(FOLDER, {name: playthrough(name) for name in GAMES})
    for name in SCENES:
        (DOCUMENTS / f"{name}.json").write_text(document(name), encoding="utf-8")
    PAGE.write_text(PERFT.counted(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

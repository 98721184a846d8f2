"""Add golden records of Grove that are missing: `python -m tests.records.make_golden_grove`.

Existing files are left alone: golden records show that old files stay readable. Those of format 1
are not made any more. Most records have their cards and recipes in their rulesets; `house` and
`house-recipes` do not.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from greentable.core.fairness import commitment, mixed_seed
from greentable.grove import HOUSE_EDITION, Ruleset
from greentable.grove.decks import read_deck
from greentable.records import Record
from tests.grove.grove_table import DECK
from tests.records.grove_games import recorded
from tests.records.with_games import write_file

FOLDER = Path(__file__).parent / "golden" / "grove"
"""Records of format 1."""

FORMAT_2 = FOLDER.parent / "format2" / "grove"

# The cards in another order, so that this is never a deck that has a name.
FACES = read_deck(DECK)[::-1]
BOOK = HOUSE_EDITION.book[2:] + HOUSE_EDITION.book[:2]

OLD_GAMES = {
    *("solo", "random", "recipes", "two", "three-recipes", "four", "barrow", "dice"),
    *("house", "house-recipes", "unfinished"),
}
NEW_GAMES = {"house", "house-recipes", "three-recipes", "barrow", "dice", "fair", "unfinished"}
SECRET = "8f2d41c7a90b6e35"
NONCES = ("a leaf", "")


def ruleset(*, recipes: bool) -> Ruleset:
    """Cards and, for a challenge, recipes that stand in the ruleset."""
    return Ruleset(deck=FACES, book=BOOK if recipes else HOUSE_EDITION.book, recipes=recipes)


def records() -> dict[str, Record]:
    """All golden games of format 2, played now."""
    unfinished = recorded(ruleset(recipes=False), 3, "unfinished", plies=9)
    fair = recorded(HOUSE_EDITION, 2, mixed_seed(SECRET, NONCES), greedy=True)
    return {
        "house": recorded(HOUSE_EDITION, 1, "house", greedy=True),
        "house-recipes": recorded(Ruleset(recipes=True), 2, "house recipes", greedy=True),
        "three-recipes": recorded(ruleset(recipes=True), 3, "three"),
        "barrow": recorded(ruleset(recipes=False), 1, "barrow 75", greedy=True),
        "dice": recorded(ruleset(recipes=False), 1, "dice 2", greedy=True),
        "fair": replace(fair, seed=SECRET, commitment=commitment(SECRET), nonces=NONCES),
        # In the middle of a round: one of three has not chosen yet.
        "unfinished": replace(unfinished, date="2025-06-30"),
    }


def main() -> None:
    """Write what is missing."""
    FORMAT_2.mkdir(exist_ok=True, parents=True)
    for name, record in records().items():
        path = FORMAT_2 / f"{name}.record"
        if not path.exists():
            write_file(path, record)


if __name__ == "__main__":
    main()

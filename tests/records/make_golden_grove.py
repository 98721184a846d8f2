"""Add golden records of Grove that are missing: `python -m tests.records.make_golden_grove`.

What is there is left alone: golden records show that old files stay readable. Most of them have
their cards and recipes in their rulesets; `house` and `house-recipes` do not.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from greentable.grove import HOUSE_EDITION, Ruleset
from greentable.grove.decks import read_deck
from greentable.records import Record
from tests.grove.table import DECK
from tests.records.grove_games import recorded
from tests.records.with_games import write_file

FOLDER = Path(__file__).parent / "golden" / "grove"

# The cards in another order, so that this is never a deck that has a name.
FACES = read_deck(DECK)[::-1]
BOOK = HOUSE_EDITION.book[2:] + HOUSE_EDITION.book[:2]

# Seats, whether recipes are played, whether players look ahead, the seed.
GAMES = {
    "solo": (1, False, True, "solo"),
    "random": (1, False, False, "random"),
    "recipes": (1, True, True, "recipes"),
    "two": (2, False, True, "two"),
    "three-recipes": (3, True, False, "three"),
    "four": (4, False, True, "four"),
    "barrow": (1, False, True, "barrow 75"),
    "dice": (1, False, True, "dice 2"),
}


def ruleset(*, recipes: bool) -> Ruleset:
    """Cards and, for a challenge, recipes that stand in the ruleset."""
    return Ruleset(deck=FACES, book=BOOK if recipes else HOUSE_EDITION.book, recipes=recipes)


def records() -> dict[str, Record]:
    """All golden games, played now."""
    made = {
        name: recorded(ruleset(recipes=recipes), seats, seed, greedy=greedy)
        for name, (seats, recipes, greedy, seed) in GAMES.items()
    }
    made["house"] = recorded(HOUSE_EDITION, 1, "house", greedy=True)
    made["house-recipes"] = recorded(Ruleset(recipes=True), 2, "house recipes", greedy=True)
    # In the middle of a round: one of three has not chosen yet.
    unfinished = recorded(ruleset(recipes=False), 3, "unfinished", plies=9)
    made["unfinished"] = replace(unfinished, date="2025-06-30")
    return made


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, record in records().items():
        path = FOLDER / f"{name}.record"
        if not path.exists():
            write_file(path, record)


if __name__ == "__main__":
    main()

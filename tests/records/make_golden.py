"""Add golden records that are missing: `python -m tests.records.make_golden`.

What is there is left alone: golden records show that old files stay readable.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from greentable.grass import VARIANTS, read_ruleset
from tests.records.games import recorded
from tests.records.with_games import write_file

FOLDER = Path(__file__).parent / "golden"

ROUNDS = "max_rounds=2"
HOUSE_RULES = (
    "deck=it2022 next_dealer=round_winner paranoia_hits=player misses=1,2,3 open_trades=off "
    "swap_under_heat=off nirvana_needs_market banker=percent"
)
GAMES = {
    **{f"{edition}": (f"{edition} {ROUNDS}", 4) for edition in ("2018", "classic")},
    **{
        f"{edition}-{variant}": (f"{edition} {ROUNDS} {variant}", 2 + place)
        for edition in ("2018", "classic")
        for place, variant in enumerate(VARIANTS)
    },
    **{
        f"{edition}-all-variants": (f"{edition} {ROUNDS} {' '.join(VARIANTS)}", seats)
        for edition, seats in (("2018", 6), ("classic", 5))
    },
    "house-rules": (f"2018 {ROUNDS} {HOUSE_RULES}", 3),
    "custom-deck": (
        f"classic {ROUNDS} deck=MO:9,MC:1,HG:9,PA:3,BU:3,IM:3,PF:4,LC:3,SO:3,SH:3,SN:3 stash_swap",
        3,
    ),
}
UNFINISHED = {"unfinished": ("2018 lucky_or_not", 4, 100)}


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, (ruleset, seats) in GAMES.items():
        path = FOLDER / f"{name}.record"
        if not path.exists():
            write_file(path, recorded(read_ruleset(ruleset), seats, f"golden {name}"))
    for name, (ruleset, seats, plies) in UNFINISHED.items():
        path = FOLDER / f"{name}.record"
        if not path.exists():
            record = recorded(read_ruleset(ruleset), seats, f"golden {name}", plies=plies)
            write_file(path, replace(record, date="2025-06-30"))


if __name__ == "__main__":
    main()

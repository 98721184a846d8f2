"""Add golden records that are missing: `python -m tests.records.make_golden`.

Existing files are left alone: golden records show that old files stay readable. Those of format 1
can no longer be made: the editions and the tokens have changed since.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from greentable.core.fairness import commitment
from greentable.grass import VARIANTS, read_ruleset
from greentable.records import Record
from tests.records.recorded_games import dealt_fairly, recorded
from tests.records.with_games import write_file

FOLDER = Path(__file__).parent / "golden"
"""Records of format 1."""

FORMAT_2 = FOLDER / "format2"

OLD_GAMES = {
    *("2018", "classic", "2018-all-variants", "classic-all-variants"),
    *(f"{edition}-{variant}" for edition in ("2018", "classic") for variant in VARIANTS),
    *("house-rules", "custom-deck", "unfinished"),
}
UNFINISHED = ("unfinished", "unfinished-fair")

HOUSE_RULES = (
    "deck=it2022 next_dealer=round_winner paranoia_hits=player misses=1,2,3 open_trades=off "
    "swap_under_heat=off nirvana_needs_market banker=percent offers_per_turn=3 total_floor=none "
    "heat_stops_protection=off"
)
DECK = "deck=MO:9,MC:1,HG:9,PA:3,BU:3,IM:3,PF:4,LC:3,SO:3,SH:3,SN:3"
GAMES = {
    "2018": ("2018 max_rounds=2", 3),
    "classic": ("classic max_rounds=2", 4),
    "2018-all-variants": (f"2018 max_rounds=1 {' '.join(VARIANTS)}", 6),
    "classic-all-variants": (f"classic max_rounds=1 {' '.join(VARIANTS)}", 5),
    "house-rules": (f"2018 max_rounds=2 {HOUSE_RULES}", 2),
    "custom-deck": (f"classic max_rounds=1 stash_swap {DECK}", 3),
}
SECRETS = ("5c1f0d2a9b7e4863", "e0a94b7d3c65f218", "0b8d6e1f2a3c4957")
NONCES = ("poppy", "", "sage: two leaves")


def records() -> dict[str, Record]:
    """All golden games of format 2, played now."""
    made = {
        name: recorded(read_ruleset(text), seats, f"golden {name}")
        for name, (text, seats) in GAMES.items()
    }
    fair = dealt_fairly(read_ruleset("2018 lucky_or_not max_rounds=2"), SECRETS, NONCES)
    made["fair"] = replace(fair, date="2025-06-30")
    # As it stands before the seeds are told.
    made["unfinished-fair"] = replace(
        fair,
        plies=fair.plies[:100],
        result=None,
        seeds=(),
        commitments=tuple(map(commitment, SECRETS)),
    )
    made["unfinished"] = recorded(read_ruleset("2018"), 4, "golden unfinished", plies=100)
    return made


def main() -> None:
    """Write what is missing."""
    FORMAT_2.mkdir(exist_ok=True)
    for name, record in records().items():
        path = FORMAT_2 / f"{name}.record"
        if not path.exists():
            write_file(path, record)


if __name__ == "__main__":
    main()

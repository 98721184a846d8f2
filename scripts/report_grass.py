"""Play the matches that docs/lab.md reports about the minds of Grass, and print its tables.

    python -m scripts.report_grass FOLDER [--only WORD] [--deals N]

Every match has a file in the folder and goes on from there, so the program can be stopped and begun
again at any time; matches stop as soon as their outcome is sure. Budgets are iterations, so results
are the same on every machine; only the milliseconds are not. Run it where nothing waits for it:
`nice python -m …`, one process. Needs the compiled kernels (`greentable warmup grass`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from greentable.catalogue import Catalogue
from greentable.lab import MatchPlan, run_match
from greentable.lab.picture import plot
from greentable.lab.picture_file import write_picture

DEALS = 100


def plans(deals: int) -> dict[str, MatchPlan]:
    """All matches, the quickest first."""
    found: dict[str, MatchPlan] = {}

    def add(first: str, second: str, edition: str, seats: int, most: int = deals) -> None:
        name = f"{first}-{second}-{edition}-{seats}".replace("@", "-")
        found[name] = MatchPlan("grass", (first, second), edition, seats, most, alone=seats > 2)

    for seats in (2, 4):
        for edition in ("2018", "classic"):
            add("rules", "rules-1", edition, seats)
    add("easy", "normal", "2018", 2)
    for iterations in (200, 1_000, 10_000):
        for seats in (2, 4):
            for edition in ("2018", "classic"):
                add(f"search@{iterations}", "rules-1", edition, seats)
    add("hard@1000", "normal", "2018", 2)
    add("hard@1000ms", "rules-1", "2018", 2, 12)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="matches with this word in their name")
    parser.add_argument("--deals", type=int, default=DEALS)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    print("| match | deals | wins of the first (95 %) | equal share | ms a choice |")
    print("|---|---|---|---|---|")
    for name, plan in plans(args.deals).items():
        if args.only not in name:
            continue
        results = args.folder / f"{name}.jsonl"
        result = run_match(plan, processes=1, results=results, until_sure=True)
        shares = {share.bot: share for share in result.shares()}
        if not shares:
            break
        first = shares[plan.bots[0]]
        thought = [game.thinking.get(first.bot, (0, 0.0)) for game in result.games]
        choices = max(1, sum(count for count, _ in thought))
        milliseconds = sum(seconds for _, seconds in thought) / choices * 1000
        print(
            f"| {plan.bots[0]} against {plan.bots[1]}, {plan.ruleset}, {plan.seats} seats "
            f"| {len(result.whole_deals())} | {first.share:.1%} ({first.low:.1%} – "
            f"{first.high:.1%}) | {plan.equal_share(first.bot):.0%} | {milliseconds:.0f} |",
            flush=True,
        )
        write_picture(args.folder / f"{name}.svg", plot(result, Catalogue("en")))


if __name__ == "__main__":
    main()

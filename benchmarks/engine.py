"""How fast the rules are: decisions, placements, re-deals and playouts a second.

    make bench            or: python benchmarks/engine.py [--seconds 3] [--game grass]

The measurements are described at the top of each module: `grass_rules.py`, `grove_rules.py`,
`batches.py`.
"""

from __future__ import annotations

import argparse
import os

import batches
import grass_rules
import grove_rules

FIGURES = {
    "grass": (grass_rules.print_figures, batches.print_grass),
    "grove": (grove_rules.print_figures, batches.print_grove),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions, placements and playouts a second.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--game", choices=tuple(FIGURES), help="only this one")
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, {args.seconds} seconds for each measurement")
    for game in [args.game] if args.game else FIGURES:
        for print_figures in FIGURES[game]:
            print_figures(args.seconds)


if __name__ == "__main__":
    main()

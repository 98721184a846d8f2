"""An example or two of every command, for `--help`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable.words.catalogue import help_text

EXAMPLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "": (
            "greentable play grass",
            "greentable serve --open",
            "greentable games",
        ),
        "play": (
            "greentable play grass",
            "greentable play grove",
            "greentable play --server http://127.0.0.1:8420",
            "greentable play --server http://127.0.0.1:8420 --game grass --friends",
        ),
        "play grass": (
            "greentable play grass",
            "greentable play grass --seats 5 --edition classic --seed apple",
            "greentable play grass --seats 2 --bots examples/thrifty_bot.py:choose",
        ),
        "play grove": (
            "greentable play grove",
            "greentable play grove --recipes --seats 3",
        ),
        "games": (
            "greentable games",
            "greentable games grass-1",
            "greentable games grass-1 --delete",
            "greentable games --all --json",
        ),
        "replay": (
            "greentable replay grass-1",
            "greentable replay game.record --ply 40 --as 2",
            "greentable replay - --json < game.record",
        ),
        "verify": (
            "greentable verify game.record",
            "greentable verify --json *.record",
        ),
        "rules grass": ("greentable rules grass", "greentable rules grass --json"),
        "rules grove": ("greentable rules grove",),
        "solve grove": ("greentable solve grove --seed apple",),
        "hint grass": ("greentable hint grass grass-1",),
        "hint grove": ("greentable hint grove grove-1",),
        "grove cards": ("greentable grove cards",),
        "grove recipes": ("greentable grove recipes",),
        "grove check-deck": (
            "greentable grove check-deck my.txt",
            "greentable grove check-deck - < my.txt",
        ),
        "grove check-recipes": ("greentable grove check-recipes my.toml",),
        "serve": ("greentable serve --open", "greentable serve --lan"),
        "admin": (
            "greentable admin backup tables.backup",
            "greentable admin doctor",
        ),
        "lab match": (
            "greentable lab match rules random --seats 2 --deals 50",
            "greentable lab match mybot.py:choose rules --results match.jsonl --plot match.svg",
            "greentable lab match greedy random --game grove --seats 1 --json",
        ),
        "warmup": ("greentable warmup",),
        "completion": (
            'eval "$(greentable completion bash)"',
            "greentable completion fish > ~/.config/fish/completions/greentable.fish",
        ),
    }
)
"""By the words of the command."""


def examples_of(words: tuple[str, ...]) -> str | None:
    """The examples that stand below the help of a command; the first of each for several."""
    path = " ".join(words)
    lines = EXAMPLES.get(path) or [
        examples[0] for of, examples in EXAMPLES.items() if of.startswith(f"{path} ")
    ]
    heading = help_text("argparse-heading", heading=help_text("argparse-examples"))
    return "\n".join([heading, *(f"  {line}" for line in lines)]) if lines else None

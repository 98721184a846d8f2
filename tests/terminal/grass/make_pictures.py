"""Draw the screens that the tests compare with: `python -m tests.terminal.grass.make_pictures`.

Look at the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.menu import menu
from tests.terminal.grass.seen_table import printed, seen

FOLDER = Path(__file__).parent / "pictures"

POSITIONS = {
    "turn": """2018
        turn 1, round 2, dealer 4
        1: MC MX JA SS 2CD SO | market | stash CO JA | covered LC:PA | total 5000
        2: ... | market | stash HG | under BU IM | total 115000
        3: ... | market FE | stash HG MX JA | misses 2 | total 85000
        4: ... | market | stash 2CO | covered GS:CO | covered CB:HG+HG | total 65000
        ashtray HG PF UW 2HE
        haystack rest""",
    "two seats": """classic
        turn 1, played
        1: HG PA SN BK UW EU | market DE | covered CB:MX+MX
        2: ... | market | stash PA DF
        haystack rest""",
    "six seats": """2018 lucky_or_not
        turn 3, offer PA>MO@*, 1 answers
        1: 2HG MO LC BU CD
        2: ... | market SS
        3: PA 4BF 2HE | market | stash HG
        4: ...
        5: ... | market | stash CO | misses 1
        6: ...
        haystack rest""",
}
WIDTHS = (80, 120)


def draw(name: str, width: int) -> str:
    """A whole screen as seat 1 sees it."""
    view, voice = seen(POSITIONS[name])
    return printed(
        screen.heading(view, voice),
        screen.table(view, voice, width),
        screen.hand(view, voice),
        menu(view, voice),
        status(view, voice),
        width=width,
    )


def picture_of(name: str, width: int) -> Path:
    """The file that a screen is compared with."""
    return FOLDER / f"{name.replace(' ', '-')}-{width}.txt"


if __name__ == "__main__":
    for each in POSITIONS:
        for columns in WIDTHS:
            picture_of(each, columns).write_text(draw(each, columns), encoding="utf-8")

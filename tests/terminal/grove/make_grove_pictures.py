"""Draw the screens to compare with: `python -m tests.terminal.grove.make_grove_pictures`.

Look at the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from greentable import grove
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.board import explained_lines
from greentable.terminal.grove.display.hand import hand
from greentable.terminal.grove.placements import menu, placements
from tests.terminal.grass.seen_table import printed
from tests.terminal.grove.seen_grove import seen

FOLDER = Path(__file__).parent / "pictures"

POSITIONS = {
    "alone": """
        card 18  G2 Y1 O2 / -- G1 G1
        hand 7 12 | deck 3
              -1    0     1     2     3
        -1    .     O2/4  Y2    .     .
        0     Y1    Y1/2  G2/4  G1/3  G1
        1     --    G1/10 O1/15 O1*   Y1
        2     .     --/Y4 Y1    G1    .
    """,
    "recipes": """
        card 18  G2 Y1 O2 / -- G1 G1
        recipe 3  worth:30,count:dice,fruit:lime,least:3,bonus:8
        recipe 4  worth:44,count:line,least:4,times:2,of:lemon,barrow_counts:false
        hand 7 12 | deck 6 | recipes 3 4
              0     1     2
        0     O1    G2/4  G1/3
        1     --    G1/5  Y1
    """,
    "several": """
        card 18  G2 Y1 O2 / -- G1 G1
        deck 1
        seat 1 | hand 7 12
              0     1     2
        0     O1    G2/4  G1/3
        seat 2 | hand 7 12 | chose 7:1,0,0
              0     1     2
        0     O1    G2    G1
        seat 3 | stuck
              0     1     2
        0     O1    O2/4  O1*
    """,
}
WIDTHS = (80, 120)


def draw(name: str, width: int) -> str:
    """A whole screen as seat 1 sees it, with the list, a try and a refusal."""
    view, voice = seen(POSITIONS[name])
    card = view.hand[0]
    found = placements(view)
    tried = grove.explain_view(view, found[0].move)
    refused = f"{card}:9,9,0" if name == "several" else f"{card}:0,0,0"
    return printed(
        screen.heading(view, voice),
        screen.grove_beside_panel(view, 1, voice, width),
        hand(view, voice),
        menu(found, view.hand, voice),
        "\n".join(explained_lines(tried, voice)),
        "\n".join(explained_lines(grove.explain_view(view, refused), voice)),
        width=width,
    )


def picture_of(name: str, width: int) -> Path:
    """The file that a screen is compared with."""
    return FOLDER / f"{name}-{width}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in POSITIONS:
        for columns in WIDTHS:
            picture_of(each, columns).write_text(draw(each, columns), encoding="utf-8")

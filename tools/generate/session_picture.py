"""Draw docs/play.svg, the picture of a game for docs/terminal.md.

    python tools/generate/session_picture.py

Four bots play some games; of all turns of seat 1 the one that shows most is drawn, as a human would
see it. The picture is the same every time, until the bots or the screen change.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from greentable import grass
from greentable.bots import grass_bot
from greentable.core.shuffle import Stream
from greentable.grass import Phase, Verb, View
from greentable.grass.cards import Family, family_of
from greentable.table import open_table
from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.menu import menu
from greentable.terminal.grass.narration import Happened, happened, narration
from greentable.terminal.grass.voice import Voice
from greentable.terminal.people import NAMES
from greentable.text import Catalogue

PICTURE = Path(__file__).parents[2] / "docs" / "play.svg"
SEATS, READER, WIDTH = 4, 1, 96
GAMES = 12

NIGHT = TerminalTheme(
    (0x14, 0x20, 0x1B),
    (0xEA, 0xF2, 0xEA),
    [
        *((0x14, 0x20, 0x1B), (0xD9, 0x53, 0x4A), (0x2E, 0x9E, 0x74), (0xE6, 0x9F, 0x00)),
        *((0x00, 0x72, 0xB2), (0xCC, 0x79, 0xA7), (0x56, 0xB4, 0xE9), (0xEA, 0xF2, 0xEA)),
    ],
)

# Rich's own drawing of a terminal, but with whatever monospaced font the reader has.
DRAWING = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font: {char_height}px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect fill="#14201B" width="{width}" height="{height}" rx="10"/>
<g transform="translate(9, 14)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def turns(seed: str) -> Iterator[tuple[View, list[Happened]]]:
    """The reader's view at the beginning of each own turn, with the events before it."""
    choose = grass_bot("rules")
    rng = Stream(seed.encode(), "bots")
    fresh: list[Happened] = []
    step = open_table(grass, grass.EDITION_2018, NAMES[:SEATS], grass.Nature(seed))
    while step.table.to_act:
        for ply in step.plies:
            fresh = [] if ply.seat == READER else fresh
            fresh += happened(ply.before, ply.events, READER)
        seat = step.table.to_act[0]
        view = step.table.view(seat)
        if seat == READER and view.phase is Phase.TURN and not view.played:
            yield view, fresh
        step = step.table.play(seat, choose(view, view.legal, rng))


def interest(view: View) -> int:
    """A measure of how much of the game a position shows."""
    owners = view.cover_owner[: view.covers]
    families = {family_of(kind) for kind in view.cards_in_hand()}
    return sum(
        (
            3 * (READER in owners),
            2 * (len(set(owners)) > 1),
            2 * any(heat < len(grass.Kind) for heat in view.heat[2 : SEATS + 1]),
            2 * (Family.PARANOIA in families),
            len(families),
            sum(map(any, view.stash[1 : SEATS + 1])),
            sum(view.totals) > 0,
            2 * (3 <= len({move.card for move in view.legal.of(Verb.PLAY)}) <= 5),
            len(view.legal.moves) < 30,
        )
    )


def draw() -> str:
    """The picture as SVG."""
    positions = (position for number in range(GAMES) for position in turns(f"picture {number}"))
    view, fresh = max(positions, key=lambda position: interest(position[0]))
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, color_system="truecolor", force_terminal=True
    )
    voice = Voice(Catalogue("en"), NAMES[:SEATS], READER)
    console.print(screen.heading(view, voice))
    console.print(narration(fresh, voice))
    console.print(screen.table(view, voice, WIDTH))
    console.print(screen.hand(view, voice))
    console.print(menu(view, voice))
    console.print(status(view, voice))
    console.print("> play …", style="dim")
    return console.export_svg(theme=NIGHT, code_format=DRAWING, unique_id="play")


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(draw(), encoding="utf-8")
    print(f"drawn: {PICTURE}")

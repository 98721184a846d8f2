"""The win shares of a match as a picture (SVG): bars with their intervals over an axis."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from greentable.lab.report import title
from greentable.lab.shares import MatchResult, Share
from greentable.words.catalogue import Catalogue

WIDTH, LEFT, RIGHT = 640, 140, 70
TOP, ROW, BAR = 88, 40, 22
BELOW = 54  # for the axis and its words
INK, PAPER, GREEN, GREY, LINE = "#1E2A24", "#FBF7EC", "#8CC5A8", "#5E6E65", "#D9D3C1"
CHANCE = "#B4472E"
LETTERS = 84  # on each of the two lines of the title
NAME = 13  # letters of a bot's name that fit; longer names are compressed
TICKS = (0, 25, 50, 75, 100)


def plot(result: MatchResult, catalogue: Catalogue) -> str:
    """The shares of a match with at least one complete deal; the dashed lines are chance."""
    shares = result.shares()
    height = TOP + ROW * len(shares) + BELOW
    bottom = height - BELOW
    words = catalogue.text(title(result))
    head = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"
 font-family="sans-serif" font-size="14" fill="{INK}">
<title>{escape(words)}</title>
<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>
"""
    head += "".join(
        f'<text x="16" y="{26 + 18 * row}" font-size="13">{escape(line)}</text>\n'
        for row, line in enumerate(wrap(words, LETTERS, max_lines=2, placeholder=" …"))
    )
    bars = "".join(_bar(share, TOP + ROW * row, catalogue) for row, share in enumerate(shares))
    equal = [result.plan.equal_share(share.bot) for share in shares]
    chances = "".join(_chance(share, equal, bottom, catalogue) for share in dict.fromkeys(equal))
    return head + _axis(bottom, catalogue) + bars + chances + "</svg>\n"


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _axis(bottom: int, catalogue: Catalogue) -> str:
    """Lines at the quarters with their numbers, and the label of the axis."""
    parts = []
    for percent in TICKS:
        x = f"{_x(percent / 100):.1f}"
        parts.append(
            f'<path d="M{x} {TOP - 8}V{bottom + 4}" stroke="{LINE}"/>\n'
            f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" font-size="12">'
            f"{catalogue.percent(percent / 100, whole=True)}</text>\n"
        )
    parts.append(
        f'<text x="{_x(0.5):.1f}" y="{bottom + 42}" text-anchor="middle" font-size="12" '
        f'fill="{GREY}">{escape(catalogue.say("lab-axis"))}</text>\n'
    )
    return "".join(parts)


def _chance(share: float, equal: Sequence[float], bottom: int, catalogue: Catalogue) -> str:
    """The share that a bot would have if all were equally good: a line through all its bars.

    `equal` has that share of each bot, in the order of the bars.
    """
    x = f"{_x(share):.1f}"
    words = escape(catalogue.say("lab-equal-share", share=catalogue.percent(share)))
    line = f"M{x} {TOP - 8}V{bottom + 4}"
    if len(set(equal)) > 1:
        rows = [TOP + ROW * row for row, one in enumerate(equal) if one == share]
        line = "".join(f"M{x} {row - 6}v{BAR + 12}" for row in rows)
    return (
        f'<path d="{line}" stroke="{CHANCE}" stroke-width="1.5" stroke-dasharray="5 4"/>\n'
        f'<text x="{x}" y="{TOP - 14}" text-anchor="middle" font-size="12" fill="{CHANCE}">'
        f"{words}</text>\n"
    )


def _bar(share: Share, y: int, catalogue: Catalogue) -> str:
    middle = y + BAR // 2
    low, high = f"{_x(share.low):.1f}", f"{_x(share.high):.1f}"
    whisker = f"M{low} {middle - 6}v12m0 -6H{high}m0 -6v12"
    squeezed = f' textLength="{LEFT - 18}"' + ' lengthAdjust="spacingAndGlyphs"'
    fit = squeezed if len(share.bot) > NAME else ""
    return f"""\
<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end"{fit}>{escape(share.bot)}</text>
<rect x="{LEFT}" y="{y}" width="{_x(share.share) - LEFT:.1f}" height="{BAR}" fill="{GREEN}"/>
<path d="{whisker}" stroke="{INK}" stroke-width="2" fill="none"/>
<text x="{WIDTH - 12}" y="{middle + 5}" text-anchor="end">{catalogue.percent(share.share)}</text>
"""

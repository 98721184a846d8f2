"""The cards in front of a seat: its market's lamp, and its stash with protected groups."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.box import Box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from greentable.grass import COVERS, PEDDLES, VALUE, Family, Kind, View, write_card
from greentable.terminal.grass.display.card_styles import CARD_STYLES, CLOSED, HEAT, OPEN, SAFE
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT, DANGER, SOFT

PEDDLE_KINDS = tuple(Kind)[:PEDDLES]
_RISK_BOX = Box("┌┄┬┐\n┊ ┊┊\n├┄┼┤\n┊ ┊┊\n├┄┼┤\n├┄┼┤\n┊ ┊┊\n└┄┴┘\n")


def lamp(view: View, seat: int, voice: Voice) -> Text:
    """The state of a seat's market (closed, open, or its heat) by shape, word and colour."""
    if not view.market[seat]:
        return Text(f"{CLOSED} {voice.say('closed')}", SOFT)
    heat = view.heat[seat]
    if heat is None:
        return Text(f"{OPEN} {voice.say('open')}", ACCENT)
    text = Text(f"{HEAT} {write_card(heat)} {voice.card(heat)}", DANGER)
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def chips(counts: Sequence[int]) -> Text:
    """Peddle cards as small slips, equal ones with their number."""
    text = Text()
    for peddle, count in enumerate(counts):
        if count:
            if text:
                text.append(" ")
            word = write_card(Kind(peddle)) if count == 1 else f"{count}×{write_card(Kind(peddle))}"
            text.append(word, CARD_STYLES[Family.PEDDLE].edge())
    return text


def covers_of(view: View, seat: int) -> list[tuple[Kind, Sequence[int], int, int]]:
    """A seat's Protections: the card, the cards covered, their value, and the highest value."""
    return [
        (
            protection.card,
            [protection.covered.count(kind) for kind in PEDDLE_KINDS],
            sum(VALUE[peddle] for peddle in protection.covered),
            COVERS[protection.card - Kind.CATCH_A_BUZZ],
        )
        for protection in view.protections
        if protection.owner == seat
    ]


def small_stash(view: View, seat: int, voice: Voice) -> list[Text]:
    """A stash in few lines: the cards at risk, then each protected group in a one-line frame."""
    lines = []
    if any(view.stash[seat]):
        at_risk = chips(view.stash[seat])
        lines.append(at_risk.append(f" {voice.thousands(view.profit_at_risk[seat])}", SOFT))
    for card, covered, worth, _most in covers_of(view, seat):
        line = Text().append(f"▐{CARD_STYLES[Family.PROTECTION].glyph}{write_card(card)} ", SAFE)
        line.append_text(chips(covered)).append("▌", SAFE)
        lines.append(line.append(voice.thousands(worth), SOFT))
    return lines or [Text("–", SOFT)]


def large_stash(view: View, seat: int, voice: Voice) -> RenderableType:
    """A stash in frames: each protected group under its card's name, and the cards at risk."""
    frames = []
    for card, covered, worth, most in covers_of(view, seat):
        cover = voice.say("cover", worth=voice.thousands(worth), most=voice.thousands(most))
        title = f"{CARD_STYLES[Family.PROTECTION].glyph} {voice.card(card)} {cover}"
        frames.append(_frame(covered, title, box.DOUBLE, SAFE))
    if any(view.stash[seat]):
        at_risk = voice.say("at-risk", amount=voice.figure(view.profit_at_risk[seat]))
        frames.append(_frame(view.stash[seat], at_risk, _RISK_BOX, DANGER))
    if not frames:
        return Text(voice.say("no-stash"), SOFT)
    return Columns(frames, padding=(0, 1))


def _frame(counts: Sequence[int], title: str, kind: Box, style: Style) -> Panel:
    return Panel(
        chips(counts),
        box=kind,
        title=Text(title, style),
        title_align="left",
        border_style=style,
        expand=False,
    )

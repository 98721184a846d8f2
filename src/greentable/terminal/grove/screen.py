"""The screen: the grove as a picture, beside it what it is worth, below it the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from greentable.drawing.from_grove import scene_of
from greentable.grove import (
    BANDS,
    DECK,
    DICE,
    Fruit,
    Grove,
    Phase,
    Standing,
    View,
    book_name,
    deck_name,
    fruit_message,
    title_message,
)
from greentable.terminal.grove.voice import Voice
from greentable.terminal.grove.wide_grove import WideGrove, width_of_grove
from greentable.terminal.styles import ACCENT, SOFT

PANEL = 30  # characters beside the grove
GAP = 3

_KEYS = ("recipe-open", "recipe-met", "recipe-multiplies")
_SHORT_KEYS = ("recipe-open-short", "recipe-met-short", "recipe-multiplies-short")


def heading(view: View, voice: Voice) -> Rule:
    """The line above a screen: which game, by which rules, how far."""
    rules = [deck_name(view.rules.deck) or voice.say("own-deck")]
    if view.rules.recipes:
        rules.append("recipes" if book_name(view.rules.book) else voice.say("own-book"))
    if view.rules.aside:
        rules.append(voice.say("other-half"))
    if view.phase is Phase.OVER:
        words = voice.say("heading-over", rules=", ".join(rules))
    else:
        # All cards turned up but those in hand lie in the grove; the start card was not played.
        play = DECK - view.deck_size - len(view.hand)
        words = voice.say("heading", rules=", ".join(rules), play=play, plays=DECK - 1)
    return Rule(Text(words, ACCENT), style=ACCENT, align="left")


def grove_beside_panel(
    view: View, seat: int, voice: Voice, width: int, *, in_parts: bool = False, low: bool = False
) -> RenderableType:
    """The grove of a seat with its columns and rows; the panel beside it, or below if need be."""
    picture = picture_of(view, seat, voice, in_parts=in_parts, low=low)
    side = panel(view, seat, voice)
    wide = width_of_grove(picture.scene.bounds.wide, low=low)
    if wide + GAP + PANEL > width:
        return Group(picture, side)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True, min_width=wide)
    grid.add_column(width=PANEL)
    grid.add_row(picture, side)
    return grid


def picture_of(
    view: View, seat: int, voice: Voice, *, in_parts: bool = False, low: bool = False
) -> WideGrove:
    """The grove of a seat; the card laid last has a bright edge. A low one has fewer lines."""
    newest = len(view.groves[seat].cards) > 1
    return WideGrove(scene_of(view, seat), voice, newest=newest, in_parts=in_parts, low=low)


def panel(view: View, seat: int, voice: Voice) -> RenderableType:
    """Score, dice left, squirrel, barrow, cards to draw, recipes, and how the others stand."""
    supplies = _supplies(view.groves[seat], view.deck_size, voice)
    parts: list[RenderableType] = [*_score(view, seat, voice), supplies]
    recipes = recipe_lines(view, seat, voice)
    if recipes:
        parts += [Text(), *recipes]
    if view.seats > 1 and seat == voice.reader:
        parts += [Text(), *_others(view, seat, voice)]
    return Group(*parts)


def _score(view: View, seat: int, voice: Voice) -> list[Text]:
    score = view.scores[seat]
    if view.target:
        words = voice.say("score-challenge", score=str(score), target=view.target)
        return [Text(words, ACCENT)]
    title = voice.text(title_message(score))
    lines = [Text(voice.say("score", score=str(score), title=title), ACCENT)]
    above = [points for points in BANDS if points > score]
    if above:
        title = voice.text(title_message(above[0]))
        lines.append(Text(voice.say("next-title", title=title, points=above[0]), SOFT))
    return lines


def _supplies(grove: Grove, deck_size: int, voice: Voice) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=SOFT, no_wrap=True)
    grid.add_column()
    for place, fruit in enumerate(Fruit):
        left = grove.supply[fruit]
        dice = f"{'■' * left}{'·' * (DICE - left)} {voice.text(fruit_message(fruit))} {left}"
        grid.add_row("" if place else voice.say("dice-left"), dice)
    squirrel = voice.say("squirrel-free")
    if grove.squirrel is not None:
        squirrel = voice.say("squirrel-costs", cost=grove.squirrel_cost)
    grid.add_row(voice.say("squirrel"), squirrel)
    barrow = "barrow-free" if grove.barrow is None else "barrow-used"
    grid.add_row(voice.say("barrow"), voice.say(barrow))
    grid.add_row(voice.say("to-draw"), voice.say("cards", count=deck_size))
    return grid


def _others(view: View, reader: int, voice: Voice) -> list[Text]:
    lines = []
    for seat in range(1, view.seats + 1):
        if seat != reader:
            key = "other-stopped" if seat in view.stuck else "other"
            dice = view.groves[seat].dice_used
            words = voice.say(key, score=str(view.scores[seat]), dice=dice)
            lines.append(Text.assemble(voice.who(seat), " ", words))
    return lines


def recipe_lines(view: View, seat: int, voice: Voice) -> list[Text]:
    """How the recipes stand with a seat; to the reader also what they want."""
    if seat != voice.reader:
        return [_in_short(standing, voice) for standing in view.standings[seat]]
    lines = []
    for standing in view.standings[seat]:
        recipe = voice.recipes[standing.recipe - 1]
        heading = voice.say("recipe", name=voice.text(recipe.name), worth=recipe.worth)
        words = voice.say(_one_of(standing, *_KEYS), amount=standing.points)
        lines += [
            Text(heading, "bold"),
            Text(voice.text(recipe.sentence)),
            _marked(standing, words),
        ]
    return lines


def _in_short(standing: Standing, voice: Voice) -> Text:
    name = voice.text(voice.recipes[standing.recipe - 1].name)
    words = voice.say(_one_of(standing, *_SHORT_KEYS), name=name, amount=standing.points)
    return _marked(standing, words)


def _one_of(standing: Standing, unmet: str, met: str, multiplies: str) -> str:
    if not standing.met:
        return unmet
    return multiplies if standing.multiplies else met


def _marked(standing: Standing, words: str) -> Text:
    return Text(f"● {words}", ACCENT) if standing.met else Text(f"○ {words}", SOFT)

"""The parts of the screen: pictures of groves, and panels with scores and supplies."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from greentable.drawing.from_grove import scene_of
from greentable.drawing.terminal import Height
from greentable.grove import (
    BANDS,
    DECK,
    DICE,
    Fruit,
    Phase,
    Standing,
    View,
    book_name,
    deck_name,
    fruit_message,
    title_message,
)
from greentable.terminal.grove.display.wide_grove import WideGrove, width_of_grove
from greentable.terminal.grove.voice import Voice
from greentable.terminal.styles import ACCENT, SOFT

PANEL = 30  # characters beside the grove
GAP = 3

_KEYS = ("recipe-open", "recipe-met", "recipe-multiplies")
_SHORT_KEYS = ("recipe-open-short", "recipe-met-short", "recipe-multiplies-short")


def heading(view: View, voice: Voice) -> Rule:
    """The line above a screen: the rules, and the number of the play."""
    rules = [deck_name(view.rules.deck) or voice.say("own-deck")]
    if view.rules.recipes:
        rules.append("recipes" if book_name(view.rules.book) else voice.say("own-book"))
    if view.rules.aside:
        rules.append(voice.say("other-half"))
    if view.phase is Phase.OVER:
        words = voice.say("heading-over", rules=", ".join(rules))
    else:
        # All revealed cards are in the grove or in hand; the start card was not played.
        play = DECK - view.deck_size - len(view.hand)
        words = voice.say("heading", rules=", ".join(rules), play=play, plays=DECK - 1)
    return Rule(Text(words, ACCENT), style=ACCENT, align="left")


def grove_beside_panel(
    view: View,
    seat: int,
    voice: Voice,
    width: int,
    *,
    in_parts: bool = False,
    height: Height = Height.TALL,
) -> RenderableType:
    """The grove of a seat with its coordinates, and the panel beside it, or below if it is wide."""
    picture = picture_of(view, seat, voice, in_parts=in_parts, height=height)
    side = panel(view, seat, voice)
    wide = width_of_grove(picture.scene.bounds.wide, height)
    if wide + GAP + PANEL > width:
        return Group(picture, side)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True, min_width=wide)
    grid.add_column(width=PANEL)
    grid.add_row(picture, side)
    return grid


def grove_above_short_panel(
    view: View, seat: int, voice: Voice, *, height: Height
) -> RenderableType:
    """The grove of a seat, and below it the short panel."""
    return Group(picture_of(view, seat, voice, height=height), short_panel(view, seat, voice))


def picture_of(
    view: View, seat: int, voice: Voice, *, in_parts: bool = False, height: Height = Height.TALL
) -> WideGrove:
    """The picture of a seat's grove; the card laid last has a bright edge."""
    newest = len(view.groves[seat].cards) > 1
    return WideGrove(scene_of(view, seat), voice, newest=newest, in_parts=in_parts, height=height)


def panel(view: View, seat: int, voice: Voice) -> RenderableType:
    """Score, dice left, squirrel, barrow, cards to draw, recipes, and the others' scores."""
    supplies = _supplies(view, seat, voice)
    parts: list[RenderableType] = [*_score(view, seat, voice), supplies]
    if recipes := recipe_lines(view, seat, voice):
        parts += [Text(), *recipes]
    if view.seats > 1 and seat == voice.reader:
        parts += [Text(), *_others(view, seat, voice)]
    return Group(*parts)


def short_panel(view: View, seat: int, voice: Voice) -> RenderableType:
    """The panel without pictures of dice, sentences of recipes, and the others' scores."""
    score, *_ = _score(view, seat, voice)
    rest = " · ".join(f"{name} {state}" for name, state in _things_left(view, seat, voice))
    recipes = [_in_short(standing, voice) for standing in view.standings[seat]]
    return Group(score, Text(dice_left(view, seat, voice)), Text(rest), *recipes)


def dice_left(view: View, seat: int, voice: Voice) -> str:
    """The number of dice of each fruit that a seat has left."""
    dice = [
        voice.say("supply-fruit", count=count, fruit=voice.text(fruit_message(fruit)))
        for fruit, count in zip(Fruit, view.groves[seat].supply, strict=True)
    ]
    return voice.say("supply", dice=voice.catalogue.listed(dice))


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


def _supplies(view: View, seat: int, voice: Voice) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=SOFT, no_wrap=True)
    grid.add_column()
    for place, fruit in enumerate(Fruit):
        left = view.groves[seat].supply[fruit]
        dice = f"{'■' * left}{'·' * (DICE - left)} {voice.text(fruit_message(fruit))} {left}"
        grid.add_row("" if place else voice.say("dice-left"), dice)
    for name, state in _things_left(view, seat, voice):
        grid.add_row(name, state)
    return grid


def _things_left(view: View, seat: int, voice: Voice) -> Iterator[tuple[str, str]]:
    """The names and states of the squirrel, the barrow and the deck."""
    grove = view.groves[seat]
    squirrel = voice.say("squirrel-free")
    if grove.squirrel is not None:
        squirrel = voice.say("squirrel-costs", cost=grove.squirrel_cost)
    yield voice.say("squirrel"), squirrel
    barrow = "barrow-free" if grove.barrow is None else "barrow-used"
    yield voice.say("barrow"), voice.say(barrow)
    yield voice.say("to-draw"), voice.say("cards", count=view.deck_size)


def _others(view: View, reader: int, voice: Voice) -> list[Text]:
    lines = []
    for seat in range(1, view.seats + 1):
        if seat != reader:
            key = "other-stopped" if seat in view.stuck else "other"
            dice = view.groves[seat].dice_used
            points = view.scores[seat]
            words = voice.say(key, score=voice.text(points), points=points, dice=dice)
            lines.append(Text.assemble(voice.who(seat), " – ", words))
    return lines


def recipe_lines(view: View, seat: int, voice: Voice) -> list[Text]:
    """The standing of the recipes for a seat; for the reader, with the recipes' sentences."""
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

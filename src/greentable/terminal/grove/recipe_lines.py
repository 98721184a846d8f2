"""The recipes of a challenge: what they want, and whether they are met so far."""

from __future__ import annotations

from rich.text import Text

from greentable.grove import Standing, View
from greentable.terminal.grove.look import ACCENT, SOFT
from greentable.terminal.grove.voice import Voice

_KEYS = ("recipe-open", "recipe-met", "recipe-multiplies")
_SHORT_KEYS = ("recipe-open-short", "recipe-met-short", "recipe-multiplies-short")


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

"""The recipes of a challenge: what they want, and whether they are met so far."""

from __future__ import annotations

from rich.text import Text

from greentable.grove import State
from greentable.grove.rules.recipes import UNMET, bonus, count_if_met
from greentable.terminal.grove.look import ACCENT, SOFT
from greentable.terminal.grove.voice import Voice


def points_if_met(state: State, seat: int, recipe: int) -> int | None:
    """The points that a recipe adds as the grove stands, 0 if it multiplies; None if not met."""
    count = count_if_met(state, seat, recipe)
    return None if count == UNMET else bonus(state, recipe, count)


def recipe_lines(state: State, seat: int, voice: Voice) -> list[Text]:
    """Each recipe with its sentence and how it stands."""
    lines = []
    for number in filter(None, state.recipes):
        recipe = voice.book[number - 1]
        heading = voice.say("recipe", name=recipe.name, worth=recipe.worth)
        points = points_if_met(state, seat, number)
        if points is None:
            standing = Text(f"○ {voice.say('recipe-open')}", SOFT)
        else:
            standing = Text(f"● {voice.say('recipe-met', amount=points)}", ACCENT)
        lines += [Text(heading, "bold"), Text(recipe.sentence), standing]
    return lines


def recipe_changes(before: State, after: State, seat: int, voice: Voice) -> list[str]:
    """Which recipes a placement meets, or loses."""
    lines = []
    for number in filter(None, before.recipes):
        was = points_if_met(before, seat, number) is not None
        now = points_if_met(after, seat, number) is not None
        if was != now:
            key = "now-met" if now else "no-longer-met"
            lines.append(voice.say(key, recipe=voice.book[number - 1].name))
    return lines

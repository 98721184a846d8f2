"""Scores in words: the score during a game, and the count at its end."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grove import (
    BANDS,
    Event,
    Fruit,
    Line,
    View,
    What,
    fruit_message,
    line_message,
    title_message,
)
from greentable.terminal.grove.voice import Voice
from greentable.text.grove import ledger, narrate
from greentable.text.grove.narration import dice_used
from greentable.text.ledgers import NOTHING, in_columns


def score_now(view: View, voice: Voice) -> list[str]:
    """The reader's score line by line, and the titles or the target that it is compared with."""
    grove = view.grove
    assert grove is not None, "every player has a grove"
    rows = [
        (voice.say("score-fruit", fruit=voice.text(fruit_message(fruit))), points)
        for fruit, points in zip(Fruit, grove.harvest, strict=True)
    ]
    if view.target:
        recipes = sum(standing.points for standing in view.standings[view.viewer])
        multiplied = view.scores[view.viewer] - grove.score - recipes
        rows.append((voice.text(line_message(Line.MULTIPLIED)), multiplied))
        rows.append((voice.text(line_message(Line.BONUS)), recipes))
    rows.append((voice.text(line_message(Line.SQUIRREL)), -grove.squirrel_cost))
    figures = [(heading, voice.text(points) if points else NOTHING) for heading, points in rows]
    total = (voice.text(line_message(Line.TOTAL)), voice.text(view.scores[view.viewer]))
    return [*in_columns([*figures, total]), _measure(view, voice)]


def _measure(view: View, voice: Voice) -> str:
    if view.target:
        return voice.say("target", target=view.target)
    titles = [
        voice.say("title-from", points=points, title=voice.text(title_message(points)))
        for points in BANDS
    ]
    return voice.say("titles", titles=voice.catalogue.listed(titles))


def count(events: Sequence[Event], voice: Voice, view: View) -> list[str]:
    """The count at the end of a game; a player alone is addressed without a name."""
    if not voice.is_alone:
        told = narrate(events, voice.recipes, view.target, dice_used(view))
        return voice.lines(told, voice.shown_names)
    lines = voice.lines([ledger(events)])
    for event in events:
        if event.what is What.RECIPE:
            recipe = voice.text(voice.recipes[event.card - 1].name)
            lines.append(voice.say("your-recipe", recipe=recipe, amount=event.amount))
    totals = [event.amount for event in events if event.line is Line.TOTAL]
    return [*lines, *(_verdict(total, voice, view.target) for total in totals)]


def _verdict(total: int, voice: Voice, target: int) -> str:
    if not target:
        title = voice.text(title_message(total))
        return voice.say("your-title", amount=str(total), title=title)
    if total >= target:
        return voice.say("you-reach", target=target)
    return voice.say("you-miss", target=target, short=target - total)

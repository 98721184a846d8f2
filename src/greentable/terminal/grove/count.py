"""What counts: the score as it stands at any time, and the count at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.grove import Event, Fruit, Line, View, What
from greentable.grove.rules.scoring import BANDS
from greentable.terminal.grove.voice import Voice
from greentable.text.columns import in_columns
from greentable.text.grove import band_title, fruit_name, ledger, narrate_all
from greentable.text.grove.events import line_name

NOTHING = "–"


def score_now(view: View, voice: Voice) -> list[str]:
    """The reader's score, line by line, and what it is measured by: the titles or the target."""
    grove = view.grove
    assert grove is not None, "who plays has a grove"
    catalogue = voice.catalogue
    rows = [
        (voice.say("score-fruit", fruit=fruit_name(catalogue, fruit)), points)
        for fruit, points in zip(Fruit, grove.harvest, strict=True)
    ]
    if view.target:
        recipes = sum(standing.points for standing in view.standings[view.viewer])
        multiplied = view.scores[view.viewer] - grove.score - recipes
        rows.append((line_name(catalogue, Line.MULTIPLIED), multiplied))
        rows.append((line_name(catalogue, Line.BONUS), recipes))
    rows.append((line_name(catalogue, Line.SQUIRREL), -grove.squirrel_cost))
    figures = [(heading, _figure(points)) for heading, points in rows]
    total = (line_name(catalogue, Line.TOTAL), str(view.scores[view.viewer]).replace("-", "−"))
    return [*in_columns([*figures, total]), _measure(view, voice)]


def _measure(view: View, voice: Voice) -> str:
    if view.target:
        return voice.say("target", target=view.target)
    titles = [
        voice.say("title-from", points=points, title=band_title(voice.catalogue, points))
        for points in BANDS
    ]
    return voice.say("titles", titles=voice.catalogue.listed(titles))


def _figure(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points or NOTHING)


def count(events: Sequence[Event], voice: Voice, target: int) -> list[str]:
    """The count at the end, from what was told; who plays alone is spoken to without a name."""
    if not voice.is_alone:
        return narrate_all(voice.catalogue, events, voice.shown_names, voice.book, target)
    lines = ledger(voice.catalogue, events, voice.names)
    for event in events:
        if event.what is What.RECIPE:
            recipe = voice.book[event.card - 1].name
            lines.append(voice.say("your-recipe", recipe=recipe, amount=event.amount))
    totals = [event.amount for event in events if event.line is Line.TOTAL]
    return [*lines, *(_verdict(total, voice, target) for total in totals)]


def _verdict(total: int, voice: Voice, target: int) -> str:
    if not target:
        title = band_title(voice.catalogue, total)
        return voice.say("your-title", amount=str(total), title=title)
    if total >= target:
        return voice.say("you-reach", target=target)
    return voice.say("you-miss", target=target, short=target - total)

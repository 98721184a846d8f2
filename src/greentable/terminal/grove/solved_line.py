"""A solved line for people: pictures, sentences, and a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from greentable import grove
from greentable.drawing.from_grove import scene_of
from greentable.drawing.line import line_svg
from greentable.drawing.markup import Label
from greentable.drawing.scene import Scene
from greentable.drawing.terminal import GrovePicture
from greentable.errors import UsageError
from greentable.minds.grove import Par, Solution, start_message
from greentable.table import Table
from greentable.text.grove.narration import COUNT
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message, Row, clauses, say
from greentable.words.system_errors import system_words


def played(
    game: grove.State, order: Sequence[int], solution: Solution
) -> tuple[list[Scene], tuple[grove.Event, ...]]:
    """The grove at the start and after each move, and the events of the count."""
    scenes = [_scene(game)]
    table = Table(grove, game.rules, ("solver",), game, grove.Nature("", deck=order))
    told: tuple[grove.Event, ...] = ()
    for move in solution.moves:
        step = table.play(1, move)
        table, told = step.table, step.plies[0].events
        scenes.append(_scene(table.state))
    # The summary says whether the target is reached or missed.
    count = COUNT - {grove.What.REACHED}
    return scenes, tuple(event for event in told if event.what in count)


def _scene(game: grove.State) -> Scene:
    """The grove as a scene whose total includes the points of recipes."""
    scene = scene_of(game)
    assert scene.harvest is not None, "a whole game is drawn"
    (total,) = grove.returns(game)
    return replace(scene, harvest=scene.harvest._replace(total=total))


def heading(
    seed: str | None,
    order: Sequence[int],
    recipes: Sequence[grove.RecipeSaid],
    catalogue: Catalogue,
) -> Text:
    """The cards in their order, and the recipes."""
    start, *rest = order
    hand, draws = (" ".join(map(str, cards)) for cards in (rest[:2], rest[2:]))
    words: Message = say("solve-cards", start=start, hand=hand, draws=draws)
    if seed is not None:
        words = say("solve-cards-of-seed", seed=seed, cards=words)
    if recipes:
        named = [say("solve-recipe", name=one.name, worth=one.worth) for one in recipes]
        words = say("solve-cards-and-recipes", cards=words, recipes=Row(tuple(named)))
    return Text(catalogue.text(words), style="bold")


def pictures(solution: Solution, scenes: list[Scene], catalogue: Catalogue) -> Columns:
    """The grove after each move, below the move and its score."""
    titles = [
        catalogue.say("solve-start"),
        *(f"{number}.  {move}" for number, move in enumerate(solution.moves, 1)),
    ]
    parts = []
    for title, scene in zip(titles, scenes, strict=True):
        score = f"   {scene.harvest.total}" if scene.harvest is not None else ""
        picture = GrovePicture(scene, coordinates=True, newest=True)
        parts.append(Group(Text(f"\n{title}{score}"), picture))
    return Columns(parts, padding=(0, 3))


def summary(par: Par, short_sighted: Solution, target: int) -> Iterator[Message | Row]:
    """The quality of the line: its score, the greedy score, and the bound on better lines."""
    solution = par.solution
    facts = [say("solve-score", score=solution.score, short_sighted=short_sighted.score)]
    if target:
        reached = "reached" if solution.score >= target else "missed"
        facts.append(say(f"solve-target-{reached}", target=target))
    if solution.is_proved:
        facts.append(say("solve-proved"))
    elif solution.bound is not None:
        facts.append(say("solve-bound", bound=solution.bound))
    yield clauses(facts)
    yield from map(start_message, par.starts)
    if not solution.complete:
        yield say("solve-stopped")


def check_drawing(file: Path) -> None:
    """Check before the search that the drawing can be written. Raises UsageError."""
    try:
        if not file.exists():
            if not file.parent.is_dir():
                raise UsageError("solve.folder", file=str(file), folder=str(file.parent))
        elif not file.is_file() or not file.read_bytes().lstrip().startswith(b"<svg"):
            raise UsageError("solve.no_drawing", file=str(file))
    except OSError as error:
        why = system_words(error)
        raise UsageError("solve.file", file=str(file), why=why) from error


def draw(file: Path, scenes: list[Scene], solution: Solution, catalogue: Catalogue) -> None:
    """Write the drawing of the line to a file. Raises UsageError."""
    label = Label(
        catalogue.say("solve-drawing", score=solution.score),
        "; ".join(str(move) for move in solution.moves),
    )
    try:
        file.write_text(line_svg(scenes, label), encoding="utf-8")
    except OSError as error:
        why = system_words(error)
        raise UsageError("solve.file", file=str(file), why=why) from error

"""Draw docs/pictures/: the decks, the recipes, and a sample grove card by card.

    python tools/generate/draw_docs.py           draw them all anew
    python tools/generate/draw_docs.py --check   say which are not up to date

The pictures are the same every time, until the drawings, the house deck or its recipes change. The
sample game is played here, by looking a little ahead among the best placements.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from greentable import drawing, grove
from greentable.drawing import Label, Scene
from greentable.game import NATURE
from greentable.grass import Kind, card_said, figure_of
from greentable.grove.decks import named_deck
from greentable.grove.moves import code_of
from greentable.grove.recipes.books import named_book
from greentable.grove.rules.scoring import score_after
from greentable.text import Catalogue

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
ORDER = (14, 3, 9, 6, 16, 12, 5, 17, 2)  # the cards of the sample game, the start card first
LOOK = 5  # positions kept after each card
PLOTS = "house-"  # begin the names of plots, which come from the scripts that measure
COMMAND = "python tools/generate/draw_docs.py"


class Played(NamedTuple):
    """A position of the sample game and how it was reached."""

    state: grove.State
    moves: tuple[tuple[int, grove.Move], ...] = ()

    def after(self, seat: int, move: grove.Move) -> Played:
        state, _ = grove.apply(self.state, seat, move)
        return Played(state, (*self.moves, (seat, move)))


def sample_scenes() -> list[Scene]:
    """A game with the house deck that ends well: the grove after each card."""
    nature = grove.Nature("", deck=ORDER)
    game = grove.new_game(grove.HOUSE_EDITION, 1)
    best = [Played(game)]
    while grove.to_act(best[0].state):
        if grove.to_act(best[0].state) == [NATURE]:
            best = [played.after(NATURE, nature.move(played.state)) for played in best]
        else:
            best = _one_card_later(best)
    return drawing.scenes_of(game, best[0].moves)


def _one_card_later(best: list[Played]) -> list[Played]:
    found = [
        (-score_after(played.state, 1, code_of(move)), index, move)
        for index, played in enumerate(best)
        for move in grove.legal_moves(played.state, 1)
    ]
    kept: dict[str, Played] = {}
    for _, index, move in sorted(found):
        played = best[index].after(1, move)
        kept.setdefault(grove.write_picture(played.state), played)
        if len(kept) == LOOK:
            break
    return list(kept.values())


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    scenes = sample_scenes()
    return {
        "fruit.svg": drawing.fruit_sheet_svg(
            Label("The fruit of Grove", "Trees, dice, baskets, the barrow and the squirrel.")
        ),
        "deck.svg": _deck(),
        "recipes.svg": _recipes(),
        "grove.svg": drawing.grove_svg(scenes[-1], _about(scenes[-1])),
        "grove-night.svg": drawing.grove_svg(scenes[-1], _about(scenes[-1]), theme=drawing.NIGHT),
        "ghost.svg": _ghost(scenes),
        "line.svg": drawing.line_svg(
            scenes, Label("A game of Grove, card by card", "The grove after each of nine cards.")
        ),
        "slips.svg": _slips(),
    }


def _about(scene: Scene) -> Label:
    assert scene.harvest is not None, "a scene of a game knows its score"
    text = f"Nine cards, dice on the trees, and a harvest of {scene.harvest.total}."
    return Label("A grove at the end of a game", text)


def _ghost(scenes: list[Scene]) -> str:
    before, after = scenes[5], scenes[6]
    ghost = drawing.ghost_between(before, after)
    label = Label("A card that could be laid", "Dashed, with what each of its cells would gain.")
    return drawing.grove_svg(before, label, ghost=ghost, cell=56)


def _deck() -> str:
    cards = [drawing.card_from(number, face) for number, face in enumerate(named_deck("house"), 1)]
    label = Label("The house deck of Grove", "Eighteen cards of five trees and a glade.")
    return drawing.deck_sheet_svg(cards, label)


def _recipes() -> str:
    book = [
        (recipe, drawing.RecipeWords(recipe.name, recipe.sentence))
        for recipe in named_book("house")
    ]
    label = Label("The house recipes of Grove", " ".join(recipe.sentence for recipe, _ in book))
    return drawing.recipes_sheet_svg(book, label)


def _slips() -> str:
    words = Catalogue()
    cards = [(kind, words.text(card_said(kind)), _figure(words, kind)) for kind in Kind]
    return drawing.slips_sheet_svg(cards, Label("The cards of Grass", "All 27 kinds."))


def _figure(words: Catalogue, kind: Kind) -> str:
    """Value, cover or fine."""
    return words.money(figure_of(kind)) if figure_of(kind) else ""


def stale(made: dict[str, str], folder: Path = PICTURES) -> list[str]:
    """The pictures that are missing, out of date, or not drawn any more."""
    there = {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.glob("*.svg")
        if not file.name.startswith(PLOTS)
    }
    return sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))


def main(arguments: list[str]) -> int:
    made = pictures()
    if "--check" in arguments:
        names = stale(made)
        if names:
            print(f"not up to date: {', '.join(names)}; run: {COMMAND}")
        return int(bool(names))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in stale(made):
        path = PICTURES / name
        if name in made:
            path.write_text(made[name], encoding="utf-8")
        else:
            path.unlink()
        print(f"docs/pictures/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

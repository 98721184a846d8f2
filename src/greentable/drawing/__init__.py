"""Pictures of both games as SVG; those for terminals are in `greentable.drawing.terminal`.

No rule is decided here. Both games are known by their public interfaces, and words come from the
caller.

Each SVG is self-contained, with a title and a description from the caller. The same input always
gives the same text.

>>> from greentable import drawing
>>> from greentable.grove.decks import read_face
>>> card = drawing.card_from(7, read_face("O1 Y2 G1 / -- G2 Y1"))
>>> drawing.card_svg(card, drawing.Label("Card 7"))[:12]
'<svg xmlns="'
"""

from greentable.drawing.from_grove import card_from, scene_of, scenes_of
from greentable.drawing.grass_sprite import grass_sprite_svg
from greentable.drawing.grove import card_svg, grove_svg
from greentable.drawing.line import line_svg
from greentable.drawing.markup import Label
from greentable.drawing.palette import NIGHT, PAPER, THEMES, Theme
from greentable.drawing.recipe import RecipeWords, recipe_svg
from greentable.drawing.scene import (
    Card,
    Cell,
    Ghost,
    Harvest,
    Laid,
    Place,
    Scene,
    ghost_between,
    scene_of_card,
)
from greentable.drawing.sheets import (
    deck_sheet_svg,
    fruit_sheet_svg,
    recipes_sheet_svg,
    slips_sheet_svg,
)
from greentable.drawing.slips import slip_svg
from greentable.drawing.sprite import sprite_svg

__all__ = [
    "NIGHT",
    "PAPER",
    "THEMES",
    "Card",
    "Cell",
    "Ghost",
    "Harvest",
    "Label",
    "Laid",
    "Place",
    "RecipeWords",
    "Scene",
    "Theme",
    "card_from",
    "card_svg",
    "deck_sheet_svg",
    "fruit_sheet_svg",
    "ghost_between",
    "grass_sprite_svg",
    "grove_svg",
    "line_svg",
    "recipe_svg",
    "recipes_sheet_svg",
    "scene_of",
    "scene_of_card",
    "scenes_of",
    "slip_svg",
    "slips_sheet_svg",
    "sprite_svg",
]

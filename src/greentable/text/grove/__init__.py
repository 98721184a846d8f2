"""Grove in words: fruit and cells, moves, events, reasons, recipes, and whole games.

`names` are the people's names everywhere, seat 1 first; `book` are the recipes with their names, as
`recipe_book` gives them. Nothing secret is in an event of Grove; what somebody has chosen while
others still think is told to nobody else.
"""

from greentable.text.grove.changes import explain_placement, faults_of
from greentable.text.grove.events import narrate
from greentable.text.grove.ledger import ledger
from greentable.text.grove.moves import describe_move
from greentable.text.grove.reasons import explain
from greentable.text.grove.recipes import recipe_book, recipe_sentence
from greentable.text.grove.story import narrate_all
from greentable.text.grove.table import describe_table
from greentable.text.grove.words import band_title, describe_cell, fruit_name, thing_name

__all__ = [
    "band_title",
    "describe_cell",
    "describe_move",
    "describe_table",
    "explain",
    "explain_placement",
    "faults_of",
    "fruit_name",
    "ledger",
    "narrate",
    "narrate_all",
    "recipe_book",
    "recipe_sentence",
    "thing_name",
]

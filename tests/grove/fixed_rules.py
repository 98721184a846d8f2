"""Rules that stay as they are, whatever the house deck and the house recipes become.

For what is written down once and compared for ever: playthroughs and numbers of lines of play.
"""

from __future__ import annotations

from greentable import grove
from greentable.grove import Ruleset
from greentable.grove.decks import read_deck
from tests.grove.grove_table import DECK

BOOK = (
    "worth:12,count:dice,fruit:lime,least:3,bonus:9,barrow_counts:false",
    "worth:14,count:line,fruit:lemon,least:2,bonus:10",
    "worth:13,count:group,least:4,bonus_each:2,cap:10",
    "worth:15,count:values,least:3,times:2,of:lime",
    "worth:11,count:fallen,bonus_each:4,cap:12",
    "worth:14,count:mixed_lines,bonus_each:3,cap:12,barrow_counts:false",
    "worth:15,count:each,least:2,bonus:9",
    "worth:13,count:equal,least:2,bonus:8",
    "worth:12,count:squirrel,most:0,bonus:5",
    "worth:12,count:empty_glades,least:4,bonus:7",
    "worth:13,count:bare_trees,most:20,bonus:6",
    "worth:11,count:cells,least:25,bonus_each:1,cap:9",
    "worth:13,count:square,least:4,bonus:7",
    "worth:12,count:fits,wide:6,high:6,bonus:7",
    "worth:16,count:dice,fruit:orange,least:2,times:3,of:orange",
    "worth:12,count:dice,value:10,bonus_each:5,cap:15",
    "worth:13,count:dice,value_from:3,value_to:5,least:2,bonus:6",
    "worth:11,count:squirrel,bonus:7",
)
"""Every kind of count, and every effect."""


SAID_IN_PRINT = (
    "count:dice,fruit:orange+lemon,bonus_each:-2,cap:9",
    "count:line,fruit:lemon+lime,least:2,bonus:-6",
    "count:group,fruit:orange+lime,bonus_each:2,times:2,of:lemon",
    "count:values,fruit:orange+lemon,times:3,of:all,barrow_counts:false",
    "count:each,fruit:lemon+lime,bonus:5,times:2,of:all",
    "count:equal,fruit:orange+lime,least:0,bonus:-3,times:2,of:orange",
)
"""Recipes that only grove.recipes.6 allows."""


def fixed_rules(*, recipes: bool = False) -> Ruleset:
    """The deck of these tests, and the book above."""
    book = grove.read_ruleset("house book=" + ";".join(BOOK)).book
    return Ruleset(deck=read_deck(DECK), recipes=recipes, book=book)


def printed_rules() -> Ruleset:
    """The same deck with recipes that take points away, multiply all dice, count two fruits."""
    recipes = ";".join(f"worth:12,{recipe}" for recipe in SAID_IN_PRINT * 3)
    book = grove.read_ruleset(f"house book={recipes}").book
    return Ruleset(deck=read_deck(DECK), recipes=True, book=book)

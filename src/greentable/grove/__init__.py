"""The public interface of the rules of Grove.

The rules draw no random numbers of their own, and print nothing.

>>> from greentable import grove
>>> nature = grove.Nature("seed")
>>> game = grove.new_game(grove.HOUSE_EDITION, seats=1)
>>> while grove.to_act(game) == [0]:
...     game, events = grove.apply(game, 0, nature.move(game))
>>> len(grove.view(game, viewer=1).hand)
2
"""

from greentable.grove.cards import (
    BARROW,
    BASKET,
    CELLS,
    DECK,
    DICE,
    GLADE,
    HIGHEST,
    LETTERS,
    NO_FRUIT,
    ROTATIONS,
    WIDE,
    Fruit,
    cell_of,
    fruit_count,
    fruit_of,
    is_tree,
    rotated,
    width_of,
)
from greentable.grove.codes import Line, Verb, What
from greentable.grove.decks import (
    deck_name,
    deck_names,
    named_deck,
    read_deck,
    write_cell,
    write_face,
)
from greentable.grove.events import AT_CELL, Event
from greentable.grove.explanations.data import Explanation, Fault
from greentable.grove.explanations.explain import explain, explain_view
from greentable.grove.explanations.status import status
from greentable.grove.explanations.unplayable import unplayable
from greentable.grove.game import (
    SEATS,
    apply,
    moment,
    new_game,
    other_half,
    refusal,
    returns,
    why_not,
    winners,
)
from greentable.grove.groves import Cell, Grove, LaidCard, grove_of
from greentable.grove.moves import Move
from greentable.grove.nature import Nature, chance, deck_order
from greentable.grove.notation import QUARTER, read_move, write_move
from greentable.grove.picture.writing import read_picture, write_picture, write_topmost_cell
from greentable.grove.reasons import RULE_OF_REASON, Reason
from greentable.grove.recipes.books import book_name, book_names, named_book, read_book
from greentable.grove.recipes.recipe import (
    MOST_POINTS,
    NO_LIMIT,
    RECIPES,
    Count,
    Effect,
    Recipe,
    codes_of,
)
from greentable.grove.rules.scoring import BANDS
from greentable.grove.ruleset import EDITIONS, HOUSE, HOUSE_EDITION, MOST_SEATS, VARIANTS, Ruleset
from greentable.grove.ruleset_text import read_ruleset, write_ruleset
from greentable.grove.state import Phase, State
from greentable.grove.views.determinization import determinize
from greentable.grove.views.legal_moves import legal_moves, to_act
from greentable.grove.views.view import Standing, View, view
from greentable.grove.wire.events import event_documents, events_for
from greentable.grove.wire.explanations import explanation_document
from greentable.grove.wire.moves import MoveDocument, move_document, read_move_document
from greentable.grove.wire.reading import read_event, read_view
from greentable.grove.wire.views import documents, view_document
from greentable.grove.words.message_table import MESSAGES, RULES_SECTIONS
from greentable.grove.words.messages import (
    card_said,
    cards_said,
    cell_message,
    clause_message,
    event_message,
    fruit_message,
    line_message,
    move_message,
    place_said,
    reason_message,
    thing_message,
    title_message,
)
from greentable.grove.words.recipe_messages import (
    RecipeSaid,
    counted_exactly,
    own_recipe,
    recipe_sentence,
    recipes_said,
)

name = "grove"

__all__ = [
    "AT_CELL",
    "BANDS",
    "BARROW",
    "BASKET",
    "CELLS",
    "DECK",
    "DICE",
    "EDITIONS",
    "GLADE",
    "HIGHEST",
    "HOUSE",
    "HOUSE_EDITION",
    "LETTERS",
    "MESSAGES",
    "MOST_POINTS",
    "MOST_SEATS",
    "NO_FRUIT",
    "NO_LIMIT",
    "QUARTER",
    "RECIPES",
    "ROTATIONS",
    "RULES_SECTIONS",
    "RULE_OF_REASON",
    "SEATS",
    "VARIANTS",
    "WIDE",
    "Cell",
    "Count",
    "Effect",
    "Event",
    "Explanation",
    "Fault",
    "Fruit",
    "Grove",
    "LaidCard",
    "Line",
    "Move",
    "MoveDocument",
    "Nature",
    "Phase",
    "Reason",
    "Recipe",
    "RecipeSaid",
    "Ruleset",
    "Standing",
    "State",
    "Verb",
    "View",
    "What",
    "apply",
    "book_name",
    "book_names",
    "card_said",
    "cards_said",
    "cell_message",
    "cell_of",
    "chance",
    "clause_message",
    "codes_of",
    "counted_exactly",
    "deck_name",
    "deck_names",
    "deck_order",
    "determinize",
    "documents",
    "event_documents",
    "event_message",
    "events_for",
    "explain",
    "explain_view",
    "explanation_document",
    "fruit_count",
    "fruit_message",
    "fruit_of",
    "grove_of",
    "is_tree",
    "legal_moves",
    "line_message",
    "moment",
    "move_document",
    "move_message",
    "name",
    "named_book",
    "named_deck",
    "new_game",
    "other_half",
    "own_recipe",
    "place_said",
    "read_book",
    "read_deck",
    "read_event",
    "read_move",
    "read_move_document",
    "read_picture",
    "read_ruleset",
    "read_view",
    "reason_message",
    "recipe_sentence",
    "recipes_said",
    "refusal",
    "returns",
    "rotated",
    "status",
    "thing_message",
    "title_message",
    "to_act",
    "unplayable",
    "view",
    "view_document",
    "why_not",
    "width_of",
    "winners",
    "write_cell",
    "write_face",
    "write_move",
    "write_picture",
    "write_ruleset",
    "write_topmost_cell",
]

"""The rules of Grove: the door.

>>> from greentable import grove
>>> nature = grove.Nature("seed")
>>> game = grove.new_game(grove.HOUSE_EDITION, seats=1)
>>> while grove.to_act(game) == [0]:
...     game, events = grove.apply(game, 0, nature.move(game))
>>> len(grove.view(game, viewer=1).hand)
2
"""

from greentable.grove.cards import Fruit
from greentable.grove.codes import Line, Verb, What
from greentable.grove.determinization import determinize
from greentable.grove.documents import documents
from greentable.grove.event_documents import event_documents, events_for
from greentable.grove.events import Event
from greentable.grove.explanation_data import Explanation, Fault
from greentable.grove.explanation_documents import explanation_document
from greentable.grove.explanations import explain, explain_view
from greentable.grove.game import (
    SEATS,
    apply,
    legal_moves,
    moment,
    new_game,
    other_half,
    returns,
    to_act,
    why_not,
    winners,
)
from greentable.grove.groves import Cell, Grove, LaidCard
from greentable.grove.moves import Move
from greentable.grove.nature import Nature, chance
from greentable.grove.notation import read_move, write_move
from greentable.grove.picture import read_picture, write_picture
from greentable.grove.reasons import Reason
from greentable.grove.ruleset import EDITIONS, HOUSE_EDITION, VARIANTS, Ruleset
from greentable.grove.ruleset_text import read_ruleset, write_ruleset
from greentable.grove.state import Phase, State
from greentable.grove.views import Standing, View, view

name = "grove"

__all__ = [
    "EDITIONS",
    "HOUSE_EDITION",
    "SEATS",
    "VARIANTS",
    "Cell",
    "Event",
    "Explanation",
    "Fault",
    "Fruit",
    "Grove",
    "LaidCard",
    "Line",
    "Move",
    "Nature",
    "Phase",
    "Reason",
    "Ruleset",
    "Standing",
    "State",
    "Verb",
    "View",
    "What",
    "apply",
    "chance",
    "determinize",
    "documents",
    "event_documents",
    "events_for",
    "explain",
    "explain_view",
    "explanation_document",
    "legal_moves",
    "moment",
    "name",
    "new_game",
    "other_half",
    "read_move",
    "read_picture",
    "read_ruleset",
    "returns",
    "to_act",
    "view",
    "why_not",
    "winners",
    "write_move",
    "write_picture",
    "write_ruleset",
]

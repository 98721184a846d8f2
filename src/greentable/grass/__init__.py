"""The rules of Grass: the door.

>>> from greentable import grass
>>> nature = grass.Nature("seed")
>>> game = grass.new_game(grass.EDITION_2018, seats=4)
>>> while grass.to_act(game) == [0]:
...     game, events = grass.apply(game, 0, nature.move(game))
>>> grass.view(game, viewer=2).hand_sizes[1:]  # how many cards each seat holds, not which
[7, 6, 6, 6]
"""

from greentable.grass.cards import Kind
from greentable.grass.codes import EVERYONE, Line, Verb, What
from greentable.grass.determinization import determinize
from greentable.grass.events import Event
from greentable.grass.game import apply, moment, new_game, returns, why_not, winners
from greentable.grass.legal_list import Counters, Legal, Offers
from greentable.grass.moves import Move
from greentable.grass.nature import Nature, chance
from greentable.grass.notation import read_card, read_move, write_card, write_move
from greentable.grass.reasons import Reason
from greentable.grass.ruleset import (
    EDITION_2018,
    EDITION_CLASSIC,
    EDITIONS,
    EDITIONS_FORMAT_1,
    SEATS,
    VARIANTS,
    Ruleset,
)
from greentable.grass.ruleset_text import read_ruleset, write_ruleset
from greentable.grass.state import Phase, State
from greentable.grass.views import View, legal_moves, to_act, view

name = "grass"

__all__ = [
    "EDITIONS",
    "EDITIONS_FORMAT_1",
    "EDITION_2018",
    "EDITION_CLASSIC",
    "EVERYONE",
    "SEATS",
    "VARIANTS",
    "Counters",
    "Event",
    "Kind",
    "Legal",
    "Line",
    "Move",
    "Nature",
    "Offers",
    "Phase",
    "Reason",
    "Ruleset",
    "State",
    "Verb",
    "View",
    "What",
    "apply",
    "chance",
    "determinize",
    "legal_moves",
    "moment",
    "name",
    "new_game",
    "read_card",
    "read_move",
    "read_ruleset",
    "returns",
    "to_act",
    "view",
    "why_not",
    "winners",
    "write_card",
    "write_move",
    "write_ruleset",
]

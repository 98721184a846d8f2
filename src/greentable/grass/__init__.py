"""The rules of Grass: the door.

>>> from greentable import grass
>>> nature = grass.Nature("seed")
>>> game = grass.new_game(grass.EDITION_2018, seats=4)
>>> while grass.to_act(game) == [0]:
...     game, events = grass.apply(game, 0, nature.move(game))
>>> grass.view(game, viewer=2).hand_sizes[1:]  # how many cards each seat holds, not which
[7, 6, 6, 6]
"""

from greentable.grass.cards import (
    BANKER_FLAT,
    BANKER_PERCENT,
    NOTHING,
    Family,
    Kind,
    family_of,
    figure_of,
    heat_partner,
)
from greentable.grass.codes import EVERYONE, Line, Verb, What
from greentable.grass.determinization import determinize
from greentable.grass.events import Event
from greentable.grass.game import apply, moment, new_game, returns, why_not, winners
from greentable.grass.legal_list import Counters, Legal, Offers
from greentable.grass.message_table import MESSAGES
from greentable.grass.messages import (
    card_said,
    cards_said,
    event_message,
    line_message,
    move_message,
    reason_message,
)
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
    Choice,
    Hits,
    Ruleset,
)
from greentable.grass.ruleset_text import read_ruleset, write_ruleset
from greentable.grass.state import Phase, State
from greentable.grass.views import View, legal_moves, to_act, view

name = "grass"

__all__ = [
    "BANKER_FLAT",
    "BANKER_PERCENT",
    "EDITIONS",
    "EDITIONS_FORMAT_1",
    "EDITION_2018",
    "EDITION_CLASSIC",
    "EVERYONE",
    "MESSAGES",
    "NOTHING",
    "SEATS",
    "VARIANTS",
    "Choice",
    "Counters",
    "Event",
    "Family",
    "Hits",
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
    "card_said",
    "cards_said",
    "chance",
    "determinize",
    "event_message",
    "family_of",
    "figure_of",
    "heat_partner",
    "legal_moves",
    "line_message",
    "moment",
    "move_message",
    "name",
    "new_game",
    "read_card",
    "read_move",
    "read_ruleset",
    "reason_message",
    "returns",
    "to_act",
    "view",
    "why_not",
    "winners",
    "write_card",
    "write_move",
    "write_ruleset",
]

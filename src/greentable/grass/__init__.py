"""The public interface of the rules of Grass.

The rules draw no random numbers of their own, and print nothing.

>>> from greentable import grass
>>> nature = grass.Nature("seed")
>>> game = grass.new_game(grass.EDITION_2018, seats=4)
>>> while grass.to_act(game) == [0]:
...     game, events = grass.apply(game, 0, nature.move(game))
>>> dict(grass.view(game, viewer=2).hand_sizes)  # how many cards each seat holds, not which
{1: 7, 2: 6, 3: 6, 4: 6}
"""

from greentable.grass.cards import (
    BANKER_FLAT,
    BANKER_PERCENT,
    COVERABLE,
    COVERS,
    FINE,
    KIND_OF_CODE,
    KINDS,
    PEDDLES,
    VALUE,
    Family,
    Kind,
    family_of,
    figure_of,
    heat_partner,
)
from greentable.grass.codes import EVERYONE, Line, Verb, What
from greentable.grass.decks import NAMED as NAMED_DECKS
from greentable.grass.decks import deck_name
from greentable.grass.engine.legal_list import Counters, Legal, Offers, legal_moves, to_act
from greentable.grass.events import Event
from greentable.grass.explanations.data import Explanation
from greentable.grass.explanations.explain import explain, explain_view
from greentable.grass.explanations.status import status
from greentable.grass.explanations.unplayable import conceivable_plays, reasons_against
from greentable.grass.families import (
    heat_cooled_by,
    heat_off_for,
    is_heat_off,
    is_heat_on,
    is_nirvana,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.game import apply, moment, new_game, refusal, returns, why_not, winners
from greentable.grass.moves import FORMS as MOVE_FORMS
from greentable.grass.moves import Move
from greentable.grass.nature import Nature, chance
from greentable.grass.notation import read_card, read_move, write_card, write_move
from greentable.grass.reasons import RULE_OF_REASON, Reason
from greentable.grass.rules.scoring import fines_in_hand, highest_value
from greentable.grass.ruleset import (
    EDITION_2018,
    EDITION_CLASSIC,
    EDITIONS,
    EDITIONS_FORMAT_1,
    SEATS,
    VARIANTS,
    Banker,
    Choice,
    Hits,
    NextDealer,
    Ruleset,
)
from greentable.grass.ruleset_text import read_ruleset, write_ruleset
from greentable.grass.state import Phase, State
from greentable.grass.views.determinization import determinize
from greentable.grass.views.view import (
    Counts,
    Declined,
    OpenCounter,
    OpenOffer,
    Protection,
    View,
    view,
)
from greentable.grass.wire.events import event_documents, events_for
from greentable.grass.wire.explanations import explanation_document
from greentable.grass.wire.moves import read_move_document
from greentable.grass.wire.reading import read_event, read_view
from greentable.grass.wire.views import documents, view_document
from greentable.grass.words.message_table import MESSAGES
from greentable.grass.words.messages import (
    card_said,
    cards_said,
    event_message,
    line_message,
    move_message,
    reason_message,
)

name = "grass"

__all__ = [
    "BANKER_FLAT",
    "BANKER_PERCENT",
    "COVERABLE",
    "COVERS",
    "EDITIONS",
    "EDITIONS_FORMAT_1",
    "EDITION_2018",
    "EDITION_CLASSIC",
    "EVERYONE",
    "FINE",
    "KINDS",
    "KIND_OF_CODE",
    "MESSAGES",
    "MOVE_FORMS",
    "NAMED_DECKS",
    "PEDDLES",
    "RULE_OF_REASON",
    "SEATS",
    "VALUE",
    "VARIANTS",
    "Banker",
    "Choice",
    "Counters",
    "Counts",
    "Declined",
    "Event",
    "Explanation",
    "Family",
    "Hits",
    "Kind",
    "Legal",
    "Line",
    "Move",
    "Nature",
    "NextDealer",
    "Offers",
    "OpenCounter",
    "OpenOffer",
    "Phase",
    "Protection",
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
    "conceivable_plays",
    "deck_name",
    "determinize",
    "documents",
    "event_documents",
    "event_message",
    "events_for",
    "explain",
    "explain_view",
    "explanation_document",
    "family_of",
    "figure_of",
    "fines_in_hand",
    "heat_cooled_by",
    "heat_off_for",
    "heat_partner",
    "highest_value",
    "is_heat_off",
    "is_heat_on",
    "is_nirvana",
    "is_paranoia",
    "is_peddle",
    "is_protection",
    "legal_moves",
    "line_message",
    "moment",
    "move_message",
    "name",
    "new_game",
    "read_card",
    "read_event",
    "read_move",
    "read_move_document",
    "read_ruleset",
    "read_view",
    "reason_message",
    "reasons_against",
    "refusal",
    "returns",
    "status",
    "to_act",
    "view",
    "view_document",
    "why_not",
    "winners",
    "write_card",
    "write_move",
    "write_ruleset",
]

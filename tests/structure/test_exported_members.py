"""The names that each door offers. A new one is a promise: make it on purpose, and add it here."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from types import ModuleType

import pytest

from greentable import grass, grove
from greentable.game import Game

GRASS = [
    # A game
    *("EDITIONS", "EDITIONS_FORMAT_1", "EDITION_2018", "EDITION_CLASSIC", "SEATS", "VARIANTS"),
    *("Nature", "Ruleset", "State", "apply", "chance", "determinize", "documents"),
    *("event_documents", "events_for", "explain", "explain_view", "explanation_document"),
    *("legal_moves", "moment", "name", "new_game", "read_card", "read_event", "read_move"),
    *(
        "read_move_document",
        "read_ruleset",
        "read_view",
        "refusal",
        "returns",
        "to_act",
        "view",
        "view_document",
    ),
    *("why_not", "winners", "write_card", "write_move", "write_ruleset"),
    # The parts of moves, events and views
    *("Counters", "Counts", "Declined", "Event", "Explanation", "Kind", "Legal", "Line", "Move"),
    *("Offers", "OpenCounter", "OpenOffer", "Phase", "Protection", "Reason", "Verb", "View"),
    "What",
    # The cards and switches, for bots and words
    *("COVERABLE", "COVERS", "EVERYONE", "FINE", "KINDS", "KIND_OF_CODE", "MOVE_FORMS"),
    *("NAMED_DECKS", "PEDDLES", "VALUE", "deck_name"),
    *("Banker", "Choice", "Family", "Hits", "NextDealer", "family_of", "fines_in_hand"),
    *("heat_cooled_by", "heat_off_for", "highest_value", "is_heat_off", "is_heat_on"),
    *("is_nirvana", "is_paranoia", "is_peddle", "is_protection"),
    # Legal moves and reasons
    *("RULE_OF_REASON", "conceivable_plays", "reasons_against", "status"),
    # Messages
    *("BANKER_FLAT", "BANKER_PERCENT", "MESSAGES", "card_said", "cards_said", "figure_of"),
    *("event_message", "heat_partner", "line_message", "move_message", "reason_message"),
]
GROVE = [
    # A game
    *("EDITIONS", "HOUSE_EDITION", "SEATS", "VARIANTS"),
    *("Nature", "Ruleset", "State", "apply", "chance", "determinize", "documents"),
    *("event_documents", "events_for", "explain", "explain_view", "explanation_document"),
    *("legal_moves", "moment", "name", "new_game", "other_half", "read_event", "read_move"),
    *(
        "MoveDocument",
        "move_document",
        "read_move_document",
        "read_picture",
        "read_ruleset",
        "read_view",
        "refusal",
        "returns",
        "to_act",
        "view",
    ),
    *("view_document", "why_not", "winners", "write_move", "write_picture", "write_ruleset"),
    # The parts of moves, events and views
    *("Cell", "Event", "Explanation", "Fault", "Fruit", "Grove", "LaidCard", "Line", "Move"),
    *("Phase", "Reason", "Standing", "Verb", "View", "What"),
    *("RULE_OF_REASON", "status", "unplayable"),
    # Recipes and bands; what is said about a game
    *("AT_CELL", "BANDS", "MESSAGES", "QUARTER", "RULES_SECTIONS", "Recipe", "RecipeSaid"),
    *("card_said",),
    *(
        "cards_said",
        "codes_of",
        "counted_exactly",
        "own_recipe",
        "place_said",
        "recipe_sentence",
        "recipes_said",
    ),
    *("cell_message", "clause_message", "event_message", "fruit_message", "line_message"),
    *("move_message", "reason_message", "thing_message", "title_message"),
    # Cards, cells and dice, for drawings and screens
    *("BARROW", "BASKET", "CELLS", "DECK", "DICE", "GLADE", "HIGHEST", "LETTERS", "MOST_SEATS"),
    *("NO_FRUIT", "ROTATIONS", "WIDE", "cell_of", "fruit_count", "fruit_of", "grove_of", "is_tree"),
    *("rotated", "width_of", "write_cell", "write_face", "write_topmost_cell"),
    # Decks and recipe books
    *("HOUSE", "MOST_POINTS", "NO_LIMIT", "RECIPES", "Count", "Effect", "book_name", "book_names"),
    *("deck_name", "deck_names", "deck_order", "named_book", "named_deck", "read_book"),
    "read_deck",
]


def test_the_door_of_grass_offers_these_and_no_more() -> None:
    assert sorted(grass.__all__) == sorted(GRASS)


def test_the_door_of_grove_offers_these_and_no_more() -> None:
    assert sorted(grove.__all__) == sorted(GROVE)


@pytest.mark.parametrize("door", ["bots", "grass", "grove", "lab", "records", "table", "text"])
def test_what_a_door_offers_is_there_sorted_and_documented(door: str) -> None:
    module = importlib.import_module(f"greentable.{door}")
    assert module.__doc__
    constants = [name for name in module.__all__ if name.isupper() or name.split("_")[0].isupper()]
    assert module.__all__ == sorted(constants) + sorted(
        (name for name in module.__all__ if name not in constants),
        key=lambda name: (name[0].islower(), name),
    )
    for name in module.__all__:
        member = getattr(module, name)
        if inspect.isclass(member) or inspect.isfunction(member):
            assert inspect.getdoc(member), f"{door}.{name} says nothing about itself"


@pytest.mark.parametrize("door", ["grass", "grove"])
def test_a_game_offers_what_every_game_must(door: str) -> None:
    module = importlib.import_module(f"greentable.{door}")
    wanted = {name for name in vars(Game) if not name.startswith("_")}
    assert wanted <= set(module.__all__)
    assert module.name == door
    for name in (name for name in wanted if inspect.isfunction(vars(Game)[name])):
        ours, (_self, *theirs) = (takes(getattr(place, name)) for place in (module, Game))
        assert ours == theirs, name


def takes(function: Callable[..., object]) -> list[tuple[str, bool]]:
    """The arguments of a function: the name where it must be given, and whether it is needed.

    Others go by their places: what is `state` to every game is `s` in the rules.
    """
    return [
        (
            each.name if each.kind is inspect.Parameter.KEYWORD_ONLY else "",
            each.default is inspect.Parameter.empty,
        )
        for each in inspect.signature(function).parameters.values()
    ]


def test_other_arguments_are_noticed() -> None:
    def read_ruleset(text: str, *, format_of_record: int = 2) -> None: ...
    def write_move(move: str, language: str = "en") -> None: ...

    assert takes(read_ruleset) != takes(grass.read_ruleset)
    assert takes(write_move) != takes(grass.write_move)


@pytest.mark.parametrize("door", [grass, grove], ids=lambda door: door.name)
def test_no_name_at_a_door_hides_a_module(door: ModuleType) -> None:
    """`import greentable.grass.view…` always gives a module."""
    modules = {module.name for module in pkgutil.iter_modules(door.__path__)}
    assert modules.isdisjoint(door.__all__)

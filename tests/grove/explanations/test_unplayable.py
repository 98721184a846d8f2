"""A card in hand that fits nowhere comes with the reasons, as the rules give them."""

from __future__ import annotations

import msgspec

from greentable import grove
from greentable.grove.explanations.unplayable import unplayable
from greentable.grove.wire.views import ViewDocument
from tests.grove.explanations.test_status import NOWHERE, STOPPED
from tests.grove.grove_table import plain_rules, table
from tests.grove.grove_walk import positions


def test_a_card_that_fits_nowhere_has_its_reasons_and_rules() -> None:
    """grove.placement.7 and grove.placement.3: the squirrel was used, and nothing covers it."""
    found = unplayable(grove.view(table(NOWHERE), 1))

    assert list(found) == [7]
    assert [(one.said.id, one.rule) for one in found[7]] == [
        ("grove-reason-on-squirrel", "grove.placement.7"),
        ("grove-reason-mismatch", "grove.placement.3"),
    ]


def test_nobody_else_is_told_about_a_hand() -> None:
    assert unplayable(grove.view(table(NOWHERE), 0)) == {}
    assert unplayable(grove.view(table(STOPPED), 1)) == {}, "who has stopped is not asked"


def test_of_every_card_in_hand_a_placement_is_legal_or_a_reason_is_told() -> None:
    met = 0
    states = [*positions(plain_rules(), 2, "unplayable"), table(NOWHERE)]
    for state in states:
        for seat in filter(None, grove.to_act(state)):
            view = grove.view(state, seat)
            playable = {move.card for move in view.legal}
            refused = unplayable(view)
            assert playable.isdisjoint(refused)
            assert playable | set(refused) == set(view.hand)
            assert all(refused.values())
            met += len(refused)
    assert met > 0


def test_the_view_tells_them_by_the_numbers_of_the_cards() -> None:
    [document] = grove.documents(table(NOWHERE), [1])
    view = msgspec.json.decode(document, type=ViewDocument)
    assert view.own.legal is not None
    assert view.own.legal.unplayable == unplayable(grove.view(table(NOWHERE), 1))

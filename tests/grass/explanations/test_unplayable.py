"""Cards that cannot be played come with the reasons, as the rules give them."""

from __future__ import annotations

from collections import Counter

from greentable import grass
from greentable.game.objections import Objection
from greentable.grass import Kind, Phase, Reason, Verb
from greentable.grass.explanations.unplayable import conceivable_plays, unplayable
from tests.grass.grass_table import table
from tests.grass.grass_walk import positions

CLOSED = "2018\nturn 1\n1: PA FE SN BK MO HG MX\n2: ... | market\n3: ... | market\nhaystack rest"


def rules_of(refusals: tuple[Objection, ...]) -> list[str | None]:
    return [one.rule for one in refusals]


def test_each_card_that_cannot_be_played_has_its_reason_and_rule() -> None:
    found = unplayable(grass.view(table(CLOSED), 1))

    assert set(found) == {Kind.PANAMA, Kind.STEAL, Kind.BANKER, Kind.HOME_GROWN, Kind.MEXICO}
    assert rules_of(found[Kind.PANAMA]) == ["grass.market.1"]
    assert rules_of(found[Kind.BANKER]) == ["grass.scoring.2"]
    # Of each of the others another reason is told.
    assert len({str(one.said) for one in found[Kind.STEAL]}) == len(found[Kind.STEAL])


def test_nobody_else_is_told_about_a_hand() -> None:
    assert unplayable(grass.view(table(CLOSED), 2)) == {}
    assert unplayable(grass.view(table(CLOSED), 0)) == {}


def test_of_every_card_in_hand_a_play_is_legal_or_a_reason_is_told() -> None:
    met = 0
    for state in positions("2018", 3, "unplayable"):
        for seat in grass.to_act(state):
            view = grass.view(state, seat) if seat else None
            if view is None or view.phase is not Phase.TURN:
                continue
            playable = {move.card for move in view.legal.of(Verb.PLAY)}
            refused = unplayable(view)
            held = {kind for kind in Kind if view.hand[kind]}
            assert playable.isdisjoint(refused)
            assert playable | set(refused) == held
            assert all(refused.values())
            met += len(refused)
    assert met > 100


def test_the_plays_that_are_asked_about_have_the_form_of_the_ruleset() -> None:
    for text in (CLOSED, CLOSED.replace("2018", "classic")):
        state = table(text)
        view = grass.view(state, 1)
        for kind in Kind:
            for play in conceivable_plays(view, kind):
                assert grass.why_not(state, 1, play) is not Reason.MALFORMED


def test_a_card_that_is_passed_on_handed_over_or_kept_may_be_any() -> None:
    """grass.paranoia.4, grass.variants.1 and 2: so no reasons are needed in these phases."""
    met: Counter[Phase] = Counter()
    for ruleset in ("2018", "2018 hidden_deals=on give_me_five=on"):
        for state in positions(ruleset, 3, "any card"):
            for seat in filter(None, grass.to_act(state)):
                view = grass.view(state, seat)
                held = view.pack if view.phase is Phase.DRAFT else view.hand
                if view.phase in {Phase.DRAFT, Phase.PASS, Phase.HAND}:
                    assert {move.card for move in view.legal} == {k for k in Kind if held[k]}
                    met[view.phase] += 1
    assert set(met) == {Phase.DRAFT, Phase.PASS, Phase.HAND}

"""Nothing hidden leaks: worlds that differ only in what a viewer may not see look alike to it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from greentable import grass
from greentable.grass import Event, Phase, Ruleset, State, Verb, View
from greentable.shuffle import Stream
from tests.grass.two_worlds import SECRET_VERBS, Hear, Look, OtherWorld, hear, look
from tests.grass.walk import TRADES_OF_EVERY_FORM, form_of, positions, walk
from tests.strategies import BUSY_DECK, HOUSE_RULES, RULESETS, shortened, with_deck


def compare_worlds(
    ruleset: Ruleset,
    seats: int,
    seed: str,
    *,
    look: Look = look,
    hear: Hear = hear,
    forms: set[str] | None = None,
) -> Counter[Verb]:
    """Play a game in many worlds; the verbs by which they differed. `forms` gets those of moves."""
    rng = Stream(seed.encode(), "worlds")
    worlds = [OtherWorld(viewer, rng, look=look, hear=hear) for viewer in range(seats + 1)]
    for step in walk(ruleset, seats, seed):
        if forms is not None:
            forms.add(form_of(step.move))
        for world in worlds:
            world.follow(step)
    assert sum(world.compared for world in worlds) > 10
    return sum((world.met for world in worlds), Counter())


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_no_viewer_can_tell_two_worlds_apart(number: int) -> None:
    ruleset = RULESETS[number]
    played = shortened(ruleset, 1) if number % 2 else shortened(with_deck(ruleset, BUSY_DECK), 2)
    met = compare_worlds(played, 2 + number % 5, f"worlds {number}")
    expected = SECRET_VERBS - {
        *([] if ruleset.give_me_five else [Verb.KEEP]),
        *([] if ruleset.hidden_deals else [Verb.HAND]),
        Verb.PASS if ruleset.lucky_or_not else Verb.LUCK,
    }
    assert {verb for verb, count in met.items() if count} <= expected
    assert met.total()


@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules_leak_nothing(house: str) -> None:
    ruleset = with_deck(grass.read_ruleset(house), BUSY_DECK)
    compare_worlds(shortened(ruleset, 1), 4, house)


VARIED = with_deck(shortened(grass.read_ruleset("classic give_me_five hidden_deals"), 2), BUSY_DECK)
LUCKY = with_deck(shortened(grass.read_ruleset("classic lucky_or_not"), 2), BUSY_DECK)


def test_worlds_differ_in_every_move_that_is_made_unseen() -> None:
    forms: set[str] = set()
    met = compare_worlds(VARIED, 4, "differ 1", forms=forms)
    met += compare_worlds(LUCKY, 4, "differ 1", forms=forms)
    assert {verb for verb, count in met.items() if count} == SECRET_VERBS
    assert forms >= TRADES_OF_EVERY_FORM


# The test can fail: views and events that leak are found out.


def leaks_a_hand(s: State, viewer: int) -> bytes:
    return look(s, viewer) + msgspec.json.encode(s.hand[viewer % s.seats + 1])


def leaks_the_haystack(s: State, viewer: int) -> bytes:
    return look(s, viewer) + msgspec.json.encode(s.haystack)


def leaks_choices(s: State, viewer: int) -> bytes:
    return look(s, viewer) + msgspec.json.encode(s.chosen)


def leaks_packs(s: State, viewer: int) -> bytes:
    return look(s, viewer) + msgspec.json.encode(s.pack)


def leaks_anothers_memory(s: State, viewer: int) -> bytes:
    return look(s, viewer) + msgspec.json.encode(grass.view(s, viewer % s.seats + 1).known)


def leaks_what_another_may_do(s: State, viewer: int) -> bytes:
    other = viewer % s.seats + 1
    return look(s, viewer) + msgspec.json.encode(len(grass.view(s, other).legal))


@pytest.mark.parametrize(
    "leak",
    [
        leaks_a_hand,
        leaks_the_haystack,
        leaks_choices,
        leaks_packs,
        leaks_anothers_memory,
        leaks_what_another_may_do,
    ],
)
def test_a_view_that_leaks_is_found_out(leak: Look) -> None:
    with pytest.raises(AssertionError, match="apart by what is shown"):
        compare_worlds(VARIED, 4, "leak 0", look=leak)


def test_events_that_leak_are_found_out() -> None:
    def leak(events: tuple[Event, ...], viewer: int) -> bytes:
        return msgspec.json.encode(events)

    with pytest.raises(AssertionError, match="apart by what is told"):
        compare_worlds(VARIED, 4, "leak 0", hear=leak)


# What is in a view


def test_the_keys_of_a_view_are_these_and_no_more() -> None:
    """A new key is a new thing to see: think who may see it, then add it here."""
    assert list(msgspec.structs.asdict(grass.view(grass.new_game(RULESETS[0], 2), 1))) == [
        *("viewer", "rules", "seats", "phase", "round", "dealer", "turn", "dealt"),
        *("haystack_size", "played", "extra_turn", "swapped", "offers"),
        *("asked", "gives_to", "offer_give", "offer_want", "offer_to"),
        *("counter", "counter_ask", "declined", "waiting"),
        *("ashtray", "market", "heat", "tucked", "stash"),
        *("covers", "cover_owner", "cover_card", "covered", "missed", "totals"),
        *("hands", "packs", "chosen"),
        *("to_act", "hand_sizes", "pack_sizes", "protected_profit", "profit_at_risk"),
        *("known", "known_packs", "unseen", "legal"),
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_sees_everything_after_the_end(seats: int) -> None:
    *_, last = positions(VARIED, seats, "end")
    assert last.phase == Phase.OVER

    def all_but_viewer(view: View) -> View:
        return msgspec.structs.replace(view, viewer=0)

    views = [grass.view(last, viewer) for viewer in range(seats + 1)]
    assert [view.hands for view in views] == [
        {seat: last.hand[seat] for seat in range(1, seats + 1)}
    ] * len(views)
    assert len({msgspec.json.encode(all_but_viewer(view)) for view in views}) == 1
    assert views[0].unseen == last.haystack

"""Nothing hidden leaks: worlds that differ only in what a viewer may not see look alike to it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.grass import Event, Kind, Phase, Ruleset, State, Verb, View
from greentable.grass.cards import PEDDLES
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, RULESETS, shortened, with_deck
from tests.grass.grass_walk import TRADES_OF_EVERY_FORM, form_of, positions, walk
from tests.grass.views.two_worlds import SECRET_VERBS, Hear, Look, OtherWorld, ask, hear, look
from tests.slow_cases import slow_but


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


@pytest.mark.parametrize("rounds", slow_but([1], [1, 3]))
@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_no_viewer_can_tell_two_worlds_apart(number: int, rounds: int) -> None:
    """Here in one round; from one to the next, below in games that have everything."""
    ruleset = RULESETS[number]
    played = with_deck(ruleset, ruleset.deck if number % 2 else BUSY_DECK)
    met = compare_worlds(shortened(played, rounds), 2 + number % 5, f"worlds {number}")
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
    known = grass.view(s, viewer % s.seats + 1).to_fields().known_hand
    return look(s, viewer) + msgspec.json.encode(known)


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


def leaks_by_explaining(s: State, viewer: int) -> bytes:
    """Whether another seat's card could be played is nobody else's business."""
    wishes = [grass.Move.play(kind) for kind in Kind if kind < PEDDLES]
    refused = [grass.explain(s, s.turn, wish).reason for wish in wishes if s.turn]
    return msgspec.json.encode(refused)


def test_explanations_that_leak_are_found_out() -> None:
    with pytest.raises(AssertionError, match="apart by what is shown"):
        compare_worlds(VARIED, 4, "leak", look=leaks_by_explaining)


ASKED = (
    *("2018", "classic", "2018 give_me_five lucky_or_not", "classic hidden_deals"),
    "2018 pay_fine=lowest steal=highest stonehigh=lowest sold_out=lowest paranoia_hits=player",
)


@pytest.mark.parametrize("text", ASKED)
def test_no_viewer_can_tell_two_worlds_apart_by_what_is_explained(text: str) -> None:
    ruleset = with_deck(grass.read_ruleset(text), BUSY_DECK)
    compare_worlds(shortened(ruleset, 1), 3, f"asked {text}", look=ask)


# After the end


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_sees_everything_after_the_end(seats: int) -> None:
    *_, last = positions(VARIED, seats, "end")
    assert last.phase == Phase.OVER
    views = [grass.view(last, viewer) for viewer in range(seats + 1)]
    all_hands = {seat: tuple(last.hand[seat]) for seat in range(1, seats + 1)}
    for view in views:
        assert view.hands == all_hands
        assert view.unseen == tuple(last.haystack)
        fields = view.to_fields()
        fields.viewer = 0
        assert View(fields) == views[0]

"""A whole state that fits a view: cards that the viewer cannot see are dealt at random.

Known cards keep their place; the other unseen cards fill the other hands and packs, and the rest
is the haystack. The view does not have the memories of other seats: they start empty.
"""

from __future__ import annotations

from greentable.core.shuffle import Picker
from greentable.grass.cards import KINDS, NOTHING
from greentable.grass.memory import BITS, everyone_learns_of_one
from greentable.grass.state import Phase, Position, State
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.view import View

_SHARED = tuple(line.name for line in Position.FIELDS)


def determinize(view: View, rng: Picker) -> State:
    """A state with `view(state, view.viewer) == view`, hidden cards dealt by `rng`."""
    v = view.to_fields()
    s = state_as_seen(v)
    _deal_hidden(s, v, rng)
    _choose_hidden(s, v, rng)
    _remember(s, v)
    return s


def state_as_seen(v: ViewFields) -> State:
    """The state with all that the viewer sees, and nothing in hidden places.

    It takes over the lists of the fields.
    """
    s = State()
    for name in _SHARED:
        setattr(s, name, getattr(v, name))
    return s


def _deal_hidden(s: State, v: ViewFields, rng: Picker) -> None:
    left = v.unseen[:]
    places: list[list[int]] = []
    for seat in _hidden(v):
        for row, known, size in (
            (s.hand[seat], v.known_hand[seat], v.hand_sizes[seat]),
            (s.pack[seat], v.known_in_pack[seat], v.pack_sizes[seat]),
        ):
            for kind in range(KINDS):
                row[kind] = known[kind]
                left[kind] -= known[kind]
            places += [row] * (size - sum(known))
    loose = [kind for kind in range(KINDS) for _ in range(left[kind])]
    for row in places:
        last = len(loose) - 1
        pick = rng.below(last + 1)
        loose[pick], loose[last] = loose[last], loose[pick]
        row[loose.pop()] += 1
    for kind in loose:
        s.haystack[kind] += 1


def _hidden(v: ViewFields) -> list[int]:
    """The seats whose cards the viewer does not see."""
    return [seat for seat in range(1, v.seats + 1) if not v.open_hands >> seat & 1]


def _choose_hidden(s: State, v: ViewFields, rng: Picker) -> None:
    """Give each seat that has chosen secretly a choice that it holds."""
    sources = {Phase.DRAFT: s.pack, Phase.PASS: s.hand, Phase.HAND: s.hand}
    for seat in _choosers(s):
        if seat == v.viewer or s.waiting >> seat & 1:
            continue
        if s.phase == Phase.SAY:
            s.chosen[seat] = rng.below(2)
            continue
        row = sources[Phase(s.phase)][seat]
        cards = [kind for kind in range(KINDS) for _ in range(row[kind])]
        s.chosen[seat] = cards[rng.below(len(cards))]


def _choosers(s: State) -> list[int]:
    if s.phase in {Phase.DRAFT, Phase.PASS}:
        return list(range(1, s.seats + 1))
    return [s.turn, s.asked] if s.phase in {Phase.HAND, Phase.SAY} else []


def _remember(s: State, v: ViewFields) -> None:
    for seat in _hidden(v):
        for kind in range(KINDS):
            s.known[seat][kind] = v.known_hand[seat][kind] << BITS * v.viewer
            s.known_pack[seat][kind] = v.known_in_pack[seat][kind] << BITS * v.viewer
    if not s.rules.hidden_deals:
        # A card named by an open offer or counter is in hand, and all have heard of it.
        if s.offer_give != NOTHING:
            everyone_learns_of_one(s, s.turn, s.offer_give)
        if s.counter != NOTHING:
            everyone_learns_of_one(s, s.asked, s.counter)

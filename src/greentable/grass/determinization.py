"""A whole state that fits a view: what the viewer cannot see is dealt at random.

Known cards stay where they must be; the rest of what is unseen fills the other hands and packs, and
what is left is the haystack. Memories of the other seats are not in the view: they start empty.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING
from greentable.grass.codes import NOBODY
from greentable.grass.memory import BITS, everyone_learns_of_one
from greentable.grass.state import Phase, State
from greentable.grass.views import PUBLIC, View
from greentable.shuffle import Picker


def determinize(view: View, rng: Picker) -> State:
    """A state with `view(state, view.viewer) == view`, hidden cards dealt by `rng`."""
    s = State()
    for name in PUBLIC:
        value = getattr(view, name)
        setattr(s, name, _copied(value))
    for seat, row in view.hands.items():
        s.hand[seat] = row[:]
    for seat, row in view.packs.items():
        s.pack[seat] = row[:]
    if view.viewer != NOBODY:
        s.chosen[view.viewer] = view.chosen
    _deal_hidden(s, view, rng)
    _choose_hidden(s, view, rng)
    _remember(s, view)
    return s


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return value


def _deal_hidden(s: State, view: View, rng: Picker) -> None:
    left = view.unseen[:]
    places: list[list[int]] = []
    for seat in range(1, s.seats + 1):
        if seat in view.hands:
            continue
        for row, known, size in (
            (s.hand[seat], view.known[seat], view.hand_sizes[seat]),
            (s.pack[seat], view.known_packs[seat], view.pack_sizes[seat]),
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


def _choose_hidden(s: State, view: View, rng: Picker) -> None:
    """Who has already chosen secretly has chosen something that it holds."""
    sources = {Phase.DRAFT: s.pack, Phase.PASS: s.hand, Phase.HAND: s.hand}
    for seat in _choosers(s):
        if seat == view.viewer or s.waiting >> seat & 1:
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


def _remember(s: State, view: View) -> None:
    for seat in view.known:
        for kind in range(KINDS):
            s.known[seat][kind] = view.known[seat][kind] << BITS * view.viewer
            s.known_pack[seat][kind] = view.known_packs[seat][kind] << BITS * view.viewer
    if not s.rules.hidden_deals:
        # What an open offer or counter names is held, and everybody has heard it.
        if s.offer_give != NOTHING:
            everyone_learns_of_one(s, s.turn, s.offer_give)
        if s.counter != NOTHING:
            everyone_learns_of_one(s, s.asked, s.counter)

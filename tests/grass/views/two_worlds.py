"""A second world that a viewer cannot tell from the first, because two hidden cards are exchanged.

Written from the rule sheet: who sees a card when it moves. It knows nothing of how views, events or
memories are made. Two cards of different kinds, both in the haystack, change places: from then on
wherever the one is in the first world, the other is in the second. Both worlds get the same moves,
except that a card which moves unseen by the viewer is that other card in the second. As long as
neither has come before the viewer's eyes, both worlds must look and sound the same; once one has,
two more cards are taken from the haystack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from greentable import grass
from greentable.core.shuffle import Picker
from greentable.game import NATURE
from greentable.grass import Event, Kind, Move, Phase, Reason, State, Verb, View
from greentable.grass.cards import NOTHING
from tests.grass.grass_table import show
from tests.grass.grass_walk import Step

Look = Callable[[State, int], bytes]
Hear = Callable[[tuple[Event, ...], int], bytes]
Place = tuple[str, int]

HAYSTACK: Place = ("haystack", 0)


def look(state: State, viewer: int) -> bytes:
    """The view as numbers and as a document."""
    fields = grass.view(state, viewer).to_fields()
    numbers = [getattr(fields, line.name) for line in fields.FIELDS if line.rules is None]
    return msgspec.json.encode(numbers) + grass.documents(state, [viewer])[0]


def ask(state: State, viewer: int) -> bytes:
    """Explanations for a viewer, as documents."""
    return b"\n".join(explained(state, grass.view(state, viewer)))


WISHES = ("play SO", "play MC", "offer PA>?@*", "accept", "pass HG", "hand MO", "keep DF", "end")


def explained(state: State, view: View) -> list[bytes]:
    """The explanations of some legal moves of a seat, and of others that may be refused."""
    if view.viewer == NATURE:
        return []
    legal = view.legal
    moves: list[Move | str] = [*(legal[at] for at in range(0, len(legal), 1 + len(legal) // 3))]
    moves += [WISHES[(state.haystack_size + at) % len(WISHES)] for at in range(2)]
    return [
        msgspec.json.encode(grass.explanation_document(grass.explain(state, view.viewer, move)))
        for move in moves
    ]


def hear(events: tuple[Event, ...], viewer: int) -> bytes:
    """A viewer's events as values and as documents."""
    seen = msgspec.json.encode(grass.events_for(events, viewer))
    return seen + msgspec.json.encode(grass.event_documents(events, viewer))


@dataclass(slots=True)
class Hidden:
    """One of the two cards: its kind in each world, and where it lies in both."""

    kind: Kind
    other_kind: Kind
    place: Place = HAYSTACK
    chosen: bool = False


class Seen(Exception):
    """The viewer has come to see one of the two cards."""


class OtherWorld:
    """The second world of one viewer, beside a game that goes on in the first."""

    def __init__(self, viewer: int, rng: Picker, *, look: Look = look, hear: Hear = hear) -> None:
        self.viewer = viewer
        self.state: State | None = None
        self.met: Counter[Verb] = Counter()  # moves that were not the same in both worlds
        self.compared = 0  # times that different worlds had to look the same
        self._pair: list[Hidden] = []
        self._rng = rng
        self._look = look
        self._hear = hear

    def follow(self, step: Step) -> None:
        """Make the move in this world too, and compare what the viewer sees and hears."""
        if self.state is None:
            self._begin(step.after)
            return
        try:
            move = self._translated(step)
            after, events = self._applied(step.seat, move)
            self._settle(step)
        except Seen:
            self._begin(step.after)
            return
        self.met[move.verb] += move != step.move
        self.state = after
        if after != step.after or move != step.move:
            self._compare(step, after, events)

    def _applied(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        assert self.state is not None
        reason = grass.why_not(self.state, seat, move)
        if reason is Reason.PARANOIA_NEEDS_MARKET:
            # In the other world it was legal: all now know that this hand is nothing but Paranoia.
            raise Seen
        assert reason is None, f"{move} is refused ({reason!r}) in:\n{show(self.state)}"
        return grass.apply(self.state, seat, move)

    def _begin(self, state: State) -> None:
        kinds = [kind for kind in Kind if state.haystack[kind]]
        self.state = state if len(kinds) > 1 and state.phase != Phase.OVER else None
        if self.state is not None:
            one = kinds.pop(self._rng.below(len(kinds)))
            other = kinds.pop(self._rng.below(len(kinds)))
            self._pair = [Hidden(one, other), Hidden(other, one)]

    def _compare(self, step: Step, after: State, events: tuple[Event, ...]) -> None:
        self.compared += 1
        for what, mine, other in (
            ("told", self._hear(step.events, self.viewer), self._hear(events, self.viewer)),
            ("shown", self._look(step.after, self.viewer), self._look(after, self.viewer)),
        ):
            assert mine == other, (
                f"viewer {self.viewer} can tell two worlds apart by what is {what}:\n"
                f"{mine.decode()}\n{other.decode()}\nafter {step}\nor:\n{show(after)}"
            )

    # Which card moves, and who sees it

    def _translated(self, step: Step) -> Move:
        """The same move in this world."""
        s, move, card = step.before, step.move, step.move.card
        assert card is not None or move.verb not in _WITH_CARD
        kind = card
        match move.verb:
            case Verb.DEAL | Verb.DRAW:
                seat = move.seat if move.verb is Verb.DEAL else s.turn
                kind = self._leaves(s, HAYSTACK, card, seat == self.viewer)
                self._arrives(("pack" if s.rules.give_me_five and move.seat else "hand", seat))
            case Verb.KEEP:
                kind = self._leaves(s, ("pack", step.seat), card, step.seat == self.viewer)
            case Verb.PASS:
                left = step.seat % s.seats + 1
                kind = self._leaves(s, ("hand", step.seat), card, self.viewer in {step.seat, left})
            case Verb.HAND:
                kind = self._leaves(s, ("hand", step.seat), card, self.viewer in {s.turn, s.asked})
            case Verb.LUCK:
                loser = (s.asked - 2) % s.seats + 1
                kind = self._leaves(s, ("hand", loser), card, self.viewer in {loser, s.asked})
                self._arrives(("hand", s.asked))
            case Verb.PLAY | Verb.DISCARD:
                self._leaves(s, ("hand", step.seat), card, in_sight=True)
            case Verb.OFFER | Verb.COUNTER if not s.rules.hidden_deals:
                self._leaves(s, ("hand", step.seat), card, in_sight=True)
            case Verb.ACCEPT if not s.rules.hidden_deals:
                countered = s.phase == Phase.COUNTERED
                asked_for_other = countered and s.counter_ask != NOTHING
                given = s.counter_ask if asked_for_other else s.offer_give
                got = s.counter if countered else s.offer_want
                self._leaves(s, ("hand", s.turn), Kind(given), in_sight=True)
                self._leaves(s, ("hand", s.asked), Kind(got), in_sight=True)
            case _:
                pass
        return msgspec.structs.replace(move, card=kind)

    def _leaves(self, s: State, place: Place, card: Kind | None, in_sight: bool) -> Kind | None:
        """A card is taken from a place: which kind it is in this world.

        Of several of its kind it is another one than ours if the viewer sees it, else any.
        """
        where, seat = place
        pile = s.haystack if where == "haystack" else getattr(s, where)[seat]
        for hidden in self._pair:
            if hidden.place == place and hidden.kind == card:
                if pile[card] > 1 and (in_sight or self._rng.below(2)):
                    return card
                if in_sight:
                    raise Seen
                hidden.chosen = True
                return hidden.other_kind
        return card

    def _arrives(self, place: Place) -> None:
        for hidden in self._pair:
            if hidden.chosen:
                hidden.place = place
                hidden.chosen = False

    def _settle(self, step: Step) -> None:
        """Secret choices are carried out once all have chosen; hands are laid down at the end."""
        before, after = step.before, step.after
        if after.round != before.round or after.phase == Phase.OVER:
            if any(hidden.place != HAYSTACK for hidden in self._pair):
                raise Seen
            return
        if step.move.verb in {Verb.KEEP, Verb.PASS, Verb.HAND} and before.waiting == 1 << step.seat:
            for hidden in self._pair:
                self._move_on(before, hidden, step.move.verb)
                if hidden.place in {("hand", self.viewer), ("pack", self.viewer)}:
                    raise Seen

    def _move_on(self, s: State, hidden: Hidden, verb: Verb) -> None:
        where, seat = hidden.place
        if hidden.chosen:
            next_seat = {Verb.KEEP: seat, Verb.PASS: seat % s.seats + 1}.get(verb)
            hidden.place = ("hand", next_seat or s.turn + s.asked - seat)
            hidden.chosen = False
        elif where == "pack" and verb is Verb.KEEP:
            step = 1 if s.round % 2 else s.seats - 1
            last = sum(s.pack[seat]) == 2  # one is kept now, the other without a choice
            hidden.place = ("hand" if last else "pack", (seat - 1 + step) % s.seats + 1)


_WITH_CARD = {Verb.DEAL, Verb.DRAW, Verb.KEEP, Verb.PASS, Verb.HAND, Verb.LUCK, Verb.PLAY}
SECRET_VERBS = {Verb.DEAL, Verb.DRAW, Verb.KEEP, Verb.PASS, Verb.HAND, Verb.LUCK}

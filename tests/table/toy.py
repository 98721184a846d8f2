"""A toy game, so that tables, records and lab are tested with a game that they cannot know.

Each round nature deals a card face down to every seat, and all bid secretly at the same time. Who
bids most has the turn: may `look` at the own card, `nod` as often as wanted, and `end` the round.
Then everybody scores card and bid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import msgspec

from greentable.core.shuffle import Picker, Stream
from greentable.errors import IllegalMove, NotationError, UnsupportedRuleset
from greentable.game import NATURE, Moment, check_viewer
from greentable.words.messages import Message, say

CARDS = range(1, 7)
BIDS = range(1, 4)


class Reason(Enum):
    NOT_NOW = 1


class What(Enum):
    DEALT = 1
    BID = 2
    SHOWN = 3
    LOOKED = 4
    NODDED = 5
    SCORED = 6


@dataclass(frozen=True)
class Rules:
    rounds: int = 2
    floor: int = 0


@dataclass(frozen=True)
class Move:
    word: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.word} {self.number}" if self.number else self.word


class Event(msgspec.Struct, frozen=True):
    what: What
    seat: int
    number: int | None = None
    viewers: tuple[int, ...] | None = None


@dataclass(frozen=True)
class State:
    rules: Rules
    seats: int
    round: int = 1
    cards: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    looked: bool = False
    nods: int = 0
    totals: tuple[int, ...] = ()

    @property
    def leader(self) -> int:
        """Whose turn it is; 0 while cards are dealt and bids made."""
        return 0 if not self.bids or 0 in self.bids else self.bids.index(max(self.bids)) + 1

    @property
    def is_over(self) -> bool:
        return self.round > self.rules.rounds


class View(msgspec.Struct, frozen=True):
    rules: Rules
    seats: int
    viewer: int
    round: int
    dealt: int
    cards: tuple[int, ...]
    bids: tuple[int, ...]
    waiting: tuple[int, ...]
    nods: int
    looked: bool
    totals: tuple[int, ...]
    legal: tuple[Move, ...]


@dataclass(frozen=True)
class Explanation:
    is_legal: bool
    messages: tuple[Message, ...] = ()


class Nature:
    def __init__(self, seed: str = "", *, seeds: Sequence[str] = ()) -> None:
        self._seed = seed
        self._seeds = seeds

    def move(self, state: State) -> Move:
        seed = self._seeds[state.round - 1] if self._seeds else self._seed
        stream = Stream(seed.encode(), f"toy/{state.round}/{len(state.cards)}")
        return Move("deal", CARDS[stream.below(len(CARDS))])


class Toy:
    """The game, as a value with the functions of a game's module."""

    name = "toy"
    SEATS = range(1, 4)
    EDITIONS: Mapping[str, Rules] = {"plain": Rules(), "endless": Rules(rounds=10**9)}
    Nature = Nature

    def new_game(self, ruleset: Rules | str, seats: int, /) -> State:
        rules = self.read_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
        if seats not in self.SEATS:
            raise UnsupportedRuleset.saying("ruleset.seats", Message("list-nothing"))
        return State(rules, seats, totals=(0,) * seats)

    def to_act(self, state: State, /) -> list[int]:
        if state.is_over:
            return []
        if len(state.cards) < state.seats:
            return [NATURE]
        if state.leader:
            return [state.leader]
        return [seat for seat in self._seats(state) if not state.bids or not state.bids[seat - 1]]

    def legal_moves(self, state: State, seat: int, /) -> Sequence[Move]:
        every = [Move("look"), Move("nod"), Move("end")]
        every += [Move(word, n) for word in ("deal", "bid") for n in CARDS]
        return [move for move in every if self.why_not(state, seat, move) is None]

    def chance(self, state: State, /) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.legal_moves(state, NATURE)]

    def why_not(self, state: State, seat: int, move: Move | str, /) -> Reason | None:
        move = self.read_move(move) if isinstance(move, str) else move
        if seat not in self.to_act(state):
            return Reason.NOT_NOW
        if seat == NATURE:
            fits = move.word == "deal" and move.number in CARDS
        elif not state.leader:
            fits = move.word == "bid" and move.number in BIDS
        else:
            fits = move.word in {"nod", "end"} or (move.word == "look" and not state.looked)
        return None if fits else Reason.NOT_NOW

    def explain(self, state: State, seat: int, move: Move | str, /) -> Explanation:
        return Explanation(self.why_not(state, seat, move) is None, (say("list-nothing"),))

    def refusal(self, _state: State, _seat: int, /) -> Move | None:
        return None

    def apply(
        self, state: State, seat: int, move: Move | str, /
    ) -> tuple[State, tuple[Event, ...]]:
        move = self.read_move(move) if isinstance(move, str) else move
        if self.why_not(state, seat, move) is not None:
            raise IllegalMove.saying("toy.not_now", Message("list-nothing"))
        match move.word:
            case "deal":
                dealt = len(state.cards) + 1
                return replace(state, cards=(*state.cards, move.number)), (
                    Event(What.DEALT, dealt, move.number, viewers=()),
                )
            case "bid":
                return self._bid(state, seat, move.number)
            case "look":
                card = state.cards[seat - 1]
                return replace(state, looked=True), (Event(What.LOOKED, seat, card, (seat,)),)
            case "nod":
                return replace(state, nods=state.nods + 1), (Event(What.NODDED, seat),)
            case _:
                return self._score(state)

    def _bid(self, state: State, seat: int, number: int) -> tuple[State, tuple[Event, ...]]:
        bids = list(state.bids or (0,) * state.seats)
        bids[seat - 1] = number
        state = replace(state, bids=tuple(bids))
        events: tuple[Event, ...] = (Event(What.BID, seat),)
        if 0 not in bids:
            events += tuple(Event(What.SHOWN, one, bid) for one, bid in enumerate(bids, 1))
        return state, events

    def _score(self, state: State) -> tuple[State, tuple[Event, ...]]:
        gained = [card + bid for card, bid in zip(state.cards, state.bids, strict=True)]
        totals = tuple(map(sum, zip(state.totals, gained, strict=True)))
        after = State(state.rules, state.seats, state.round + 1, totals=totals)
        return after, tuple(Event(What.SCORED, one, n) for one, n in enumerate(gained, 1))

    def _seats(self, state: State) -> range:
        return range(1, state.seats + 1)

    def view(self, state: State, viewer: int, /) -> View:
        check_viewer(viewer, state.seats)
        sees_own = state.looked and state.leader == viewer
        seen = [
            bid if state.leader or seat == viewer else 0 for seat, bid in enumerate(state.bids, 1)
        ]
        return View(
            state.rules,
            state.seats,
            viewer,
            state.round,
            dealt=len(state.cards),
            cards=(state.cards[viewer - 1],) if sees_own else (),
            bids=tuple(seen),
            waiting=tuple(self.to_act(state)),
            nods=state.nods,
            looked=state.looked,
            totals=state.totals,
            legal=tuple(self.legal_moves(state, viewer)) if viewer else (),
        )

    def documents(self, state: State, viewers: Sequence[int], /) -> list[bytes]:
        return [msgspec.json.encode(self.view(state, viewer)) for viewer in viewers]

    def events_for(self, events: Sequence[Event], viewer: int, /) -> tuple[Event, ...]:
        return tuple(
            event
            if event.viewers is None or viewer in event.viewers
            else msgspec.structs.replace(event, number=None)
            for event in events
        )

    def event_documents(self, events: Sequence[Event], viewer: int, /) -> list[dict[str, Any]]:
        return [
            {"event": event.what.name.lower(), "seat": event.seat, "number": event.number}
            for event in self.events_for(events, viewer)
        ]

    def explanation_document(self, explanation: Explanation, /) -> dict[str, Any]:
        return {"is_legal": explanation.is_legal}

    def determinize(self, view: View, rng: Picker, /) -> State:
        cards = [CARDS[rng.below(len(CARDS))] for _ in range(view.dealt)]
        if view.cards:
            cards[view.viewer - 1] = view.cards[0]
        bids = list(view.bids)
        for place, bid in enumerate(bids):
            if bid == 0 and place + 1 not in view.waiting:
                bids[place] = BIDS[rng.below(len(BIDS))]
        return State(
            view.rules,
            view.seats,
            view.round,
            tuple(cards),
            tuple(bids),
            looked=view.looked,
            nods=view.nods,
            totals=view.totals,
        )

    def moment(self, state: State, /) -> Moment:
        return Moment(state.round, int(state.leader > 0), state.leader)

    def returns(self, state: State, /) -> list[int]:
        return list(state.totals)

    def winners(self, state: State, /) -> list[int]:
        if not state.is_over:
            return []
        best = max(state.totals)
        return [seat for seat in self._seats(state) if state.totals[seat - 1] == best]

    def write_move(self, move: Move, /) -> str:
        return str(move)

    def read_move(self, token: str, /) -> Move:
        found = re.fullmatch(r"(look|nod|end)|(deal|bid) ([1-9])", token)
        if found is None:
            raise NotationError.saying("notation.move", Message("list-nothing"))
        return Move(found[1]) if found[1] else Move(found[2], int(found[3]))

    def read_move_document(self, document: object, /) -> Move:
        return msgspec.convert(document, Move)

    def write_ruleset(self, ruleset: Rules, /) -> str:
        return f"plain rounds={ruleset.rounds}"

    def read_ruleset(self, text: str, /, *, record_format: int = 2) -> Rules:
        if text in self.EDITIONS:
            # As if the edition had had three rounds when format 1 was written.
            return self.EDITIONS[text] if record_format > 1 else Rules(3)
        found = re.fullmatch(r"plain rounds=([1-9]\d*)", text)
        if found is None:
            raise UnsupportedRuleset.saying("ruleset.edition", Message("list-nothing"))
        return Rules(int(found[1]))


TOY = Toy()
GAMES = {TOY.name: TOY}


def bids_then_end(seats: int, rounds: int) -> Iterator[tuple[int, str]]:
    """The players' moves in a whole game; seat 1 bids most."""
    for _ in range(rounds):
        yield from ((seat, f"bid {4 - seat}") for seat in range(seats, 0, -1))
        yield 1, "end"

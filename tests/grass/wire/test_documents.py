"""Documents for clients: they say what views say, by names; test_golden.py pins them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from greentable import grass
from greentable.grass import EVERYONE, Kind, Line, Phase, View, What
from greentable.grass.cards import CODES
from greentable.grass.wire.events import EVENT_KINDS, LineName
from greentable.grass.wire.names import CardCode, PhaseName
from greentable.grass.wire.schemas import EventDocuments
from greentable.grass.wire.views import ViewDocument
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.grass.grass_walk import Step, walk


def steps(every: int) -> Iterator[Step]:
    """Some steps of games of all editions and variants; of each phase to each the first one."""
    for number, ruleset in enumerate(RULESETS):
        game = shortened(with_deck(ruleset, BUSY_DECK), 1)
        met = set()
        for place, step in enumerate(walk(game, 2 + number % 5, f"documents {number}")):
            phases = (step.before.phase, step.after.phase)
            if place % every == 0 or phases not in met:
                met.add(phases)
                yield step


def test_names_in_documents_are_those_of_the_rules() -> None:
    assert get_args(CardCode) == CODES
    assert list(get_args(PhaseName)) == [str(phase) for phase in Phase]
    assert list(get_args(LineName)) == [str(line) for line in Line]
    assert list(EVENT_KINDS) == list(What)


# They say what views say


def cards(counts: tuple[int, ...]) -> dict[str, int]:
    return {CODES[kind]: count for kind, count in enumerate(counts) if count}


def code(kind: Kind | None) -> str | None:
    return None if kind is None else CODES[kind]


def same(found: ViewDocument, view: View) -> None:
    table, own = found.table, found.own
    assert (found.viewer, table.phase, table.to_act) == (view.viewer, str(view.phase), view.to_act)
    assert table.rules == grass.write_ruleset(view.rules)
    for name in ("round", "haystack_size", "played", "swapped", "extra_turn", "offers"):
        assert getattr(table, name) == getattr(view, name), name
    for name in ("dealer", "turn", "asked", "gives_to"):
        assert (getattr(table, name) or 0) == getattr(view, name), name
    assert table.ashtray == cards(view.ashtray)
    assert table.ashtray_top == code(view.ashtray_top)
    assert [one.seat for one in table.seats] == list(view.totals)
    for one in table.seats:
        seat = one.seat
        assert (one.total, one.misses) == (view.totals[seat], view.missed[seat])
        assert (one.hand_size, one.pack_size) == (view.hand_sizes[seat], view.pack_sizes[seat])
        assert (one.market, one.heat) == (view.market[seat], code(view.heat[seat]))
        assert (one.tucked, one.stash) == (cards(view.tucked[seat]), cards(view.stash[seat]))
        assert one.protected_profit == view.protected_profit[seat]
        assert one.profit_at_risk == view.profit_at_risk[seat]
        assert [(p.card, sum(p.covered.values())) for p in one.protections] == [
            (CODES[p.card], len(p.covered)) for p in view.protections if p.owner == seat
        ]
    same_trade(found, view)
    assert (own.hand, own.pack, own.unseen) == (*map(cards, (view.hand, view.pack, view.unseen)),)
    assert own.chosen == (None if view.chosen is None else str(view.chosen))
    assert (own.receiver or 0) == view.receiver
    assert [one.seat for one in own.others] == sorted(view.opponents)
    for other in own.others:
        hand = view.hands.get(other.seat)
        assert other.hand == (None if hand is None else cards(hand))
        assert other.known == cards(view.known.get(other.seat, ()))
        assert other.known_pack == cards(view.known_packs.get(other.seat, ()))


def same_trade(found: ViewDocument, view: View) -> None:
    offer, counter, legal = view.offer, view.counter, found.own.legal
    shown, answered = found.table.offer, found.table.counter
    assert (shown is None) == (offer is None)
    if shown is not None and offer is not None:
        assert (shown.give, shown.want) == (code(offer.give), code(offer.want))
        assert (shown.to or EVERYONE) == offer.to
    assert (answered is None) == (counter is None)
    if answered is not None and counter is not None:
        assert (answered.give, answered.ask) == (code(counter.give), code(counter.ask))
    assert [(one.seat, one.give, one.want) for one in found.table.declined] == [
        (one.seat, code(one.give), code(one.want)) for one in view.declined
    ]
    assert (legal is None) == (len(view.legal) == 0)
    if legal is not None:
        assert list(legal.moves) == [str(move) for move in view.legal.moves]
        assert (legal.offers is None) == (view.legal.offers is None)
        if legal.offers is not None and view.legal.offers is not None:
            assert list(legal.offers.gives) == [code(kind) for kind in view.legal.offers.gives]
            assert list(legal.offers.wants) == [code(kind) for kind in view.legal.offers.wants]
            assert [to or EVERYONE for to in legal.offers.to] == list(view.legal.offers.to)
            assert legal.offers.twice == view.legal.offers.twice
        if legal.counters is not None and view.legal.counters is not None:
            assert list(legal.counters.gives) == [code(kind) for kind in view.legal.counters.gives]
            assert list(legal.counters.asks) == [code(kind) for kind in view.legal.counters.asks]


def test_documents_say_what_views_say() -> None:
    met = set()
    for step in steps(every=37):
        met.add(step.after.phase)
        viewers = range(step.after.seats + 1)
        for viewer, written in zip(viewers, grass.documents(step.after, viewers), strict=True):
            found = msgspec.json.decode(written, type=ViewDocument)
            try:
                same(found, grass.view(step.after, viewer))
            except AssertionError as error:
                error.add_note(f"viewer {viewer} after {step}")
                raise
    assert met == set(Phase) - {Phase.DEALER}


# Events


def test_events_have_what_their_kind_has_and_hide_cards_from_who_may_not_know_them() -> None:
    met = set()
    for step in steps(every=1):
        for viewer in range(step.after.seats + 1):
            seen = grass.events_for(step.events, viewer)
            found = grass.event_documents(step.events, viewer)
            msgspec.convert(found, EventDocuments)
            for event, one in zip(seen, found, strict=True):
                assert one["event"] == str(event.what)
                assert list(one)[1:] == list(EVENT_KINDS[event.what].fields)
                for name in {"card", "give"} & set(one):
                    assert one[name] == code(event.card)
                met.add(event.what)
        for hidden, whole in zip(grass.events_for(step.events, 0), step.events, strict=True):
            assert hidden == whole.for_viewer(0)
    assert met == set(What)

"""Explanations: what they say comes true, what they do not know they leave open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.errors import NotationError, UsageError
from greentable.grass import Event, Explanation, Kind, Line, Move, Phase, Reason, State, Verb, What
from greentable.grass.wire.explanations import ExplanationDocument
from greentable.words.catalogue import Catalogue
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, RULESETS, shortened, with_deck
from tests.grass.engine.grass_universe import well_formed
from tests.grass.grass_table import play, show, table
from tests.grass.grass_walk import Step, positions, walk
from tests.grass.whole_games.grass_laws import all_cards_are_somewhere

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
ENGLISH = Catalogue()


def told(start: str | State, token: str, seat: int = 1) -> str:
    """The explanation of a move for a seat, in English."""
    state = table(start) if isinstance(start, str) else start
    explanation = grass.explain(state, seat, token)
    return " ".join(ENGLISH.text(message, NAMES) for message in explanation.messages)


MIDDLE = """
    2018
    turn 1
    1: EU SH LC DX PF MC PA | market | stash HG PA | covered CB:CO
    2: ... | market | stash CO PA
    3: BK ... | market BU | stash MX
    ashtray SO
"""
HOT = """
    {}
    turn 1
    1: SH SN UW PF MO FE HE | market FE | stash PA | covered CB:HG
    2: ... | market | stash HG JA
    3: ... | market
    ashtray SO
"""
OFFERED = """
    2018{}
    turn 2, offers 1, offer EU>IM@*, 3 answers
    1: IM ...
    2: EU ...
    3: IM MX ...
"""
COUNTERED = """
    2018
    turn 2, offers 1, offer EU>IM@3, counter MX>PA, 3 countered
    1: ...
    2: EU PA ...
    3: MX ...
"""
HANDING = """
    2018 hidden_deals
    turn 1, offers 1, offer LC>CO@2, 2 hands
    1: LC ... | chooses
    2: CO ... | chooses
    3: ...
"""
PASSING = """
    2018{}
    turn 1, played, passing
    1: UW ... | chooses
    2: ... | chooses
    3: ... | chooses
"""
DRAFTING = """
    2018 give_me_five
    drafting
    1: | pack MO DF SO IM LC MC | chooses
    2: | pack HG HG HG HG HG HG | chooses
    3: | pack MX MX MX MX MX MX | chooses
"""
GIVING = """
    2018
    turn 2, played, 1 gives {}
    1: ... | market | stash HG PA
    2: ...
    3: ...
"""
BEFORE_THE_END = """
    2018
    turn 1, played
    1: SO HG BK ... | market | stash PA
    2: ... | market | stash HG
    ashtray rest
    haystack empty
"""

NOTHING_AT_RISK = """
    2018
    turn 1
    1: MC ... | market | covered LC:PA
    2: ...
    3: ...
"""

SENTENCES = [
    (MIDDLE, "play PA", "Panama goes into your stash, unprotected: $105,000 are at risk there."),
    (MIDDLE, "play LC:PA", "Panama cannot be touched until the round ends: $50,000 of $50,000"),
    (MIDDLE, "play EU", "You get Panama and Mexico."),
    (MIDDLE, "play SH", "You get a Peddle of their choice from Ben and Cleo."),
    (MIDDLE, "play DX@2", "Ben gives up Panama. Ben misses a turn. Then each player passes a card"),
    (MIDDLE, "swap HG>PA@2", "You get Panama from Ben and give Home Grown for it."),
    (MIDDLE, "discard EU", "Euphoria goes to the ashtray, without any effect."),
    (MIDDLE, "offer EU>MO@*", "Nothing is certain: Ben and Cleo can accept, decline or counter."),
    (
        MIDDLE,
        "offer EU>MO@3",
        "Cleo can accept, decline or counter. All players then know that you",
    ),
    (MIDDLE, "play MC", "Your result is −$20,000, bonus aside, and up to $5,000 less if somebody"),
    (MIDDLE, "play MC", "Ben has $75,000 on the table."),
    (MIDDLE, "play MC", "What others hold in hand still counts against them."),
    (NOTHING_AT_RISK, "play MC", "Your result is $50,000, bonus aside. Ben has $0 on the table."),
    (MIDDLE, "play PF:HG", "There is no heat on your market."),
    (MIDDLE, "play SN@2:CO", "You do not hold Steal Your Neighbor’s Pot."),
    (
        HOT.format("2018"),
        "play FE@2",
        "Ben’s market is blocked until Felony is cooled: with Hearsay",
    ),
    (HOT.format("2018"), "play HE", "Felony is gone from your market."),
    (HOT.format("2018"), "play PF:PA", "It costs you Panama. Felony is gone from your market."),
    (
        *(HOT.format("2018"), "play PF:HG*"),
        "It costs you Home Grown, which is protected. Catch a Buzz has nothing left to cover",
    ),
    (HOT.format("2018"), "play UW@2", "Ben gives up Home Grown and Jamaica. Ben loses the Market"),
    (HOT.format("2018"), "play UW@3", "Cleo has no unprotected Peddle to give up. Cleo loses"),
    (HOT.format("classic"), "play UW", "You give up Panama. You lose your Market Open"),
    (HOT.format("classic"), "play UW", "You miss 2 turns. Then each player passes"),
    (HOT.format("classic"), "play SH", "You get Home Grown. Felony is gone from your market. You"),
    (
        *(HOT.format("classic sold_out=chosen").replace(" UW", " SO"), "play SO"),
        "You choose a Peddle to give up. You miss a turn.",
    ),
    (HOT.format("classic lucky_or_not"), "play UW", "takes a random card from the hand"),
    (
        OFFERED.format(""),
        "counter MX",
        "Nothing is certain: Ben can take it or leave it.",
    ),
    (OFFERED.format(""), "accept", "You give Immunity to Ben and get Euphoria."),
    (OFFERED.format(""), "decline", "The offer goes on to Ann."),
    (OFFERED.format(" hidden_deals"), "accept", "You and Ben each choose a card and exchange them"),
    (COUNTERED, "accept", "You give Panama to Cleo and get Mexico."),
    (COUNTERED, "decline", "The offer is over."),
    (HANDING, "hand LC", "Ben gets Lust Conquers All, and only the two of you ever know it."),
    (PASSING.format(""), "pass UW", "Ben gets Utterly Wiped Out when all have chosen."),
    (DRAFTING, "keep MO", "You keep Market Open; the rest of the pack goes to Ben."),
    (GIVING.format("to 2"), "give HG", "Ben gets Home Grown from your stash."),
    (GIVING.format("up"), "give HG", "Home Grown goes from your stash to the ashtray."),
    (BEFORE_THE_END, "end", "There are no cards left to draw. The round ends and is scored."),
    (BEFORE_THE_END, "end", "Your result is $25,000, bonus aside. Ben has $5,000 on the table"),
]


@pytest.mark.parametrize(("start", "token", "sentence"), SENTENCES)
def test_what_would_come_of_a_move_is_said_in_sentences(
    start: str, token: str, sentence: str
) -> None:
    seat = grass.to_act(table(start))[0]
    assert sentence in told(start, token, seat)


def test_the_next_turn_and_its_misses_are_told() -> None:
    start = """
        2018
        turn 1, played
        1: ...
        2: ... | misses 1
        3: ...
    """
    assert told(start, "end") == "Cleo has the next turn."
    extra = start.replace("2018", "classic").replace("played", "played, extra turn")
    assert told(extra, "end") == "The next turn is yours again."


# Who may ask


def test_a_move_can_be_given_as_a_token_and_everything_else_is_refused_with_our_error() -> None:
    state = table(MIDDLE)
    assert grass.explain(state, 1, "play EU") == grass.explain(state, 1, Move.play(Kind.EUPHORIA))
    with pytest.raises(NotationError):
        grass.explain(state, 1, "play nothing")
    with pytest.raises(UsageError):
        grass.explain(state, 1, 5)  # type: ignore[arg-type]


def test_a_seat_that_is_not_to_act_is_told_so_and_nature_only_whether_she_may() -> None:
    state = table(MIDDLE)
    for seat in (0, 2, 3, 4):
        assert grass.explain(state, seat, "play EU").reason is Reason.NOT_YOUR_TURN
    assert grass.explain_view(grass.view(state, 0), "play EU").reason is Reason.NOT_YOUR_TURN
    drawing = play(MIDDLE, "1 discard EU", "1 end")
    assert grass.explain(drawing, 0, "draw PA") == Explanation(move=Move.draw(Kind.PANAMA))
    assert grass.explain(drawing, 0, "draw SO").is_legal
    assert not grass.explain(drawing, 0, "luck SO").is_legal


def test_explaining_changes_nothing() -> None:
    for state in list(positions(GAMES[3], 4, "unchanged"))[::11]:
        before = state.copy()
        for seat in grass.to_act(state):
            for move in grass.legal_moves(state, seat)[::9]:
                grass.explain(state, seat, move)
        assert state == before


# It comes true


GAMES = [
    shortened(with_deck(ruleset, BUSY_DECK), 1)
    for ruleset in (*RULESETS[::2], *map(grass.read_ruleset, HOUSE_RULES))
]


def explained_steps(every: int) -> Iterator[tuple[Step, Explanation]]:
    for number, game in enumerate(GAMES):
        for place, step in enumerate(walk(game, 2 + number % 5, f"explain {number}")):
            if step.seat and place % every == number % every:
                yield step, grass.explain(step.before, step.seat, step.move)


def rows(state: State, seat: int) -> tuple[list[int], list[int]]:
    protected = [0] * 6
    for slot in range(state.covers):
        if state.cover_owner[slot] == seat:
            protected = [a + b for a, b in zip(protected, state.covered[slot], strict=True)]
    return state.stash[seat], protected


def comes_true(step: Step, told_before: Explanation) -> None:
    before, after, seat = step.before, step.after, step.seat
    changes = {change.seat: change for change in told_before.stashes}
    for one in range(1, before.seats + 1):
        stash, protected = rows(before, one)
        change = changes.get(one)
        stash, protected = stash[:], protected[:]
        for kind in change.gains if change else ():
            stash[kind] += 1
        for kind in change.loses if change else ():
            stash[kind] -= 1
        for kind in change.protects if change else ():
            protected[kind] += 1
        for kind in change.loses_protected if change else ():
            protected[kind] -= 1
        assert (stash, protected) == rows(after, one)
    heats = {change.seat: change for change in told_before.heats}
    for one in range(1, before.seats + 1):
        heat = grass.view(after, 0).heat[one]
        assert heat == (heats[one].after if one in heats else grass.view(before, 0).heat[one])
        market = before.market[one] + (one in told_before.opens) - (one in told_before.closes)
        assert after.market[one] == market
    must_miss = {event.seat: event.amount for event in step.events if event.what is What.MUST_MISS}
    assert {missed.seat: missed.turns for missed in told_before.misses} == must_miss
    hand = before.hand[seat][:]
    for kind in told_before.hand_gains:
        hand[kind] += 1
    for kind in told_before.hand_loses:
        hand[kind] -= 1
    assert hand == after.hand[seat]
    assert told_before.phase is Phase(after.phase)
    assert told_before.turn == (after.turn or None)
    assert told_before.extra_turn == (after.extra_turn > before.extra_turn)
    if told_before.choosers or told_before.answerers:
        assert after.asked == (told_before.choosers or told_before.answerers)[0]


def is_scored_so(events: tuple[Event, ...], told_before: Explanation) -> None:
    scored = {(event.seat, event.line): event.amount for event in events if event.line is not None}
    for entry in told_before.ledger:
        assert entry.amount in {None, scored[entry.seat, entry.line]}
    known = {(entry.seat, entry.line) for entry in told_before.ledger if entry.amount is not None}
    for seat, line in scored:
        public = line in {Line.PROTECTED, Line.AT_RISK}
        assert not public or (seat, line) in known


def test_what_is_explained_comes_true() -> None:
    met = set()
    for step, explanation in explained_steps(every=3):
        met.add(step.move.verb)
        try:
            assert explanation.is_legal
            ended = any(event.what is What.ROUND_ENDED for event in step.events)
            assert bool(explanation.ledger) == ended
            if ended:
                is_scored_so(step.events, explanation)
            elif explanation.phase is not None:
                comes_true(step, explanation)
            else:
                assert step.move.verb in {Verb.PASS, Verb.KEEP, Verb.HAND, Verb.SAY}
        except AssertionError as error:
            error.add_note(f"{explanation}\nof {step}")
            raise
    assert met == set(Verb) - {Verb.DEALER, Verb.DEAL, Verb.DRAW, Verb.LUCK}


def test_the_own_result_is_exact_but_for_a_banker_that_may_be_anywhere() -> None:
    (own,) = (
        entry
        for entry in grass.explain(table(MIDDLE), 1, "play MC").ledger
        if (entry.seat, entry.line) == (1, Line.RESULT)
    )
    assert own.amount is None
    seen = MIDDLE.replace("3: BK ...", "3: ...").replace("ashtray SO", "ashtray SO BK")
    lines = {
        entry.line: entry.amount
        for entry in grass.explain(table(seen), 1, "play MC").ledger
        if entry.seat == 1
    }
    assert lines == {
        Line.PROTECTED: 25_000,
        Line.AT_RISK: 55_000,
        Line.BANKER: 0,
        Line.NET_PROFIT: 80_000,
        Line.FINES: -50_000,
        Line.BEST_IN_HAND: -50_000,
        Line.RESULT: -20_000,
    }


def test_a_banker_that_is_known_to_be_somewhere_counts() -> None:
    traded = play(
        """
        2018
        turn 1
        1: IM MC ... | market | stash PA
        2: BK ... | market | stash HG
        """,
        *("1 offer IM>BK@2", "2 accept"),
    )
    given_back = play(traded, "1 offer BK>IM@2", "2 accept")
    for state, mine in ((traded, 5_000), (given_back, -5_000)):
        banker = {
            entry.seat: entry.amount
            for entry in grass.explain(state, 1, "play MC").ledger
            if entry.line is Line.BANKER
        }
        assert banker == {1: mine, 2: -mine}


def test_a_move_is_explained_as_legal_just_when_it_is() -> None:
    rng = Stream(b"explain", "legality")
    universe = well_formed()
    refused = 0
    for state in list(positions(GAMES[0], 3, "legality"))[::13]:
        for seat in range(1, 4):
            for _ in range(8):
                move = universe[rng.below(len(universe))]
                reason = grass.why_not(state, seat, move)
                explanation = grass.explain(state, seat, move)
                assert explanation.reason is reason, f"{move} of {seat} in\n{show(state)}"
                assert explanation.is_legal == (reason is None)
                refused += reason is not None
        all_cards_are_somewhere(state)
    assert refused > 100


# In words, and as documents


@cache
def english_ids() -> frozenset[str]:
    folder = resources.files("greentable.words.catalogues") / "en"
    text = (folder / "grass_explanations.ftl").read_text(encoding="utf-8")
    return frozenset(line.split(" =")[0] for line in text.splitlines() if " =" in line[:60])


def test_every_explanation_has_words_and_every_text_is_used() -> None:
    met = set()
    scenes = [(table(start), token) for start, token, _ in SENTENCES]
    found = [grass.explain(state, grass.to_act(state)[0], token) for state, token in scenes]
    found += [explanation for _, explanation in explained_steps(every=2)]
    for explanation in found:
        assert explanation.messages
        for message in explanation.messages:
            met.add(message.id)
            assert ENGLISH.text(message, NAMES)
        document = grass.explanation_document(explanation)
        assert msgspec.to_builtins(document) == document
        msgspec.convert(document, ExplanationDocument)
    explained = {one for one in met if one.startswith("grass-explain-")}
    assert explained == {one for one in english_ids() if one.startswith("grass-explain-")}

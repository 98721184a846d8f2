"""Explanations: what they say comes true, what they do not know they leave open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec
import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.errors import IllegalMove, NotationError, UsageError
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
    (MIDDLE, "play PA", "Panama goes into your stash unprotected. You’ll have $105,000 at risk."),
    (MIDDLE, "play LC:PA", "Nobody can take Panama until the round ends. This covers $50,000 of"),
    (MIDDLE, "play EU", "You get Panama and Mexico."),
    (MIDDLE, "play SH", "Ben and Cleo each give you a Peddle card of their choice."),
    (MIDDLE, "play DX@2", "Ben loses Panama. Ben misses a turn. Then everyone secretly passes a"),
    (MIDDLE, "swap HG>PA@2", "You give Home Grown and get Ben’s Panama."),
    (MIDDLE, "discard EU", "Euphoria goes to the ashtray and has no effect."),
    (MIDDLE, "offer EU>MO@*", "Ben and Cleo can accept, decline or make a counter-offer."),
    (
        MIDDLE,
        "offer EU>MO@3",
        "Cleo can accept, decline or make a counter-offer. Everyone will know that you",
    ),
    (
        MIDDLE,
        "play MC",
        "You score −$20,000, before the bonus. If someone else has The Banker, it’s",
    ),
    (MIDDLE, "play MC", "Ben has $75,000 on the table."),
    (MIDDLE, "play MC", "The others may still lose money for the cards in their hands."),
    (NOTHING_AT_RISK, "play MC", "You score $50,000, before the bonus. Ben has $0 on the table."),
    (MIDDLE, "play PF:HG", "There’s no heat on your market."),
    (MIDDLE, "play SN@2:CO", "You don’t have Steal Your Neighbor’s Pot in your hand."),
    (
        HOT.format("2018"),
        "play FE@2",
        "Felony blocks Ben’s market. Hearsay Evidence or Pay Fine removes it.",
    ),
    (HOT.format("2018"), "play HE", "This removes Felony from your market."),
    (
        HOT.format("2018"),
        "play PF:PA",
        "It costs you Panama. This removes Felony from your market.",
    ),
    (
        *(HOT.format("2018"), "play PF:HG*"),
        "It costs you Home Grown, which is protected. Catch a Buzz has nothing left to cover",
    ),
    (HOT.format("2018"), "play UW@2", "Ben loses Home Grown and Jamaica. Ben loses their whole"),
    (HOT.format("2018"), "play UW@3", "Cleo has no unprotected Peddle cards to lose. Cleo loses"),
    (
        HOT.format("classic"),
        "play UW",
        "You lose Panama. You lose your whole hassle pile, Market Open",
    ),
    (HOT.format("classic"), "play UW", "You miss 2 turns. Then everyone secretly passes"),
    (
        HOT.format("classic"),
        "play SH",
        "You get Home Grown. This removes Felony from your market. You",
    ),
    (
        *(HOT.format("classic sold_out=chosen").replace(" UW", " SO"), "play SO"),
        "You choose a Peddle card to lose. You miss a turn.",
    ),
    (HOT.format("classic lucky_or_not"), "play UW", "takes a random card from the player on their"),
    (
        OFFERED.format(""),
        "counter MX",
        "Ben can accept or decline.",
    ),
    (OFFERED.format(""), "accept", "You give Immunity to Ben and get Euphoria."),
    (OFFERED.format(""), "decline", "The offer moves on to Ann."),
    (OFFERED.format(" hidden_deals"), "accept", "You and Ben each choose a card and trade them"),
    (COUNTERED, "accept", "You give Panama to Cleo and get Mexico."),
    (COUNTERED, "decline", "The offer is off the table."),
    (HANDING, "hand LC", "Ben gets Lust Conquers All. Only the two of you will know."),
    (PASSING.format(""), "pass UW", "Ben gets Utterly Wiped Out once everyone has chosen."),
    (DRAFTING, "keep MO", "You keep Market Open. The rest of the pack goes to Ben."),
    (GIVING.format("to 2"), "give HG", "Ben gets Home Grown from your stash."),
    (GIVING.format("up"), "give HG", "Home Grown goes from your stash to the ashtray."),
    (BEFORE_THE_END, "end", "There are no cards left to draw. The round ends and is scored."),
    (BEFORE_THE_END, "end", "You score $25,000, before the bonus. Ben has $5,000 on the table"),
]


@pytest.mark.parametrize(("start", "token", "sentence"), SENTENCES)
def test_what_would_come_of_a_move_is_said_in_sentences(
    start: str, token: str, sentence: str
) -> None:
    seat = grass.to_act(table(start))[0]
    assert sentence in told(start, token, seat)


AT_THE_WRONG_TIME = [
    (MIDDLE, "accept", "You can’t do that on your turn."),
    (OFFERED.format(""), "end", "First answer Ben’s offer."),
    (COUNTERED, "counter EU", "First accept or decline Cleo’s counter-offer."),
    (GIVING.format("to 2"), "end", "First choose a Peddle card for Ben."),
    (GIVING.format("up"), "end", "First choose which Peddle card you lose."),
    (PASSING.format(""), "end", "First choose a card for Ben."),
    (DRAFTING, "end", "First choose a card to keep."),
    (HANDING, "end", "First choose the card you’ll give Ben."),
    (HANDING.replace("hands", "says"), "end", "First say whether Ben cheated you."),
]


@pytest.mark.parametrize(("start", "token", "sentence"), AT_THE_WRONG_TIME)
def test_a_move_of_another_kind_is_answered_with_what_must_be_done_first(
    start: str, token: str, sentence: str
) -> None:
    state = table(start)
    seat = grass.to_act(state)[0]
    assert told(state, token, seat) == sentence
    with pytest.raises(IllegalMove) as caught:
        grass.apply(state, seat, token)
    assert ENGLISH.text(caught.value.message, NAMES) == sentence


def test_who_is_not_to_move_is_told_for_whom_the_table_waits() -> None:
    assert told(OFFERED.format(""), "end", 2) == "It’s not your turn. Waiting for Cleo."
    half = play(table(PASSING.format("")), "1 pass UW")
    assert told(half, "pass UW", 1) == "You’ve already chosen. Waiting for Ben and Cleo."
    assert told(grass.new_game("2018", 2), "end", 2) == "It’s not your turn."


def test_the_next_turn_and_its_misses_are_told() -> None:
    start = """
        2018
        turn 1, played
        1: ...
        2: ... | misses 1
        3: ...
    """
    assert told(start, "end") == "Cleo goes next."
    extra = start.replace("2018", "classic").replace("played", "played, extra turn")
    assert told(extra, "end") == "Then it’s your turn again."


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

"""Cards, moves and reasons of Grass in English, sentence by sentence."""

from __future__ import annotations

import pytest

from greentable.grass import (
    EDITION_2018,
    EDITION_CLASSIC,
    MESSAGES,
    Family,
    Kind,
    Move,
    Reason,
    Ruleset,
    Verb,
    card_said,
    family_of,
    move_message,
    read_move,
    read_ruleset,
    reason_message,
)
from greentable.text.grass import about_card, describe_card, family_message
from tests.grass.engine.grass_universe import plays_of, well_formed
from tests.text.heard import Heard

ENGLISH = Heard()
NAMES = ("Ann", "Ben", "Cem", "Dora")
REASONS = [reason for reason in Reason if reason is not Reason.OK]

TOKENS = {
    "play MO": "open your market",
    "play MC": "close your market and end the round",
    "play PA": "peddle Panama",
    "play IM": "remove the heat with Immunity",
    "play SH": "play Stonehigh",
    "play FE@3": "play Felony on Cem",
    "play SO@2": "play Sold Out on Ben",
    "play SO": "play Sold Out",
    "play PF": "pay the fine",
    "play PF:PA": "pay the fine with Panama",
    "play PF:PA*": "pay the fine with a protected Panama",
    "play LC:HG+HG+CO": "protect 2 × Home Grown and Colombia with Lust Conquers All",
    "play SN@2:PA": "steal Panama from Ben",
    "play SN@2": "steal from Ben",
    "discard FE": "discard Felony",
    "offer PA>MO@4": "offer Dora Panama for Market Open",
    "offer PA>MO@*": "offer everyone Panama for Market Open",
    "accept": "accept",
    "decline": "decline",
    "counter JA": "offer Jamaica instead",
    "swap HG>DF@1": "swap your Home Grown for Ann’s Dr. Feelgood",
    "end": "end your turn",
    "give HG": "give Home Grown from your stash",
    "pass UW": "pass Utterly Wiped Out to the left",
    "keep MO": "keep Market Open",
    "hand DX": "hand over Doublecrossed",
    "offer PA>?@2": "ask Ben what they’d give for Panama",
    "offer PA>?@*": "ask everyone what they’d give for Panama",
    "counter JA>FE": "offer Jamaica for Felony instead",
    "say cheated": "say that you were cheated",
    "say nothing": "say nothing",
    "dealer 2": "make Ben the first dealer",
    "deal 3 HG": "deal Home Grown to Cem",
    "draw PA": "draw Panama",
    "luck UW": "take Utterly Wiped Out at random",
    "offer PA>MO@6": "offer seat 6 Panama for Market Open",
}

FAMILIES = {
    Family.PEDDLE: "HOME_GROWN MEXICO COLOMBIA JAMAICA PANAMA DR_FEELGOOD",
    Family.MARKET: "MARKET_OPEN MARKET_CLOSE",
    Family.HEAT_ON: "BUST DETAINED FELONY SEARCH_AND_SEIZURE",
    Family.HEAT_OFF: "IMMUNITY A_BREEZE_TO_FLY HEARSAY_EVIDENCE CHARGES_DROPPED PAY_FINE",
    Family.PROTECTION: "CATCH_A_BUZZ GRAB_A_SNACK LUST_CONQUERS_ALL",
    Family.SKIM: "STEAL BANKER",
    Family.NIRVANA: "STONEHIGH EUPHORIA",
    Family.PARANOIA: "SOLD_OUT DOUBLECROSSED WIPED_OUT",
}


def about(kind: Kind, rules: Ruleset) -> str:
    return " ".join(ENGLISH.text(sentence) for sentence in about_card(kind, rules))


def explain(reason: Reason, move: Move) -> str:
    return ENGLISH.text(reason_message(reason, move), NAMES)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({ENGLISH.text(card_said(kind)) for kind in Kind}) == len(Kind)


@pytest.mark.parametrize("family", Family)
def test_cards_are_in_families_as_on_the_sheets(family: Family) -> None:
    members = {kind.name for kind in Kind if family_of(kind) is family}
    assert members == set(FAMILIES[family].split())


def test_every_family_has_a_name_of_its_own() -> None:
    names = {ENGLISH.text(family_message(kind)): family_of(kind) for kind in Kind}
    assert len(names) == len(Family) == len(set(names.values()))


def test_a_card_is_described_with_its_figure_or_its_partner() -> None:
    assert ENGLISH.text(describe_card(Kind.PANAMA, EDITION_2018)) == (
        "Panama (Peddle). Worth $50,000 in your stash. Your market must be open and free of heat."
    )
    assert "Hearsay Evidence" in about(Kind.FELONY, EDITION_2018)
    assert about(Kind.IMMUNITY, EDITION_2018) == "Removes Bust from your market."
    assert "up to $25,000" in about(Kind.GRAB_A_SNACK, EDITION_2018)
    assert "you pay $100,000" in about(Kind.WIPED_OUT, EDITION_2018)


BY_RULES = [
    ("2018", Kind.SOLD_OUT, "An opponent loses an unprotected Peddle card of their choice. Then"),
    ("2018", Kind.SOLD_OUT, "To play it, your market must be open, with or without heat."),
    ("classic", Kind.SOLD_OUT, "This hits you. You lose your lowest unprotected Peddle card."),
    ("classic", Kind.SOLD_OUT, "You also miss a turn. Then everyone secretly passes a card"),
    ("classic lucky_or_not", Kind.SOLD_OUT, "takes a random card"),
    ("2018 sold_out=lowest", Kind.SOLD_OUT, "An opponent loses their lowest"),
    ("2018", Kind.DOUBLECROSSED, "They also miss a turn."),
    ("classic", Kind.DOUBLECROSSED, "your highest unprotected Peddle card. You also miss 2 turns."),
    ("2018 misses=0,3,9", Kind.WIPED_OUT, "They also miss 9 turns."),
    ("classic", Kind.WIPED_OUT, "This hits you. You lose your whole hassle pile, market included"),
    ("2018", Kind.STONEHIGH, "an unprotected Peddle card of their choice."),
    ("classic", Kind.STONEHIGH, "their lowest unprotected Peddle card. It also removes any heat"),
    ("classic", Kind.EUPHORIA, "any heat from your market. You get another turn"),
    ("2018 nirvana_needs_market", Kind.EUPHORIA, "Your market must be open, with or without heat."),
    ("2018", Kind.PAY_FINE, "a Peddle card of your choice from your stash"),
    ("classic", Kind.PAY_FINE, "the lowest Peddle card in your stash"),
    (
        "2018",
        Kind.STEAL,
        "free of heat. Your opponent’s market must be open and free of heat too.",
    ),
    ("classic", Kind.STEAL, "an opponent’s highest unprotected Peddle card. Your market"),
    ("2018", Kind.GRAB_A_SNACK, "Your market must be open and free of heat."),
    ("classic", Kind.GRAB_A_SNACK, "Your market must be open, with or without heat."),
    ("2018", Kind.BANKER, "$5,000 from every other player"),
    ("classic", Kind.BANKER, "20% of every other player’s profit at risk"),
]


@pytest.mark.parametrize(("rules", "kind", "words"), BY_RULES)
def test_what_a_card_does_follows_the_rules_in_play(rules: str, kind: Kind, words: str) -> None:
    assert words in about(kind, read_ruleset(rules))


def test_a_card_that_makes_nobody_miss_a_turn_says_nothing_of_turns() -> None:
    rules = read_ruleset("2018 misses=0,0,0")
    for kind in (Kind.SOLD_OUT, Kind.DOUBLECROSSED, Kind.WIPED_OUT):
        assert "miss" not in about(kind, rules)


def test_no_rules_leave_a_card_without_words() -> None:
    for rules in (EDITION_2018, EDITION_CLASSIC):
        texts = {ENGLISH.text(describe_card(kind, rules)) for kind in Kind}
        assert len(texts) == len(Kind)
        assert all(text.endswith(".") for text in texts)


@pytest.mark.parametrize(("token", "words"), TOKENS.items())
def test_a_move_is_described_as_what_one_could_do(token: str, words: str) -> None:
    assert ENGLISH.text(move_message(read_move(token)), NAMES) == words


def test_every_move_that_can_be_written_can_be_described() -> None:
    # Moves that differ in their target alone read alike but for a name.
    moves = [move for move in well_formed() if move.seat in {0, 2, 7}]
    assert {move.verb for move in moves} == set(Verb)
    for move in moves:
        assert ENGLISH.text(move_message(move), NAMES)
    forms = {id_ for id_ in MESSAGES.rows if id_.startswith("grass-move-")}
    assert {move_message(move).id for move in moves} == forms


@pytest.mark.parametrize(
    ("reason", "token", "words"),
    [
        (Reason.MARKET_NOT_OPEN, "play PA", "Your market is closed. Play Market Open first."),
        (Reason.NOT_IN_HAND, "discard FE", "You don’t have Felony in your hand."),
        (Reason.TARGET_MARKET_NOT_OPEN, "play FE@3", "Cem’s market isn’t open."),
        (Reason.NOT_IN_TARGETS_STASH, "play SN@2:PA", "Ben has no unprotected Panama."),
        (Reason.NOT_PROTECTED, "play PF:PA*", "You have no protected Panama."),
        (Reason.COVER_TOO_SMALL, "play CB:PA", "Catch a Buzz doesn’t cover enough to protect"),
        (Reason.WRONG_SEAT_DEALT, "deal 3 HG", "The next card isn’t for Cem."),
        (Reason.ASKS_FOR_OFFERED, "counter JA>FE", "You’re already being offered Felony."),
        (
            Reason.MALFORMED,
            "play SN@2",
            "Choose who to steal from. Choose the Peddle card too, if the rules let you.",
        ),
        (
            Reason.MALFORMED,
            "play SO@2",
            "Choose an opponent for Sold Out, if the rules let you, and nothing else.",
        ),
        (Reason.MALFORMED, "end", "That move is incomplete, or has too many parts."),
    ],
)
def test_a_refusal_is_explained_with_what_would_help(
    reason: Reason, token: str, words: str
) -> None:
    assert explain(reason, read_move(token)).startswith(words)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence_of_its_own_for_every_kind_of_move(reason: Reason) -> None:
    others = {explain(other, Move.end()) for other in REASONS if other is not reason}
    assert explain(reason, Move.end()) not in others
    for kind in Kind:
        for play in plays_of(kind)[:2]:
            assert explain(reason, play).endswith(".")

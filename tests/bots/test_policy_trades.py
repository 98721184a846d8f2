"""`rules` and hand trades: what it takes, counters and offers, and whom it never helps.

`offers 8` means that no more can be made in this turn, so that nothing but the play is asked for.
"""

from __future__ import annotations

from collections import Counter

import pytest

from greentable import bots, grass
from greentable.compiled import engine as engines
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.grass import Phase, Verb, read_ruleset
from greentable.minds.grass.candidates import candidates
from greentable.minds.grass.figures import FIGURES
from tests.bots.deciding import BETWEEN_EQUALS, FEWEST, THROWS, all_decisions, decides
from tests.bots.test_games import BotGame
from tests.games.strategies import shortened
from tests.grass.grass_table import play, table

NOBODY_LEADS = """
    2018
    turn 2, offers 1, offer LC>MO@1, 1 answers
    1: MO MO IM BF HE CD | market | stash PA
    2: ...
    3: ... | market | stash CO | total 40000
    haystack rest
"""


def test_it_accepts_what_helps_it() -> None:
    """Its market is open, and a spare Market Open is little to pay for a Protection."""
    assert all_decisions(NOBODY_LEADS, bot="rules") == {"accept"}


def test_it_declines_what_costs_more_than_it_brings() -> None:
    position = """
        2018
        turn 2, offers 1, offer SO>PA@1, 1 answers
        1: PA IM BF HE CD PF | market
        2: ...
        3: ...
        haystack rest
    """
    assert all_decisions(position, bot="rules") == {"decline"}


ASKED_WHAT_THERE_IS = """
    2018
    turn 2, offers 1, offer IM>?@1, 1 answers
    1: MO MO BF CD JA LC | market BU | stash CO
    2: ... | market | stash HG
    3: ... | market DE | stash CO
    4: ... | market | stash PA
    haystack rest
"""


def test_asked_what_there_is_to_get_it_names_what_pleases_both() -> None:
    """Immunity would cool its market; of what it holds, a Protection is worth most to the other."""
    assert all_decisions(ASKED_WHAT_THERE_IS, bot="rules") == {"counter LC"}


def test_asked_what_there_is_for_little_it_names_nothing() -> None:
    little = ASKED_WHAT_THERE_IS.replace("IM>?", "HG>?").replace("MO MO BF CD", "DF PA PA PA")
    assert all_decisions(little, bot="rules") == {"decline"}


def test_in_hidden_deals_it_names_what_it_has_unless_the_claim_cannot_be_true() -> None:
    hidden = ASKED_WHAT_THERE_IS.replace("2018", "2018 hidden_deals")
    assert all_decisions(hidden, bot="rules") == {"counter LC"}
    nobody_has_it = hidden.replace("haystack", "ashtray 5IM\n    haystack")
    assert all_decisions(nobody_has_it, bot="rules") == {"decline"}


def test_it_asks_where_it_has_seen_the_card() -> None:
    """Seat 4 has just offered the last Immunity: by chance alone hardly anybody would have it."""
    before = table("""
        2018
        turn 4
        1: 2LC GS CD HE BF | market BU | stash CO
        2: ... | market | stash CO | total 40000
        3: ... | market | stash CO
        4: IM SO 5HG | market | stash CO
        ashtray 4IM
        haystack rest
    """)
    after = play(before, "4 offer IM>DF@3", "3 decline", "4 discard HG", "4 end", "0 draw HG")
    assert decides(after, bot="rules") == "offer GS>IM@4"


def test_it_does_not_give_a_card_to_who_may_win_with_it() -> None:
    """The same trade as above, but the partner leads, and cannot trade without a Market Open."""
    leading = NOBODY_LEADS.replace("2: ...", "2: ... | total 190000")
    assert all_decisions(leading, bot="rules") == {"decline"}


def test_it_does_not_take_a_counter_of_who_may_win_with_it() -> None:
    position = """
        2018
        turn 1, offers 1, offer IM>DF@2, counter LC>MO, 2 countered
        1: 2MO IM BF HE CD PF | market | stash PA
        2: LC ...{leads}
        3: ... | market | stash CO | total 40000
        haystack rest
    """
    assert all_decisions(position.format(leads=""), bot="rules") == {"accept"}
    leads = " | total 190000"
    assert all_decisions(position.format(leads=leads), bot="rules") == {"decline"}


WITHOUT_MARKET = """
    2018
    turn 1
    1: PA PA JA JA SN SN EU
    2: ... | market{two}
    3: ... | market
    haystack rest
"""


def test_who_may_win_is_offered_nothing_good() -> None:
    """Neither by the policy nor among the moves that a search tries."""
    leading = WITHOUT_MARKET.format(two=" | total 190000")
    made = all_decisions(leading, bot="rules")
    assert any(move.endswith("@3") for move in made)
    assert not any(move.endswith(("@2", "@*")) for move in made)
    view = grass.view(table(leading), 1)
    offers = {str(move) for move in candidates(view, view.legal, FIGURES) if move.seat}
    assert any(move.endswith("@3") for move in offers)
    assert not any(move.startswith("offer") and move.endswith(("@2", "@*")) for move in offers)


def test_what_somebody_declined_is_not_offered_to_them_again_in_the_turn() -> None:
    start = WITHOUT_MARKET.format(two="")
    first = decides(start, bot="rules")
    assert first.startswith("offer ")
    trade, _, to = first.partition("@")
    asked = [2, 3] if to == "*" else [int(to)]
    after = play(start, f"1 {first}", *(f"{seat} decline" for seat in asked))
    again = all_decisions(after, bot="rules")
    assert not {f"{trade}@*", *(f"{trade}@{seat}" for seat in asked)} & again


ASKED_FOR_A_MARKET = """
    2018
    turn 1, offers 1
    1: PA PA JA JA SN SN EU
    2: ... | market{two}
    3: ... | market{three}
    haystack rest
"""


def test_who_did_not_give_a_card_is_not_asked_for_it_with_another_one() -> None:
    """Somebody else is: at a table where nobody has said no yet, everybody may be asked."""
    fresh = ASKED_FOR_A_MARKET.format(two="", three="")
    assert any(move.endswith((">MO@2", ">MO@*")) for move in all_decisions(fresh, bot="rules"))
    said_no = ASKED_FOR_A_MARKET.format(two=" | declined BK>MO", three="")
    assert all(move.endswith(">MO@3") for move in all_decisions(said_no, bot="rules"))


def test_a_claim_is_not_believed_as_an_open_offer_is() -> None:
    position = """
        2018{}
        turn 2, offers 1, offer CB>IM@1, 1 answers
        1: IM IM BF HE CD FE | market | stash CO
        2: ... | stash HG
        3: ... | market | stash CO | total 40000
        haystack rest
    """
    assert all_decisions(position.replace("{}", ""), bot="rules") == {"accept"}
    assert all_decisions(position.replace("{}", " hidden_deals"), bot="rules") == {"decline"}


CLAIMED = """
    2018 hidden_deals
    turn 2, offers 1, offer MO>IM@1, 1 answers
    1: IM IM BF HE CD PA
    2: ... | market
    {rest}
"""


def test_what_nobody_can_have_is_not_believed() -> None:
    """All Market Opens lie in the ashtray: a player who claims one lies."""
    possible = CLAIMED.format(rest="haystack rest")
    assert "accept" in all_decisions(possible, bot="rules")
    gone = CLAIMED.format(rest="ashtray 9MO\n    haystack rest")
    assert all_decisions(gone, bot="rules") == {"decline"}


def answers_to_claims(
    games: int, bot: str = "rules", budget: Budget | None = None
) -> Counter[tuple[bool, bool]]:
    """Two players' answers to a player who claims anything: whether it was true, and yes.

    Seat 1 offers, twice a turn, any card of the deck for any other.
    """
    others, found = bots.grass_bot(bot), Counter[tuple[bool, bool]]()
    for number in range(games):
        state = grass.new_game(shortened(read_ruleset("2018 hidden_deals"), 3), 3)
        nature, chance = grass.Nature(f"lies {number}"), Stream(b"lies", f"{number}")
        while waiting := grass.to_act(state):
            seat = waiting[-1]
            view = grass.view(state, seat)
            move = others(view, view.legal, chance, budget) if seat else nature.move(state)
            if seat == 1 and view.phase is Phase.TURN and view.legal.offers and view.offers < 2:
                move = view.legal.offers[chance.below(len(view.legal.offers))]
            elif seat > 1 and view.phase is Phase.ANSWER and view.turn == 1 and view.offer:
                is_true = state.hand[1][view.offer.give] > 0
                found[is_true, move.verb is Verb.ACCEPT] += 1
            state, _ = grass.apply(state, seat, move)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "games", "budget"),
    [("rules", 12, None), ("hard", 4, Budget(iterations=60))],
    ids=["normal", "hard"],
)
def test_lies_are_not_taken_more_often_than_true_claims(
    bot: str, games: int, budget: Budget | None
) -> None:
    """Who cannot see a hidden card is fooled now and then, but no more than chance explains."""
    engines.fastest("grass", "minds.grass")  # else `hard` would play interpreted
    said = answers_to_claims(games, bot, budget)
    lies, truths = (said[is_true, True] + said[is_true, False] for is_true in (False, True))
    fooled, right = said[False, True] / lies, said[True, True] / truths
    assert 0 < right < 0.2
    spread = (fooled * (1 - fooled) / lies + right * (1 - right) / truths) ** 0.5
    assert fooled - right < 2 * spread, said


@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize("way", BETWEEN_EQUALS)
def test_of_equals_any_is_as_likely_to_be_hit(way: str, seat: int) -> None:
    """It does not know who is a person; so nobody is ganged up on."""
    ruleset, own, other = BETWEEN_EQUALS[way]
    rows = [f"{at}: {own if at == seat else other}" for at in range(1, 5)]
    position = "\n".join([ruleset, f"turn {seat}, offers 8", *rows, "haystack rest"])
    made = [decides(position, seat, dice=dice, bot="rules") for dice in range(THROWS)]
    hit = Counter(move.split("@")[1][0] for move in made)
    assert set(hit) == {"1", "2", "3", "4"} - {str(seat)}
    assert min(hit.values()) >= FEWEST, hit


def test_a_view_does_not_say_who_is_a_person() -> None:
    """Nobody can be ganged up on by who does not know them."""
    view = grass.view(table(WITHOUT_MARKET.format(two="")), 1)
    told = set(dir(view)) | set(dir(view.to_fields()))
    assert not {word for word in told if {"name", "names", "person", "people", "bot"} & {word}}


@pytest.mark.slow
def test_attacks_fall_on_all_seats_alike() -> None:
    """Heat, Steal and Paranoia in ten games of four: each seat has a quarter, roughly."""
    hit: Counter[int] = Counter()
    for number in range(10):
        game = BotGame(shortened(read_ruleset("2018"), 6), 4, ("rules",), f"alike {number}")
        hit.update(
            move.seat for _, move in game.decisions() if move.verb is Verb.PLAY and move.seat
        )
    assert sum(hit.values()) > 300
    expected = sum(hit.values()) / 4
    assert all(abs(count - expected) < 4 * expected**0.5 for count in hit.values()), hit

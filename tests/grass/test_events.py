"""The events of each move, and who may see which cards."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Event, What
from greentable.grass.cards import CODES
from greentable.grass.codes import EVERYONE
from tests.grass.grass_table import told

ALL = tuple(range(7))
TOLD: list[tuple[str, str, tuple[str, ...], list[str]]] = [
    (
        "a card is dealt",
        "2018\ndealer 2, dealing\n1:\n2:",
        ("0 deal 1 PA",),
        ["dealt 1: PA (only 1)"],
    ),
    (
        "a card is drawn",
        "2018\nturn 1, to draw\n1: ...\n2: ...",
        ("0 draw PA",),
        ["drew 1: PA (only 1)"],
    ),
    (
        "a market opens",
        "2018\nturn 1\n1: MO ...\n2: ...",
        ("1 play MO",),
        ["played 1: MO"],
    ),
    (
        "a Peddle is sold",
        "2018\nturn 1\n1: PA ... | market\n2: ...",
        ("1 play PA",),
        ["played 1: PA"],
    ),
    (
        "a card is discarded",
        "2018\nturn 1\n1: PA ...\n2: ...",
        ("1 discard PA",),
        ["discarded 1: PA"],
    ),
    (
        "heat is put on",
        "2018\nturn 1\n1: FE ...\n2: ... | market",
        ("1 play FE@2",),
        ["played 1>2: FE"],
    ),
    (
        "heat is cooled",
        "2018\nturn 1\n1: HE ... | market FE\n2: ...",
        ("1 play HE",),
        ["played 1: HE", "cooled 1: FE"],
    ),
    (
        "a fine is paid",
        "2018\nturn 1\n1: PF ... | market FE | stash HG\n2: ...",
        ("1 play PF:HG",),
        ["played 1: PF", "paid 1: HG", "cooled 1: FE"],
    ),
    (
        "a fine is paid with all that a Protection covered",
        "2018\nturn 1\n1: PF ... | market FE | covered GS:HG\n2: ...",
        ("1 play PF:HG*",),
        ["played 1: PF", "paid 1: HG GS", "uncovered 1: GS", "cooled 1: FE"],
    ),
    (
        "Peddle are protected",
        "2018\nturn 1\n1: LC ... | market | stash 2HG CO\n2: ...",
        ("1 play LC:HG+HG+CO",),
        ["played 1: LC", "protected 1: HG LC", "protected 1: HG LC", "protected 1: CO LC"],
    ),
    (
        "a Peddle is stolen",
        "classic\nturn 1\n1: SN ... | market\n2: ... | stash HG PA",
        ("1 play SN@2",),
        ["played 1>2: SN", "stole 1>2: PA"],
    ),
    (
        "Euphoria is played",
        "classic\nturn 2\n1: ... | stash HG\n2: EU ... | market BU\n3: ... | stash JA",
        ("2 play EU",),
        ["played 2: EU", "cooled 2: BU", "gave 3>2: JA", "gave 1>2: HG"],
    ),
    (
        "a giver chooses for Stonehigh",
        "2018\nturn 2\n1: ... | stash HG\n2: SH ...",
        ("2 play SH", "1 give HG"),
        ["gave 1>2: HG"],
    ),
    (
        "an extra turn begins",
        "classic\nturn 1, played, extra turn\n1: ...\n2: ...",
        ("1 end",),
        ["ended_turn 1", "extra_turn 1"],
    ),
    (
        "turns are missed",
        "2018\nturn 1, played\n1: ...\n2: ... | misses 2\n3: ... | misses 1",
        ("1 end",),
        ["ended_turn 1", "missed 2 = 1", "missed 3 = 1"],
    ),
    (
        "everybody misses",
        "2018\nturn 1, played\n1: ... | misses 2\n2: ... | misses 3",
        ("1 end",),
        ["ended_turn 1", "missed 1 = 2", "missed 2 = 2", "missed 2 = 1"],
    ),
    (
        "Sold Out is chosen for",
        "2018\nturn 1\n1: SO ... | market\n2: ... | stash HG",
        ("1 play SO@2", "2 give HG"),
        ["gave_up 2: HG"],
    ),
    (
        "Doublecrossed is played",
        "2018\nturn 1\n1: DX ... | market\n2: ... | stash HG JA",
        ("1 play DX@2",),
        ["played 1>2: DX", "must_miss 2 = 1", "gave_up 2: JA"],
    ),
    (
        "somebody is wiped out",
        "classic\nturn 1\n1: UW ... | market | stash HG\n2: ...",
        ("1 play UW",),
        ["played 1: UW", "must_miss 1 = 2", "wiped_out 1"],
    ),
    (
        "a secret choice is made",
        "2018\nturn 1, played, passing\n1: HG ... | chooses\n2: MX ... | chooses",
        ("1 pass HG",),
        ["chose 1"],
    ),
    (
        "cards are passed",
        (
            "2018\nturn 1, played, passing"
            "\n1: HG ... | chooses\n2: MX ... | chooses\n3: CO ... | chooses"
        ),
        ("1 pass HG", "2 pass MX", "3 pass CO"),
        [
            "chose 3",
            "passed 1>2: HG (only 1 2)",
            "passed 2>3: MX (only 2 3)",
            "passed 3>1: CO (only 1 3)",
        ],
    ),
    (
        "a card is taken at random",
        "2018 lucky_or_not\nturn 1, played, 1 takes\n1: 5IM CD\n2: PA 5BF\n3: CO 5HE",
        ("0 luck CO",),
        ["took 1>3: CO (only 1 3)"],
    ),
    (
        "an offer is made to the table",
        "2018\nturn 1\n1: HG ...\n2: ...",
        ("1 offer HG>PA@*",),
        ["offered 1>*: HG PA"],
    ),
    (
        "an offer is declined",
        "2018\nturn 1\n1: HG ...\n2: ...",
        ("1 offer HG>PA@2", "2 decline"),
        ["declined 2>1"],
    ),
    (
        "an offer is countered",
        "2018\nturn 1\n1: HG ...\n2: JA ...",
        ("1 offer HG>PA@2", "2 counter JA"),
        ["countered 2>1: JA"],
    ),
    (
        "a counter is declined",
        "2018\nturn 1\n1: HG ...\n2: JA ...",
        ("1 offer HG>PA@2", "2 counter JA", "1 decline"),
        ["declined 1>2"],
    ),
    (
        "a counter is accepted",
        "2018\nturn 1\n1: HG ...\n2: JA ...",
        ("1 offer HG>PA@2", "2 counter JA", "1 accept"),
        ["accepted 1>2", "traded 1>2: HG JA"],
    ),
    (
        "an offer is accepted behind the others' backs",
        "2018 open_trades=off\nturn 1\n1: HG ...\n2: ...\n3: JA ...",
        ("1 offer HG>JA@3", "3 accept"),
        ["accepted 3>1", "traded 1>3: HG JA (only 1 3)"],
    ),
    (
        "a hidden deal is agreed",
        "2018 hidden_deals\nturn 1\n1: HG ...\n2: ...",
        ("1 offer PA>JA@2", "2 accept"),
        ["accepted 2>1"],
    ),
    (
        "a hidden deal is done",
        "2018 hidden_deals\nturn 1\n1: HG ...\n2: MX ...",
        ("1 offer PA>JA@2", "2 accept", "2 hand MX", "1 hand HG"),
        ["chose 1", "traded 1>2: HG MX (only 1 2)"],
    ),
    (
        "both have spoken",
        "2018 hidden_deals\nturn 1, offer PA>JA@2, 2 says\n1: ... | chooses\n2: ... | chooses",
        ("2 say cheated", "1 say nothing"),
        ["chose 1", "said 1 = 0", "said 2 = 1"],
    ),
    (
        "a stash swap is done",
        "2018\nturn 1\n1: ... | stash HG\n2: ... | stash DF",
        ("1 swap HG>DF@2",),
        ["swapped 1>2: HG DF"],
    ),
    (
        "packs are passed to the right",
        (
            "2018 give_me_five\nround 2, drafting"
            "\n1: 4IM | pack HG JA | chooses\n2: 4BF | pack MX CO | chooses"
        ),
        ("1 keep HG", "2 keep MX"),
        [
            "chose 2",
            "kept 1: HG (only 1)",
            "kept 2: MX (only 2)",
            "packs_passed 0 = 0",
            "kept 1: CO (only 1)",
            "kept 2: JA (only 2)",
        ],
    ),
]


def in_words(event: Event) -> str:
    """An event as a line: what, who, with whom, the cards, an amount, who alone sees the cards."""
    text = f"{event.what.name.lower()} {event.seat}"
    if event.to:
        text += ">*" if event.to == EVERYONE else f">{event.to}"
    cards = " ".join(CODES[card] for card in (event.card, event.other) if card is not None)
    if cards:
        text += f": {cards}"
    if event.line is not None:
        text += f" {event.line.name.lower()}"
    if event.cards:
        text += f" {' '.join(CODES[card] for card in event.cards)}"
    if event.amount or event.what in {What.SAID, What.PACKS_PASSED, What.TOTAL, What.SCORED}:
        text += f" = {event.amount}"
    return text if event.seen == ALL else f"{text} (only {' '.join(map(str, event.seen))})"


@pytest.mark.parametrize(
    ("start", "moves", "lines"), [pytest.param(*row, id=name) for name, *row in TOLD]
)
def test_the_table_sees(start: str, moves: tuple[str, ...], lines: list[str]) -> None:
    assert [in_words(event) for event in told(start, *moves)] == lines


def test_the_table_sees_the_end_of_a_round_and_of_the_game() -> None:
    """grass.scoring.1 to 6: the hands, every line of the score, the totals, and who has won."""
    start = """
        classic
        turn 1
        1: MC BK 5IM | market | stash PA | covered GS:CO | total 200000
        2: UW HG 4BF | stash JA
        """
    assert [in_words(event) for event in told(start, "1 play MC")] == [
        "played 1: MC",
        "round_ended 1",
        "showed 1 IM IM IM IM IM BK",
        "showed 2 HG BF BF BF BF UW",
        "scored 1 protected = 25000",
        "scored 1 at_risk = 50000",
        "scored 1 banker = 5000",
        "scored 1 net_profit = 80000",
        "scored 1 fines = 0",
        "scored 1 best_in_hand = 0",
        "scored 1 result = 80000",
        "scored 1 bonus = 25000",
        "total 1 = 305000",
        "scored 2 protected = 0",
        "scored 2 at_risk = 25000",
        "scored 2 banker = -5000",
        "scored 2 net_profit = 20000",
        "scored 2 fines = -100000",
        "scored 2 best_in_hand = -5000",
        "scored 2 result = -85000",
        "scored 2 bonus = 0",
        "total 2 = -85000",
        "won 1 = 305000",
    ]


def test_a_round_without_market_close_was_closed_by_nobody() -> None:
    """grass.turn.7."""
    start = "2018\nturn 1, played\n1: ...\n2: ...\nashtray rest\nhaystack empty"
    lines = [in_words(event) for event in told(start, "1 end")]
    assert lines[:3] == ["ended_turn 1", "round_ended 0", "showed 1 IM IM IM IM IM BF"]
    assert lines[-1] == "total 2 = 25000"


def test_every_kind_of_event_is_told_above() -> None:
    named = {line.split()[0] for *_, lines in TOLD for line in lines}
    end = {"round_ended", "showed", "scored", "total", "won", "dealer"}
    assert named | end == {what.name.lower() for what in What}
    first = grass.new_game(grass.EDITION_2018, 3)
    assert [in_words(event) for event in told(first, "0 dealer 3")] == ["dealer 3"]
    assert named.isdisjoint(end)


def test_a_viewer_who_may_not_know_sees_that_it_happened_but_not_the_cards() -> None:
    start = "2018\nturn 1, to draw\n1: ...\n2: ..."
    (event,) = told(start, "0 draw PA")
    own, other = event.for_viewer(1), event.for_viewer(2)
    assert (own.what, own.seat, own.card) == (What.DREW, 1, grass.read_card("PA"))
    assert (other.what, other.seat, other.card) == (What.DREW, 1, None)
    assert own.seen == other.seen == ()

"""Events of Grass that belong together: one sentence, or one table."""

from __future__ import annotations

import pytest

from greentable.grass import Event, Kind, Line, What
from greentable.text.grass import ledger, narrate
from greentable.text.ledgers import ledger_lines
from greentable.text.passages import text_lines
from tests.text.heard import Heard

ENGLISH = Heard()
NAMES = ("Ann", "Ben", "Cem", "Dora")
PANAMA, FELONY, LUST = Kind.PANAMA, Kind.FELONY, Kind.LUST_CONQUERS_ALL

JOINED = {
    "protection": (
        [
            Event(What.PLAYED, 1, card=LUST),
            Event(What.PROTECTED, 1, card=Kind.HOME_GROWN, other=LUST),
            Event(What.PROTECTED, 1, card=Kind.HOME_GROWN, other=LUST),
            Event(What.PROTECTED, 1, card=Kind.COLOMBIA, other=LUST),
        ],
        ["Ann protects 2 × Home Grown and Colombia with Lust Conquers All."],
    ),
    "fine": (
        [
            Event(What.PLAYED, 1, card=Kind.PAY_FINE),
            Event(What.PAID, 1, card=PANAMA),
            Event(What.COOLED, 1, card=FELONY),
        ],
        ["Ann pays the fine with Panama and removes Felony."],
    ),
    "fine from under a Protection": (
        [
            Event(What.PLAYED, 1, card=Kind.PAY_FINE),
            Event(What.PAID, 1, card=PANAMA, other=LUST),
            Event(What.UNCOVERED, 1, card=LUST),
            Event(What.COOLED, 1, card=FELONY),
        ],
        [
            "Ann pays the fine with Panama from under Lust Conquers All and removes Felony.",
            "Ann’s Lust Conquers All has nothing left to cover and goes to the ashtray.",
        ],
    ),
    "heat off": (
        [
            Event(What.PLAYED, 1, card=Kind.HEARSAY_EVIDENCE),
            Event(What.COOLED, 1, card=FELONY),
        ],
        ["Ann removes Felony with Hearsay Evidence."],
    ),
    "steal": (
        [Event(What.PLAYED, 1, 2, Kind.STEAL), Event(What.STOLE, 1, 2, PANAMA)],
        ["Ann steals Panama from Ben."],
    ),
    "deal": (
        [
            Event(What.DEALT, 2, card=PANAMA),
            Event(What.DEALT, 3),
            Event(What.DEALT, 4),
            Event(What.DEALT, 2, card=PANAMA),
            Event(What.DEALT, 3),
        ],
        ["Ben is dealt 2 × Panama.", "Cem is dealt 2 cards.", "Dora is dealt a card."],
    ),
    "draft": (
        [Event(What.KEPT, 1), Event(What.KEPT, 2, card=PANAMA), Event(What.KEPT, 3)],
        ["Ben keeps Panama.", "Ann and Cem keep a card each."],
    ),
    "draft of two": (
        [Event(What.KEPT, 1), Event(What.KEPT, 2, card=PANAMA)],
        ["Ben keeps Panama.", "Ann keeps a card."],
    ),
    "shared win": (
        [Event(What.WON, 1, amount=0), Event(What.WON, 2, amount=0)],
        ["Ann and Ben share the win with $0 each."],
    ),
    "win": ([Event(What.WON, 1, amount=0)], ["Ann wins with $0."]),
    "choices": (
        [Event(What.CHOSE, 1), Event(What.CHOSE, 3)],
        ["Ann has chosen.", "Cem has chosen."],
    ),
    "choices shown": (
        [
            Event(What.CHOSE, 1),
            Event(What.CHOSE, 2),
            Event(What.PASSED, 1, 2),
            Event(What.CHOSE, 1),
        ],
        ["Ann passes a card to Ben.", "Ann has chosen."],
    ),
    "end of a turn": (
        [Event(What.ENDED_TURN, 1), Event(What.MISSED, 2, amount=1)],
        ["Ben misses a turn."],
    ),
    "nothing": ([], []),
}


@pytest.mark.parametrize(("events", "lines"), JOINED.values(), ids=JOINED)
def test_events_that_belong_together_are_told_at_once(
    events: list[Event], lines: list[str]
) -> None:
    assert text_lines(narrate(events), ENGLISH, NAMES) == lines


def scored(seat: int, total: int, **amounts: int) -> list[Event]:
    lines = [
        Event(What.SCORED, seat, line=line, amount=amounts.get(line.name.lower(), 0))
        for line in Line
    ]
    return [*lines, Event(What.TOTAL, seat, amount=total)]


def test_the_ledger_stands_in_columns() -> None:
    """The worked scoring of the 2018 sheets, two seats of it."""
    john = {"protected": 75_000, "at_risk": 5_000, "net_profit": 75_000, "result": 75_000}
    amy = {"at_risk": 175_000, "net_profit": 170_000, "fines": -50_000, "best_in_hand": -5_000}
    events = [
        *scored(1, 75_000, banker=-5_000, **john),
        *scored(2, 140_000, banker=-5_000, **amy, result=115_000, bonus=25_000),
    ]
    assert text_lines(narrate(events), ENGLISH, ("John", "Amy")) == [
        "                             John       Amy",
        "Protected profit          $75,000         –",
        "Profit at risk             $5,000  $175,000",
        "The Banker                −$5,000   −$5,000",
        "Net profit                $75,000  $170,000",
        "Paranoia fines                  –  −$50,000",
        "Best Peddle card in hand        –   −$5,000",
        "Round result              $75,000  $115,000",
        "Bonus                           –   $25,000",
        "Total                     $75,000  $140,000",
    ]


def test_wide_and_long_names_keep_the_columns_of_the_ledger_straight() -> None:
    events = [*scored(1, 0), *scored(2, 5_000)]
    lines = ledger_lines(ENGLISH, ledger(events), ("鈴木さん", "Bartholomew the Second"))
    assert lines[0] == "                          鈴木さん  Bartholomew…"
    assert lines[-1] == "Total                           $0        $5,000"

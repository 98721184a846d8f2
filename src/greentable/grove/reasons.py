"""The reasons for refusing a move. Their names are stable: programs and translations use them."""

from __future__ import annotations

from greentable.core.fields import NamedNumber


class Reason(NamedNumber):
    """OK, or the reason why a move is not possible here and now."""

    OK = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ALREADY_CHOSEN = 3
    NOT_NOW = 4
    MALFORMED = 5
    NO_SUCH_CARD = 6
    ALREADY_SEEN = 7
    SAME_RECIPE = 8
    NOT_IN_HAND = 9
    NO_OVERLAP = 10
    ON_SQUIRREL = 11
    MISMATCH = 12
    TWO_MISMATCHES = 13
    BARROW_TO_CHOOSE = 14
    NOT_A_COVERED_BASKET = 15
    NO_BARROW_TO_CHOOSE = 16
    DICE_TO_CHOOSE = 17
    DIE_NOT_SCARCE = 18
    WRONG_NUMBER_OF_DICE = 19


RULE_OF_REASON = {
    Reason.NO_OVERLAP: "grove.placement.2",
    Reason.ON_SQUIRREL: "grove.placement.7",
    Reason.MISMATCH: "grove.placement.3",
    Reason.TWO_MISMATCHES: "grove.squirrel.1",
    Reason.BARROW_TO_CHOOSE: "grove.dice.4",
    Reason.NOT_A_COVERED_BASKET: "grove.dice.4",
    Reason.NO_BARROW_TO_CHOOSE: "grove.dice.4",
    Reason.DICE_TO_CHOOSE: "grove.dice.7",
    Reason.DIE_NOT_SCARCE: "grove.dice.7",
    Reason.WRONG_NUMBER_OF_DICE: "grove.dice.7",
}
"""The number of the rule behind a reason. Some have none, as NOT_YOUR_TURN."""

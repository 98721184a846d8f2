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
    NO_SUCH_SEAT = 6
    OWN_SEAT = 7
    NOT_IN_DECK = 8
    NOT_IN_HAND = 9
    NOT_IN_PACK = 10
    NOT_IN_HAYSTACK = 11
    WRONG_SEAT_DEALT = 12
    ALREADY_PLAYED = 13
    NOT_PLAYED_YET = 14
    MARKET_IS_OPEN = 15
    MARKET_NOT_OPEN = 16
    UNDER_HEAT = 17
    NO_HEAT = 18
    OTHER_HEAT = 19
    TARGET_MARKET_NOT_OPEN = 20
    TARGET_UNDER_HEAT = 21
    NO_PEDDLE_TO_PAY = 22
    NOT_IN_STASH = 23
    NOT_PROTECTED = 24
    COVER_TOO_SMALL = 25
    NEVER_PROTECTED = 26
    TARGET_HAS_NO_PEDDLE = 27
    NOT_IN_TARGETS_STASH = 28
    PARANOIA_NEEDS_MARKET = 29
    PARANOIA_NOT_DISCARDED = 30
    BANKER_NOT_PLAYED = 31
    NO_TRADE_AFTER_PLAY = 32
    OFFERS_USED_UP = 33
    SAME_KIND = 34
    NO_STASH_SWAP = 35
    SWAP_USED = 36
    SWAP_NEEDS_MARKETS = 37
    COUNTER_IN_OFFER = 38
    NO_CARD_WANTED = 39
    ASKS_FOR_OFFERED = 40


RULE_OF_REASON = {
    Reason.ALREADY_PLAYED: "grass.turn.4",
    Reason.NOT_PLAYED_YET: "grass.turn.4",
    Reason.MARKET_IS_OPEN: "grass.market.1",
    Reason.MARKET_NOT_OPEN: "grass.market.1",
    Reason.UNDER_HEAT: "grass.heat.2",
    Reason.NO_HEAT: "grass.heat.3",
    Reason.OTHER_HEAT: "grass.heat.3",
    Reason.TARGET_MARKET_NOT_OPEN: "grass.heat.1",
    Reason.TARGET_UNDER_HEAT: "grass.heat.1",
    Reason.NO_PEDDLE_TO_PAY: "grass.pay_fine.4",
    Reason.NOT_IN_STASH: "grass.protection.1",
    Reason.NOT_PROTECTED: "grass.pay_fine.3",
    Reason.COVER_TOO_SMALL: "grass.protection.1",
    Reason.NEVER_PROTECTED: "grass.protection.2",
    Reason.TARGET_HAS_NO_PEDDLE: "grass.steal.2",
    Reason.NOT_IN_TARGETS_STASH: "grass.steal.2",
    Reason.PARANOIA_NEEDS_MARKET: "grass.turn.6",
    Reason.PARANOIA_NOT_DISCARDED: "grass.turn.6",
    Reason.BANKER_NOT_PLAYED: "grass.scoring.2",
    Reason.NO_TRADE_AFTER_PLAY: "grass.deal.1",
    Reason.OFFERS_USED_UP: "grass.deal.3",
    Reason.SAME_KIND: "grass.deal.2",
    Reason.NO_STASH_SWAP: "grass.deal.5",
    Reason.SWAP_USED: "grass.deal.5",
    Reason.SWAP_NEEDS_MARKETS: "grass.deal.5",
    Reason.COUNTER_IN_OFFER: "grass.deal.2",
    Reason.NO_CARD_WANTED: "grass.deal.2",
    Reason.ASKS_FOR_OFFERED: "grass.deal.2",
}
"""The number of the rule behind a reason. Some have none, as NOT_YOUR_TURN."""

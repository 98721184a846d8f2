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

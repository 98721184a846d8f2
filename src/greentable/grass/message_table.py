"""Everything that is said about a game of Grass: the ids, and what their texts take.

One row for each text in the catalogues' grass_*.ftl. `messages.py` and `greentable.text.grass` say
which row an event, a move, a reason takes.
"""

from __future__ import annotations

from dataclasses import fields

from greentable.grass.cards import CODES, Family
from greentable.grass.ruleset import Ruleset
from greentable.messages import MessageTable, Takes, key_of, takes

SEAT, SEATS, CARD, CARDS = Takes.SEAT, Takes.SEATS, Takes.CARD, Takes.CARDS
MONEY, NUMBER, FORM, TEXT = Takes.MONEY, Takes.NUMBER, Takes.FORM, Takes.TEXT
MESSAGE, SEVERAL = Takes.MESSAGE, Takes.MESSAGES

_NOTHING = takes()
_WHO = takes(who=SEAT)
_WHO_CARD = takes(who=SEAT, card=CARD)
_WHO_CARD_TO = takes(who=SEAT, card=CARD, to=SEAT)

# What happened. "hidden" is for those who may not know the cards.
_EVENTS = {
    "dealer": _WHO,
    "dealt": takes(who=SEAT, cards=CARDS),
    "dealt-hidden": takes(who=SEAT, count=NUMBER),
    "drew": _WHO_CARD,
    "drew-hidden": _WHO,
    "kept": _WHO_CARD,
    "kept-hidden": _WHO,
    "kept-more-hidden": takes(who=SEATS),
    "packs-passed-left": _NOTHING,
    "packs-passed-right": _NOTHING,
    "played": _WHO_CARD,
    "played-on": _WHO_CARD_TO,
    "peddled": _WHO_CARD,
    "market-opened": _WHO,
    "market-closed": _WHO,
    "discarded": _WHO_CARD,
    "protected": takes(who=SEAT, cards=CARDS, cover=CARD),
    "paid": _WHO_CARD,
    "paid-protected": takes(who=SEAT, card=CARD, cover=CARD),
    "paid-and-cooled": takes(who=SEAT, card=CARD, heat=CARD),
    "paid-protected-and-cooled": takes(who=SEAT, card=CARD, cover=CARD, heat=CARD),
    "uncovered": _WHO_CARD,
    "cooled": takes(who=SEAT, heat=CARD),
    "cooled-with": takes(who=SEAT, heat=CARD, card=CARD),
    "stole": _WHO_CARD_TO,
    "gave": _WHO_CARD_TO,
    "gave-up": _WHO_CARD,
    "wiped-out": _WHO,
    "must-miss": takes(who=SEAT, turns=NUMBER),
    "missed": takes(who=SEAT, turns=NUMBER),
    "passed": _WHO_CARD_TO,
    "passed-hidden": takes(who=SEAT, to=SEAT),
    "took": _WHO_CARD_TO,
    "took-hidden": takes(who=SEAT, to=SEAT),
    "offered": takes(who=SEAT, to=SEAT, card=CARD, other=CARD),
    "offered-table": takes(who=SEAT, card=CARD, other=CARD),
    "offered-open": _WHO_CARD_TO,
    "offered-open-table": _WHO_CARD,
    "accepted": _WHO,
    "declined": _WHO,
    "countered": _WHO_CARD,
    "countered-for": takes(who=SEAT, card=CARD, other=CARD),
    "traded": takes(who=SEAT, to=SEAT, card=CARD, other=CARD),
    "traded-hidden": takes(who=SEAT, to=SEAT),
    "said-cheated": _WHO,
    "said-nothing": _WHO,
    "swapped": takes(who=SEAT, to=SEAT, card=CARD, other=CARD),
    "chose": _WHO,
    "ended-turn": _WHO,
    "extra-turn": _WHO,
    "round-ended": _NOTHING,
    "round-closed": _NOTHING,
    "showed": takes(who=SEAT, cards=CARDS),
    "scored": takes(who=SEAT, line=MESSAGE, amount=MONEY),
    "total": takes(who=SEAT, amount=MONEY),
    "won": takes(who=SEAT, amount=MONEY),
    "won-together": takes(who=SEATS, amount=MONEY),
}

# The lines of the ledger of a round.
_LINES = dict.fromkeys(
    (
        *("protected", "at-risk", "banker", "net-profit", "fines", "best-in-hand", "result"),
        *("bonus", "total"),
    ),
    _NOTHING,
)

# What one could do.
_MOVES = {
    "play": takes(card=CARD),
    "play-on": takes(card=CARD, target=SEAT),
    "peddle": takes(card=CARD),
    "market-open": _NOTHING,
    "market-close": _NOTHING,
    "heat-off": takes(card=CARD),
    "pay-fine": _NOTHING,
    "pay-fine-with": takes(other=CARD),
    "pay-fine-with-protected": takes(other=CARD),
    "protect": takes(cards=CARDS, card=CARD),
    "steal": takes(target=SEAT),
    "steal-this": takes(other=CARD, target=SEAT),
    "discard": takes(card=CARD),
    "offer": takes(target=SEAT, card=CARD, other=CARD),
    "offer-table": takes(card=CARD, other=CARD),
    "offer-open": takes(target=SEAT, card=CARD),
    "offer-open-table": takes(card=CARD),
    "accept": _NOTHING,
    "decline": _NOTHING,
    "counter": takes(card=CARD),
    "counter-for": takes(card=CARD, other=CARD),
    "swap": takes(card=CARD, other=CARD, target=SEAT),
    "end": _NOTHING,
    "give": takes(card=CARD),
    "pass": takes(card=CARD),
    "keep": takes(card=CARD),
    "hand": takes(card=CARD),
    "say-cheated": _NOTHING,
    "say-nothing": _NOTHING,
    "dealer": takes(target=SEAT),
    "deal": takes(card=CARD, target=SEAT),
    "draw": takes(card=CARD),
    "luck": takes(card=CARD),
}

# Why a move is refused.
_REASONS = {
    "game-over": _NOTHING,
    "not-your-turn": _NOTHING,
    "already-chosen": _NOTHING,
    "not-now": _NOTHING,
    "malformed": takes(family=FORM, card=CARD),
    "no-such-seat": _NOTHING,
    "own-seat": _NOTHING,
    "not-in-deck": _NOTHING,
    "not-in-hand": takes(card=CARD),
    "not-in-pack": takes(card=CARD),
    "not-in-haystack": takes(card=CARD),
    "wrong-seat-dealt": takes(target=SEAT),
    "already-played": _NOTHING,
    "not-played-yet": _NOTHING,
    "market-is-open": _NOTHING,
    "market-not-open": _NOTHING,
    "under-heat": _NOTHING,
    "no-heat": _NOTHING,
    "other-heat": takes(card=CARD),
    "target-market-not-open": takes(target=SEAT),
    "target-under-heat": takes(target=SEAT),
    "no-peddle-to-pay": _NOTHING,
    "not-in-stash": _NOTHING,
    "not-protected": takes(other=CARD),
    "cover-too-small": takes(card=CARD),
    "never-protected": _NOTHING,
    "target-has-no-peddle": takes(target=SEAT),
    "not-in-targets-stash": takes(target=SEAT, other=CARD),
    "paranoia-needs-market": _NOTHING,
    "paranoia-not-discarded": _NOTHING,
    "banker-not-played": _NOTHING,
    "no-trade-after-play": _NOTHING,
    "offers-used-up": _NOTHING,
    "same-kind": _NOTHING,
    "no-stash-swap": _NOTHING,
    "swap-used": _NOTHING,
    "swap-needs-markets": _NOTHING,
    "counter-in-offer": _NOTHING,
    "no-card-wanted": _NOTHING,
    "asks-for-offered": takes(other=CARD),
}

# Names, and what a card does by the rules in play.
_CARDS = {
    **dict.fromkeys((*CODES, "none"), _NOTHING),
    "described": takes(card=CARD, family=MESSAGE, about=SEVERAL),
}
_FAMILIES = {key_of(family.name): _NOTHING for family in Family}
_ABOUT = {
    "peddle": takes(figure=MONEY),
    "never-protected": _NOTHING,
    "needs-market": _NOTHING,
    "market-open": _NOTHING,
    "market-close": _NOTHING,
    "heat-on": takes(partner=CARD),
    "heat-off": takes(partner=CARD),
    "pay-fine": takes(choice=FORM),
    "protection": takes(figure=MONEY),
    "steal": takes(choice=FORM),
    "steal-victim-market": _NOTHING,
    "banker-flat": takes(sum=MONEY),
    "banker-percent": takes(percent=NUMBER),
    "stonehigh": takes(choice=FORM),
    "euphoria": _NOTHING,
    "nirvana-heat": _NOTHING,
    "nirvana-turn": _NOTHING,
    "needs-market-hot-or-not": _NOTHING,
    "sold-out": takes(choice=FORM, turns=NUMBER),
    "sold-out-self": takes(choice=FORM, turns=NUMBER),
    "doublecrossed": takes(turns=NUMBER),
    "doublecrossed-self": takes(turns=NUMBER),
    "wiped-out": takes(turns=NUMBER),
    "wiped-out-self": takes(turns=NUMBER),
    "pass": _NOTHING,
    "luck": _NOTHING,
    "paranoia-market": _NOTHING,
    "fine": takes(figure=MONEY),
}

# The rules in short: headings, and the sentences under them.
_RULES = {
    "goal": _NOTHING,
    "goal-target": takes(target=MONEY),
    "goal-rounds": takes(rounds=NUMBER),
    "turn": _NOTHING,
    "turn-draw": _NOTHING,
    "turn-last": _NOTHING,
    "turn-miss": _NOTHING,
    "market": _NOTHING,
    "market-open": _NOTHING,
    "market-risk": _NOTHING,
    "market-close": _NOTHING,
    "heat": _NOTHING,
    "heat-on": _NOTHING,
    "heat-on-protect": _NOTHING,
    "heat-off": takes(pairs=SEVERAL),
    "heat-pair": takes(heat=CARD, partner=CARD),
    "card": takes(card=CARD, code=TEXT, about=SEVERAL),
    "protection": _NOTHING,
    "protection-cover": _NOTHING,
    "protection-never": _NOTHING,
    "effects": _NOTHING,
    "paranoia": _NOTHING,
    "paranoia-discard": _NOTHING,
    "deals": _NOTHING,
    "deals-none": _NOTHING,
    "deals-before": _NOTHING,
    "deals-any-time": _NOTHING,
    "deals-before-limited": takes(offers=NUMBER),
    "deals-any-time-limited": takes(offers=NUMBER),
    "deals-answer": _NOTHING,
    "deals-open": _NOTHING,
    "deals-closed": _NOTHING,
    "deals-hidden": _NOTHING,
    "deals-swap": _NOTHING,
    "deals-swap-market": _NOTHING,
    "scoring": _NOTHING,
    "scoring-net": _NOTHING,
    "scoring-result": _NOTHING,
    "scoring-fines": takes(fines=SEVERAL),
    "scoring-fine": takes(card=CARD, fine=MONEY),
    "scoring-bonus": takes(bonus=MONEY),
    "scoring-floor": _NOTHING,
    "scoring-debt": _NOTHING,
    "scoring-anew": _NOTHING,
    "variants": _NOTHING,
    "variants-draft": _NOTHING,
    "variants-luck": _NOTHING,
}

# The table at one moment.
_TABLE = {
    "round": takes(round=NUMBER, who=SEAT),
    "piles": takes(haystack=NUMBER, ashtray=NUMBER),
    "seat": takes(who=SEAT, total=MONEY, parts=SEVERAL),
    "market-closed": _NOTHING,
    "market-open": _NOTHING,
    "under-heat": takes(card=CARD),
    "stash": takes(cards=CARDS),
    "protected": takes(cards=CARDS),
    "hand": takes(cards=CARDS),
    "hand-hidden": takes(count=NUMBER),
    "pack": takes(cards=CARDS),
    "pack-hidden": takes(count=NUMBER),
    "misses": takes(turns=NUMBER),
}

# What the switches of a ruleset are about.
_SWITCHES = {key_of(switch.name): _NOTHING for switch in fields(Ruleset)}

MESSAGES = MessageTable(
    "grass",
    {
        "event": _EVENTS,
        "line": _LINES,
        "move": _MOVES,
        "reason": _REASONS,
        "card": _CARDS,
        "family": _FAMILIES,
        "about": _ABOUT,
        "rules": _RULES,
        "table": _TABLE,
        "switch": _SWITCHES,
    },
)

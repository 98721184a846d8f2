"""The figures that the policy judges by, and their meanings. Their values are in `figures.toml`.

Dollars, turns in hundredths, and chances and shares in thousandths. They are not rules:
`research/tune_grass.py` finds them by letting the policy play itself, and other figures make
another player.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from greentable.core.fields import NamedNumber, plain_numbers


class Figure(NamedNumber):
    """The meaning of each figure; its number is its place in a row of figures."""

    # The value of turns.
    INCOME = 0  # the gain of a turn with an open market
    HORIZON = 1  # how many turns ahead an open market has a value
    NOW = 2  # the share of that value for a card in hand that opens or cools the market now
    HOT = 3  # how many turns heat lasts on a rival
    WAIT = 4  # how long a market stays closed or hot without a card in hand for it
    AHEAD = 5  # with this many turns to come, half of what may happen later counts
    LAP_ENDS = 6  # a round ends at least this often in a lap

    # The other seats.
    GAP = 7  # a rival this far behind the best rival weighs half as much
    CLOSES_AHEAD = 8  # the chance that a seat with Market Close that leads the round by GAP closes
    CLOSES_BEHIND = 9  # the same for a seat that does not lead
    HAND_COST = 10  # the cost of the cards in a rival's hand at the end
    PLAYED_OUT = 11  # of that, if its market is open

    # Unprotected Peddle.
    RAIDS = 12  # the chance to lose the best Peddle of a stash to Steal, Nirvana or Paranoia
    NIBBLES = 13  # the same for the other Peddle
    TAKES = 14  # the final gain of a Steal or Euphoria, of what could be taken now
    FODDER = 15  # the chance that a seat that can trade and has nothing to swap yet plays something

    # Closing the market.
    CLOSE_LEAD = 16  # the least lead that is worth ending a round for
    CLOSE_HAND = 17  # the share of the hand's expected value that the lead must outweigh as well
    SURE = 18  # by how much the game must be won for closing to be sure to win it

    # Cards in hand.
    LATER = 19  # a card that could be played now, but is kept for later
    DREAD = 20  # the weight of the risk that a Peddle in hand costs its value
    STUCK = 21  # the chance that a seat that cannot play a Peddle keeps it
    PATIENCE = 22  # with this many turns to come, half of that: it can be discarded later
    SELLS = 23  # the chance that a Peddle gets out if the market can trade,
    SELLS_SOON = 24  # or if a card in hand will let it trade
    HITS = 25  # the chance to be rid of a Paranoia card in time if it can be played on others,
    HITS_LATER = 26  # or while it cannot
    CURE = 27  # a Heat Off without any heat
    BAIL = 28  # a Pay Fine without any heat
    HEAT = 29  # a Heat On
    CONTROL = 30  # a Market Close of a seat that could play it
    CONTROL_CLOSED = 31  # of that, while it could not be played,
    CONTROL_AHEAD = 32  # or in the hand of the leader of the round
    EARLY = 33  # a card that needs a market or Peddle which is still missing, of its figure
    BANKER = 34  # a Banker, of its present gain,
    BANKER_LEAST = 35  # which is at least this from each rival
    SHELTER = 36  # a Protection with nothing to cover yet, of its figure
    COVER = 37  # a Protection kept for a Peddle in hand, of what it would save on the table
    THEFT = 38  # a Steal, while there is nothing better to steal
    STONEHIGH = 39  # a Stonehigh, for each rival
    EUPHORIA = 40  # a Euphoria, of a Stonehigh
    SILENCED = 41  # heat on a rival that may close, of that rival's result
    RID = 42  # the gain of passing the worst card in hand on, of its cost
    PASSED_IN = 43  # the card passed by the right neighbour, of its cost in hand
    SPARE = 44  # a second Market Open
    VICTIM = 45  # the weight of the harm that a card given away may do to its giver

    # Trades.
    PROFIT = 46  # the least gain that makes a trade worth proposing or accepting
    FAIR = 47  # the least chance of a yes for which an offer is made
    PLEA = 48  # the same for a card that opens or cools the own market
    REFUSED = 49  # the factor on the chance of a yes, once a partner has declined to give a card
    PRICE = 50  # the least price of a Peddle while the round lasts, of its value
    ENVY = 51  # the weight of a partner's gain, with more than two seats

    # Hidden Deals.
    TRUST = 52  # how often a claim in a hidden trade is believed
    JUNK = 53  # the cost of the card received from a cheater
    BURDEN = 54  # a card that costs more than this is worth a lie
    HONEST = 55  # one in this many times it does not hand over the claimed card,
    TEMPTED = 56  # with a burden one in this many
    SLANDER = 57  # one in this many times it falsely says that it was cheated


F = plain_numbers(Figure)
"""The places as plain numbers, for the policy."""

_VALUES = tomllib.loads(
    resources.files("greentable.minds.grass").joinpath("figures.toml").read_text("utf-8")
)

FIGURES: tuple[int, ...] = tuple(_VALUES[figure.name.lower()] for figure in Figure)
"""The figures of the standard policy."""

"""The figures that the policy judges by: what each is about. Their values are in `figures.toml`.

Dollars, turns in hundredths, and chances and shares in thousandths. They are no rules:
`research/tune_grass.py` finds them by letting the policy play itself, and another row of figures is
another player.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from greentable.core.fields import NamedNumber, plain_numbers


class Figure(NamedNumber):
    """What each figure is about; its number is its place in a row of figures."""

    # What turns are worth.
    INCOME = 0  # what a turn with an open market brings
    HORIZON = 1  # how many turns ahead an open market is worth something
    NOW = 2  # a card in hand that opens or cools the market now, of what that is worth
    HOT = 3  # how many turns heat lasts on a rival
    WAIT = 4  # how long a market stays closed or hot without a card in hand for it
    AHEAD = 5  # with this many turns to come, half of what may happen later counts
    LAP_ENDS = 6  # a round ends at least this often in a lap

    # How it looks at the others.
    GAP = 7  # a rival that stands this far behind the best rival weighs half as much
    CLOSES_AHEAD = 8  # the chance that a seat with Market Close that leads the round by GAP closes
    CLOSES_BEHIND = 9  # the same for a seat that does not lead
    HAND_COST = 10  # what the cards in a rival's hand cost it at the end
    PLAYED_OUT = 11  # of that, if its market is open

    # What lies unprotected.
    RAIDS = 12  # the chance to lose the best Peddle of a stash to Steal, Nirvana or Paranoia
    NIBBLES = 13  # the same for the others
    TAKES = 14  # what a Steal or Euphoria takes in the end, of what could be taken now
    FODDER = 15  # the chance that a trader with nothing to swap yet will play something

    # Closing the market.
    CLOSE_LEAD = 16  # the least lead that is worth ending a round for
    CLOSE_HAND = 17  # how much of what the hand still promises has to be outweighed as well
    SURE = 18  # by how much the game must be won for closing to be sure to win it

    # Cards in hand.
    LATER = 19  # a card that could be played now, when it is kept for later
    DREAD = 20  # how much it counts that a Peddle in hand may cost its value
    STUCK = 21  # the chance that a seat that does not get a Peddle out keeps it
    PATIENCE = 22  # with this many turns to come, half of that: it can be let go later
    SELLS = 23  # the chance that a Peddle gets out where the market can trade,
    SELLS_SOON = 24  # or where a card in hand will let it trade
    HITS = 25  # the chance to be rid of a Paranoia card in time where it can be played on others,
    HITS_LATER = 26  # or as long as it cannot
    CURE = 27  # a Heat Off without any heat
    BAIL = 28  # a Pay Fine without any heat
    HEAT = 29  # a Heat On
    CONTROL = 30  # a Market Close of a seat that could play it
    CONTROL_CLOSED = 31  # of that, as long as it could not be played,
    CONTROL_AHEAD = 32  # or in the hand of the leader of the round
    EARLY = 33  # a card that needs a market or Peddle which is not there yet, of its figure
    BANKER = 34  # a Banker, of what it would bring now,
    BANKER_LEAST = 35  # which is at least this from each rival
    SHELTER = 36  # a Protection with nothing to cover yet, of its figure
    COVER = 37  # a Protection kept for a Peddle in hand, of what it would save on the table
    THEFT = 38  # a Steal, when there is nothing better to steal yet
    STONEHIGH = 39  # a Stonehigh, for each rival
    EUPHORIA = 40  # a Euphoria, of a Stonehigh
    SILENCED = 41  # what heat on a rival that may close is worth, of its result
    RID = 42  # what the worst card in hand costs is saved by passing it on, of that
    PASSED_IN = 43  # what the right neighbour may pass on, of what it costs in hand
    SPARE = 44  # a second Market Open
    VICTIM = 45  # how much of the harm counts that a card given away may do to its giver

    # Trades.
    PROFIT = 46  # the least gain that makes a trade worth proposing or accepting
    FAIR = 47  # the least chance of a yes that makes an offer worth the others' time
    PLEA = 48  # the same for what opens or cools the own market
    REFUSED = 49  # the chance of a yes, of what it was, once a partner has declined to give a card
    PRICE = 50  # what a Peddle is sold for at least while the round lasts, of its value
    ENVY = 51  # how much of what a partner gains counts, where there are more than two

    # Hidden Deals.
    TRUST = 52  # how often what is claimed in a hidden trade is believed to be true
    JUNK = 53  # what a card costs that one gets from somebody who cheats
    BURDEN = 54  # a card that costs more than this is worth a lie
    HONEST = 55  # once of this many times it does not hand over what it claimed,
    TEMPTED = 56  # with a burden once of this many
    SLANDER = 57  # once of this many times it says that it was cheated when it was not


F = plain_numbers(Figure)
"""The places as plain numbers, for the policy."""

FIGURES: tuple[int, ...] = tuple(
    tomllib.loads(
        resources.files("greentable.minds.grass").joinpath("figures.toml").read_text("utf-8")
    )[figure.name.lower()]
    for figure in Figure
)
"""What the policy plays by."""

"""The figures that the policy judges by: what each is about. Their values are in `figures.toml`.

Dollars, turns in hundredths, and chances in thousandths. They are no rules: `scripts/tune_grass.py`
finds them by letting the policy play itself, and another row of figures is another player.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from greentable.fields import NamedNumber, plain_numbers


class Figure(NamedNumber):
    """What each figure is about; its number is its place in a row of figures."""

    # What turns are worth.
    INCOME = 0  # what a turn with an open market brings
    HORIZON = 1  # how many turns ahead an open market is worth something
    NOW = 2  # a card in hand that opens or cools the market now, of what that is worth
    HOT = 3  # how many turns heat lasts on a rival
    WAIT = 4  # how long a market stays closed or hot without a card in hand for it

    # How it looks at the others.
    GAP = 5  # a rival that stands so far behind the best rival weighs half as much
    CLOSES_AHEAD = 6  # the chance that who has Market Close and leads the round by GAP closes
    CLOSES_BEHIND = 7  # the same for who does not lead
    HAND_COST = 8  # what the cards in a rival's hand cost it at the end
    PLAYED_OUT = 9  # of that, if its market is open

    # What lies unprotected.
    RAIDS = 10  # the chance to lose the best Peddle of a stash to Steal, Nirvana or Paranoia
    NIBBLES = 11  # the same for the others
    FODDER = 12  # the chance that who trades and has nothing to swap yet will play something

    # Closing the market.
    CLOSE_LEAD = 13  # the least lead that is worth ending a round for
    CLOSE_HAND = 14  # how much of what the hand still promises has to be outweighed as well
    SURE = 15  # by how much the game must be won for closing to be sure to win it

    # Cards in hand.
    LATER = 16  # a card that could be played now, when it is kept for later
    DREAD = 17  # how much it counts that a Peddle in hand may cost its value
    STUCK = 18  # the chance that who does not get a Peddle out does not get rid of it either
    CURE = 19  # a Heat Off without any heat
    BAIL = 20  # a Pay Fine without any heat
    HEAT = 21  # a Heat On
    CONTROL = 22  # a Market Close of a seat that could play it
    SHELTER = 23  # a Protection with nothing to cover yet, of its figure
    COVER = 24  # a Protection kept for a Peddle in hand, of what it would save on the table
    THEFT = 25  # a Steal, when there is nothing better to steal yet
    STONEHIGH = 26  # a Stonehigh, for each rival; Euphoria three times that
    SPARE = 27  # a second Market Open
    VICTIM = 28  # how much of the harm counts that a card given away may do to its giver

    # Trades.
    PROFIT = 29  # the least gain that makes a trade worth proposing or accepting
    FAIR = 30  # the least chance of a yes that makes an offer worth the others' time
    PLEA = 31  # the same for what opens or cools the own market
    PRICE = 32  # what a Peddle is sold for at least while the round lasts, of its value
    ENVY = 33  # how much of what a partner gains counts, where there are more than two
    TRUST = 34  # how often what is claimed in a hidden trade is believed to be true


F = plain_numbers(Figure)
"""The places as plain numbers, for the policy."""

FIGURES: tuple[int, ...] = tuple(
    tomllib.loads(
        resources.files("greentable.grass_mind").joinpath("figures.toml").read_text("utf-8")
    )[figure.name.lower()]
    for figure in Figure
)
"""What the policy plays by."""

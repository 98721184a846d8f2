"""The figures that the careful player judges by, in dollars and chances.

They are no rules: they were tried against each other in the lab (docs/bots.md says how), and a
changed copy of them is another player.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuning:
    """How a careful player weighs things."""

    # What turns are worth.
    income: float = 11_000
    """What a turn with an open market brings."""
    horizon: float = 5
    """How many turns ahead an open market is worth something."""
    now: float = 0.9
    """What a card that opens or cools the market is worth in hand, of what that is worth."""
    hot: float = 2.5
    """How many turns heat lasts on a rival."""

    # How it looks at the others.
    gap: float = 40_000
    """A rival that stands so far behind the best rival weighs half as much as that one."""
    closes_ahead: float = 0.45
    """The chance that a seat with Market Close that leads the round by `gap` closes now."""
    closes_behind: float = 0.08
    """The same for a seat that does not stand best."""
    played_out: float = 0.7
    """Peddle in the hand of a seat with an open market, of what chance alone would say."""

    # What lies unprotected.
    raids: float = 0.35
    """The chance to lose the best Peddle of a stash to Steal, Nirvana or Paranoia."""
    nibbles: float = 0.12
    """The same for the others."""

    fodder: float = 0.5
    """The chance that a seat that trades and has nothing to swap yet will play something."""

    # Closing the market.
    close_lead: float = 60_000
    """The least lead that is worth ending a round for."""
    close_hand: float = 0.45
    """How much of what the hand still promises has to be outweighed as well."""
    sure: float = 5_000
    """By how much the game must be won for closing to be sure to win it."""

    # Cards in hand.
    later: float = 0.7
    """What a card that could be played now is worth when it is kept for later."""
    dread: float = 0.6
    """How much the danger counts to sit on a card that costs at the end."""
    cure: float = 7_000
    """A Heat Off in hand without any heat."""
    bail: float = 8_000
    """A Pay Fine in hand without any heat."""
    heat: float = 8_000
    """A Heat On in hand."""
    control: float = 16_000
    """A Market Close in hand of a seat that could play it."""
    shelter: float = 0.3
    """A Protection in hand that has nothing to cover yet, of its figure."""
    cover: float = 0.5
    """What a Protection kept for a Peddle in hand may save, of what it would save on the table."""
    theft: float = 14_000
    """A Steal in hand, when there is nothing better to steal yet."""
    stonehigh: float = 3_500
    """A Stonehigh in hand, for each rival; an Euphoria is worth three times that."""
    spare: float = 2_500
    """A second Market Open."""

    # Deals.
    profit: float = 2_000
    """The least gain that makes a deal worth proposing or accepting."""
    fair: float = 0.45
    """The least chance of a yes that makes an offer worth the others' time."""
    plea: float = 0.25
    """The same for what opens or cools the own market."""
    price: float = 0.25
    """What a Peddle is sold for at least while the round lasts, of its value."""
    envy: float = 0.6
    """How much of what a partner gains counts against a deal, where there are more than two."""
    trust: float = 0.5
    """How often what is claimed in a hidden deal is believed to be true."""


TUNED = Tuning()

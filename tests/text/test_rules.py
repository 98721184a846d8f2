"""The rules in short: what is said follows the ruleset in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from greentable.grass import read_ruleset
from greentable.text.grass import tell_rules
from greentable.words.messages import Argument, Message, Row
from tests.text.heard import Heard

ENGLISH = Heard()


def lines_of(rules: str) -> list[Message | Row]:
    told = tell_rules(read_ruleset(rules))
    return [line for heading, lines in told for line in [heading, *lines]]


def told(rules: str) -> str:
    return "\n".join(ENGLISH.text(line) for line in lines_of(rules))


def said(rules: str) -> set[str]:
    """The ids of the texts that are said, without the name of the game."""
    return {key.removeprefix("grass-") for line in lines_of(rules) for key in ids_in(line)}


def ids_in(argument: Argument) -> Iterator[str]:
    match argument:
        case Message(id, arguments):
            yield id
            inner: Iterable[Argument] = arguments.values()
        case Row(items):
            inner = items
        case _:
            inner = ()
    for one in inner:
        yield from ids_in(one)


HOLDS = [
    ("2018", "rules-goal-target"),
    ("2018 target=300000 max_rounds=3", "rules-goal-rounds"),
    ("2018", "rules-deals-any-time"),
    ("classic", "rules-deals-before"),
    ("2018 offers_per_turn=1", "rules-deals-any-time-limited"),
    ("classic offers_per_turn=3", "rules-deals-before-limited"),
    ("2018", "rules-heat-on"),
    ("classic", "rules-heat-on-protect"),
    ("2018", "rules-scoring-floor"),
    ("classic", "rules-scoring-debt"),
    ("2018 offers_per_turn=0", "rules-deals-none"),
    ("2018", "rules-deals-open"),
    ("2018 open_trades=off", "rules-deals-closed"),
    ("2018 hidden_deals", "rules-deals-hidden"),
    ("2018", "rules-deals-swap"),
    ("2018 swap_under_heat=off", "rules-deals-swap-market"),
    ("2018 give_me_five", "rules-variants-draft"),
    ("classic lucky_or_not", "rules-variants-luck"),
    ("2018", "about-sold-out"),
    ("classic", "about-sold-out-self"),
    ("2018", "rules-paranoia-market"),
    ("2018", "rules-paranoia-pass"),
    ("2018 max_rounds=2", "rules-scoring-anew"),
]
HOLDS_NOT = [
    ("2018 max_rounds=1", "rules-scoring-anew"),
    ("2018 lucky_or_not", "rules-paranoia-pass"),
    ("2018 max_rounds=1", "rules-goal-target"),
    ("classic", "rules-deals-swap"),
    ("2018", "rules-variants"),
    ("2018 hidden_deals", "rules-deals-open"),
    ("2018 bonus=0", "rules-scoring-bonus"),
    ("classic", "rules-scoring-floor"),
    ("classic", "rules-paranoia-market"),
    ("2018 offers_per_turn=1", "rules-deals-any-time"),
    ("2018 deck=MO:20,HG:50", "about-sold-out"),
    ("2018 deck=MO:20,HG:50", "rules-paranoia"),
]
FILLED_IN = [
    ("2018", "$250,000 or more"),
    ("2018 target=300000 max_rounds=3", "up to 3 rounds"),
    ("2018 target=300000 max_rounds=3", "$300,000 or more"),
    ("2018 max_rounds=1", "one round"),
    ("2018 offers_per_turn=1", "one trade offer:"),
    ("classic offers_per_turn=3", "up to 3 trade offers:"),
    ("2018", "Immunity for Bust"),
    ("2018", "Sold Out (SO): "),
    ("2018 bonus=7000", "$7,000 bonus"),
    ("2018", "Sold Out $25,000, Doublecrossed $50,000 and Utterly Wiped Out $100,000."),
]


@pytest.mark.parametrize(("rules", "key"), HOLDS)
def test_what_holds_is_told(rules: str, key: str) -> None:
    assert key in said(rules)


@pytest.mark.parametrize(("rules", "key"), HOLDS_NOT)
def test_what_does_not_hold_is_not_told(rules: str, key: str) -> None:
    assert key not in said(rules)


@pytest.mark.parametrize(("rules", "words"), FILLED_IN)
def test_figures_and_cards_are_filled_in(rules: str, words: str) -> None:
    assert words in told(rules)

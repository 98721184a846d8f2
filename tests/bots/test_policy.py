"""`rules`: the policy at a table, and the same compiled."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.compiled import engine as engines
from greentable.compiled.engine import Engine
from greentable.core.generator import STATE
from greentable.grass import read_ruleset
from greentable.grass.state import ROWS
from greentable.minds.grass.figures import FIGURES, Figure
from greentable.minds.grass.outlook import OUTLOOK
from tests.bots.deciding import all_decisions

CLOSED = "2018\nturn 1, offers 8\n1: {} IM CD HE BF BU FE\n2: ..."


@pytest.mark.parametrize("peddle", ["PA", "DF", "JA"])
def test_the_best_peddle_is_not_discarded_early(peddle: str) -> None:
    assert f"discard {peddle}" not in all_decisions(CLOSED.format(peddle), bot="rules")


HOT = {
    "classic, a spare Market Open": (
        "classic\nturn 1, offers 8\n1: DF MO BF HE CD PF SN | market BU\n2: ...",
        {"discard MO"},
    ),
    "2018, a spare Market Open": (
        """
        2018
        turn 1, offers 8
        1: DF MC BF HE CD MO SN | market BU | stash CO
        2: ... | market | stash CO
        3: ... | market | stash JA
        4: ...
        """,
        {"discard MO"},
    ),
    "classic, a Pay Fine with nothing to pay": (
        "classic\nturn 1, offers 8\n1: DF PA BF HE CD PF SN | market BU\n2: ...",
        {"discard PF"},
    ),
}


@pytest.mark.parametrize("spare", HOT)
def test_under_heat_dr_feelgood_is_kept_while_there_is_time(spare: str) -> None:
    """The card needed least is let go: with turns to come the heat may be removed."""
    position, expected = HOT[spare]
    assert all_decisions(position, bot="rules") == expected


def test_under_heat_dr_feelgood_goes_when_the_end_comes_near() -> None:
    """In hand it would cost 100,000, and four cards are left to cool the market with."""
    position = """
        classic
        turn 1, offers 8
        1: DF PA BF HE CD PF SN | market BU
        2: ...
        ashtray rest
        haystack 4BF
    """
    assert all_decisions(position, bot="rules") == {"discard DF"}


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_the_only_market_open_is_never_let_go(edition: str) -> None:
    position = f"{edition}\nturn 1, offers 8\n1: MO PA DF BF HE CD SN\n2: ... | market"
    assert all_decisions(position, bot="rules") == {"play MO"}


def test_a_spare_market_open_goes_first() -> None:
    position = """
        2018
        turn 1, offers 8
        1: MO MO PF LC SN BK EU | market
        2: ...
    """
    assert all_decisions(position, bot="rules") == {"discard MO"}


def test_it_trades_before_it_discards() -> None:
    position = """
        2018
        turn 1
        1: PA PA JA JA SN SN EU
        2: ... | market
        3: ... | market
        4: ... | market
    """
    made = all_decisions(position, bot="rules")
    assert made
    assert all(move.startswith("offer ") and ">MO@" in move for move in made)


def test_nobody_is_passed_a_steal_that_will_hit_the_giver() -> None:
    """A Heat Off that is never needed again is worth less here, but a Steal would cost Panama."""
    position = """
        2018
        turn 2, played, passing
        1: SN CD 4IM | market | stash PA PA | chooses
        2: ... | market | stash HG | chooses
    """
    assert "pass SN" not in all_decisions(position, bot="rules")


def test_every_figure_has_a_value() -> None:
    assert len(FIGURES) == len(Figure)
    assert all(figure > 0 for figure in FIGURES)


def played(engine: Engine, ruleset: str, seats: int, games: int, offers: int) -> list[object]:
    """Where some games of the policy are after two rounds."""
    start = grass.new_game(read_ruleset(ruleset), seats)
    states = engine.states([start], games)
    natures, players = engine.rows(games, STATE), engine.rows(games, STATE)
    engine.kernels.seed_all(natures, 7)
    engine.kernels.seed_all(players, 8)
    figures = engine.table([FIGURES] * ROWS)
    engine.kernels.play_games(
        *(states, natures, players, 2, 1 << 40, offers, figures, engine.zeros(OUTLOOK))
    )
    return [engine.state(states, game, start) for game in range(games)]


@pytest.mark.slow
@pytest.mark.parametrize("offers", [0, 1])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "ruleset",
    ["2018", "classic", "2018 give_me_five lucky_or_not", "classic hidden_deals"],
)
def test_compiled_it_plays_as_it_does_interpreted(ruleset: str, seats: int, offers: int) -> None:
    compiled = engines.fastest("grass", "minds.grass")
    interpreted = engines.interpreted("grass", "minds.grass")
    games = 3 if offers else 8
    assert played(compiled, ruleset, seats, games, offers) == played(
        interpreted, ruleset, seats, games, offers
    )

"""Whole games of bots: always legal, always to an end, and from the view alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greentable import bots, grass
from greentable.core.shuffle import Stream
from greentable.game import NATURE
from greentable.grass import Move, Ruleset, View, read_ruleset, write_ruleset
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, POOR_DECK, RULESETS, shortened, with_deck

TABLES = {
    **{write_ruleset(rules): rules for rules in RULESETS},
    **{text: read_ruleset(text) for text in HOUSE_RULES},
    **{
        f"busy deck, {write_ruleset(rules)}": with_deck(rules, BUSY_DECK) for rules in RULESETS[::5]
    },
    **{
        f"poor deck, {write_ruleset(rules)}": with_deck(rules, POOR_DECK) for rules in RULESETS[::5]
    },
}


class BotGame:
    """A game between bots; the last of several who choose secretly chooses first."""

    def __init__(self, rules: Ruleset, seats: int, names: tuple[str, ...], seed: str) -> None:
        self.state = grass.new_game(rules, seats)
        self._nature = grass.Nature(seed)
        self._dice = [Stream(seed.encode(), f"seat {seat}") for seat in range(seats + 1)]
        self._names = names

    def decisions(self) -> Iterator[tuple[View, Move]]:
        """Every view that a bot was asked with and what it said, to the end of the game."""
        while waiting := grass.to_act(self.state):
            seat = waiting[-1]
            if seat == NATURE:
                move = self._nature.move(self.state)
            else:
                view = grass.view(self.state, seat)
                choose = bots.grass_bot(self._names[seat % len(self._names)])
                move = choose(view, view.legal, self._dice[seat])
                yield view, move
            self.state, _ = grass.apply(self.state, seat, move)


@pytest.mark.parametrize("table", TABLES)
def test_bots_make_only_legal_moves_to_the_end_of_the_game(table: str) -> None:
    number = list(TABLES).index(table)
    names = (("rules",), ("random", "rules"))[number // 5 % 2]
    game = BotGame(shortened(TABLES[table], 1), 2 + number % 5, names, "legal")
    made = [move in view.legal for view, move in game.decisions()]
    assert len(made) > 10
    assert all(made)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_make_only_legal_moves_at_every_table(table: str, seats: int) -> None:
    for names in (("rules",), ("rules", "random")):
        game = BotGame(shortened(TABLES[table], 3), seats, names, "every")
        assert all(move in view.legal for view, move in game.decisions())


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", ["random", "easy", "rules"])
def test_the_same_view_and_dice_give_the_same_move_in_two_worlds(name: str, seats: int) -> None:
    """A bot sees nothing but its view: in another world that looks the same it does the same."""
    choose = bots.grass_bot(name)
    rules = shortened(read_ruleset("2018 hidden_deals give_me_five"), 1)
    game = BotGame(rules, seats, (name,), "worlds")
    for ply, (view, _) in enumerate(game.decisions()):
        other = grass.determinize(view, Stream(b"other", f"{ply}"))
        seen = grass.view(other, view.viewer)
        here = choose(view, view.legal, Stream(b"same", f"{ply}"))
        assert choose(seen, seen.legal, Stream(b"same", f"{ply}")) == here
        if ply == 80:
            break


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_careful_players_make_few_offers_and_leave_random_ones_behind(edition: str) -> None:
    """How far behind is for the lab to say. Somebody may be unlucky, but not in four games."""
    offers: list[int] = []
    careful = random = 0
    for number in range(4):
        rules = shortened(read_ruleset(edition), 2)
        game = BotGame(rules, 4, ("random", "rules"), f"few offers {number}")
        offers += [
            view.offers
            for view, move in game.decisions()
            if view.viewer % 2 == 1 and move.verb is grass.Verb.OFFER
        ]
        totals = grass.returns(game.state)
        careful += sum(totals[::2])
        random += sum(totals[1::2])
    assert offers
    assert max(offers) < 3
    assert careful > random + 200_000


@pytest.mark.parametrize("table", ["2018", "classic", "2018 hidden_deals"])
def test_careful_players_ask_nobody_twice_for_the_same_in_a_turn(table: str) -> None:
    game = BotGame(shortened(read_ruleset(table), 2), 4, ("rules",), "no repeats")
    again = 0
    for view, move in game.decisions():
        if move.verb is grass.Verb.OFFER and move.card is not None:
            to = view.opponents if move.seat == grass.EVERYONE else (move.seat,)
            assert not any(view.has_declined(seat, move.card, move.other) for seat in to)
            again += view.offers > 0
    assert again

"""Whole games of Grass in the browser, to the target, and every variant of every edition."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from greentable import grass
from tests.browser.conftest import Visit
from tests.browser.helpers.grass_player import Finger, GrassPlayer, Hands, Keys, Mouse
from tests.browser.helpers.visitor import Visitor

pytestmark = pytest.mark.slow

QUICK = {"clock": "none", "pace": "instant"}


def plays(visitor: Visitor, ruleset: str, seats: int, hands: Hands) -> GrassPlayer:
    """A whole game against bots, to the winner's screen."""
    room = visitor.open_table(
        game="grass", ruleset=ruleset, seats=seats, bots=["rules"] * (seats - 1), settings=QUICK,
        start=True,
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    player = GrassPlayer(visitor, hands)
    player.plays_to_the_end()
    winner = visitor.page.get_by_role("dialog", name=visitor.text("page-ledger-game"))
    expect(winner.get_by_role("listitem")).to_have_count(seats)
    return player


@pytest.mark.parametrize(
    ("hands", "phone", "seats"),
    [
        pytest.param(Mouse(), False, 4, id="by mouse"),
        pytest.param(Keys(), False, 3, id="by keys alone"),
        pytest.param(Finger(), True, 2, id="by touch on a phone"),
    ],
)
@pytest.mark.parametrize("edition", grass.EDITIONS)
def test_a_game_is_played_to_its_target(
    visit: Visit, edition: str, hands: Hands, phone: bool, seats: int
) -> None:
    player = plays(visit(phone=phone, keeps_files=True), f"{edition} target=100000", seats, hands)
    assert max(seat["total"] for seat in player.table["seats"]) >= 100_000


def test_a_game_as_it_is_printed_lasts_to_250_000(visitor: Visitor) -> None:
    player = plays(visitor, "2018", 3, Mouse())
    assert max(seat["total"] for seat in player.table["seats"]) >= 250_000
    assert player.table["round"] > 1


@pytest.mark.parametrize("variant", ["give_me_five", "hidden_deals", "lucky_or_not"])
@pytest.mark.parametrize("edition", grass.EDITIONS)
@pytest.mark.parametrize("language", ["it", "de"])
def test_every_variant_is_played(visit: Visit, edition: str, variant: str, language: str) -> None:
    visitor = visit(language=language, phone=language == "de")
    hands = Finger() if language == "de" else Mouse()
    player = plays(visitor, f"{edition} {variant} max_rounds=1", 3, hands)
    if variant == "give_me_five":
        assert sum(token.startswith("keep") for token in player.made) == 5


def test_cards_are_handed_over_face_down_when_deals_are_hidden(visit: Visit) -> None:
    """*Hidden deals*: what was promised need not be what comes."""
    visitor, friend = visit(), visit(language="nl", phone=True)
    room = visitor.open_table(
        game="grass", ruleset="2018 hidden_deals", seats=2, people=["Ann"],
        settings={"clock": "none"},
    )  # fmt: skip
    visitor.go(f"/t/{room}")
    friend.sits_down(room, "Ben")
    visitor.sees("Ben")
    visitor.button(visitor.text("page-start")).click()
    two = GrassPlayer(visitor, Mouse()), GrassPlayer(friend, Finger())
    for player in two:
        player.visitor.until(lambda one=player: bool(one.view), "the first view")  # type: ignore[misc]
    two[0].visitor.until(lambda: bool(two[0].table["turn"]), "a turn")
    one, other = two if two[0].table["turn"] == two[0].seat else two[::-1]
    give = next(iter(one.view["own"]["hand"]))
    one.makes(f"offer {give}>?@{other.seat}")
    other.waits_to_act("answer")
    other.makes(f"counter {next(card for card in other.view['own']['hand'] if card != give)}")
    one.waits_to_act("countered")
    one.makes("accept")
    for player in (one, other):
        player.waits_to_act("hand")
        player.makes(player.legal[0])
    for player in (one, other):
        player.visitor.until(lambda one=player: one.table["phase"] != "hand", "the cards")  # type: ignore[misc]

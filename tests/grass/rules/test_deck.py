"""grass.deck: which cards there are."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass.cards import CODES, COVERS, FINE, VALUE
from tests.grass.grass_table import outcome, play, position, refused, table

SAME_IN_ALL = {
    "MO": 10,
    "MC": 5,
    "CO": 5,
    "JA": 5,
    "DF": 1,
    "BU": 3,
    "DE": 3,
    "FE": 3,
    "SS": 3,
    "IM": 5,
    "BF": 5,
    "HE": 5,
    "CD": 5,
    "PF": 4,
    "CB": 2,
    "GS": 2,
    "LC": 2,
    "SN": 4,
    "BK": 1,
    "EU": 1,
    "SO": 4,
    "DX": 3,
    "UW": 1,
}
DECKS = {
    "2018": {**SAME_IN_ALL, "HG": 7, "MX": 6, "PA": 5, "SH": 4},
    "classic": {**SAME_IN_ALL, "HG": 6, "MX": 6, "PA": 5, "SH": 5},
    "it2022": {**SAME_IN_ALL, "HG": 7, "MX": 7, "PA": 3, "SH": 5},
}
PEDDLE = ("HG", "MX", "CO", "JA", "PA", "DF")


def counts(rules: str) -> dict[str, int]:
    return dict(zip(CODES, grass.read_ruleset(rules).deck, strict=True))


@pytest.mark.parametrize(
    ("rules", "deck"),
    [("2018", "2018"), ("classic", "classic"), ("2018 deck=it2022", "it2022")],
)
def test_a_named_deck_has_104_cards_of_27_kinds(rules: str, deck: str) -> None:
    """grass.deck.1."""
    assert counts(rules) == DECKS[deck]
    assert sum(counts(rules).values()) == 104
    assert len(counts(rules)) == 27


def test_the_figures_are_those_printed_on_the_cards() -> None:
    """grass.deck.1: what Peddle are worth, Protections cover, and Paranoia costs."""
    assert dict(zip(PEDDLE, VALUE, strict=True)) == {
        "HG": 5_000,
        "MX": 5_000,
        "CO": 25_000,
        "JA": 25_000,
        "PA": 50_000,
        "DF": 100_000,
    }
    assert dict(zip(("CB", "GS", "LC"), COVERS, strict=True)) == {
        "CB": 25_000,
        "GS": 25_000,
        "LC": 50_000,
    }
    assert dict(zip(("SO", "DX", "UW"), FINE, strict=True)) == {
        "SO": 25_000,
        "DX": 50_000,
        "UW": 100_000,
    }


@pytest.mark.parametrize(
    ("rules", "peddle", "stonehigh"),
    [("2018", 29, 4), ("classic", 28, 5), ("classic deck=it2022", 28, 5)],
)
def test_the_decks_differ_in_peddle_and_stonehigh(rules: str, peddle: int, stonehigh: int) -> None:
    """grass.deck.2."""
    deck = counts(rules)
    assert sum(deck[code] for code in PEDDLE) == peddle
    assert deck["SH"] == stonehigh


def test_a_deck_of_ones_own_is_dealt_and_played_like_any_other() -> None:
    """grass.deck.2: the smallest for two seats, six cards each and one to draw."""
    assert outcome(
        """
        2018 deck=HG:12,MO:1
        dealing, dealer 2
        1:
        2:
        """,
        *("0 deal 1 HG", "0 deal 2 HG") * 6,
        "0 draw MO",
        "1 play MO",
    ) == position(
        """
        2018 deck=HG:12,MO:1
        turn 1, dealer 2, played
        1: 6HG | market
        2: 6HG
        haystack empty
        """
    )


HEAT_ON = ("BU", "DE", "FE", "SS")
HEAT_OFF = ("IM", "BF", "HE", "CD")


@pytest.mark.parametrize("edition", ["2018", "classic"])
@pytest.mark.parametrize(("heat", "cure"), [*zip(HEAT_ON, HEAT_OFF, strict=True)])
def test_each_heat_has_its_own_cure(edition: str, heat: str, cure: str) -> None:
    """grass.deck.3."""
    start = f"""
        {edition}
        turn 1
        1: IM BF HE CD HG MX CO | market {heat}
        2: ...
        """
    hand = " ".join(code for code in HEAT_OFF if code != cure)
    assert outcome(start, f"1 play {cure}") == position(
        f"""
        {edition}
        turn 1, played
        1: {hand} HG MX CO | market | under {heat} {cure}
        2: ...
        """
    )
    for other in HEAT_OFF:
        if other != cure:
            assert refused(start, f"1 play {other}") == grass.Reason.OTHER_HEAT


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_new_round_finds_nothing_of_the_last_one(seats: int) -> None:
    """grass.scoring.7: every card is in the haystack again, wherever it was."""
    heat = ("", " BU", " DE", " FE", " SS", "")
    others = [
        f"{seat}: ... | market{heat[seat - 1]} | stash MX | misses 1" for seat in range(2, seats)
    ]
    rows = [
        *("2018", "turn 1", "1: MC ... | market | stash HG PA | covered CB:CO GS:HG+HG"),
        *(*others, f"{seats}: SS ... | under BU | market | stash JA | covered LC:PA | misses 2"),
        *("ashtray SO SH", "haystack rest"),
    ]
    after, _ = grass.apply(table("\n".join(rows)), 1, "play MC")
    fresh, _ = grass.apply(grass.new_game("2018", seats), 0, "dealer 1")
    for name in (
        *("haystack", "haystack_size", "ashtray", "hand", "pack", "tucked", "market", "heat"),
        *("missed", "chosen", "stash", "covers", "cover_owner", "cover_card", "covered", "known"),
        *(
            "dealt",
            "turn",
            "asked",
            "played",
            "extra_turn",
            "swapped",
            "waiting",
            "phase",
            "offers",
        ),
    ):
        assert getattr(after, name) == getattr(fresh, name), name


def test_a_new_round_finds_nobody_who_knows_anything_of_the_others() -> None:
    """grass.scoring.7: what was seen in a trade is gone with the cards."""
    start = "2018\nturn 1\n1: MC HG ... | market\n2: CO ... | market\nhaystack rest"
    traded = play(start, "1 offer HG>CO@2", "2 accept")
    assert any(map(any, traded.known))
    after = play(traded, "1 play MC")
    assert after.round == traded.round + 1
    assert not any(map(any, after.known))

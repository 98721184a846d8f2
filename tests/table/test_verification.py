"""Verification of true records and of false ones: each fault has its code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from greentable.core.fairness import commitment, mixed_seed
from greentable.errors import RecordError
from greentable.records import Record, read_record, write_record
from greentable.table import AnyTable, nature_of, open_table, resume, verify
from tests.table.toy import GAMES, TOY, Nature, bids_then_end

NAMES = ("Ann", "Ben")
SECRETS = ("first secret", "second secret")
NONCES = ("salt", "")


def whole_game(nature: Nature, rounds: int = 2) -> AnyTable:
    table = open_table(TOY, "plain", NAMES, nature).table
    for seat, token in bids_then_end(2, rounds):
        table = table.play(seat, token).table
    return table


ONE_SEED = whole_game(Nature("green")).record(seed="green")
FAIR = whole_game(Nature(seeds=[mixed_seed(secret, NONCES) for secret in SECRETS])).record(
    seeds=SECRETS, commitments=[commitment(secret) for secret in SECRETS], nonces=NONCES
)


def refused(record: Record) -> RecordError:
    """The faults of a record in memory, and the same when it was read."""
    for one in (record, read_record(write_record(record, GAMES), GAMES)):
        with pytest.raises(RecordError) as caught:
            verify(one, GAMES)
    return caught.value


def line(record: Record, error: RecordError) -> str:
    return write_record(record, GAMES).split("\n")[error.line - 1]


def changed(record: Record, ply: int, token: str) -> Record:
    plies = list(record.plies)
    assert plies[ply - 1][1] != token
    plies[ply - 1] = (plies[ply - 1][0], token)
    return replace(record, plies=tuple(plies))


def other_card(record: Record, ply: int) -> Record:
    """The record with another card dealt, and the result that would come of it."""
    _, token = record.plies[ply - 1]
    card = int(token.split()[1])
    other = card % 6 + 1
    cheated = changed(record, ply, f"deal {other}")
    assert record.result is not None
    seat = 1 if record.plies[ply - 2][0] else 2
    result = list(record.result)
    result[seat - 1] += other - card
    return replace(cheated, result=tuple(result))


# True records


@pytest.mark.parametrize(
    ("record", "chance", "dealt", "commitments"),
    [
        (ONE_SEED, 4, 4, 0),
        (replace(ONE_SEED, seed=None), 4, 0, 0),
        (replace(ONE_SEED, commitment=commitment("green")), 4, 4, 1),
        (FAIR, 4, 4, 2),
        (replace(FAIR, seeds=SECRETS[:1]), 4, 2, 1),
        (replace(FAIR, seeds=()), 4, 0, 0),
        (replace(FAIR, seeds=(*SECRETS, "of a round that was not played")), 4, 4, 2),
    ],
    ids=["seed", "no seed", "one commitment", "fair", "first round", "not revealed", "more seeds"],
)
def test_a_true_record_says_how_much_was_checked(
    record: Record, chance: int, dealt: int, commitments: int
) -> None:
    for one in (record, read_record(write_record(record, GAMES), GAMES)):
        found = verify(one, GAMES)
        assert (found.chance, found.dealt, found.commitments) == (chance, dealt, commitments)
        assert found.table.result == record.result
        assert found.table == resume(one, GAMES)


def test_an_unfinished_record_is_true_as_far_as_it_goes() -> None:
    part = replace(FAIR, plies=FAIR.plies[:7], result=None)
    assert verify(part, GAMES).dealt == 4


def test_a_game_of_commitments_goes_on_from_its_seeds_and_nonces() -> None:
    part = replace(FAIR, plies=FAIR.plies[:5], result=None)
    table = resume(part, GAMES).nature_plays().table
    assert table.plies == FAIR.plies[:7]
    assert nature_of(replace(FAIR, seeds=()), TOY) is None


def test_what_was_dealt_depends_on_every_nonce() -> None:
    for nonces in (("salt", "more"), (), ("", "salt")):
        assert refused(replace(FAIR, nonces=nonces)).code == "record.shuffle"


# False ones


def test_a_wrong_shuffle_is_named_with_what_the_seed_gives() -> None:
    for record, ply in ((ONE_SEED, 2), (ONE_SEED, 6), (FAIR, 1), (FAIR, 7)):
        cheated = other_card(record, ply)
        verify(replace(cheated, seed=None, seeds=()), GAMES)  # but for the seed it would be true
        error = refused(cheated)
        assert error.code == "record.shuffle"
        assert line(cheated, error) == f"0 {cheated.plies[ply - 1][1]}"
        assert f"ply {ply} is" in error.sentence
        assert repr(record.plies[ply - 1][1]) in error.sentence


def test_a_wrong_commitment_is_named_with_the_hash_of_the_seed() -> None:
    other = commitment("another secret")
    false = replace(FAIR, commitments=(FAIR.commitments[0], other))
    error = refused(false)
    assert error.code == "record.commitment"
    assert line(false, error) == f"commitment 2: {other}"
    assert FAIR.commitments[1] in error.sentence
    one = replace(ONE_SEED, commitment=other)
    assert line(one, refused(one)) == f"commitment: {other}"


def test_a_seed_that_was_changed_after_the_deal_breaks_its_commitment() -> None:
    seeds: Sequence[str] = (SECRETS[0], "a better one")
    assert refused(replace(FAIR, seeds=tuple(seeds))).code == "record.commitment"


def test_an_illegal_move_is_named() -> None:
    false = changed(ONE_SEED, 3, "bid 6")
    error = refused(false)
    assert (error.code, line(false, error)) == ("record.illegal_move", "2 bid 6")


def test_a_false_result_is_named() -> None:
    false = replace(ONE_SEED, result=(1, 2))
    error = refused(false)
    assert (error.code, line(false, error)) == ("record.result", "result: 1 2")


# Editions as they were


def test_a_record_of_format_1_means_the_edition_as_it_then_was() -> None:
    """`plain` had three rounds when format 1 was written, and has two now."""
    three = open_table(TOY, "plain rounds=3", NAMES, Nature("green")).table
    for seat, token in bids_then_end(2, 3):
        three = three.play(seat, token).table
    old = replace(three.record(seed="green"), version=1, ruleset="plain")
    found = verify(read_record(write_record(old, GAMES), GAMES), GAMES)
    assert found.table.result == three.result
    assert refused(replace(old, version=2)).code == "record.illegal_move"
    again = found.table.record(seed="green")
    assert (again.version, again.ruleset) == (2, "plain rounds=3"), "written as it is said today"

"""The status line marks what the table waits for the reader to do."""

from __future__ import annotations

from greentable.terminal.grass.display.status import status
from tests.terminal.grass.seen_table import seen

TURN = "2018\nturn 1\n1: ...\n2: ...\n3: ...\nhaystack rest"


def test_the_status_line_has_a_mark_for_the_reader_who_must_act() -> None:
    yours, others = (status(*seen(TURN, reader)).plain for reader in (1, 2))

    assert yours == "▶ Your turn. You can’t play anything now, so discard a card."
    assert others == "Ana’s turn."

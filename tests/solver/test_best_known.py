"""The file of best-known scores: true as it is, and refused when it is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.errors import UsageError
from greentable.minds import grove as solver
from greentable.minds.grove.best_known import FILE, read_best_known


def test_every_line_of_the_file_is_legal_and_scores_what_it_says() -> None:
    deals = solver.read_best_known()
    assert len(deals) == 100
    assert len({deal.order for deal in deals}) == 100


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"order"', '"order"'),
        ('"score":', '"score":1'),
        ('"moves":["', '"moves":["19'),
        ('"bound":', '"bound":-'),
        ('"order":[', '"order":[7,7,'),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(tmp_path: Path, old: str, new: str) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()[:2]
    assert old in lines[1]
    file = tmp_path / "best.jsonl"
    file.write_text("\n".join((lines[0], lines[1].replace(old, new, 1))), encoding="utf-8")
    with pytest.raises(UsageError, match="line 2") as caught:
        read_best_known(file)
    assert caught.value.code == "best_known.damaged"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as caught:
        read_best_known(tmp_path / "nothing.jsonl")
    assert caught.value.code == "best_known.file"

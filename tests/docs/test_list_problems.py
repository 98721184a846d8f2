"""docs/problems.md lists every code with which the server refuses something."""

from __future__ import annotations

from tools.generate import list_problems


def test_the_page_is_up_to_date() -> None:
    """`python tools/generate/list_problems.py` writes it."""
    assert list_problems.PAGE.read_text(encoding="utf-8") == list_problems.page()


def test_codes_are_found_where_they_are_raised() -> None:
    found = list_problems.raised()
    assert found["request.too_large"] == 413
    assert found["command.stale"] == 409
    assert found["offer.too_many"] == 429
    assert found["host.only"] == 403

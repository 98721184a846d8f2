"""Days as the daily puzzles count them: in UTC, written 2026-11-16."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

_A_DAY = 86_400.0


def day_at(at: float) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over."""
    start = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return start.timestamp() + _A_DAY


def is_over(day: str, now: float) -> bool:
    """Whether a day's puzzles may be known to all."""
    return now >= end_of(day)


def is_day(text: str) -> bool:
    """Whether a text is a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def days_before(day: str, count: int, since: str) -> list[str]:
    """Up to this many days before a day, newest first, none before `since`."""
    last = date.fromisoformat(day)
    found = [(last - timedelta(days=back)).isoformat() for back in range(1, count + 1)]
    return [one for one in found if one >= since]

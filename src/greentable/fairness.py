"""The old name of `greentable.core.fairness`; it goes with version 0.4."""

from greentable.core.fairness import *  # noqa: F403 - all that it offers

"""The old name of `greentable.minds.grove`; it goes with version 0.4."""

from greentable.minds.grove import *  # noqa: F403 - all that it offers

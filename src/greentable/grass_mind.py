"""The old name of `greentable.minds.grass`; it goes with version 0.4."""

from greentable.minds.grass import *  # noqa: F403 - all that it offers

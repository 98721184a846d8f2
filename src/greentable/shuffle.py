"""The old name of `greentable.core.shuffle`; it goes with version 0.4."""

from greentable.core.shuffle import *  # noqa: F403 - all that it offers

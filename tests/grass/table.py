"""The old name of `tests.grass.grass_table`, for those who still import it."""

from tests.grass.grass_table import *  # noqa: F403

"""The old name of `tests.grove.grove_table`, for those who still import it."""

from tests.grove.grove_table import *  # noqa: F403

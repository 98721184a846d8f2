"""Grass and Grove at one green table.

Code belongs in a package below; this file only has the version.
"""

__version__ = "0.3.0"

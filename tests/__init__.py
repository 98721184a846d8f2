"""Tests of Greentable; the folders mirror src/greentable.

What belongs to no folder of the source: `games` has what every game must do, `structure` checks the
layers and folders of the code, `docs` and `tools` test what is outside the package.
"""

"""Tests of Greentable; the folders mirror src/greentable.

Folders beside those of the source: `games` has tests that every game must pass, `structure` checks
the layers and folders of the code, `docs` and `tools` test what is outside the package.
"""

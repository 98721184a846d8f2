"""Tests of Greentable; the folders mirror src/greentable."""

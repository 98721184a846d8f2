"""The careful player whose door is `rules_1.py` beside this folder."""

"""Texts about games in the reader's language: narrations, rules, recorded games.

No rule is decided here, and no game is played.

Events, moves, reasons and errors are codes everywhere else. Here they become text in the language
of the reader: `Catalogue("en")`, then `greentable.text.grass` for the texts of a game. A
language is a folder of .ftl files (Project Fluent) in `greentable.words.catalogues`.
"""

from greentable.words.catalogue import Catalogue, languages

__all__ = ["Catalogue", "languages"]

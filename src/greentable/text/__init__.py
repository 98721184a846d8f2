"""Words: catalogues of texts in people's languages, and what makes sentences from codes.

Events, moves, reasons and errors are codes everywhere else. Here they become text, in the language
of the reader: `Catalogue("en")`, then `greentable.text.grass` for the game's own words. A
language is a folder of .ftl files (Project Fluent) beside this one.
"""

from greentable.catalogue import Catalogue, languages

__all__ = ["Catalogue", "languages"]

"""The texts themselves: a folder for each language. `greentable.words.catalogue` reads them.

No code belongs here.
"""

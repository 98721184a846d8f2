"""The same rules, compiled by Numba. Needs the extra `fast`; nothing else imports it at start-up.

`loader.load("greentable.grass.random_play")` gives a module whose functions are the compiled twins
of those in the file; `layout` turns a state into a record that they work on and back; `subset`
checks that rule files stay in the subset of Python that can be compiled.
"""

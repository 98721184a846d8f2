# The second of its name.
hello = Hola { $name }

# No text of English.
helo = Hola

# Space that a table in the terminal would show.
spaced = { " aquí" }

# What English would never show.
braced = { "{" } aquí { "}" }

# A word where a number is wanted.
counted = { NUMBER("dos") }

this line is no Fluent at all

### Words that every game needs.

## Rows of things

# The end of a row: "Panama and Jamaica".
list-last = { $first } and { $last }

# One more thing before a row that already has an "and": "Mexico, Panama and Jamaica".
list-more = { $first }, { $rest }

# A row with only one thing in it, and one with nothing.
list-one = { $thing }
list-nothing = nothing

# Several of the same in a row: "2 × Home Grown".
list-several = { $count } × { $thing }

# A row of what is possible, without an "and": "de, en, fr".
choices-last = { $first }, { $last }
choices-more = { $first }, { $rest }

# A row of what is possible, of which one is right: "play PA, play FE@3 or play MO".
either-last = { $first } or { $last }
either-more = { $first }, { $rest }

# Parts of a sentence: "market open; 6 cards in hand; misses a turn".
clauses-last = { $first }; { $last }
clauses-more = { $first }; { $rest }

# Whole sentences, one after the other.
sentences-last = { $first } { $last }
sentences-more = { $first } { $rest }

## Numbers, money and people

# A number by itself, in a table; $amount is a whole number, and comes without its minus.
figure = { $amount }
figure-below-zero = −{ $amount }

# A sum in dollars. $amount is a whole number, written as your language writes numbers.
money = ${ $amount }

# The same below zero; $amount comes without its minus.
money-owed = −${ $amount }

# Where a name would stand, but nobody sits there.
seat = seat { $seat }

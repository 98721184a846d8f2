### Words that every game needs.

## Rows of things

# The end of a row: "Panama and Jamaica".
list-last = { $first } and { $last }

# One more thing before a row that already has an "and": "Mexico, Panama and Jamaica".
list-more = { $first }, { $rest }

# A row with a single thing in it, and an empty one.
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

# A number by itself, in a table. $amount is a whole number without its minus.
figure = { $amount }
figure-below-zero = −{ $amount }

# A sum in dollars. $amount is a whole number, written as your language writes numbers.
money = ${ $amount }

# The same below zero; $amount has no minus.
money-owed = −${ $amount }

# Used instead of a name where nobody sits.
seat = seat { $seat }

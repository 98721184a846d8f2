### Words that every game needs.

## Rows of things

# The end of a row: "Panama and Jamaica".
list-last = { $first } and { $last }

# One more thing before a row that already has an "and": "Mexico, Panama and Jamaica".
list-more = { $first }, { $rest }

# A row with only one thing in it, and one with nothing.
list-one = { $thing }
list-nothing = nothing

# A row of what is possible, without an "and": "de, en, fr".
choices-last = { $first }, { $last }
choices-more = { $first }, { $rest }

# Several of the same in a row: "2 × Home Grown".
list-several = { $count } × { $thing }

## Money and people

# A sum in dollars. $amount is a whole number, written as your language writes numbers.
money = ${ $amount }

# The same below zero; $amount comes without its minus.
money-owed = −${ $amount }

# Where a name would stand, but nobody sits there.
seat = seat { $seat }

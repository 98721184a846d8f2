### Words that every game needs.

## Rows of things

# The end of a row: "Panama en Jamaica".
list-last = { $first } en { $last }

# One more thing before a row that already has an "en": "Mexico, Panama en Jamaica".
list-more = { $first }, { $rest }

# A row with a single thing in it, and an empty one.
list-one = { $thing }
list-nothing = niets

# Several of the same in a row: "2 × Home Grown".
list-several = { $count } × { $thing }

# A row of what is possible, without an "en": "de, en, fr".
choices-last = { $first }, { $last }
choices-more = { $first }, { $rest }

# A row of what is possible, of which one is right.
either-last = { $first } of { $last }
either-more = { $first }, { $rest }

# Parts of a sentence: "markt open; 6 kaarten in de hand; slaat een beurt over".
clauses-last = { $first }; { $last }
clauses-more = { $first }; { $rest }

# Whole sentences, one after the other.
sentences-last = { $first } { $last }
sentences-more = { $first } { $rest }

## Numbers, money and people

# A number by itself, in a table. $amount is a whole number without its minus.
figure = { $amount }
figure-below-zero = −{ $amount }

# A sum in dollars, as the Dutch sheet prints it: $250.000.
money = ${ $amount }

# The same below zero; $amount has no minus.
money-owed = −${ $amount }

# Used instead of a name where nobody sits.
seat = plaats { $seat }

### Words that every game needs.

## Rows of things

# The end of a row: "Panama und Jamaica".
list-last = { $first } und { $last }

# One more thing before a row that already has an "und": "Mexico, Panama und Jamaica".
list-more = { $first }, { $rest }

# A row with a single thing in it, and an empty one.
list-one = { $thing }
list-nothing = nichts

# Several of the same in a row: "2 × Home Grown".
list-several = { $count } × { $thing }

# A row of what is possible, without an "und": "de, en, fr".
choices-last = { $first }, { $last }
choices-more = { $first }, { $rest }

# A row of what is possible, of which one is right: "play PA, play FE@3 oder play MO".
either-last = { $first } oder { $last }
either-more = { $first }, { $rest }

# Parts of a sentence: "Markt eröffnet; 6 Karten auf der Hand; setzt einmal aus".
clauses-last = { $first }; { $last }
clauses-more = { $first }; { $rest }

# Whole sentences, one after the other.
sentences-last = { $first } { $last }
sentences-more = { $first } { $rest }

## Numbers, money and people

# A number by itself, in a table. $amount is a whole number without its minus.
figure = { $amount }
figure-below-zero = −{ $amount }

# A sum in dollars, as the sheet prints it: $25.000.
money = ${ $amount }

# The same below zero; $amount has no minus.
money-owed = −${ $amount }

# Used instead of a name where nobody sits.
seat = Platz { $seat }

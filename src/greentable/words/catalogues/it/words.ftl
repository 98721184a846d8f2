### Words that every game needs.

## Rows of things

list-last = { $first } e { $last }
list-more = { $first }, { $rest }
list-one = { $thing }
list-nothing = niente
list-several = { $count } × { $thing }

choices-last = { $first }, { $last }
choices-more = { $first }, { $rest }

either-last = { $first } o { $last }
either-more = { $first }, { $rest }

clauses-last = { $first }; { $last }
clauses-more = { $first }; { $rest }

sentences-last = { $first } { $last }
sentences-more = { $first } { $rest }

## Numbers, money and people

figure = { $amount }
figure-below-zero = −{ $amount }

# A sum in dollars, with a no-break space before the sign.
money = { $amount } $
money-owed = −{ $amount } $

# Used instead of a name where nobody sits: "gioca Crimine su Posto 3".
seat = Posto { $seat }

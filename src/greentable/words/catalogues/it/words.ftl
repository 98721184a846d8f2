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

# As the sheet prints it: 250.000 dollari.
money = { $amount ->
    [one] { $amount } dollaro
    [many] { $amount } di dollari
   *[other] { $amount } dollari
}
money-owed = −{ $amount ->
    [one] { $amount } dollaro
    [many] { $amount } di dollari
   *[other] { $amount } dollari
}

# It stands where a name would: "gioca Crimine su Posto 3".
seat = Posto { $seat }

# The name of a card in a sentence without styles, where a reader could take it for other words.
quoted-card = “{ $card }”

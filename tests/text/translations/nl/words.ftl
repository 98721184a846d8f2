turns = { $count ->
    [0] geen beurt
    [one] één beurt
   *[other] { $count } beurten
}
wish = een stuk fruit
owner = { $name-sound ->
    [vowel] eigendom d’{ $name }
   *[consonant] eigendom van { $name }
}
    .gender = n

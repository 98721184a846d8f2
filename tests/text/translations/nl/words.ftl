turns = { $count ->
    [0] geen beurt
    [one] één beurt
   *[other] { $count } beurten
}
wish = een stuk fruit
owner = eigendom van { $name }

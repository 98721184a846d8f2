### What can be wrong with cards, moves and decks of Grass that someone wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = carta { $card } sconosciuta (possibili: { $known })

# What would be right: "expected …, got …".
wanted-card = una carta
wanted-card-code = una carta (due lettere maiuscole)
wanted-peddle = una carta Spaccio
wanted-seat = un posto
wanted-seat-number = un posto da 1 a { $most }
wanted-cover = l’elenco delle carte Spaccio da proteggere
wanted-deck-order = una carta nell’ordine della tabella del mazzo

## Decks and rulesets

error-deck-unknown-card = carta { $code } sconosciuta (possibili: { $known })
error-deck-kinds = servono { $kinds } quantità, una per tipo di carta, non { $counts }
error-deck-count = { $code }: servono da 0 a { $most } carte, non { $count }
error-deck-no-market-open = in un mazzo serve almeno una carta “Mercato aperto” (MO)
error-deck-protections = servono al massimo { $most } carte Protezione, non { $count }
error-deck-too-small = { $seats ->
    [one] per { $seats } posto
   *[other] per { $seats } posti
} servono almeno { $least } carte, ma il mazzo ne ha { $cards }
error-deck-unknown = mazzo { $deck } sconosciuto (disponibili: { $known }, oppure ogni carta una volta con la sua quantità, per esempio MO:10,HG:6)
error-deck-order = l’ordine del mazzo nella mano { $round } non corrisponde alle carte di questo mazzo
error-ruleset-misses = misses: servono tre numeri, per “A secco”, “Doppiato” e “Butta via tutto”

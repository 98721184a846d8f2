### What can be wrong with cards, moves and decks of Grass that somebody wrote.
### $code is the two letters of a card, $known a list of what is possible.

## Moves

error-notation-card = carta sconosciuta { $card }: una tra { $known }

# In place of what is wanted, in the singular: "qui dovrebbe esserci …".
wanted-card = una carta
wanted-card-code = una carta (due lettere maiuscole)
wanted-peddle = una carta Spaccio
wanted-seat = un posto
wanted-seat-number = un posto da 1 a { $most }
wanted-cover = l’elenco delle carte Spaccio coperte
wanted-deck-order = l’ordine della tabella del mazzo

## Decks and rulesets

error-deck-unknown-card = carta sconosciuta { $code }: le sigle sono { $known }
error-deck-kinds = { $counts } quantità: ne serve una per ognuno dei { $kinds } tipi
error-deck-count = { $count } × { $code }: da 0 a { $most } per tipo
error-deck-no-market-open = in un mazzo serve almeno una carta Mercato aperto (MO)
error-deck-protections = { $count } carte Protezione: al massimo { $most }
error-deck-too-small = { $cards ->
    [one] { $cards } carta non basta
   *[other] { $cards } carte non bastano
} per { $seats } posti: ne servono almeno { $least }
error-deck-unknown = mazzo { $deck }: uno tra { $known }, oppure ogni carta una volta con la sua quantità, come MO:10,HG:6
error-deck-order = l’ordine del mazzo della mano { $round } non contiene le carte di questo mazzo
error-ruleset-misses = misses: servono tre numeri, per A secco, Doppiato e Butta via tutto

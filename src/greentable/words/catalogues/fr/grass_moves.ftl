### Moves of Grass, as something you could do: "steal Panama from Ben".
### They appear on buttons, in lists of choices, and in sentences such as "You may …" or
### "Your move: …. Better: …". In other languages than English they are infinitives.
###
### In the terminal players may type these words. If the text of a play does not begin with its
### verb, or people would type another form of the verb, .typed lists what else they may type first.

## Plays

grass-move-play = jouer { $card }
grass-move-play-on = jouer { $card } sur { $target }
grass-move-peddle = poser { $card }
grass-move-market-open = ouvrir votre planque
grass-move-market-close = arrêter la manche avec Market Close
grass-move-heat-off = contrer la carte Heat On avec { $card }
grass-move-pay-fine = payer l’amende
grass-move-pay-fine-with = payer l’amende avec { $other }
grass-move-pay-fine-with-protected = payer l’amende avec une carte { $other } protégée

# $cards is a row of Peddle cards: "2 × Home Grown and Colombia".
grass-move-protect = protéger { $cards } avec { $card }

# The rules take the highest card, so the text names none.
grass-move-steal = voler une carte à { $target }
grass-move-steal-this = voler { $other } à { $target }

## The rest of a turn

grass-move-discard = défausser { $card }
grass-move-offer = proposer { $card } à { $target } contre { $other }
grass-move-offer-table = proposer { $card } à tout le monde contre { $other }

# The offer asks for no particular card.
grass-move-offer-open = demander ce { $target-sound ->
    [vowel] qu’{ $target }
   *[consonant] que { $target }
} donnerait contre { $card }
grass-move-offer-open-table = demander ce que les autres donneraient contre { $card }
grass-move-swap = échanger { $card } contre la carte { $other } { $target-sound ->
    [vowel] d’{ $target }
   *[consonant] de { $target }
}
grass-move-end = terminer votre tour

## Answers, and choices for others

grass-move-accept = accepter
grass-move-decline = refuser
grass-move-counter = proposer plutôt { $card }

# $other is asked for instead of the card offered.
grass-move-counter-for = proposer plutôt { $card } contre { $other }
grass-move-give = donner { $card } de votre planque
grass-move-pass = passer { $card } à gauche
grass-move-keep = garder { $card }
grass-move-hand = remettre { $card }
grass-move-say-cheated = dire que vous vous êtes fait rouler
grass-move-say-nothing = ne rien dire

## Moves of chance

grass-move-dealer = désigner { $target } pour distribuer en premier
grass-move-deal = distribuer { $card } à { $target }
grass-move-draw = tirer { $card }
grass-move-luck = tirer { $card } au hasard

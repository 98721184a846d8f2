### Moves of Grass, as what one could do: "voler Panama à Ben".
### Written so that they fit a list of choices and a sentence like "Vous pouvez …".

## Plays

grass-move-play = jouer { $card }
grass-move-play-on = jouer { $card } sur { $target }
grass-move-peddle = poser { $card }
grass-move-market-open = ouvrir votre planque
grass-move-market-close = arrêter la manche avec Market Close
grass-move-heat-off = contrer la Heat On avec { $card }
grass-move-pay-fine = payer l’amende
grass-move-pay-fine-with = payer l’amende avec { $other }
grass-move-pay-fine-with-protected = payer l’amende avec une { $other } protégée

# $cards is a row of Peddle: "2 × Home Grown et Colombia".
grass-move-protect = protéger { $cards } avec { $card }

# The rules take the highest, so none is named.
grass-move-steal = voler une carte à { $target }
grass-move-steal-this = voler { $other } à { $target }

## The rest of a turn

grass-move-discard = défausser { $card }
grass-move-offer = proposer { $card } à { $target } contre { $other }
grass-move-offer-table = proposer { $card } à toute la table contre { $other }

# No card is named that is wanted.
grass-move-offer-open = demander ce { $target-sound ->
    [vowel] qu’{ $target }
   *[consonant] que { $target }
} donnerait contre { $card }
grass-move-offer-open-table = demander ce que la table donnerait contre { $card }
grass-move-swap = troquer { $card } de votre planque contre { $other } de celle { $target-sound ->
    [vowel] d’{ $target }
   *[consonant] de { $target }
}
grass-move-end = finir votre tour

## Answers, and what is asked of others

grass-move-accept = accepter
grass-move-decline = refuser
grass-move-counter = proposer plutôt { $card }

# $other is asked for instead of the card offered.
grass-move-counter-for = proposer plutôt { $card } contre { $other }
grass-move-give = donner { $card } de votre planque
grass-move-pass = passer { $card } à gauche
grass-move-keep = garder { $card }
grass-move-hand = remettre { $card }
grass-move-say-cheated = dire que vous vous êtes fait avoir
grass-move-say-nothing = ne rien dire

## What chance does

grass-move-dealer = désigner { $target } pour distribuer en premier
grass-move-deal = distribuer { $card } à { $target }
grass-move-draw = tirer { $card }
grass-move-luck = tirer { $card } au hasard

### Why a move is advised: sentences of a hint or a review.

grass-advice-market = Zo kun je Dealkaarten spelen.
grass-advice-peddle = { $card } brengt { $amount } in je dealzone.
grass-advice-protect = Zo kan niemand nog bij die { $amount }.
grass-advice-take = Je krijgt { $card } van { $who }.
grass-advice-attack = Dit houdt { $who } op.
grass-advice-close = De ronde eindigt terwijl je er goed voor staat.
grass-advice-rid = Als { $card } in je hand blijft, kan dat je { $amount } kosten.
grass-advice-least = { $card } heb je het minst nodig.
grass-advice-keep = { $card } heb je het meest nodig.
grass-advice-trade = { $get } is voor jou meer waard dan { $give }.
grass-advice-no-trade = De ruil helpt de ander meer dan jou.
grass-advice-wait = Deze beurt valt er niets meer te winnen.
grass-advice-chance = { $percent ->
    [0] Zo win je minder dan 1 op de 100 spellen.
   *[other] Zo win je ongeveer { $percent } op de 100 spellen.
}
grass-advice-close-call = Andere zetten zijn ongeveer even goed.

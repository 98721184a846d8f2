### Why a move is advised: sentences of a hint or a review.

grass-advice-market = Così il tuo mercato si mette in moto.
grass-advice-peddle = { $card } porta { $amount } nella tua zona dello spaccio.
grass-advice-protect = Così { $amount } sono al sicuro da tutti.
grass-advice-take = Ottieni { $card } da { $who }.
grass-advice-attack = Così rallenti { $who }.
grass-advice-close = La mano finisce mentre le cose ti vanno bene.
grass-advice-rid = Se ti resta in mano, { $card } può costarti { $amount }.
grass-advice-least = { $card } è la carta che ti serve meno.
grass-advice-keep = { $card } è la carta che ti serve di più.
grass-advice-trade = { $get } per te vale più di { $give }.
grass-advice-no-trade = Lo scambio aiuterebbe l’altro più di te.
grass-advice-wait = In questo turno non c’è altro da guadagnare.
grass-advice-chance = { $percent ->
    [0] Continuando così, vinceresti meno di una partita su 100.
    [one] Continuando così, vinceresti circa una partita su 100.
   *[other] Continuando così, vinceresti circa { $percent } partite su 100.
}
grass-advice-close-call = Altre mosse valgono quasi altrettanto.

### Perché una mossa è consigliata: frasi di un suggerimento o di una revisione.

grass-advice-market = Così il tuo mercato può commerciare.
grass-advice-peddle = { $card } porta { $amount } nella tua zona dello spaccio.
grass-advice-protect = Così { $amount } sono al sicuro da tutti.
grass-advice-take = Ottieni { $card } da { $who }.
grass-advice-attack = Così rallenti { $who }.
grass-advice-close = La mano finisce mentre la tua posizione è buona.
grass-advice-rid = Tenere { $card } potrebbe costarti { $amount } a fine mano.
grass-advice-least = { $card } è la carta che ti serve meno.
grass-advice-keep = { $card } è la carta che ti serve di più.
grass-advice-trade = { $get } per te vale più di { $give }.
grass-advice-no-trade = Lo scambio aiuterebbe l’altro più di te.
grass-advice-wait = In questo turno non c’è altro da guadagnare.
grass-advice-chance = Su 100 partite che continuano così ne vinci circa { $percent }.
grass-advice-close-call = Altre mosse sono più o meno altrettanto buone.

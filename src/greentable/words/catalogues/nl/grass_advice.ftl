### Waarom een zet wordt aangeraden: zinnen van een tip of een terugblik.

grass-advice-market = Zo kan je markt handelen.
grass-advice-peddle = { $card } brengt { $amount } in je dealzone.
grass-advice-protect = Zo kan niemand nog bij { $amount }.
grass-advice-take = Je krijgt { $card } van { $who }.
grass-advice-attack = Dit houdt { $who } op.
grass-advice-close = De ronde eindigt terwijl je er goed voor staat.
grass-advice-rid = { $card } in je hand kan je aan het eind van de ronde { $amount } kosten.
grass-advice-least = { $card } heb je het minst nodig.
grass-advice-keep = { $card } heb je het meest nodig.
grass-advice-trade = { $get } is voor jou meer waard dan { $give }.
grass-advice-no-trade = De ruil zou de ander meer helpen dan jou.
grass-advice-wait = In deze beurt valt er niets meer te winnen.
grass-advice-chance = Van 100 spellen die zo verdergaan win je er ongeveer { $percent }.
grass-advice-close-call = Andere zetten zijn ongeveer even goed.

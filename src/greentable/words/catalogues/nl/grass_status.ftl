### Grass: who must do what, in one sentence. The ids that end in -other are for players who wait.

grass-status-turn = Jouw beurt. Speel een kaart of gooi er een weg.
grass-status-turn-nothing = Jouw beurt. Je kunt nu niets spelen: gooi een kaart weg.
grass-status-turn-other = { $who } is aan de beurt.
grass-status-played = { $left ->
    [trade] Je kunt nog ruilen.
    [swap] Je kunt nog een Dealkaart wisselen.
   *[trade-or-swap] Je kunt nog ruilen of wisselen.
} { $then ->
    [turn] Daarna krijg je nog een beurt.
   *[end] Beëindig daarna je beurt.
}
# There is nothing else left to do.
grass-status-done = Je hebt gespeeld. Beëindig je beurt.
grass-status-done-extra = Je hebt gespeeld. Beëindig deze beurt, dan krijg je er nog een.
grass-status-done-other = { $who } heeft gespeeld.
grass-status-played-other = { $who } heeft gespeeld en kan nog ruilen.
# $card is the card that causes this.
grass-status-give = { $card }: kies een Dealkaart uit je dealzone voor { $to }.
grass-status-give-you = { $who } moet je een Dealkaart geven.
grass-status-give-other = { $who } moet { $to } een Dealkaart geven.
grass-status-give-up = { $card }: kies welke Dealkaart je verliest.
grass-status-give-up-other = { $who } moet kiezen welke Dealkaart verloren gaat.
grass-status-pass = Iedereen geeft een kaart door naar links. Kies er een voor { $to }.
grass-status-draft = Hou een van deze kaarten. De rest gaat naar { $to }.
# $who may be several names.
grass-status-choosing-other = Wachten op de keuze van { $who }.
grass-status-answer = { $who } biedt je { $card } aan voor { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } biedt { $card } aan voor { $other }, maar die heb je niet.
# The offer asks for no particular card.
grass-status-answer-open = { $who } biedt { $card } aan. Wat wil je ervoor geven?
grass-status-answer-own = Je biedt { $to } { $card } aan voor { $other }.
grass-status-answer-open-own = Je vraagt wat { $to } wil geven voor { $card }.
grass-status-answer-table-own = Je biedt iedereen { $card } aan voor { $other }. Wachten op { $to }.
grass-status-answer-table-open-own = Je vraagt wat de anderen willen geven voor { $card }. Wachten op { $to }.
grass-status-answer-other = { $who } biedt { $to } { $card } aan voor { $other }.
grass-status-answer-open-other = { $who } vraagt wat { $to } wil geven voor { $card }.
grass-status-answer-table-other = { $who } biedt iedereen { $card } aan voor { $other }. Wachten op { $to }.
grass-status-answer-table-open-other = { $who } vraagt wat de anderen willen geven voor { $card }. Wachten op { $to }.
grass-status-countered = { $who } biedt { $card } voor jouw { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } biedt { $card } voor { $other }, maar die heb je niet.
grass-status-countered-own = Je biedt { $card } voor { $other }. Wachten op { $to }.
grass-status-countered-other = { $who } biedt { $card } voor { $other }. Wachten op { $to }.
grass-status-hand = Heimelijke ruil met { $to }. Kies de kaart die je echt geeft.
grass-status-hand-other = { $who } en { $to } ruilen met de speelzijde naar beneden.
grass-status-say = Kreeg je van { $to } de beloofde kaart?
grass-status-chance = Kaarten worden gedeeld …
grass-status-over = Het spel is afgelopen.

### Grass: who must do what, in one sentence. The ids that end in -other are for those who wait.

grass-status-turn = Jouw beurt: kies een kaart om te spelen of weg te gooien.
grass-status-turn-nothing = Jouw beurt: je kan nu niets spelen. Kies een kaart om weg te gooien.
grass-status-turn-other = { $who } is aan de beurt.
grass-status-played = { $left ->
    [trade] Je kan nog een deal sluiten.
    [swap] Je kan nog ruilen.
   *[trade-or-swap] Je kan nog een deal sluiten of ruilen.
} { $then ->
    [turn] Daarna heb je nog een beurt.
   *[end] Beëindig dan je beurt.
}
# Nothing else is left to do.
grass-status-done = Je hebt gespeeld: beëindig je beurt.
grass-status-done-extra = Je hebt gespeeld: beëindig deze beurt. Daarna heb je er nog een.
grass-status-done-other = { $who } heeft gespeeld.
grass-status-played-other = { $who } heeft gespeeld en kan nog deals sluiten.
# $card is the card that demands it.
grass-status-give = { $card }: kies een Dealkaart uit je dealzone voor { $to }.
grass-status-give-you = { $who } moet je een Dealkaart geven.
grass-status-give-other = { $who } moet { $to } een Dealkaart geven.
grass-status-give-up = { $card }: kies welke Dealkaart uit je dealzone in de afvalhoop gaat.
grass-status-give-up-other = { $who } moet een Dealkaart in de afvalhoop leggen.
grass-status-pass = Na een Paranoiakaart geeft iedereen een kaart door: kies er een voor { $to }.
grass-status-draft = Leg een kaart van dit pakje opzij; de rest gaat naar { $to }.
# $who may be several names.
grass-status-choosing-other = Het wachten is nog op { $who }.
grass-status-answer = { $who } biedt je { $card } aan voor { $other }.
# The reader does not hold $other.
grass-status-answer-lacking = { $who } biedt { $card } aan voor { $other }, maar die heb je niet.
# No card is named that is wanted.
grass-status-answer-open = { $who } vraagt wat je wil geven voor { $card }.
grass-status-answer-own = Je biedt { $to } { $card } aan voor { $other }.
grass-status-answer-open-own = Je vraagt wat { $to } wil geven voor { $card }.
grass-status-answer-table-own = Je biedt iedereen { $card } aan voor { $other }; de vraag is nu aan { $to }.
grass-status-answer-table-open-own = Je vraagt wie wat wil geven voor { $card }; de vraag is nu aan { $to }.
grass-status-answer-other = { $who } biedt { $to } { $card } aan voor { $other }.
grass-status-answer-open-other = { $who } vraagt wat { $to } wil geven voor { $card }.
grass-status-answer-table-other = { $who } biedt iedereen { $card } aan voor { $other }; de vraag is nu aan { $to }.
grass-status-answer-table-open-other = { $who } vraagt wie wat wil geven voor { $card }; de vraag is nu aan { $to }.
grass-status-countered = { $who } biedt { $card } voor { $other }.
# The reader does not hold $other.
grass-status-countered-lacking = { $who } biedt je { $card } voor { $other }, maar die heb je niet.
grass-status-countered-own = Je biedt { $card } voor { $other }; de vraag is nu aan { $to }.
grass-status-countered-other = { $who } biedt { $card } voor { $other }; de vraag is nu aan { $to }.
grass-status-hand = Een heimelijke deal met { $to }: kies de kaart die je echt geeft.
grass-status-hand-other = { $who } en { $to } ruilen met de speelzijde naar beneden.
grass-status-say = Wat zeg je over de kaart die je van { $to } kreeg?
grass-status-chance = De kaarten worden gedeeld …
grass-status-over = Het spel is afgelopen.

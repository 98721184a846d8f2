### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Terugkijken
pages-replay-hands = Alle handen
pages-replay-seek = Waar in het spel
pages-replay-ply = Zet { $ply } van { $plies }
pages-replay-first = Naar het begin
pages-replay-back = Een stap terug
pages-replay-on = Een stap verder
pages-replay-last = Naar het einde
pages-replay-play = Afspelen
pages-replay-pause = Pauze
pages-replay-speed = Snelheid
pages-replay-as = Gezien door
pages-replay-open = alle handen
pages-replay-spectator = een toeschouwer
pages-replay-card = Ga naar
pages-replay-card-next = De volgende zet met deze kaart
pages-replay-link = Link kopiëren
pages-replay-check = Eerlijk gedeeld?
pages-replay-record = Verslag bewaren
pages-replay-watch = Terugkijken

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Zijn de kaarten eerlijk gedeeld?
pages-fair-about = De server legde een geheime seed vast en toonde vóór het spel de hash ervan; de spelers voegden er zelf iets aan toe. Je browser heeft de volgorde van de kaarten zonet zelf opnieuw berekend.
pages-fair-yes = Ja: de kaarten kwamen zoals de seeds het zeggen.
pages-fair-no = Nee: er klopt iets niet.
pages-fair-unknown = Van dit spel is geen seed bekend, dus het kan niet worden nagegaan.
pages-fair-commitments = Seeds met de hash die vóór het delen getoond werd: { $kept } van { $count }.
pages-fair-cards = Kaarten die kwamen zoals de seeds het zeggen: { $right } van { $count }.
pages-fair-others = Hier niet vergeleken: { $count ->
    [one] één andere keuze
   *[other] { $count } andere keuzes
} van het toeval.
pages-fair-server = De server zegt: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash van seed { $number }
pages-fair-nonce = Toegevoegd door { $name }

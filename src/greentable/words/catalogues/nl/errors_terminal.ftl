### Errors in a command line, or in what a player typed in the terminal.
### Words after -- are typed as they are in every language. $file is a file’s name, $why what the system says.

## Names, seats and bots

error-play-names = te veel namen: { $names } voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
error-play-name = { $name } kan geen naam zijn: 1 tot { $most } afdrukbare tekens verwacht
error-play-names-alike = elke plaats moet een andere naam hebben
error-play-seat = plaats van 1 tot en met { $seats } verwacht, { $seat } gekregen
error-play-watch = --watch en --seat gaan niet samen: kijk toe of speel mee
error-play-together = { $option } en { $other } gaan niet samen
error-play-nobody = --people: { $name } zit niet aan deze tafel; daar zitten { $names }
error-play-bots = te veel bots: { $bots }, maar { $seats ->
    [0] geen vrije plaats
    [one] slechts één vrije plaats
   *[other] slechts { $seats } vrije plaatsen
}
error-play-pace = --pace: 0 tot 60 seconden verwacht, { $pace } gekregen

## Rules

error-play-ruleset = --ruleset bevat al een editie: laat --edition weg
error-play-set = --set { $switch }: waarde verwacht, bijvoorbeeld { $switch }={ $value }
error-play-other-half = --other-half: na de receptuitdaging blijven er minder dan negen kaarten over

## Saving and resuming

error-play-save = kan { $file } niet schrijven: { $why }
error-play-save-no-file = { $file } is geen gewoon bestand: kies een ander bestand voor dit spel
error-play-save-exists = { $file } bestaat al: kies een ander bestand, of hervat het spel erin met --resume
error-play-save-where = In welk bestand? Typ: bewaar BESTAND
# $option is an option like --seats.
error-play-resume = { $option } gaat niet samen met --resume: het bewaarde spel legt dat al vast
# $found and $wanted are names of games.
error-play-resume-game = { $file }: een spel { $wanted } verwacht, een spel { $found } gekregen
error-play-delete-which = --delete heeft de naam van een spel nodig: `greentable games` toont de namen
error-play-no-game = geen enkel spel heet { $name }: `greentable games` toont je spellen
error-play-resume-seed = { $file } heeft geen seed: de volgende kaarten zijn onbekend
error-play-resume-cards = kan { $file } niet hervatten: de kaarten zijn niet met de seed van het spel gedeeld
error-play-recipe-book = --recipe-book: het bewaarde spel is met andere recepten gespeeld
error-play-other-half-file = { $file } is niet de andere helft van dit spel: verplaats het bestand eerst
error-play-deck-order = de kaartvolgorde van dit spel was opgegeven: geef die opnieuw op met --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } is te groot voor een kaartvolgorde: hoogstens { $most } bytes verwacht
error-deck-order-file = kan { $file } niet lezen: { $why }
error-deck-order-encoding = kan { $file } niet lezen: tekst in UTF-8 verwacht
error-deck-order-empty = de kaartvolgorde is leeg: kaartcodes verwacht
# $code is the two letters of a card.
error-deck-order-cards = kaartvolgorde van ronde { $round }: { $wanted } × { $code } verwacht, { $found } gekregen

## Decks and recipes of Grove, in files

error-grove-file = kan { $file } niet lezen: { $why }
error-grove-file-size = { $file } is te groot: hoogstens { $most } bytes verwacht
error-grove-file-nested = { $file }: te veel geneste haakjes
error-grove-file-encoding = { $file }, regel { NUMBER($line, useGrouping: 0) }: UTF-8 verwacht, byte { $byte } gekregen

## The solver’s command line

error-solve-numbers = { $option }: getallen met komma’s ertussen verwacht, maar getal { $place } is { $found }
error-solve-recipes-dealt = --recipes dealt kan alleen samen met --seed
error-solve-file = kan { $file } niet schrijven: { $why }
error-solve-folder = kan { $file } niet schrijven: de map { $folder } bestaat niet
error-solve-no-drawing = { $file } bestaat al en is geen tekening: kies een ander bestand

## In a game of Grass. $text is what the player typed.

error-play-grass-empty = Typ een nummer uit de lijst, een zet zoals ‘speel PA’, of ? voor hulp.
error-play-grass-word = Onbekende opdracht ‘{ $text }’. Typ een nummer uit de lijst, een zet zoals ‘speel PA’, of ? voor hulp.
error-play-grass-number = ‘{ $text }’ staat niet in de lijst. { $most ->
    [0] Typ 0 om je beurt te beëindigen.
    [1] Typ 1.
   *[other] Typ een nummer van 1 tot en met { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = ‘{ $text }’ kan { $words } betekenen.
# $words are some of the $count moves that the text could mean.
error-play-grass-several = ‘{ $text }’ kan { $count ->
    [2] { $words } betekenen.
    [3] { $words } betekenen.
   *[other] { $count } zetten betekenen, bijvoorbeeld { $words }.
}
error-play-grass-why = Vraag naar een kaart of een zet, bijvoorbeeld ‘waarom PA’, ‘waarom speel FE@3’ of ‘waarom 2’.
error-play-grass-busy = Typ ‘bezet’ als iemand je een bod doet. Daarmee weiger je elk bod tot je volgende beurt.
error-play-grass-no-taking-back = In Grass kun je geen zet ongedaan maken. Typ vooraf ‘tip’ voor advies.
error-play-grass-offers = Je kunt nu geen bod doen.

## In a game of Grove. $text is what the player typed, $token an example of a placement.

error-play-grove-empty = Typ een zet zoals { $token }, ‘lijst’ voor alles wat kan, of ? voor hulp.
error-play-grove-word = Onbekende opdracht ‘{ $text }’. Typ een zet zoals { $token }, een nummer uit de lijst, of ? voor hulp.
# $words is a row of commands.
error-play-grove-unclear = ‘{ $text }’ kan { $words } betekenen.
error-play-grove-more = Typ alleen ‘{ $word }’, zonder ‘{ $rest }’.
error-play-grove-number = ‘{ $text }’ staat niet in de lijst. { $most ->
    [1] Typ 1.
   *[other] Typ een nummer van 1 tot en met { NUMBER($most, useGrouping: 0) }.
}
# After the player was asked to choose. $numbers is a row of numbers, one of which is right.
error-play-grove-number-choice = ‘{ $text }’ is geen van de keuzes. Typ { $numbers }, of ‘lijst’ voor alle zetten.
error-play-grove-number-unlisted = Typ eerst ‘lijst’ en dan een nummer zoals ‘{ $text }’, of typ een zet zoals { $token }.
error-play-grove-token = Voeg een zet toe, bijvoorbeeld ‘{ $word } { $token }’.
error-play-grove-card = Je hebt kaart { $card } niet in je hand.
# $cards are the numbers of the cards in hand.
error-play-grove-list = Er is geen lijst voor ‘{ $text }’. Typ ‘lijst’, ‘lijst alles’, of ‘lijst’ met een van je kaarten ({ $cards }).

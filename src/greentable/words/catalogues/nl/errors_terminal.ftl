### What was wrong with what somebody typed, in a command line or in a game in the terminal.
### Words after -- are typed so in every language. $file is a file's name, $why what the system says.

## Names, seats and bots

error-play-names = { $names ->
    [one] één naam
   *[other] { $names } namen
} voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
error-play-name = { $name } is geen naam: 1 tot { $most } afdrukbare tekens verwacht
error-play-names-alike = twee spelers kunnen niet dezelfde naam hebben
error-play-seat = er is geen plaats { $seat } aan een tafel met { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
error-play-watch = --watch en --seat: ofwel kijken ofwel spelen
error-play-together = { $option } en { $other }: slechts één van de twee
error-play-nobody = --people: { $name } zit niet aan deze tafel; wel: { $names }
error-play-bots = { $bots ->
    [one] één bot
   *[other] { $bots } bots
} voor { $seats ->
    [0] geen vrije plaats
    [one] één vrije plaats
   *[other] { $seats } vrije plaatsen
}
error-play-pace = --pace { $pace }: van 0 tot en met 60 seconden

## Rules

error-play-ruleset = --ruleset noemt al een editie: laat --edition weg
error-play-set = --set { $switch }: er ontbreekt een waarde, zoals { $switch }={ $value }
error-play-other-half = --other-half: in de receptuitdaging blijven er geen negen kaarten over

## Saving and going on

error-play-save = kan { $file } niet schrijven: { $why }
error-play-save-no-file = { $file } is geen gewoon bestand: een spel heeft een eigen bestand nodig
error-play-save-exists = { $file } bestaat al: noem een ander bestand, of ga met --resume verder met het spel daarin
error-play-save-where = In welk bestand? Typ: bewaar BESTAND
# $option is an option like --seats.
error-play-resume = { $option } gaat niet samen met --resume: het bewaarde spel heeft dat al
# $found and $wanted are names of games.
error-play-resume-game = { $file } is een spel { $found }, geen { $wanted }
error-play-delete-which = --delete vraagt om de naam van een spel, zoals `greentable games` die noemt
error-play-no-game = er is hier geen spel { $name }: `greentable games` toont welke er zijn
error-play-resume-seed = { $file } heeft geen seed, dus niemand weet welke kaarten er komen
error-play-resume-cards = de kaarten van { $file } zijn niet met de seed gedeeld: dit spel kan niet verdergaan
error-play-recipe-book = --recipe-book: het bewaarde spel is met andere recepten gespeeld
error-play-other-half-file = { $file } is een ander spel dan de andere helft: zet het eerst ergens anders
error-play-deck-order = de kaarten van dit spel zijn opgegeven, niet met de seed gedeeld: geef ze opnieuw met --deck-order

## Deck orders of Grass, in a file

error-deck-order-size = { $file } is te groot voor kaartvolgordes: hoogstens { $most } bytes
error-deck-order-file = kan { $file } niet lezen: { $why }
error-deck-order-encoding = kan { $file } niet lezen: het is geen tekst in UTF-8
error-deck-order-empty = geen kaartvolgorde: kaarten met hun codes verwacht
# $code is the two letters of a card.
error-deck-order-cards = de kaartvolgorde van ronde { $round } heeft { $found } × { $code }; deze kaartenset heeft er { $wanted }

## Decks and recipes of Grove, in files

error-grove-file = kan { $file } niet lezen: { $why }
error-grove-file-size = { $file } is te groot: hoogstens { $most } bytes
error-grove-file-nested = { $file }: te veel haakjes in elkaar
error-grove-file-encoding = { $file }, regel { NUMBER($line, useGrouping: 0) }: byte { $byte } gevonden, UTF-8 verwacht

## The solver's command line

error-solve-numbers = { $option }: getallen met komma’s ertussen verwacht, getal { $place } is { $found }
error-solve-recipes-dealt = --recipes dealt hoort bij --seed
error-solve-file = kan { $file } niet schrijven: { $why }
error-solve-folder = kan { $file } niet schrijven: er is geen map { $folder }
error-solve-no-drawing = { $file } bestaat en is geen tekening: het wordt niet overschreven

## In a game of Grass. $text is what was typed.

error-play-grass-empty = Typ een nummer van de lijst, een zet zoals speel PA, of ? voor hulp.
error-play-grass-word = Onbekend commando ‘{ $text }’: typ een nummer van de lijst, een zet zoals speel PA, of ? voor hulp.
error-play-grass-number = ‘{ $text }’ is geen nummer van de lijst: { $most ->
    [0] 0 beëindigt je beurt.
   *[other] typ er een van 1 tot en met { NUMBER($most, useGrouping: 0) }.
}
# $words is a row of commands.
error-play-grass-unclear = ‘{ $text }’ is niet duidelijk: het past bij { $words }.
# $words are some of $count moves that were meant.
error-play-grass-several = ‘{ $text }’ kan { $count } zetten zijn: { $words }{ $count ->
    [2] .
    [3] .
   *[other] , enzovoort.
}
error-play-grass-why = Vraag naar een kaart of een zet, zoals: waarom PA, waarom speel FE@3, waarom 2
error-play-grass-busy = ‘bezet’ is voor als iemand je een bod doet: het weigert elk bod tot je volgende beurt.
error-play-grass-no-taking-back = Een zet die gedaan is, blijft in Grass gedaan. Vraag vóór je kiest een ‘tip’: die noemt een goede zet.
error-play-grass-offers = Je kan nu geen bod doen.

## In a game of Grove. $text is what was typed, $token an example of a placement.

error-play-grove-empty = Typ waar je een kaart legt, zoals { $token }, ‘lijst’ voor alles wat kan, of ? voor hulp.
error-play-grove-word = Onbekend commando ‘{ $text }’: typ waar je een kaart legt, zoals { $token }, een nummer van de lijst, of ? voor hulp.
# $words is a row of commands.
error-play-grove-unclear = ‘{ $text }’ is niet duidelijk: het past bij { $words }.
error-play-grove-more = ‘{ $word }’ staat alleen: ‘{ $rest }’ is te veel.
error-play-grove-number = ‘{ $text }’: typ een nummer van 1 tot en met { NUMBER($most, useGrouping: 0) }, zoals ‘lijst’ ze toont.
# After a choice was asked for. $numbers is a row of numbers, one of which is meant.
error-play-grove-number-choice = ‘{ $text }’ is er geen van: typ { $numbers }, of ‘lijst’ voor alle mogelijkheden.
error-play-grove-number-unlisted = ‘{ $text }’: nummers zijn die van de lijst; typ ‘lijst’ om ze te zien. Een kaart leg je zoals { $token }.
error-play-grove-token = Noem waar je een kaart legt, zoals: { $word } { $token }
error-play-grove-card = Je hebt kaart { $card } niet in de hand.
# $cards are the numbers of the cards in hand.
error-play-grove-list = ‘{ $text }’ kan niet worden getoond: typ lijst, lijst alles, of lijst en een van je kaarten ({ $cards }).

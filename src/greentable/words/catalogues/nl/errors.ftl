### Errors in what someone typed or wrote: one id for each code, "bots.unknown" is
### error-bots-unknown. Most follow a place ("line 3, column 5: …") or the name of the program
### ("greentable: …"), so most start with a small letter, and they end without a full stop.

# A text that someone wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file. $message says what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as written, $reason a sentence for the player.
error-refused = ‘{ $move }’ mag niet voor plaats { $seat }: { $reason }

## Reading what someone wrote. $wanted is what would be right, $found what is there, in quotes.

error-notation-wanted = { $wanted } verwacht, { $found } gevonden
# $form is one or more examples.
error-notation-move = { $wanted } verwacht, { $found } gevonden (voorbeeld: { $form })

# In place of $found: the text has ended.
found-end = het einde van de tekst

error-notation-verb = onbekend woord { $word }: kies uit { $known }

# In place of $wanted. Words, spaces and signs in quotes are typed like this in every language.
wanted-nothing-more = het einde van de tekst
wanted-word = een woord
wanted-space-and = een spatie en { $wanted }
# $sign is for example @.
wanted-sign = ‘{ $sign }’
wanted-sign-and = ‘{ $sign }’ en { $wanted }

error-seed = { $text } is geen geldige seed: gebruik afdrukbare tekst zonder spaties aan het begin of einde

## Languages

error-text-language = onbekende taal ‘{ $language }’ (beschikbaar: { $known })
# Shown once, before the command continues in English.
error-cli-language = onbekende taal ‘{ $language }’ (beschikbaar: { $known }). We gaan verder in het Engels.

## Around an error, depending on its kind

# A text that someone typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Fout bij teken { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Fout in het spelbestand, regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Dat mag niet: { $message }
error-unsupported-ruleset = Met deze regels kun je niet spelen: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = onbekende editie { $name } (beschikbaar: { $known })
error-ruleset-switch = onbekende instelling { $name } (beschikbaar: { $known })
error-ruleset-switch-twice = instelling ‘{ $name }’ staat er twee keer
error-ruleset-value = { $switch }={ $found } is ongeldig, mogelijk: { $wanted } ({ $about })
error-ruleset-impossible = { $switch } kan niet { $value } zijn ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }

## Positions as JSON

error-state-fields = ontbrekende of onbekende velden: { $fields }
error-state-number = veld ‘{ $field }’: geheel getal verwacht
# $shape is how many numbers, for example 27 or 7×27.
error-state-shape = veld ‘{ $field }’: { $shape } gehele getallen verwacht
# $rules is the name of a class.
error-state-rules = dit zijn niet de velden van { $rules }
error-state-rules-value = { $switch } kan niet { $value } zijn

## Drawings

error-drawing-cell = vakjes van { $size } pixels zijn te klein voor de vruchten: gebruik er minstens { $least }
error-drawing-seat = plaats { $seat } bestaat niet: { $seats ->
    [one] er is alleen plaats 1
   *[other] de plaatsen gaan van 1 tot en met { $seats }
}
error-drawing-line = niets te tekenen: een spelverloop begint met een startkaart

## Views

error-view-viewer = kijker { $viewer }: plaats 1 tot en met { $seats } verwacht, of 0 voor een toeschouwer

## Recorded games retold in words

error-text-game = spellen van { $game } kunnen nog niet worden naverteld (beschikbaar: { $known })
error-text-viewer = plaats { $seat } bestaat niet: { $seats ->
    [one] gebruik 1, of 0 voor een toeschouwer
   *[other] gebruik 1 tot en met { $seats }, of 0 voor een toeschouwer
}
# $names lists the seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = geen speler heet { $name } (beschikbaar: 0 voor een toeschouwer, { $names })
error-text-viewer-twice = meerdere spelers heten { $name }: geef het nummer van een plaats
error-text-ply = zet { NUMBER($ply, useGrouping: 0) } bestaat niet: de zetten gaan van 0 tot en met { NUMBER($plies, useGrouping: 0) }
error-text-recipes = dit spel is met andere recepten gespeeld
error-text-recipes-of-grass = in Grass zijn er geen recepten

## The command line

# $message is one of the texts help-argparse-…; $program is for example "greentable play grass".
error-cli-usage = { $message } (zie { $program } --help)
# A file or connection that caused an error. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = onbekende argumenten: { $arguments } (zie { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = een zet of de notatie ervan verwacht, { $found } gekregen
error-argument-ruleset = regels of de tekst ervan verwacht, { $found } gekregen
error-argument-seat = het nummer van een plaats verwacht, { $found } gekregen
error-argument-seats = een aantal plaatsen verwacht, { $found } gekregen
error-argument-state = een spelstand verwacht, { $found } gekregen
# $trouble is what the reader of JSON says, in English.
error-argument-document = geen geldig document van een weergave of gebeurtenis: { $trouble }

# $form gives every form that a verb has, as moves are written.
error-move-form = ongeldige zet: ‘{ $verb }’ schrijf je zo: { $form }
error-move-verb = ongeldige zet: { $verb } is geen bekend werkwoord
error-move-parts = ongeldige zet: { $trouble }

## Seeds

error-seed-twice = geef één seed voor alle rondes of een lijst met één per ronde, niet allebei
error-seed-round = geen seed voor ronde { $round }: de lijst stopt bij { $count }

## Compiled play

error-compiled-unavailable = gecompileerd spelen kan alleen met Numba: installeer greentable[fast]
error-compiled-nothing-to-compile-with = compileren kan alleen met Numba: installeer greentable[fast] (al het andere werkt zonder)
error-compiled-cache = kan gecompileerde code niet opslaan in { $folder }: { $reason } (stel GREENTABLE_CACHE in voor een andere map)

# $target is what was asked for, $known the games.
error-compiled-target = kan ‘{ $target }’ niet compileren (beschikbaar: { $known })
error-compiled-module = kan ‘{ $module }’ niet compileren: die module bestaat niet
error-compiled-batch-size = een reeks heeft een weergave en minstens één spel nodig
error-compiled-batch-seats = alle weergaven in een reeks moeten evenveel plaatsen hebben
error-compiled-batch-moves = één zet per spel verwacht, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} voor { $games ->
    [one] één spel
   *[other] { $games } spellen
} gekregen

## The solver of Grove

error-hint-not-asked = deze plaats heeft nu niets te beslissen

# An order of nine cards, $place 1 to 9.
error-solve-order-length = { $wanted } kaarten verwacht (de startkaart, twee in de hand, zes om te trekken), { $count } gekregen
error-solve-order-card = kaart { $card } (positie { $place }) bestaat niet: de kaarten zijn genummerd van 1 tot en met { $cards }
error-solve-order-repeated = kaart { $card } staat nog een keer op positie { $place }: van elke kaart is er maar één
error-solve-recipes = twee verschillende recepten verwacht, bijv. 16,17
error-solve-recipes-of-book = --recipe-book met --order vraagt twee recepten uit het boek, bijv. --recipes 16,17
error-solve-recipe-number = recept { $recipe } bestaat niet: de recepten zijn genummerd van 1 tot en met { $recipes }
error-solve-recipe-in-order = recept { $recipe } staat op de achterkant van kaart { $recipe }, en die zit in de volgorde
# How many groves the search keeps after each card.
error-solve-width = breedte van 1 tot en met { $widest } verwacht, { $width } gekregen
error-solve-state = een solospel verwacht waarin nu een kaart gelegd moet worden
error-solve-draws = nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} om te trekken verwacht, { $given } gekregen
error-solve-draw-card = trekking { $place }: kaart { $card } is al gezien of zit niet in de kaartenset
error-solve-seconds = meer dan 0 en hoogstens { $longest } seconden verwacht, { $seconds } gekregen
error-advice-milliseconds = meer dan 0 en hoogstens { $most } milliseconden verwacht, { $found } gekregen
error-advice-iterations = 1 tot en met { $most } iteraties verwacht, { $found } gekregen
error-advice-searches = 1 tot en met { $most } zoekopdrachten verwacht, { $found } gekregen
error-best-known-file = kan { $file } niet lezen: { $why }
error-best-known-damaged = { $file }, regel { NUMBER($number, useGrouping: 0) }: een verdeling verwacht met een spelverloop dat de vermelde score haalt
error-review-game = alleen een afgelopen solospel Grove kan worden geanalyseerd
error-review-grass = alleen een afgelopen spel Grass kan worden geanalyseerd, voor een van de plaatsen

## Bots

error-bots-unknown = onbekende bot ‘{ $name }’ (beschikbaar: { $known })
# $signature is what the function takes, as Python writes it.
error-bots-signature = een bot verwacht (view, legal, chance) of (view, legal, chance, budget), niet { $signature }

## Completion by a shell

error-completion-shell = onbekende shell { $shell } (beschikbaar: { $known })

## What the system says about a file or a connection: in place of $why in "can’t read FILE: …"

system-not-there = Bestand of map bestaat niet
system-not-allowed = Toegang geweigerd
system-exists = Bestand bestaat al
system-folder = Dit is een map
system-no-folder = Dit is geen map
system-full = Onvoldoende schijfruimte
system-read-only = Bestandssysteem is alleen-lezen
system-long-name = Bestandsnaam is te lang
system-links = Te veel niveaus van symbolische koppelingen
system-device = Invoer-/uitvoerfout
system-refused = Verbinding geweigerd
system-no-answer = Time-out van de verbinding
system-no-way = Netwerk is onbereikbaar
system-name = Ongeldige bestandsnaam

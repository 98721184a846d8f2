### What went wrong through somebody's input: an id for each code, "bots.unknown" is
### error-bots-unknown.

# A text that somebody wrote: a move, a card, a ruleset, a record. $line and $column count from 1.
error-placed = regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $message }

# The same in a file; $message is what is wrong and where.
error-in-file = { $file }, { $message }

# A move that the rules refuse. $move is the move as it is written, $reason a sentence said to the player.
error-refused = plaats { $seat } mag niet ‘{ $move }’: { $reason }

## Reading what somebody wrote. $wanted says what would be right, $found is what stands there, quoted.

error-notation-wanted = { $wanted } verwacht, { $found } gevonden
# $form is an example, or several.
error-notation-move = { $wanted } verwacht, { $found } gevonden (zoals: { $form })

# In place of $found: the text has ended.
found-end = het einde

error-notation-verb = onbekend woord { $word }: kies uit { $known }

# In place of $wanted. A word, a space and signs in quotes are typed so in every language.
wanted-nothing-more = niets meer
wanted-word = een woord
wanted-space-and = een spatie en { $wanted }
# $sign is one like '@'.
wanted-sign-and = { $sign } en { $wanted }

error-seed = { $text } is geen seed: afdrukbare tekst zonder spaties eromheen

## Languages

error-text-language = onbekende taal ‘{ $language }’: kies uit { $known }
# Said once, before the command goes on in English.
error-cli-language = onbekende taal ‘{ $language }’: kies uit { $known }. Het gaat verder in het Engels.

## Around an error, by what kind it is

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Niet begrepen bij teken { NUMBER($column, useGrouping: 0) }: { $message }

error-record = Het verslag klopt niet op regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $message }
error-illegal-move = Dat mag niet: { $message }
error-unsupported-ruleset = Met deze regels kan je niet spelen: { $message }

## Rulesets as text. $known lists what is possible, $about says what a switch is about.

error-ruleset-edition = onbekende editie { $name }: kies uit { $known }
error-ruleset-switch = onbekende instelling { $name }: kies uit { $known }
error-ruleset-switch-twice = instelling ‘{ $name }’ staat er twee keer: één keer verwacht
error-ruleset-value = { $switch }={ $found }: { $wanted } verwacht ({ $about })
error-ruleset-impossible = { $switch }: { $value } kan niet ({ $about })
# $game is the name of a game.
error-ruleset-seats = { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}: { $game } is voor { $fewest } tot { $most } spelers

## Positions as JSON

error-state-fields = velden die ontbreken of onbekend zijn: { $fields }
error-state-number = veld ‘{ $field }’: één geheel getal verwacht
# $shape is how many numbers, as 27 or 7×27.
error-state-shape = veld ‘{ $field }’: { $shape } gehele getallen verwacht
# $rules is the name of a class.
error-state-rules = dit zijn niet de velden van een { $rules }
error-state-rules-value = { $switch }: { $value } kan daar niet

## Drawings

error-drawing-cell = vakjes van { $size } pixels: minstens { $least } verwacht, anders zijn de vruchten niet te onderscheiden
error-drawing-seat = er is geen plaats { $seat }: { $seats ->
    [one] er is één plaats
   *[other] de plaatsen zijn 1 tot en met { $seats }
}
error-drawing-line = een spelverloop begint met een startkaart: er valt niets te tekenen

## Views

error-view-viewer = kijker { $viewer }: een plaats van 1 tot en met { $seats } verwacht, of 0 voor een toeschouwer

## Recorded games told in words

error-text-game = voor { $game } zijn er nog geen woorden, alleen voor { $known }
error-text-viewer = er is geen plaats { $seat }: { $seats ->
    [one] 1, of 0 voor een toeschouwer
   *[other] van 1 tot en met { $seats }, of 0 voor een toeschouwer
}
# $names is a row of seats with their names: "1 Ann, 2 Ben".
error-text-viewer-name = niemand heet { $name }: 0 is een toeschouwer, { $names }
error-text-viewer-twice = { $name } is de naam van meerdere spelers: geef het nummer van een plaats
error-text-ply = er is geen zet { NUMBER($ply, useGrouping: 0) }: het verslag heeft 0 tot en met { NUMBER($plies, useGrouping: 0) }
error-text-recipes = het opgetekende spel is met andere recepten gespeeld
error-text-recipes-of-grass = in een spel Grass zijn er geen recepten

## The command line

# $message is one of the texts help-argparse-…; $program is like "greentable play grass".
error-cli-usage = { $message } (zie { $program } --help)
# A file, or the system, that a command stumbled over. $why is what the system says.
error-cli-file = { $file }: { $why }
error-cli-system = { $why }
error-cli-arguments = onbekende argumenten: { $arguments } (zie { $program } --help)

## A program that asks for something impossible. $found is the name of a type in Python.

error-argument-move = een zet, of de notatie ervan, verwacht; { $found } gevonden
error-argument-ruleset = regels, of een tekst met regels, verwacht; { $found } gevonden
error-argument-seat = het nummer van een plaats verwacht, { $found } gevonden
error-argument-seats = een aantal plaatsen verwacht, { $found } gevonden
error-argument-state = een stand van het spel verwacht, { $found } gevonden
error-argument-document = een document van een view of een gebeurtenis verwacht: { $trouble }

# $form is an example of all that can follow a word, as moves are written.
error-move-form = zo’n zet is er niet: wat bij ‘{ $verb }’ hoort, is zoals { $form }
error-move-verb = zo’n zet is er niet: { $verb } is geen woord voor een zet
error-move-parts = de delen van een zet verwacht: { $trouble }

## Seeds

error-seed-twice = één seed voor alle rondes, of een lijst met één per ronde, verwacht; allebei gevonden
error-seed-round = geen seed voor ronde { $round }: de lijst heeft er { $count }

## Compiled play

error-compiled-unavailable = gecompileerd spelen vereist Numba: installeer greentable[fast]
error-compiled-nothing-to-compile-with = er is niets om mee te compileren: installeer greentable[fast]; al het andere werkt
error-compiled-cache = kan gecompileerde code niet bewaren in { $folder }: { $reason }; met GREENTABLE_CACHE in de omgeving noem je een andere map

# $target is what somebody asked for, $known the games.
error-compiled-target = niets met de naam ‘{ $target }’ kan worden gecompileerd: kies uit { $known }
error-compiled-module = geen module ‘{ $module }’ om te compileren
error-compiled-batch-size = een reeks heeft een view en minstens één spel nodig
error-compiled-batch-seats = views van spellen met een verschillend aantal plaatsen kunnen niet in één reeks
error-compiled-batch-moves = { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} voor { $games ->
    [one] één spel
   *[other] { $games } spellen
}: één voor elk verwacht
error-hint-not-asked = aan deze plaats wordt nu niets gevraagd

## The solver of Grove

# An order of cards, as $place 1 to 9 of them.
error-solve-order-length = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}: een volgorde heeft er { $wanted }, de startkaart, twee in de hand en zes om te trekken
error-solve-order-card = kaart { $card }, op plaats { $place }: kaarten zijn genummerd van 1 tot en met { $cards }
error-solve-order-repeated = kaart { $card }, op plaats { $place }: die kwam al eerder; van elke kaart is er één
error-solve-recipes = twee verschillende recepten verwacht, zoals 16,17
error-solve-recipes-of-book = --recipe-book met --order: noem twee van de recepten, zoals --recipes 16,17
error-solve-recipe-number = recept { $recipe }: recepten zijn genummerd van 1 tot en met { $recipes }
error-solve-recipe-in-order = recept { $recipe } staat op de achterkant van kaart { $recipe }, en die zit in de volgorde
error-solve-width = breedte { $width }: na elke gelegde kaart kunnen 1 tot en met { $widest } boomgaarden bewaard blijven
error-solve-state = een spel voor één speler verwacht, waarin nu een kaart gelegd moet worden
error-solve-draws = { $left ->
    [one] er moet nog één kaart getrokken worden
   *[other] er moeten nog { $left } kaarten getrokken worden
}, niet { $given }
error-solve-draw-card = kaart { $card }, trekking { $place }: die is al gezien, of zit niet in de kaartenset
error-solve-seconds = { $seconds } seconden: meer dan 0 en hoogstens { $longest } verwacht
error-advice-milliseconds = { $found } milliseconden: meer dan 0 en hoogstens { $most } verwacht
error-advice-iterations = { $found } herhalingen: 1 tot en met { $most } verwacht
error-advice-searches = { $found } zoektochten: 1 tot en met { $most } verwacht
error-best-known-file = kan { $file } niet lezen: { $why }
error-best-known-damaged = { $file }, regel { $number }: geen deling met een spelverloop dat de genoemde score haalt
error-review-game = alleen een afgelopen spel Grove voor één speler kan worden nabesproken
error-review-grass = alleen een afgelopen spel Grass kan worden nabesproken, voor een van de plaatsen

## Bots

error-bots-unknown = onbekende bot ‘{ $name }’: kies uit { $known }
# $signature is what the function takes, as Python writes it.
error-bots-signature = een bot neemt (view, legal, chance) of (view, legal, chance, budget), niet { $signature }

## Completion by a shell

error-completion-shell = onbekende shell { $shell }: kies uit { $known }

## What the system says of a file: in place of $why in "kan FILE niet lezen: …"

system-not-there = dit bestand of deze map bestaat niet
system-not-allowed = geen toegang
system-exists = het bestand bestaat al
system-folder = dit is een map
system-no-folder = dit is geen map
system-full = de schijf is vol
system-read-only = hier kan alleen gelezen worden
system-long-name = de bestandsnaam is te lang
system-links = te veel symbolische koppelingen na elkaar
system-device = fout bij invoer of uitvoer
system-refused = verbinding geweigerd
system-no-answer = geen antwoord op tijd
system-no-way = niet bereikbaar via het netwerk
system-name = dit kan geen bestandsnaam zijn

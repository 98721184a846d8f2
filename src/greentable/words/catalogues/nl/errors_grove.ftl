### What can be wrong with decks, recipes, rulesets and pictures of Grove that somebody wrote.
### $found is what stands there, quoted, $form an example of what is wanted.

## Moves in writing

error-notation-grove-verb = onbekend woord { $found }: kies uit { $known }, of leg een kaart (zoals: { $form })

# What would be right at a place of a move, before "verwacht, … gevonden".
wanted-grove-card = een kaart van 1 tot en met { $most }
wanted-grove-recipe = een recept van 1 tot en met { $most }
wanted-grove-column = een kolom van -{ $most } tot en met { $most }
wanted-grove-row = een rij van -{ $most } tot en met { $most }
wanted-grove-rotation = een draaiing van 0, 90, 180 of 270
wanted-grove-colon-column = ':' en een kolom
wanted-grove-comma-row = ',' en een rij
wanted-grove-comma-rotation = ',' en een draaiing
wanted-grove-space-card = een spatie en een kaart
wanted-grove-space-recipe = een spatie en een tweede recept
wanted-grove-space-cell = een spatie en een vakje
wanted-grove-recipes = twee verschillende recepten, het laagste nummer eerst,
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = een vakje van de kaart ({ $cells })
wanted-grove-cells = vakjes per rij van boven, dan per kolom, elk één keer,

## Deck files

# A card is called by its number; 0 is one without.
error-deck-cell = { $card ->
    [0] de kaart
   *[other] kaart { $card }
}, rij { $row }, vakje { $cell }: een van { $choices } verwacht, { $found } gevonden
error-deck-cell-missing = { $card ->
    [0] de kaart
   *[other] kaart { $card }
}, rij { $row }, vakje { $cell }: een van { $choices } verwacht, het einde van de regel gevonden
error-deck-cells = { $card ->
    [0] de kaart
   *[other] kaart { $card }
}: zes vakjes verwacht, een zevende woord { $found } gevonden (zoals: { $form })
error-deck-rows = { $card ->
    [0] de kaart
   *[other] kaart { $card }
}: '/' tussen de rijen verwacht, { $found } gevonden (zoals: { $form })
error-deck-rows-missing = { $card ->
    [0] de kaart
   *[other] kaart { $card }
}: '/' tussen de rijen verwacht, het einde van de regel gevonden (zoals: { $form })
error-deck-no-glade = kaart { $card }: geen open plek: vijf bomen en één open plek verwacht
error-deck-second-glade = kaart { $card }, rij { $row }, vakje { $cell }: een tweede open plek: vijf bomen en één open plek verwacht
# $fruit is the name of a fruit.
error-deck-no-fruit = kaart { $card }: geen { $fruit }: elke vrucht minstens één keer verwacht
error-deck-twin = kaart { $card }: dezelfde kaart als { $twin }, misschien een halve slag gedraaid
error-deck-missing = { $cards } kaarten verwacht, genummerd vanaf 1: kaart { $missing } ontbreekt
error-deck-number = een kaartnummer van 1 tot en met { $most } verwacht, { $found } gevonden (zoals: { $form })
error-deck-number-twice = kaart { $card } voor de tweede keer; de eerste staat op regel { NUMBER($first, useGrouping: 0) }
error-deck-faces = een kaartenset is { $cards } voorkanten van zes vakjes
error-deck-name = onbekende kaartenset { $found }: kies uit { $known }
error-deck-cards = kaartenset { $found }…: kies uit { $known }, of { $cards } kaarten zoals { $form }
error-deck-used-up = de kaartvolgorde heeft geen kaart meer die niemand gezien heeft

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recept { $number }: { $fault }
error-recipes-of-unnumbered = recept ?: { $fault }
error-recipes-missing = { $recipes } recepten verwacht, genummerd vanaf 1: recept { $missing } ontbreekt
error-recipes-name = onbekend receptenboek { $found }: kies uit { $known }
error-recipes-book = boek { $found }…: kies uit { $known }, of { $recipes } recepten zoals { $form }
error-recipes-codes = een boek is { $recipes } recepten van { $numbers } getallen
error-recipes-no-recipe = dit zijn niet de getallen van een recept

# The file is no TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = dit is geen TOML ({ $words })
error-recipes-digits = een getal van { NUMBER($digits, useGrouping: 0) } cijfers is veel te groot
error-recipes-nested = te veel lijsten of tabellen in elkaar: in een recept hoort er geen
error-recipes-tables = { $recipes } tabellen [[recipe]] verwacht, geen gevonden
error-recipes-table = onbekende sleutel { $found }: alleen tabellen [[recipe]] verwacht

# One key of a recipe, $key.
error-recipes-key = onbekende sleutel { $found }: kies uit { $known }
error-recipes-key-twice = { $found } staat er twee keer: één keer verwacht
error-recipes-number = number: van 1 tot en met { $most }, elk één keer, { $found } gevonden
error-recipes-words = { $key }: woorden verwacht, { $found } gevonden
error-recipes-words-length = { $key }: hoogstens { $most } tekens verwacht, { NUMBER($length, useGrouping: 0) } gevonden
error-recipes-words-character = { $key }: woorden op één regel verwacht, het teken { $character } gevonden
error-recipes-translations = { $key }: een tabel met woorden per taal verwacht, { $found } gevonden
error-recipes-language = { $key }: de code van een taal verwacht, zoals it of de, { $found } gevonden
error-recipes-fits-only = { $key } is alleen voor count = 'fits'
error-recipes-cap = ‘cap’ hoort alleen bij ‘bonus_each’
error-recipes-of-key = ‘of’ hoort alleen bij ‘times’
error-recipes-barrow-counts = barrow_counts: true of false verwacht, { $found } gevonden
error-recipes-count = count: een van { $known } verwacht, { $found } gevonden
error-recipes-count-fruit = count = '{ $count }' is niet voor één vrucht
error-recipes-count-values = count = '{ $count }' kijkt niet naar waarden
# $two is an example of two fruits.
error-recipes-fruits = fruit: orange, lemon of lime verwacht, of twee ervan zoals in { $two }, { $found } gevonden
# $all is the word for all fruits.
error-recipes-times-of = of: orange, lemon, lime of { $all } verwacht, { $found } gevonden
error-recipes-value-or = ofwel ‘value’ ofwel ‘{ $key }’, niet allebei
error-recipes-effect = bonus, bonus_each of times verwacht; bonus en bonus_each niet samen
error-recipes-no-points = { $key }: meer of minder dan 0 punten verwacht
error-recipes-range = { $key }: een getal van { $least } tot en met { $most } verwacht, { $found } gevonden
error-recipes-choice = { $key }: { $known } verwacht, { $found } gevonden

# What stands there, where it cannot be quoted.
found-nothing = niets
found-list = een lijst
found-table = een tabel
found-large = een veel te groot getal

## Rulesets

error-ruleset-recipes = recipes: { $found } kan niet (de receptuitdaging)
error-ruleset-aside = aside: verschillende kaarten van 1 tot en met { $most } met komma’s ertussen verwacht, { $found } gevonden
error-ruleset-aside-cards = aside: er zijn alleen de kaarten 1 tot en met { $most }
error-ruleset-aside-left = aside: { $left ->
    [one] er blijft één kaart over
   *[other] er blijven { $left } kaarten over
}, en er zijn er { $needed } nodig
error-ruleset-aside-recipes = aside: in de receptuitdaging doen alle kaarten mee
error-ruleset-other-half = de andere helft kan je spelen na een spel van negen kaarten zonder recepten

## Pictures in letters

error-picture-key = een van { $known } verwacht
error-picture-once = { $key } maar één keer verwacht
error-picture-bare = niets na { $key } verwacht
error-picture-seats = hoogstens { $most } plaatsen verwacht
error-picture-seat = plaats { $seat } verwacht
error-picture-seat-above = plaats 1 boven de boomgaard ervan verwacht
error-picture-common = vóór plaats 1 alleen verwacht wat van iedereen is
error-picture-grove = kolommen en rijen van een boomgaard verwacht voor plaats { $seat }
error-picture-columns = de nummers van de kolommen verwacht
error-picture-columns-order = kolommen na elkaar verwacht
error-picture-row = het nummer van de rij verwacht
error-picture-row-twice = rij { $row } maar één keer verwacht
error-picture-row-length = { $cells ->
    [one] één vakje
   *[other] { $cells } vakjes
} verwacht
error-picture-cell = een vakje zoals O2, O2/5, O2*, --, --/O5 of . verwacht
error-picture-deck = een getal van 0 tot en met 9 verwacht
error-picture-card = kaarten van 1 tot en met { $most } verwacht
error-picture-card-aside = kaarten verwacht die meedoen
error-picture-card-twice = elke kaart één keer verwacht
error-picture-too-many = hoogstens { $most } kaarten verwacht
error-picture-recipes = twee recepten, het laagste nummer eerst, verwacht
error-picture-recipes-seen = andere kaarten dan in de handen en boomgaarden verwacht
error-picture-nine = van negen kaarten { $held } in de hand en { $deck } om te trekken
error-picture-laid = { $cards ->
    [one] één kaart verwacht die niet in de hand is
   *[other] { $cards } kaarten verwacht die niet in de hand zijn
}
error-picture-placed-cards = kaarten die in de boomgaard liggen, elk één keer, verwacht
error-picture-placed-cells = kaarten verwacht waarvan de vakjes bovenop liggen in de tekening
error-picture-chose = plaats { $seat } mag niet { $found }: { $reason }
error-picture-nobody = iemand die nog kiest, of ‘over’, verwacht
error-picture-pieces = er is één kruiwagen en één eekhoorn per plaats
error-picture-size = { $size } vakjes lang met { $left ->
    [one] nog één kaart
   *[other] nog { $left } kaarten
} te spelen: zo kan geen boomgaard zijn
error-picture-far = kolommen en rijen van { $near } tot en met { $far } verwacht met { $left ->
    [one] nog één kaart
   *[other] nog { $left } kaarten
} te spelen
error-picture-supply = meer dan vijf dobbelstenen van één vrucht: voorraad { $supply }
error-picture-differs = { $key } { $found }: volgens de tekening is het { $right }

### What can be wrong with decks, recipes, rulesets and pictures of Grove that someone wrote.
### $found is what is there, in quotes; $form is an example of what would be right.

## Moves in writing

error-notation-grove-verb = onbekend woord { $found }: kies uit { $known } of leg een kaart (voorbeeld: { $form })

# What would be right at some place in a move: "expected …, got …".
wanted-grove-card = een kaart van 1 tot en met { $most }
wanted-grove-recipe = een recept van 1 tot en met { $most }
wanted-grove-column = een kolom van -{ $most } tot en met { $most }
wanted-grove-row = een rij van -{ $most } tot en met { $most }
wanted-grove-rotation = een draaiing van 0, 90, 180 of 270
wanted-grove-colon-column = ‘:’ en een kolom
wanted-grove-comma-row = ‘,’ en een rij
wanted-grove-comma-rotation = ‘,’ en een draaiing
wanted-grove-space-card = een spatie en een kaart
wanted-grove-space-recipe = een spatie en een tweede recept
wanted-grove-space-cell = een spatie en een vakje
wanted-grove-recipes = twee verschillende recepten (laagste nummer eerst)
# $cells are the six cells of the card, as moves have them.
wanted-grove-cell = een vakje van de kaart ({ $cells })
wanted-grove-cells = vakjes op volgorde (per rij van boven naar beneden, dan per kolom, elk maar één keer)

## Deck files

# $card is the number of a card, or 0 if it has none.
error-deck-cell = { $card ->
    [0] kaart
   *[other] kaart { $card }
}, rij { $row }, vakje { $cell }: een van { $choices } verwacht, { $found } gevonden
error-deck-cell-missing = { $card ->
    [0] kaart
   *[other] kaart { $card }
}, rij { $row }, vakje { $cell }: een van { $choices } verwacht, het einde van de regel gevonden
error-deck-cells = { $card ->
    [0] kaart
   *[other] kaart { $card }
}: zes vakjes verwacht, een zevende gevonden: { $found } (voorbeeld: { $form })
error-deck-rows = { $card ->
    [0] kaart
   *[other] kaart { $card }
}: ‘/’ tussen de rijen verwacht, { $found } gevonden (voorbeeld: { $form })
error-deck-rows-missing = { $card ->
    [0] kaart
   *[other] kaart { $card }
}: ‘/’ tussen de rijen verwacht, het einde van de regel gevonden (voorbeeld: { $form })
error-deck-no-glade = kaart { $card } heeft geen open plek: elke kaart heeft vijf bomen en één open plek nodig
error-deck-second-glade = kaart { $card } heeft een tweede open plek in rij { $row }, vakje { $cell }: elke kaart heeft vijf bomen en één open plek nodig
# $fruit is the name of a fruit.
error-deck-no-fruit = kaart { $card } heeft geen { $fruit }: elke kaart heeft alle drie de vruchten nodig
error-deck-twin = kaart { $card } is dezelfde als kaart { $twin }, misschien 180° gedraaid
# $missing is one number, or several.
error-deck-missing = kaarten 1 tot en met { $cards } verwacht, ontbreekt: { $missing }
error-deck-number = een kaartnummer van 1 tot en met { $most } verwacht, { $found } gevonden (voorbeeld: { $form })
error-deck-number-twice = kaart { $card } staat er twee keer: eerst op regel { NUMBER($first, useGrouping: 0) }
error-deck-faces = een kaartenset heeft { $cards } kaarten met zes vakjes nodig
error-deck-name = onbekende kaartenset { $found } (beschikbaar: { $known })
error-deck-cards = onbekende kaartenset { $found }…: een naam ({ $known }) of { $cards } kaarten zoals { $form } verwacht
error-deck-used-up = in de kaartvolgorde zit geen ongeziene kaart meer

## Recipe books

# A recipe by its number, and what is wrong with it.
error-recipes-of = recept { $number }: { $fault }
error-recipes-of-unnumbered = recept zonder geldig nummer: { $fault }
# $missing is one number, or several.
error-recipes-missing = recepten 1 tot en met { $recipes } verwacht, ontbreekt: { $missing }
error-recipes-name = onbekend receptenboek { $found } (beschikbaar: { $known })
error-recipes-book = onbekend receptenboek { $found }…: een naam ({ $known }) of { $recipes } recepten zoals { $form } verwacht
error-recipes-codes = een receptenboek heeft { $recipes } recepten van { $numbers } getallen nodig
error-recipes-no-recipe = deze getallen vormen geen recept

# The file is not TOML: $words is what the reader of TOML says, in English.
error-recipes-syntax = ongeldige TOML ({ $words })
error-recipes-digits = een getal van { NUMBER($digits, useGrouping: 0) } cijfers is veel te groot
error-recipes-nested = te veel geneste lijsten of tabellen: een recept heeft er geen nodig
error-recipes-tables = { $recipes } tabellen [[recipe]] verwacht, geen gevonden
error-recipes-table = onbekende sleutel { $found }: alleen tabellen [[recipe]] verwacht

# One key of a recipe, $key.
error-recipes-key = onbekende sleutel { $found }: kies uit { $known }
error-recipes-key-missing = { $key } ontbreekt
error-recipes-key-twice = { $found } staat er twee keer
error-recipes-number = number: 1 tot en met { $most } verwacht, elk maar één keer, { $found } gevonden
error-recipes-words = { $key }: tekst verwacht, { $found } gevonden
error-recipes-words-length = { $key }: hoogstens { $most } tekens verwacht, { NUMBER($length, useGrouping: 0) } gevonden
error-recipes-words-character = { $key }: tekst op één regel verwacht, teken { $character } gevonden
error-recipes-translations = { $key }: een tabel met teksten per taal verwacht, { $found } gevonden
error-recipes-language = { $key }: een taalcode zoals ‘it’ of ‘de’ verwacht, { $found } gevonden
error-recipes-fits-only = { $key } kan alleen bij count = "fits"
error-recipes-cap = ‘cap’ kan alleen samen met ‘bonus_each’
error-recipes-of-key = ‘of’ kan alleen samen met ‘times’
error-recipes-barrow-counts = barrow_counts: true of false verwacht, { $found } gevonden
error-recipes-count = count: een van { $known } verwacht, { $found } gevonden
error-recipes-count-fruit = deze waarde voor ‘fruit’ kan niet bij count = "{ $count }"
error-recipes-count-values = waarden kunnen niet bij count = "{ $count }"
# $two is an example of two fruits.
error-recipes-fruits = fruit: orange, lemon, lime of twee ervan zoals { $two } verwacht, { $found } gevonden
# $all is the word for all fruits.
error-recipes-times-of = of: orange, lemon, lime of { $all } verwacht, { $found } gevonden
error-recipes-value-or = gebruik ‘value’ of ‘{ $key }’, niet allebei
error-recipes-effect = bonus, bonus_each of times verwacht, maar bonus en bonus_each niet samen
error-recipes-no-points = { $key } kan niet 0 punten zijn
error-recipes-range = { $key }: een getal van { $least } tot en met { $most } verwacht, { $found } gevonden
error-recipes-choice = { $key }: { $known } verwacht, { $found } gevonden

# What is there, where it can’t be quoted: "got …".
found-list = een lijst
found-table = een tabel
found-large = een veel te groot getal

## Rulesets

error-ruleset-recipes = recipes kan niet { $found } zijn (de receptuitdaging)
error-ruleset-aside = aside: verschillende kaarten van 1 tot en met { $most } met komma’s ertussen verwacht, { $found } gevonden
error-ruleset-aside-cards = aside: er zijn alleen de kaarten 1 tot en met { $most }
error-ruleset-aside-left = aside laat maar { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} over, er zijn er { $needed } nodig
error-ruleset-aside-recipes = aside kan hier niet: de receptuitdaging gebruikt alle kaarten
error-ruleset-other-half = de andere helft kan alleen na een spel van negen kaarten zonder recepten

## Pictures in letters

error-picture-key = een van { $known } verwacht
error-picture-once = { $key } staat er twee keer
error-picture-bare = na { $key } mag niets meer volgen
error-picture-seats = hoogstens { $most } plaatsen verwacht
error-picture-seat = plaats { $seat } verwacht
error-picture-seat-above = plaats 1 boven zijn boomgaard verwacht
error-picture-common = vóór plaats 1 mag alleen staan wat voor iedereen geldt
error-picture-grove = kolommen en rijen van een boomgaard verwacht voor plaats { $seat }
error-picture-columns = de nummers van de kolommen verwacht
error-picture-columns-order = opeenvolgende kolommen verwacht
error-picture-row = het nummer van de rij verwacht
error-picture-row-twice = rij { $row } staat er twee keer
error-picture-row-length = { $cells ->
    [one] één vakje
   *[other] { $cells } vakjes
} verwacht
error-picture-cell = een vakje zoals O2, O2/5, O2*, --, --/O5 of ‘.’ verwacht
error-picture-deck = een getal van 0 tot en met 9 verwacht
error-picture-card = kaarten van 1 tot en met { $most } verwacht
error-picture-card-aside = alleen kaarten verwacht die meedoen
error-picture-card-twice = elke kaart maar één keer verwacht
error-picture-too-many = hoogstens { $most } kaarten verwacht
error-picture-recipes = twee recepten verwacht, het laagste nummer eerst
error-picture-recipes-seen = recepten verwacht waarvan de kaarten niet in een hand of boomgaard zijn
error-picture-nine = { $held } in de hand en { $deck } om te trekken: er zijn maar negen kaarten
error-picture-laid = { $cards ->
    [one] één kaart verwacht die niet in de hand is
   *[other] { $cards } kaarten verwacht die niet in de hand zijn
}
error-picture-placed-cards = kaarten uit de boomgaard verwacht, elk maar één keer
error-picture-placed-cells = kaarten verwacht waarvan de zichtbare vakjes bij de tekening passen
# $reason is a sentence for the player.
error-picture-chose = { $found } mag niet voor plaats { $seat }: { $reason }
error-picture-nobody = een plaats verwacht die nog moet kiezen, of ‘over’
error-picture-pieces = elke plaats heeft maar één kruiwagen en één eekhoorn
error-picture-size = een boomgaard kan niet { $size } vakjes lang zijn met { $left ->
    [one] nog één kaart
   *[other] nog { $left } kaarten
} te spelen
error-picture-far = kolommen en rijen van { $near } tot en met { $far } verwacht, met { $left ->
    [one] nog één kaart
   *[other] nog { $left } kaarten
} te spelen
error-picture-supply = meer dan vijf dobbelstenen van één vrucht: supply { $supply }
error-picture-differs = { $key } is { $found }, maar volgens de tekening { $right }

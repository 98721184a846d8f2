### What commands and options do: `greentable --help`. Words in capitals and after -- are typed so in
### every language.

## Commands

help-greentable = Grass en Grove aan één groene tafel.
help-command-play = in de terminal spelen
help-command-play-grass = het kaartspel Grass, tegen bots
help-command-play-grove = het kaartspel Grove, alleen of tegen bots
help-command-games = de spellen tonen die hier gespeeld zijn, en er een voortzetten
help-command-replay = een opgetekend spel in woorden vertellen
help-command-verify = nagaan of opgetekende spellen kloppen
help-command-rules = tonen wat je aan de regels kan veranderen
help-command-rules-grass = de instellingen van de regels van Grass
help-command-rules-grove = de instellingen van de regels van Grove
help-command-solve = zoeken hoe je het best speelt
help-command-solve-grove = hoe je negen kaarten van Grove legt
help-command-hint = wat je nu kunt spelen, of wat beter was geweest
help-command-hint-grass = advies in een opgeslagen spel Grass; een afgelopen spel wordt nabesproken
help-command-hint-grove = advies in een opgeslagen spel Grove
help-command-grove = kaarten en recepten van Grove bekijken, en je eigen nakijken
help-command-grove-cards = de kaarten van een set tonen
help-command-grove-recipes = de recepten van een boek tonen
help-command-grove-check-deck = een kaartenbestand nakijken
help-command-grove-check-recipes = een receptenbestand nakijken
help-command-serve = mensen in de browser laten spelen: een server met tafels
help-command-admin = een server beheren
help-command-admin-backup = de databank van een server naar een bestand kopiëren, ook terwijl hij loopt
help-command-admin-restore = alles uit een reservekopie terugzetten; stop eerst de server
help-command-admin-doctor = naar schade in de databank zoeken
help-command-admin-drain = geen nieuwe tafels openen, zodat de server kan stoppen als de spellen af zijn
help-command-admin-ban = iemand niet meer laten spelen op deze server
help-command-admin-unban = iemand weer laten spelen
help-command-admin-invite = een uitnodiging maken, voor een server die alleen voor genodigden open is
help-command-admin-announce = iedereen een regel tekst tonen
help-command-lab = bots tegen elkaar laten spelen
help-command-lab-match = een wedstrijd met dezelfde kaarten op wisselende plaatsen
help-command-warmup = de regels vooraf compileren
help-command-completion = toon een script waarmee een shell opdrachten en opties aanvult

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = de taal waarin je leest: { $known }; standaard: wat GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES of LANG zegt

# Headings of groups of options.
help-group-rules = regels
help-group-people = spelers
help-group-game = spel

# All that is said of an option that explains itself.
help-default = standaard: { $default }

# What is wrong where the name of a file is left empty.
help-wrong-file = de naam van een bestand verwacht

help-seats = { $fewest } tot { $most }; standaard: { $default }
# $known is a list of names.
help-bots = wie op de andere plaatsen speelt, in wijzerzin: { $known }, FILE.py:FUNCTION of program:COMMAND; standaard: { $default }
help-names = hoe de spelers heten, plaats 1 eerst
help-people = meer mensen aan deze terminal, die om de beurt typen: hun namen, plaats 1 eerst
help-seed = dezelfde seed deelt dezelfde kaarten
help-save = het spel in dit bestand bewaren; standaard: in een eigen map, zie `greentable games`
help-resume = verdergaan met een bewaard spel: het bestand, of de naam in `greentable games`
help-games-name = het spel om mee verder te gaan, zoals de lijst het noemt
help-games-all = alle spellen tonen, ook die afgelopen zijn
help-games-delete = dit spel verwijderen
help-games-json = geef voor elk spel een regel JSON, voor programma’s

## Playing Grass

help-ruleset = alle regels samen als tekst, zoals "2018 lucky_or_not"
help-variant = mag meermaals
help-set = een huisregel; `greentable rules grass` toont alle instellingen; mag meermaals
help-rounds = een kort spel: wie na N rondes het rijkst is, wint
help-deck-order = kaartvolgordes voor de eerste rondes: kaarten met hun codes, bovenste kaart eerst, een lege regel tussen twee stapels
help-seat = waar je zit; standaard: 1
help-watch = bots onder elkaar laten spelen
help-pace = na elke zet van een bot wachten

## Playing Grove

help-recipes = de receptuitdaging
help-own-deck = je eigen kaarten, die `greentable grove check-deck` nakijkt; standaard: house
help-own-recipes = de receptuitdaging met je eigen recepten, die `greentable grove check-recipes` nakijkt
help-other-half = na het spel de negen kaarten spelen die opzij zijn gelegd

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = een kaartenbestand, of een van { $known }; standaard: { $default }
help-deck-file = 18 regels zoals deze: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = een receptenbestand, of een van { $known }; standaard: { $default }
help-recipe-file = 18 tabellen [[recipe]]

## Recorded games

help-replay-file = een opgetekend spel: het bestand, of de naam in `greentable games`; - is de standaardinvoer
help-replay-ply = na zet N stoppen, volgens de nummers links, en de tafel tonen; standaard: het hele spel
help-replay-as = alleen vertellen wat één speler kon weten, met plaatsnummer of naam, of 0 voor een toeschouwer; standaard: alle kaarten en keuzes worden verteld
help-replay-recipe-book = namen voor de recepten van een spel Grove dat met andere recepten gespeeld is
help-replay-json = geef voor elke zet een regel JSON, voor programma’s
help-verify-file = een opgetekend spel: het bestand, of de naam in `greentable games`; - is de standaardinvoer
help-verify-json = geef voor elk bestand een regel JSON, voor programma’s

## Compiling ahead of time

help-warmup-game = alleen dit spel; standaard: alle spellen
help-warmup-quiet = geen voortgang tonen

## Solving Grove

help-solve-seed = de kaarten die deze seed deelt (een woord naar keuze; zonder: willekeurig)
help-solve-order = startkaart, hand van twee, zes trekkingen: 3,7,1,18,5,9,14,2,12
help-solve-width = hoeveel boomgaarden na elke gelegde kaart bewaard blijven; dezelfde breedte vindt altijd hetzelfde spelverloop, meer is trager en beter
help-solve-recipes = de receptuitdaging, zoals 16,17; { $dealt }: zoals de seed ze deelt
help-solve-own-recipes = je eigen recepten (zonder --recipes: die van de seed)
help-solve-svg = het spelverloop ook in dit bestand tekenen
help-solve-seconds = hoelang zoeken, in seconden; steeds breder, en ook naar een bovengrens (standaard: { NUMBER($default, useGrouping: 0) })
help-solve-starts = ook zeggen welke drie eerste kaarten het verst komen
help-json = het antwoord als JSON afdrukken
help-hint-file = een opgeslagen spel: het bestand, of de naam in `greentable games`; een afgelopen spel wordt nabesproken
help-hint-seat = voor welke plaats (standaard: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = voor welke plaats (standaard: wie aan zet is; in een afgelopen spel de jouwe)
help-hint-seconds = hoelang nadenken, in seconden (standaard: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = een of meer; { $known }; of eigen bots: FILE.py:FUNCTION, program:COMMAND
help-lab-game = wat ze spelen; standaard: { $default }
help-lab-seats = hoeveel er aan tafel zitten; standaard: { $default }
help-lab-deals = elke verdeling wordt in alle opstellingen gespeeld; standaard: { $default }
help-lab-ruleset = zoals "classic lucky_or_not"; standaard: de eerste editie van het spel
help-lab-most-rounds = een spel stopzetten dat na zoveel rondes niet uit is; standaard: { $default }
help-lab-seed = dezelfde seed geeft dezelfde spellen; standaard: { $default }
help-lab-processes = standaard: één per kern
help-lab-results = elk spel in dit bestand bijhouden en van daaruit verdergaan; standaard: nergens
help-lab-plot = de aandelen gewonnen spellen in dit bestand tekenen, een SVG; standaard: niet getekend
help-lab-json = geef het resultaat als JSON, voor programma’s
help-rules-json = geef JSON, voor programma’s
help-lab-alone = één plaats voor de eerste bot, om de beurt, alle andere voor de rest; standaard: de bots om de beurt rond de tafel
help-lab-until-sure = stoppen zodra de eerste bot zeker beter of slechter is dan een gelijk deel; standaard: alle delingen spelen

## What stands around the options, and what is wrong with a command line. These texts belong to Python's
## argparse; words in capitals and after -- are typed so. Write no % in them.

help-argparse-usage = gebruik:
# A heading: words that are typed in their place, without --.
help-argparse-words = argumenten
help-argparse-options = opties
help-argparse-examples = voorbeelden
help-argparse-heading = { $heading }:
help-argparse-help = deze hulp tonen en stoppen
help-argparse-version = de versie tonen en stoppen
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name }: { $message }
help-argparse-required = deze argumenten zijn verplicht: { $what }
help-argparse-one-required = een van de argumenten { $what } is verplicht
help-argparse-not-with = gaat niet samen met argument { $what }
help-argparse-no-value = neemt geen waarde, { $what } gevonden
help-argparse-one-wanted = één argument verwacht
help-argparse-at-most-one-wanted = hoogstens één argument verwacht
help-argparse-at-least-one-wanted = minstens één argument verwacht
help-argparse-several-wanted = { $count ->
    [one] één argument verwacht
   *[other] { $count } argumenten verwacht
}
help-argparse-ambiguous = onduidelijke optie: { $option } kan { $matches } zijn
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] een geheel getal verwacht, { $value } gevonden
    [float] een getal verwacht, { $value } gevonden
   *[other] ongeldige waarde: { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = ongeldige keuze: { $value } (kies uit { $choices })

## Serving tables

help-serve-host = het adres waarop de server luistert; standaard: alleen deze machine
help-serve-port = de poort; 0 neemt een vrije; standaard: 8420
help-serve-lan = mensen in hetzelfde netwerk laten spelen; toont het adres en een QR-code
help-serve-public-url = hoe mensen de server bereiken, zoals https://cards.example.org
help-serve-data = de map van de ingebouwde databank; standaard: je gegevensmap
help-serve-database = in plaats daarvan een PostgreSQL, zoals postgresql://user@host/name
help-serve-workers = hoeveel processen, op PostgreSQL; standaard: 1
help-serve-invite-only = alleen mensen met een link of een code mogen spelen
help-serve-settings = een TOML-bestand met instellingen
help-serve-open = de pagina in de browser openen
help-serve-show-settings = elke instelling met haar standaardwaarde tonen, en stoppen

## Taking care of a server

help-admin-backup-file = waar de reservekopie komt; een bestand dat er al staat, wordt vervangen
help-admin-restore-file = een reservekopie van een van beide soorten databanken
help-admin-force = overschrijven wat in de databank staat
help-admin-json = voor programma’s
help-admin-off = weer nieuwe tafels openen
help-admin-person = de naam waarmee iemand zich aanmeldt, de id, of de plaats, zoals ROOM/3
help-admin-text = de tekst; een lege ("") haalt hem weg

## Completion by a shell

help-completion-shell = bash, zsh of fish

## play --server

help-group-server = tafel van een server
help-server = aan een tafel van een server gaan zitten: de link van een tafel of het adres van de server
help-server-code = de acht letters van een tafel die iemand voorleest
help-server-game = daar een tafel openen, tegen bots
help-server-seats = hoeveel plaatsen de nieuwe tafel heeft; anders 4 voor Grass, 1 voor Grove
help-server-friends = met --game: een tafel waarvoor je vrienden met een link uitnodigt
help-server-name = hoe je daar heet

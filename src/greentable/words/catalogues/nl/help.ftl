### What commands and options do: `greentable --help`. Words in capitals and after -- are typed as they
### are in every language. Commands and options say what they do in one grammatical mood.

## Commands

help-greentable = Grass en Grove: twee kaartspellen aan één groene tafel.
help-command-play = in de terminal spelen
help-command-play-grass = Grass tegen bots spelen
help-command-play-grove = Grove spelen, alleen of tegen bots
help-command-games = de spellen tonen die hier gespeeld zijn, of er een hervatten
help-command-replay = een spelbestand navertellen
help-command-verify = spelbestanden controleren
help-command-rules = tonen welke regels je kunt aanpassen
help-command-rules-grass = de instelbare regels van Grass tonen
help-command-rules-grove = de instelbare regels van Grove tonen
help-command-solve = de beste manier van spelen zoeken
help-command-solve-grove = de beste manier zoeken om negen kaarten van Grove te leggen
help-command-hint = een zet voorstellen, of een afgelopen spel analyseren
help-command-hint-grass = een zet voorstellen in een bewaard spel Grass, of een afgelopen spel analyseren
help-command-hint-grove = een zet voorstellen in een bewaard spel Grove, of een afgelopen spel analyseren
help-command-grove = kaarten en recepten van Grove tonen, en je eigen controleren
help-command-grove-cards = de kaarten van een set tonen
help-command-grove-recipes = de recepten van een receptenboek tonen
help-command-grove-check-deck = een kaartenbestand controleren
help-command-grove-check-recipes = een receptenbestand controleren
help-command-serve = een server starten om in de browser te spelen
help-command-admin = een server beheren
help-command-admin-backup = een reservekopie van de database van een server maken, ook terwijl die draait
help-command-admin-restore = alles uit een reservekopie terugzetten (stop eerst de server)
help-command-admin-doctor = de database op schade controleren
help-command-admin-drain = geen nieuwe tafels meer openen, zodat de server na de lopende spellen kan stoppen
help-command-admin-ban = iemand van deze server weren
help-command-admin-unban = iemand weer toelaten
help-command-admin-invite = een uitnodiging maken voor een server die alleen voor genodigden open is
help-command-admin-announce = iedereen een bericht van één regel tonen
help-command-lab = bots tegen elkaar laten spelen
help-command-lab-match = een wedstrijd spelen: dezelfde kaarten voor elke bot, op wisselende plaatsen
help-command-warmup = de regels vooraf compileren
help-command-completion = een shellscript tonen dat opdrachten en opties aanvult

## Options of several commands

# Of every command. $known is a list of codes; the names in capitals are variables of the system.
help-language = taal van de teksten: { $known }; standaard: volgens GREENTABLE_LANGUAGE, LC_ALL, LC_MESSAGES of LANG

# Headings of groups of options.
help-group-rules = regels
help-group-people = spelers
help-group-game = spel

# The whole text of an option that explains itself.
help-default = standaard: { $default }

# The error for an empty file name.
help-wrong-file = een bestandsnaam verwacht

help-seats = { $fewest } tot { $most }; standaard: { $default }
# $known is a list of names.
help-bots = bots voor de andere plaatsen, met de klok mee: { $known }, FILE.py:FUNCTION of program:COMMAND; standaard: { $default }
help-names = namen van de spelers, plaats 1 eerst
help-people = namen van de mensen die deze terminal delen, plaats 1 eerst
help-seed = dezelfde seed deelt altijd dezelfde kaarten
help-save = het spel in dit bestand bewaren; standaard: een nieuw bestand in de lijst van `greentable games`
help-resume = een bewaard spel hervatten: het spelbestand, of de naam in `greentable games`
help-games-name = het spel dat je hervat: de naam in de lijst
help-games-all = alle spellen tonen, ook afgelopen spellen
help-games-delete = dit spel verwijderen
help-games-json = één regel JSON per spel tonen, voor programma’s

## Playing Grass

help-ruleset = alle regels samen als tekst, bijvoorbeeld "2018 lucky_or_not"
help-variant = mag herhaald worden
help-set = een huisregel; `greentable rules grass` toont alle instellingen; mag herhaald worden
help-rounds = een kort spel spelen: wie na N rondes het rijkst is, wint
help-deck-order = een bestand met de kaartvolgorde van de eerste rondes: kaartcodes, bovenste kaart eerst, een lege regel tussen twee rondes
help-seat = je plaats; standaard: 1
help-watch = toekijken terwijl bots spelen
help-pace = pauze na elke zet van een bot

## Playing Grove

help-recipes = de receptuitdaging spelen
help-own-deck = je eigen kaarten (`greentable grove check-deck` controleert ze); standaard: house
help-own-recipes = de receptuitdaging met je eigen recepten spelen (`greentable grove check-recipes` controleert ze)
help-other-half = na het spel de negen kaarten spelen die opzij zijn gelegd

## Looking at cards and recipes of Grove

# $known is a list of names.
help-deck = een kaartenbestand, of een van deze: { $known }; standaard: { $default }
help-deck-file = 18 regels zoals deze: 7  O1 Y2 G1 / -- G2 Y1
help-recipe-book = een receptenbestand, of een van deze: { $known }; standaard: { $default }
help-recipe-file = een TOML-bestand met 18 tabellen [[recipe]]

## Recorded games

help-replay-file = een spelbestand, of de naam van het spel in `greentable games`; - leest de standaardinvoer
help-replay-ply = na zet N stoppen (nummers links) en de tafel tonen; standaard: het hele spel
help-replay-as = alleen tonen wat deze plaats kon weten: nummer of naam, 0 voor een toeschouwer; standaard: alle kaarten en keuzes
help-replay-recipe-book = een receptenbestand met de namen van je eigen recepten
help-replay-json = één regel JSON per zet tonen, voor programma’s
help-verify-file = een spelbestand, of de naam van het spel in `greentable games`; - leest de standaardinvoer
help-verify-json = één regel JSON per bestand tonen, voor programma’s

## Compiling ahead of time

help-warmup-game = alleen dit spel; standaard: alle spellen
help-warmup-quiet = geen voortgang tonen

## Solving Grove

help-solve-seed = de kaarten die deze seed deelt (een tekst naar keuze; standaard: willekeurig)
help-solve-order = startkaart, twee kaarten in de hand, zes om te trekken, bijvoorbeeld 3,7,1,18,5,9,14,2,12
help-solve-width = hoeveel boomgaarden na elke kaart bewaard blijven; hetzelfde getal geeft altijd hetzelfde resultaat, een groter getal is trager maar beter
help-solve-recipes = de receptuitdaging met deze recepten spelen, bijvoorbeeld 16,17; { $dealt }: die van de seed
help-solve-own-recipes = je eigen recepten (zonder --recipes: die van de seed)
help-solve-svg = het spelverloop ook als SVG in dit bestand tekenen
help-solve-seconds = zoektijd in seconden; de zoektocht wordt steeds breder en bepaalt ook een bovengrens (standaard: { NUMBER($default, useGrouping: 0) })
help-solve-starts = ook de drie beste eerste zetten tonen
help-json = het antwoord als JSON tonen
help-hint-file = een bewaard spel: het spelbestand, of de naam in `greentable games`; een afgelopen spel wordt geanalyseerd
help-hint-seat = de plaats die de tip krijgt (standaard: { NUMBER($default, useGrouping: 0) })
help-hint-seat-grass = de plaats die de tip krijgt (standaard: wie aan de beurt is; in een afgelopen spel de jouwe)
help-hint-seconds = bedenktijd in seconden (standaard: { NUMBER($default, useGrouping: 0) })

## Matches between bots

# $known is a list of games with their bots.
help-lab-bots = een of meer bots; { $known }; of eigen bots: FILE.py:FUNCTION, program:COMMAND
help-lab-game = het spel; standaard: { $default }
help-lab-seats = plaatsen per spel; standaard: { $default }
help-lab-deals = aantal verdelingen, elk in alle opstellingen gespeeld; standaard: { $default }
help-lab-ruleset = bijvoorbeeld "classic lucky_or_not"; standaard: de eerste editie van het spel
help-lab-most-rounds = spellen stoppen die na zoveel rondes niet afgelopen zijn; standaard: { $default }
help-lab-seed = dezelfde seed geeft altijd dezelfde spellen; standaard: { $default }
help-lab-processes = aantal processen; standaard: één per kern
help-lab-results = alle spellen in dit bestand bewaren, en een wedstrijd van daaruit voortzetten; standaard: niets bewaren
help-lab-plot = de winstpercentages als SVG in dit bestand tekenen; standaard: geen tekening
help-lab-json = het resultaat als JSON tonen, voor programma’s
help-rules-json = JSON tonen, voor programma’s
help-lab-alone = de eerste bot maar één plaats geven, telkens een andere, en de andere bots de rest; standaard: de bots om en om rond de tafel
help-lab-until-sure = stoppen zodra de eerste bot duidelijk meer of minder dan een gelijk deel wint; standaard: alle verdelingen spelen

## The frame around the options, and errors in a command line. These texts replace those of Python’s
## argparse; words in capitals and after -- are typed as they are. Write no % in them.

help-argparse-usage = gebruik:
# A heading: words that are typed in their place, without --.
help-argparse-words = argumenten
help-argparse-options = opties
help-argparse-examples = voorbeelden
# A heading with its colon.
help-argparse-heading = { $heading }:
help-argparse-help = deze hulp tonen en stoppen
help-argparse-version = de versie tonen en stoppen
# $argument_name is an option or a word in capitals, $message one of the texts below.
help-argparse-argument = argument { $argument_name }: { $message }
help-argparse-required = ontbrekende argumenten: { $what }
help-argparse-one-required = een van deze argumenten verwacht: { $what }
help-argparse-not-with = gaat niet samen met { $what }
help-argparse-no-value = geen waarde verwacht, { $what } gekregen
help-argparse-one-wanted = een waarde verwacht
help-argparse-at-most-one-wanted = hoogstens één waarde verwacht
help-argparse-at-least-one-wanted = minstens één waarde verwacht
help-argparse-several-wanted = { $count ->
    [one] één waarde verwacht
   *[other] { $count } waarden verwacht
}
help-argparse-ambiguous = dubbelzinnige optie: { $option } kan { $matches } zijn
# $type is "int" for a whole number, "float" for any number.
help-argparse-invalid-value = { $type ->
    [int] geheel getal verwacht, { $value } gekregen
    [float] getal verwacht, { $value } gekregen
   *[other] ongeldige waarde: { $value }
}
# $choices is a list of what can be typed.
help-argparse-invalid-choice = een van { $choices } verwacht, { $value } gekregen

## Running a server

help-serve-host = adres waarop de server luistert; standaard: alleen deze computer
help-serve-port = poort; 0 neemt een vrije; standaard: 8420
help-serve-lan = mensen op hetzelfde netwerk laten meespelen; toont het adres en een QR-code
help-serve-public-url = openbaar adres van de server, bijvoorbeeld https://cards.example.org
help-serve-data = map van de ingebouwde database; standaard: je gegevensmap
help-serve-database = in plaats daarvan PostgreSQL gebruiken, bijvoorbeeld postgresql://user@host/name
help-serve-workers = aantal processen, met PostgreSQL; standaard: 1
help-serve-invite-only = alleen mensen met een link of code laten spelen
help-serve-settings = een TOML-bestand met instellingen
help-serve-open = de pagina in de browser openen
help-serve-show-settings = alle instellingen met hun standaardwaarden tonen en stoppen

## Managing a server

help-admin-backup-file = bestand voor de reservekopie; een bestaand bestand wordt vervangen
help-admin-restore-file = een reservekopie, van welk soort database ook
help-admin-force = overschrijven wat er in de database staat
help-admin-json = JSON tonen, voor programma’s
help-admin-off = weer nieuwe tafels toelaten
help-admin-person = gebruikersnaam, id of plaats, bijvoorbeeld ROOM/3
help-admin-text = het bericht; een leeg bericht ("") haalt het weg

## Completion by a shell

help-completion-shell = bash, zsh of fish

## play --server

help-group-server = spelen op een server
help-server = op een server spelen: de link van een tafel of het adres van de server
help-server-code = de code van acht letters van een tafel
help-server-game = daar een tafel openen en tegen bots spelen
help-server-seats = aantal plaatsen aan de nieuwe tafel; standaard: 4 voor Grass, 1 voor Grove
help-server-friends = met --game: een tafel openen voor vrienden, die met een link meespelen
help-server-name = je naam op die server

### The other pages in the browser: replays, daily puzzles, my games, score sheets, the deck editor, rules.
### Buttons and headings are short. Sentences are for people in a hurry.

## Replay of a finished game

pages-replay = Terugkijken
pages-replay-hands = Alle handkaarten
# Read out: the slider that moves through the game.
pages-replay-seek = Positie in het spel
pages-replay-ply = Zet { $ply } van { $plies }
pages-replay-first = Naar het begin
pages-replay-back = Stap terug
pages-replay-on = Stap vooruit
pages-replay-last = Naar het einde
pages-replay-play = Afspelen
pages-replay-pause = Pauze
pages-replay-speed = Snelheid
# Label of a list: a player’s name, or one of the next two.
pages-replay-as = Weergave
pages-replay-open = alle handkaarten
pages-replay-spectator = toeschouwer
# Label of a list of cards.
pages-replay-card = Kaart zoeken
pages-replay-card-next = Volgende zet met deze kaart
pages-replay-link = Link kopiëren
pages-replay-check = Eerlijk gedeeld?
pages-replay-record = Spel downloaden
# Button at the end of a game.
pages-replay-watch = Spel terugkijken

# Whether the deal was fair. A seed is the secret text that decides the order of the cards. Its hash was shown
# before the deal.
pages-fair = Zijn de kaarten eerlijk gedeeld?
pages-fair-about = Vóór het spel koos de server een geheime seed en toonde de hash ervan. De browser van elke speler voegde willekeurige tekens toe. Jouw browser heeft de volgorde van de kaarten zojuist zelf nagerekend.
pages-fair-yes = Ja. De kaarten kloppen met de seeds.
pages-fair-no = Nee. Er klopt iets niet.
pages-fair-unknown = De seed van dit spel is onbekend. Daarom kunnen we het niet controleren.
pages-fair-commitments = Seeds die kloppen met de hash van vóór het delen: { $kept } van { $count }.
pages-fair-cards = Kaarten die kloppen met de seeds: { $right } van { $count }.
pages-fair-others = Andere willekeurige keuzes, hier niet gecontroleerd: { $count }.
# $fact begins in lower case: “the result is what came out”.
pages-fair-server = Controle door de server: { $fact }
pages-fair-seed = Seed { $number }
pages-fair-hash = Hash van seed { $number }
pages-fair-nonce = Toegevoegd door { $name }

## Everywhere

pages-copy = Kopiëren

## The daily puzzles

pages-daily = Grove-puzzels van de dag
pages-daily-about = Iedereen krijgt vandaag dezelfde kaarten en maar één poging.
pages-daily-of = Puzzels van { $day }
pages-daily-over = Deze dag is voorbij. Speel zo vaak je wilt en bekijk hoe anderen het deden.
# How long a puzzle can still be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] nog 1 minuut
       *[other] nog { $minutes } minuten
    }
    [one] nog 1 uur
   *[other] nog { $hours } uur
}
pages-daily-play = Spelen
pages-daily-go-on = Verder
pages-daily-again = Opnieuw spelen
pages-daily-my-replay = Mijn spel
pages-daily-mine = Je hebt { $score ->
    [one] 1 punt
   *[other] { $score } punten
} gehaald.
pages-daily-share = Delen
pages-daily-best = Ranglijst
pages-daily-nobody = Nog niemand heeft gespeeld. Wees de eerste!
pages-daily-assisted = met hulp
pages-daily-archive = Eerdere dagen
pages-daily-no-archive = Morgen vind je de puzzels van vandaag hier.
pages-daily-today = Vandaag

## My games, my account and my data

pages-games = Mijn spellen
pages-games-running = Lopende spellen
pages-games-over = Afgelopen spellen
pages-games-none = Je hebt hier nog niet gespeeld.
# Button below the list: loads earlier games.
pages-games-more = Meer tonen
pages-games-your-move = jij bent aan de beurt
# $who is a list of names.
pages-games-waits = wachten op { $who }
pages-games-won = gewonnen
pages-games-lost = verloren
pages-games-replay = Terugkijken
pages-games-open = Verder
pages-statistics = Jouw statistieken
pages-statistics-games = Spellen
pages-statistics-won = Gewonnen
pages-statistics-best = Record
pages-statistics-mean = Gemiddelde
pages-statistics-streak = Langste zegereeks
pages-statistics-alone = solo
pages-statistics-seats = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
pages-statistics-assisted = met hulp
pages-statistics-none = Speel een spel uit, dan verschijnt het hier.

pages-account = Je account
pages-account-guest = Je speelt als gast. Alleen deze browser kent je. Kies een naam en een wachtwoordzin om ook op andere apparaten te spelen.
pages-account-known = Je bent { $handle }. Met deze naam en je wachtwoordzin kun je je op elk apparaat aanmelden.
pages-account-handle = Gebruikersnaam
pages-account-passphrase = Wachtwoordzin
pages-account-passphrase-about = Een paar woorden die alleen jij kent. Als je ze vergeet, kunnen we ze niet terughalen.
# Button of a guest: from now on there is an account.
pages-account-keep = Account maken
pages-account-change = Wachtwoordzin wijzigen
pages-account-invitation = Uitnodiging, als je er een hebt
pages-account-kept = Bewaard. Je kunt je nu ook op andere apparaten aanmelden.
pages-account-sign-in = Aanmelden
pages-account-sign-in-about = Op een ander apparaat gespeeld? Meld je aan om je spellen hier te zien.
pages-account-sign-out = Afmelden
pages-invited-only = Deze server is alleen voor genodigden. Meld je aan, of doe mee aan een tafel met de link of code ervan.

# Below it are the browsers that are signed in, and programs that play by a token.
pages-tokens = Apparaten en programma’s
pages-tokens-about = Met een token kan een programma in jouw naam spelen. Houd je tokens geheim.
# Field for a name, to tell one token from another.
pages-tokens-label = Naam van het programma
pages-tokens-make = Token maken
pages-tokens-secret = Kopieer dit token nu. Je krijgt het niet meer te zien.
pages-tokens-device = Browser
pages-tokens-unnamed = Programma zonder naam
pages-tokens-delete = Intrekken

pages-data = Je gegevens
pages-data-about = Alles wat we over jou bewaren, in één bestand.
pages-data-export = Mijn gegevens downloaden
pages-data-forget = Mijn gegevens wissen
pages-data-forget-about = Je naam verdwijnt uit afgelopen spellen en bots nemen je plaatsen over. Je kunt dit niet ongedaan maken.
pages-data-forget-sure = Ja, wissen

## Score sheets, for people who play with printed cards

pages-score = Scoreblad
pages-score-grass-about = Speel je met echte kaarten? Voer aan het einde van de ronde de kaarten van elke speler in.
pages-score-grove-about = Heb je een echte boomgaard gelegd? Voer in wat je van bovenaf ziet.
pages-score-players = Spelers
pages-score-player = Speler { $seat }
pages-score-round = Ronde { $round }
pages-score-stash = Dealzone, met risico
pages-score-protected = Dealzone, beschermd
pages-score-hand = Hand
pages-score-put-here = Tik hieronder op een kaart om die hier toe te voegen
pages-score-cards = Kaarten
pages-score-add = { $card } toevoegen
pages-score-remove = { $card } verwijderen
pages-score-count = Telling
pages-score-next = Volgende ronde
pages-score-again = Opnieuw beginnen
pages-score-wins = { $who } wint het spel.
pages-score-share-win = { $who } delen de overwinning.
pages-score-edition = Editie

# Why a line of the scoring is what it is.
pages-score-why-protected = Alle Dealkaarten onder een Beschermingskaart.
pages-score-why-at_risk = Alle niet-beschermde Dealkaarten in de dealzone.
pages-score-why-banker = Wie ‘De bankier’ in de hand heeft, krijgt geld uit de winst met risico van alle anderen.
pages-score-why-net_profit = Som van de drie regels hierboven.
pages-score-why-fines = De boete voor elke Paranoiakaart die nog in de hand zit.
pages-score-why-best_in_hand = De hoogste Dealkaart die nog in de hand zit.
pages-score-why-result = Nettowinst min de twee regels hierboven.
pages-score-why-bonus = Voor het beste resultaat van de ronde.
pages-score-why-total = Vorige score plus deze ronde.

# Heading of a choice: orange, lemon, lime, glade, squirrel, erase.
pages-score-tool = Leggen
pages-score-die = Dobbelsteen
pages-score-no-die = geen
pages-score-basket = mand
pages-score-barrow = kruiwagen
pages-score-glade = Open plek
pages-score-squirrel = Eekhoorn
pages-score-erase = Wissen
# Heading of a choice: 1 or 2.
pages-score-fruits = Vruchten aan de boom
pages-score-cell = Kolom { $column }, rij { $row }: { $what }
pages-score-empty = leeg
pages-score-recipe = Recept { $number }
pages-score-no-recipes = geen
pages-score-target = Doelscore: { $target }.
pages-score-target-met = Gehaald, je wint!
pages-score-target-missed = { $short ->
    [one] Je komt 1 punt tekort.
   *[other] Je komt { $short } punten tekort.
}
pages-score-why-dice = Som van alle dobbelstenen op bomen.
pages-score-why-multiplied = Extra punten voor vermenigvuldigde dobbelstenen.
pages-score-why-recipes = Punten voor recepten waaraan je hebt voldaan.
pages-score-why-squirrel = Kost 1 punt, plus 1 voor elke dobbelsteen op een boom ernaast (niet schuin).
# Heading of a choice: orange, lemon or lime, for a die on a glade.
pages-score-fallen = Kleur van de dobbelsteen

## The editor for Grove decks and recipes

pages-edit = Kaarteneditor
pages-edit-about = Voer de gedrukte kaarten van je eigen spel in of bedenk zelf een set. Tik op een vakje om het te wijzigen.
pages-edit-cell = Kaart { $card }, rij { $row }, kolom { $column }: { $what }
pages-edit-good = Je kunt met deze set spelen.
pages-edit-faults = { $count ->
    [one] Nog 1 fout.
   *[other] Nog { $count } fouten.
}
# $fruit is orange, lemon or lime; $one and $two count trees.
pages-edit-trees = { $fruit }: { $one ->
    [one] 1 boom
   *[other] { $one } bomen
} met één vrucht, { $two } met twee
pages-edit-play = Nu spelen
pages-edit-save = Bewaren als bestand
pages-edit-load = Bestand openen
pages-edit-house = Huiskaarten gebruiken
pages-edit-deck = Kaarten
pages-edit-recipes = Recepten
pages-edit-recipes-about = 18 recepten. Tik op een recept om het te bewerken. Onder de naam zie je hoe het spel het begrijpt.
pages-edit-recipes-good = Je kunt met deze recepten spelen.
pages-edit-recipes-play = Nu spelen
pages-edit-recipes-house = Huisrecepten gebruiken
# A switch below one’s own recipes.
pages-edit-with-deck = Mijn eigen kaarten gebruiken
pages-recipe-name = Naam
pages-recipe-worth = Getal
# Label of a list: one of pages-recipe-count-…
pages-recipe-counts = Wat telt
pages-recipe-fruits = Alleen deze soorten
pages-recipe-from = Waarde vanaf
pages-recipe-to = Waarde tot en met
pages-recipe-any = maakt niet uit
pages-recipe-wide = Breedte in vakjes
pages-recipe-high = Hoogte in vakjes
pages-recipe-least = Minimum
pages-recipe-most = Maximum
# Heading of a choice: points, points for each, no points.
pages-recipe-gives = Beloning
pages-recipe-bonus = punten
pages-recipe-bonus-each = punten per stuk
pages-recipe-nothing = geen punten
pages-recipe-points = Punten
pages-recipe-cap = Totaal hoogstens
# Label of a list: 1×, 2×, 3×, 4×. Below it the dice that are multiplied.
pages-recipe-times = Vermenigvuldigen met
pages-recipe-of = Welke dobbelstenen
pages-recipe-of-all = alle soorten
pages-recipe-barrow = De kruiwagen telt als dobbelsteen
pages-recipe-count-dice = dobbelstenen in het spel
pages-recipe-count-line = dobbelstenen in de langste rechte rij
pages-recipe-count-group = dobbelstenen in de grootste aaneengesloten groep
pages-recipe-count-values = verschillende waarden op de dobbelstenen
pages-recipe-count-fallen = dobbelstenen op open plekken
pages-recipe-count-mixed-lines = rijen van drie dobbelstenen, één van elke soort
pages-recipe-count-each = dobbelstenen van de soort waarvan er het minst zijn
pages-recipe-count-equal = dobbelstenen van elke soort, als er van alle drie evenveel zijn
pages-recipe-count-squirrel = de eekhoorn in de boomgaard
pages-recipe-count-empty-glades = open plekken zonder dobbelsteen
pages-recipe-count-bare-trees = bomen zonder dobbelsteen
pages-recipe-count-cells = zichtbare vakjes
pages-recipe-count-square = zijde van het grootste volle vierkant
pages-recipe-count-fits = een boomgaard die in een rechthoek past
pages-edit-worth = getal { $worth }

## Rules

pages-rules = Regels
pages-rules-of = { $game }: de regels in het kort
pages-rules-cards = Alle kaarten
pages-rules-count = { $count ->
    [0] geen in het spel
    [one] één in het spel
   *[other] { $count } in het spel
}
pages-rules-switches = Edities vergelijken
pages-rules-switches-about = De gedrukte regels laten sommige punten open of spreken elkaar tegen. Hier zie je wat in elke editie geldt. Aan je eigen tafel kun je het veranderen.
# Headings of the columns: what can be changed, and the number of its rule.
pages-rules-what = Instelling
pages-rules-rule = Regel
pages-rules-recipes = Huisrecepten
pages-rules-every = Alle regels
pages-rules-every-about = Elke regel heeft het nummer dat je ziet als een zet niet mag. ‘Beslissing’ staat bij punten die de gedrukte regels openlaten en die wij hebben vastgelegd.
pages-rules-ruling = beslissing
pages-rules-learn = Al spelend leren

## The lessons: a real game, with a coach beside it

pages-learn = Leren spelen
pages-learn-next = Verder
pages-learn-skip = Les overslaan
pages-learn-again = Opnieuw beginnen
pages-learn-done = Begrepen
pages-learn-step = { $step } van { $steps }

pages-learn-grass-welcome = Welkom! Dealkaarten zijn je handelswaar. Ze zijn geld waard, en iedereen wil die van jou. Dit is een echt spel tegen één bot.
pages-learn-grass-hand = Dit zijn je kaarten. De kaarten die oplichten, kun je nu spelen. Tik op een kaart om te zien wat die doet, of waarom je die nog niet kunt spelen.
pages-learn-grass-draw = In elke beurt neem je een kaart. Daarna speel je er een of gooi je er een weg. Probeer het: tik op een kaart en dan op een knop.
pages-learn-grass-end = Goed zo! Je kunt nog ruilen. Tik op ‘{ page-grass-end-turn }’ als je klaar bent.
pages-learn-grass-market = Je kunt pas verkopen als je markt open is. Speel ‘Markt openen’ zodra je die kaart hebt. Gooi tot dan weg wat je het minst nodig hebt.
pages-learn-grass-peddle = Je markt is open! Nu kun je Dealkaarten in je dealzone leggen, één per beurt. Dat is je geld. Speel er een.
# Instead of the one before, if an opponent has played heat on the reader’s market.
pages-learn-grass-heated = Je markt staat onder druk! Zolang die kaart er ligt, kun je geen Dealkaarten spelen. Tik op de kaart om te zien wat ertegen helpt. Gooi tot dan weg wat je het minst nodig hebt.
pages-learn-grass-risk = Geld in je dealzone kan gestolen worden. Een Beschermingskaart houdt een deel ervan veilig tot het einde van de ronde.
pages-learn-grass-heat = Druk legt een markt stil tot de juiste kaart de druk wegneemt. Jij kunt de bot onder druk zetten, en de bot jou.
pages-learn-grass-trade = Met ‘{ page-grass-trade }’ bied je een van je kaarten aan voor een kaart van een andere speler. Vraag om een kaart die je nodig hebt.
pages-learn-grass-finish = Je bent er klaar voor! De ronde eindigt met ‘Markt gesloten’ of met de laatste kaart. Veel succes!

pages-learn-grove-welcome = Welkom! Van negen kaarten maak je een boomgaard. De dobbelstenen op de bomen zijn je oogst. Dit is een echt solospel.
pages-learn-grove-choose = De eerste kaart ligt er al. Tik op een van de twee kaarten in je hand.
pages-learn-grove-place = Sleep de kaart of probeer andere plekken met de pijlen. Draai de kaart met de ronde pijlen. Waar bomen elkaar bedekken, moeten ze van dezelfde soort zijn. Tik daarna op ‘{ page-grove-lay }’.
pages-learn-grove-die = Leg je een boom op een boom van dezelfde soort, dan krijg je een dobbelsteen. Die toont de vruchten van beide bomen samen. Een boom op een lege open plek krijgt er geen.
pages-learn-grove-rise = Bedek je een boom waar een dobbelsteen op ligt, dan stijgt die dobbelsteen. Boven de 6 wordt hij een mand, die 10 telt.
pages-learn-grove-squirrel = Eén keer per spel mag een boom liggen waar hij niet past. Daar gaat de eekhoorn zitten, en dat kost je minstens één punt. Kies een kaart en tik op de eekhoorn om te zien waar het kan.
pages-learn-grove-finish = Je bent er klaar voor! Leg de rest van je kaarten. Je score staat linksboven. Veel succes!

## Who runs the server, and privacy

pages-host = Privacy en contact
pages-host-contact = Wie deze server beheert
pages-host-contact-none = Geen contact opgegeven. Vraag het aan degene die je de link stuurde.
pages-host-kept = Wat we over je bewaren
pages-host-kept-what = Je naam en taal, het tijdstip van je laatste bezoek, elke zet van je spellen en een hash van de cookie waaraan we je browser herkennen. Verder niets: geen IP-adres, geen statistieken van derden, geen reclame, niets van andere sites.
pages-host-kept-days = { $days ->
    [one] Gegevens van gasten worden gewist na een dag zonder bezoek.
   *[other] Gegevens van gasten worden gewist na { $days } dagen zonder bezoek.
}
# After it the link “My games”.
pages-host-kept-yours = Hier kun je al je gegevens downloaden of wissen:
# Heading above a text that the person who runs the server has written.
pages-host-words = Bericht van de beheerder
pages-host-version = Greentable { $version }

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

## Everywhere

pages-copy = Kopiëren

## The puzzles of each day

pages-daily = Grove van de dag
pages-daily-about = Iedereen ter wereld krijgt vandaag dezelfde kaarten, en één poging.
pages-daily-of = Puzzels van { $day }
pages-daily-over = Deze dag is voorbij: speel zo vaak je wil, en bekijk wat anderen deden.
# How long a puzzle still can be played.
pages-daily-left = { $hours ->
    [0] { $minutes ->
        [one] nog één minuut
       *[other] nog { $minutes } minuten
    }
    [one] nog één uur
   *[other] nog { $hours } uur
}
pages-daily-play = Spelen
pages-daily-go-on = Verdergaan
pages-daily-again = Opnieuw spelen
pages-daily-my-replay = Mijn spel
pages-daily-mine = Je hebt { $score ->
    [one] { $score } punt.
   *[other] { $score } punten.
}
pages-daily-share = Delen
pages-daily-best = Beste resultaten
pages-daily-nobody = Nog niemand heeft gespeeld. Wees de eerste!
pages-daily-assisted = met hulp
pages-daily-archive = Vorige dagen
pages-daily-no-archive = Morgen vind je hier de puzzels van vandaag.
pages-daily-today = Vandaag

## My games, and what the server keeps about me

pages-games = Mijn spellen
pages-games-running = Bezig
pages-games-over = Afgelopen
pages-games-none = Je hebt hier nog niet gespeeld.
pages-games-more = Oudere spellen
pages-games-your-move = jij bent aan zet
pages-games-waits = { $who } aan zet
pages-games-won = gewonnen
pages-games-lost = niet gewonnen
pages-games-replay = Terugkijken
pages-games-open = Verdergaan
pages-statistics = Hoe je het doet
pages-statistics-games = Spellen
pages-statistics-won = Gewonnen
pages-statistics-best = Record
pages-statistics-mean = Gemiddelde
pages-statistics-streak = Langste reeks zeges
pages-statistics-alone = in je eentje
pages-statistics-seats = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
pages-statistics-assisted = met hulp
pages-statistics-none = Speel een spel uit, en het telt hier mee.

pages-account = Jouw account
pages-account-guest = Je bent een gast: alleen deze browser kent je. Met een naam en een wachtwoordzin kan je ook vanaf een ander toestel terugkomen.
pages-account-known = Je bent { $handle }. Meld je met deze naam en je wachtwoordzin aan op elk toestel.
pages-account-handle = Aanmeldnaam
pages-account-passphrase = Wachtwoordzin
pages-account-passphrase-about = Een paar woorden die alleen jij kent. Ben je ze vergeten, dan kan niemand ze je zeggen.
pages-account-keep = Mijn spellen bewaren
pages-account-change = Wachtwoordzin wijzigen
pages-account-invitation = Uitnodiging, als je er een hebt
pages-account-kept = Bewaard. Je kan je nu op een ander toestel aanmelden.
pages-account-sign-in = Aanmelden
pages-account-sign-in-about = Op een ander toestel gespeeld? Meld je aan, en je spellen zijn hier.
pages-account-sign-out = Afmelden
pages-invited-only = Deze server is voor genodigden. Zonder wachtwoordzin kan je alleen spelen aan tafels waarvan je de link of de code hebt.

pages-tokens = Programma’s die voor je mogen spelen
pages-tokens-about = Een programma meldt zich aan met een token. Wie het heeft, speelt in jouw naam.
pages-tokens-label = Waarvoor het dient
pages-tokens-make = Token maken
pages-tokens-secret = Kopieer het nu: het wordt nooit meer getoond.
pages-tokens-device = een browser
pages-tokens-unnamed = een programma
pages-tokens-delete = Intrekken

pages-data = Je gegevens
pages-data-about = Alles wat over jou bewaard wordt, in één bestand.
pages-data-export = Mijn gegevens bewaren
pages-data-forget = Wis mij
pages-data-forget-about = Je naam verdwijnt uit afgelopen spellen, en bots nemen je plaatsen in. Dit kan niet ongedaan worden gemaakt.
pages-data-forget-sure = Ja, wis mij

## Score sheets, for people who play with printed cards

pages-score = Scoreblad
pages-score-grass-about = Speel je met echte kaarten? Voer in wat er op het einde van de ronde voor elke speler ligt.
pages-score-grove-about = Heb je een echte boomgaard gelegd? Voer in wat je van bovenaf ziet.
pages-score-players = Spelers
pages-score-player = Speler { $seat }
pages-score-round = Ronde { $round }
pages-score-stash = Dealzone, met risico
pages-score-protected = Dealzone, beschermd
pages-score-hand = Hand
pages-score-put-here = Tik hieronder op een kaart om ze hier te leggen
pages-score-cards = Kaarten
pages-score-add = { $card } toevoegen
pages-score-remove = { $card } wegnemen
pages-score-count = De telling
pages-score-next = Tel deze ronde en begin de volgende
pages-score-again = Opnieuw beginnen
pages-score-wins = { $who } wint het spel.
pages-score-share-win = { $who } delen de overwinning.
pages-score-edition = Editie

# Why a line of the count is what it is.
pages-score-why-protected = Alle Dealkaarten onder een Beschermingskaart.
pages-score-why-at_risk = Alle Dealkaarten in de dealzone die niet gedekt zijn.
pages-score-why-banker = Wie De bankier heeft, neemt van de winst met risico van alle anderen.
pages-score-why-net_profit = De drie regels hierboven samen.
pages-score-why-fines = Elke Paranoiakaart die nog in de hand zit, kost haar boete.
pages-score-why-best_in_hand = De hoogste Dealkaart die niet gespeeld is.
pages-score-why-result = De nettowinst min de twee regels hierboven.
pages-score-why-bonus = Voor het beste resultaat van de ronde.
pages-score-why-total = De vorige score en deze ronde samen.

pages-score-tool = Wat je legt
pages-score-die = Dobbelsteen erop
pages-score-no-die = geen
pages-score-basket = mand
pages-score-barrow = kruiwagen
pages-score-glade = Open plek
pages-score-squirrel = Eekhoorn
pages-score-erase = Niets
pages-score-fruits = Vruchten
pages-score-cell = Kolom { $column }, rij { $row }: { $what }
pages-score-empty = niets
pages-score-recipe = Recept { $number }
pages-score-no-recipes = geen
pages-score-target = De doelscore is { $target }.
pages-score-target-met = Gehaald: je wint.
pages-score-target-missed = { $short ->
    [one] Eén punt
   *[other] { $short } punten
} tekort.
pages-score-why-dice = Wat de dobbelstenen op bomen tonen.
pages-score-why-multiplied = Wat recepten toevoegen door dobbelstenen te vermenigvuldigen.
pages-score-why-recipes = Wat recepten geven waaraan voldaan is.
pages-score-why-squirrel = Hij kost 1, en 1 voor elke dobbelsteen op een boom ernaast.
pages-score-fallen = Welke dobbelsteen

## The editor for decks and recipes of Grove

pages-edit = Kaarteneditor
pages-edit-about = Voer de gedrukte kaarten van je eigen spel in, of bedenk zelf een set: tik op een vakje om het te veranderen.
pages-edit-cell = Kaart { $card }, rij { $row }, kolom { $column }: { $what }
pages-edit-good = Met deze set kan je spelen.
pages-edit-faults = { $count ->
    [one] Eén ding klopt nog niet.
   *[other] { $count } dingen kloppen nog niet.
}
pages-edit-trees = { $fruit }: { $one } met één vrucht, { $two } met twee
pages-edit-play = Speel met deze set
pages-edit-save = Bewaar als bestand
pages-edit-load = Open een bestand
pages-edit-house = Standaardset
pages-edit-deck = Kaarten
pages-edit-recipes = Recepten
pages-edit-recipes-about = Achttien recepten. Tik op een recept om het te veranderen; onder de naam staat hoe het spel het begrijpt.
pages-edit-recipes-good = Met deze recepten kan je spelen.
pages-edit-recipes-play = Speel met deze recepten
pages-edit-recipes-house = Huisrecepten
pages-edit-with-deck = met mijn eigen set
pages-recipe-name = Naam
pages-recipe-worth = Waarde
pages-recipe-counts = Wat er geteld wordt
pages-recipe-fruits = Alleen dobbelstenen van
pages-recipe-from = Met minstens
pages-recipe-to = Met hoogstens
pages-recipe-any = om het even
pages-recipe-wide = Vakjes breed
pages-recipe-high = Vakjes hoog
pages-recipe-least = Minstens
pages-recipe-most = Hoogstens
pages-recipe-gives = Wat het oplevert
pages-recipe-bonus = punten
pages-recipe-bonus-each = punten per stuk
pages-recipe-nothing = geen punten
pages-recipe-points = Punten
pages-recipe-cap = Samen hoogstens
pages-recipe-times = Dobbelstenen tellen
pages-recipe-of = Dobbelstenen van
pages-recipe-of-all = alle vruchten
pages-recipe-barrow = De kruiwagen telt als dobbelsteen
pages-recipe-count-dice = dobbelstenen in het spel
pages-recipe-count-line = dobbelstenen naast elkaar op een rij, op de langste plaats
pages-recipe-count-group = dobbelstenen die aan elkaar liggen, in de grootste groep
pages-recipe-count-values = verschillende waarden op de dobbelstenen
pages-recipe-count-fallen = dobbelstenen op open plekken
pages-recipe-count-mixed-lines = plaatsen met drie verschillende vruchten naast elkaar
pages-recipe-count-each = dobbelstenen van de vrucht die er het minst heeft
pages-recipe-count-equal = dobbelstenen van elke vrucht, als het er evenveel zijn
pages-recipe-count-squirrel = de eekhoorn in de boomgaard
pages-recipe-count-empty-glades = open plekken zonder dobbelsteen
pages-recipe-count-bare-trees = bomen zonder dobbelsteen
pages-recipe-count-cells = zichtbare vakjes
pages-recipe-count-square = de zijde van het grootste volle vierkant
pages-recipe-count-fits = een boomgaard die in een kader past
pages-edit-worth = getal { $worth }

## Rules

pages-rules = Regels
pages-rules-of = { $game }: de regels in het kort
pages-rules-cards = Alle kaarten
pages-rules-count = { $count ->
    [one] één in de set
   *[other] { $count } in de set
}
pages-rules-switches = Waar tafels verschillen
pages-rules-switches-about = Over sommige dingen zwijgen de spelregels, of spreken ze elkaar tegen. Zo beslist elke editie; aan je eigen tafel kan je het veranderen.
pages-rules-rule = Regel
pages-rules-what = Waar het om gaat
pages-rules-recipes = De huisrecepten
pages-rules-every = Alle regels
pages-rules-every-about = Met hun nummer, zoals een weigering het noemt. ‘Beslissing’ staat bij wat de gedrukte spelregels minstens ten dele openlaten en hier beslist is.
pages-rules-ruling = beslissing
pages-rules-learn = Leer het al spelend

## Learning by playing: a coach beside a real table

pages-learn = Leren spelen
pages-learn-next = Verder
pages-learn-skip = Les overslaan
pages-learn-again = Opnieuw beginnen
pages-learn-done = Ik kan het
pages-learn-step = { $step } van { $steps }

pages-learn-grass-welcome = Welkom! Je handelt in Dealkaarten, die geld waard zijn, en iedereen aan tafel wil de jouwe. Dit is een echt spel tegen één bot.
pages-learn-grass-hand = Dit zijn je kaarten. Oplichtende kaarten kan je nu spelen; tik op een kaart, en de balk onderaan zegt wat ze doet of waarom je ze niet kan spelen.
pages-learn-grass-draw = In een beurt krijg je een kaart en speel je er een, of gooi je er een weg. Probeer het: tik op een kaart en dan op een van de knoppen.
pages-learn-grass-end = Goed zo. Je kan nog een deal sluiten; daarna eindigt je beurt vanzelf of met ‘Einde beurt’.
pages-learn-grass-market = Met een gesloten markt verkoop je niets. Speel Markt openen zodra je die kaart hebt. Gooi tot dan weg waar je het minst aan hebt.
pages-learn-grass-peddle = Je markt is open! Nu kunnen Dealkaarten in je dealzone, één per beurt: dat is je geld. Speel er een.
# Instead of the one before, where heat came meanwhile.
pages-learn-grass-heated = Druk! Zolang die op je markt ligt, kan je geen Dealkaarten spelen. Tik op die kaart om te lezen wat ertegen helpt; gooi tot dan weg waar je het minst aan hebt.
pages-learn-grass-risk = Geld in je dealzone loopt risico: het kan gestolen worden. Een Beschermingskaart stelt een deel ervan voorgoed veilig.
pages-learn-grass-heat = Druk op een markt legt ze stil tot de juiste kaart de druk wegneemt. Jij kan de bot onder druk zetten, en de bot jou.
pages-learn-grass-trade = Met ‘Deal …’ bied je een van je kaarten aan voor een kaart van een andere speler. Vraag de kaart die je nodig hebt.
pages-learn-grass-finish = Je weet genoeg. De ronde eindigt met Markt gesloten of met de laatste kaart. Speel verder, en veel geluk!

pages-learn-grove-welcome = Welkom! Negen kaarten worden een boomgaard. De dobbelstenen op de bomen zijn je oogst. Dit is een echt spel, in je eentje.
pages-learn-grove-choose = Er ligt één kaart. Kies een van de twee in je hand door erop te tikken.
pages-learn-grove-place = Nu zie je ze boven de boomgaard. Beweeg over de boomgaard of gebruik de pijlen voor andere plekken; draai ze met de ronde pijlen. Leg ze zo dat bomen met dezelfde vrucht op elkaar liggen.
pages-learn-grove-die = Overal waar een boom een boom met dezelfde vrucht bedekte, kwam een dobbelsteen: hij toont de vruchten van beide. Bomen op open plekken krijgen er geen.
pages-learn-grove-rise = Bedek een boom met een dobbelsteen, en de dobbelsteen gaat omhoog. Boven de 6 wordt hij een mand, die 10 telt.
pages-learn-grove-squirrel = Eén keer mag je een boom leggen waar hij niet past: daar gaat de eekhoorn zitten. Heb je een kaart gekozen, dan toont de knop met de eekhoorn waar. Dat kost een punt of meer.
pages-learn-grove-finish = Je weet genoeg. Leg de andere kaarten; je score staat linksboven. Veel geluk!

## The host of the server, and privacy

pages-host = Privacy en contact
pages-host-contact = Wie deze server beheert
pages-host-contact-none = De beheerder heeft geen contact opgegeven. Vraag het aan wie je de link stuurde.
pages-host-kept = Wat er van je bewaard wordt
pages-host-kept-what = Je naam en taal, wanneer je hier het laatst was, je spellen zet voor zet, en het kenmerk van een cookie die jouw browser van andere onderscheidt. Verder niets: geen adres, geen statistieken van derden, geen reclame, en er wordt niets van elders geladen.
pages-host-kept-days = { $days ->
    [one] Een gast die een dag niet terugkomt, wordt vergeten.
   *[other] Een gast die { $days } dagen niet terugkomt, wordt vergeten.
}
pages-host-kept-yours = Je kan alles wat er van je bewaard wordt, opslaan en wissen.
pages-host-words = In de woorden van de beheerder
pages-host-version = Greentable { $version }

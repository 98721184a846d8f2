### The page in the browser: its own words. What happens in a game stands in the games' own files.
### Buttons and headings are short; sentences are for people in a hurry.

## Everywhere

page-title = Greentable
page-home = Startpagina
page-back = Terug
page-close = Sluiten
page-cancel = Annuleren
page-offline = De server is niet te bereiken. Kijk je verbinding na en probeer het opnieuw.
page-trouble = Er ging iets mis. Probeer het opnieuw.
page-nowhere = Op dit adres is niets te vinden.
page-loading = Een ogenblik …
page-new = nieuw
page-settings = Instellingen
page-update-ready = Er is een nieuwe versie.
page-update-take = Laden
page-update-later = Later
# A sum in thousands, where there is little room; $thousands is a number.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass en Grove aan één groene tafel
page-home-grass = Geheime kaarten, open markten en buren met lange vingers. Deal en bluf: wie als eerste $250.000 heeft, wint.
page-home-grove = Negen kaarten, wat dobbelstenen en een eekhoorn. Een rustige puzzel van overlappende boomgaarden.
page-play-now = Nu spelen
page-against-bots = tegen drie bots
page-alone = in je eentje
page-with-friends = Met vrienden
page-with-friends-about = Open een tafel en stuur de link.
page-one-device = Aan één apparaat
page-one-device-about = Geef het door; een gordijn verbergt elke hand.
page-join = Aanschuiven
page-join-about = Met acht letters van een vriend, of aan een open tafel.
page-status-lobby = wacht op spelers
page-status-playing = bezig
page-status-paused = gepauzeerd
page-status-over = afgelopen
page-status-closed = gesloten

## A new table, and how to get people there

page-new-table = Nieuwe tafel
page-which-game = Welk spel?
page-how-many-seats = Hoeveel plaatsen?
page-strength = Niveau van de bots
page-bot-easy = makkelijk
page-bot-normal = gewoon
page-bot-hard = moeilijk
page-bot-greedy = gewoon
page-bot-adviser = moeilijk
page-who-plays = Wie spelen er mee?
page-seat-number = Plaats { $number }
page-by-link = iemand met de link
page-at-this-device = iemand aan dit apparaat
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for somebody who has typed none.
page-player = Speler { $number }
page-name-at-seat = Naam, plaats { $number }
page-begin = Begin het spel
page-edition = Editie
page-edition-classic = klassiek
page-variants = Varianten
page-house-rules = Huisregels
# What a house rule may be.
page-value-none = geen grens
page-value-on = ja
page-value-off = nee
page-value-left = de speler links
page-value-round-winner = wie de ronde won
page-value-chosen = naar keuze
page-value-lowest = de laagste
page-value-highest = de hoogste
page-value-opponent = een tegenstander
page-value-player = wie hem speelt
page-value-flat = $5.000 van ieder
page-value-percent = 20 % ervan
page-clock = Bedenktijd
page-clock-none = onbeperkt
page-clock-relaxed = 90 seconden per zet
page-clock-blitz = 20 seconden per zet, plus een minuut reserve
page-clock-day = een dag per zet
page-clock-three_days = drie dagen per zet
page-clock-week = een week per zet
page-pace = Bots spelen
page-pace-instant = meteen
page-pace-normal = gewoon
page-pace-slow = traag
page-listed = Iedereen mag deze tafel vinden
page-spectators = Anderen mogen toekijken
page-free-text = Vrije chat
page-open-table = Open de tafel
page-code = Code
page-code-wanted = De acht letters
page-join-now = Meedoen
page-open-tables = Open tafels
page-open-tables-none = Er is nu geen tafel voor iedereen open.
page-seats-taken = { $taken } van { $seats } plaatsen bezet
page-your-name = Je naam
page-invited = Je bent uitgenodigd om mee te spelen
page-invited-by = { $host } nodigt je uit voor { $game }
page-invited-to = Je bent uitgenodigd voor { $game }
page-seats-free =
    { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Eén van de { $seats } plaatsen is vrij.
       *[other] { $free } van de { $seats } plaatsen zijn vrij.
    }
page-invited-about = Kies hoe de anderen je noemen en schuif aan. Een account is niet nodig.
page-first-names = Egel, Winterkoning, Das, Otter, Roodborst, Kever, Reiger, Mol, Mus, Haas, Uil, Salamander
page-sit = Ga zitten
page-watch = Toekijken
page-invite = Nodig vrienden uit
page-invite-about = Stuur deze link, toon de code of laat ze de QR-code scannen.
page-copy = Link kopiëren
page-copied = Gekopieerd
page-seat-free = vrije plaats
page-seat-bot = bot
page-host = gastheer
page-you = jij
page-put-bot = Zet hier een bot
page-free-seat = Plaats vrijmaken
page-start = Start
page-start-with-bots = Vul aan met bots en start
page-waiting-for-host = De gastheer start het spel als iedereen er is.
page-waiting-for-people = Wachten op vrienden. Je kan de plaatsen ook met bots vullen.
page-rules-here = De regels van deze tafel
page-leave = Tafel verlaten
page-leave-pause = Spel pauzeren
page-leave-hand-over = Bot laten verderspelen
page-leave-concede = Opgeven
page-leave-stay = Blijven
page-leave-question = Dit spel verlaten?

## At the table

page-in-turn = aan de beurt
page-stand-in = een bot valt in
page-dot-silent = stil
page-dot-gone = weg
page-has-chosen = heeft gekozen
page-cards-in-hand = { $count ->
    [one] een kaart in de hand
   *[other] { $count } kaarten in de hand
}
page-log = Verloop
page-log-empty = Er is nog niets gebeurd.
page-talk = Chat
page-say = Verstuur
page-write = Schrijf iets …
page-undo = Terugnemen
page-undo-asked = { $who } wil graag een zet terugnemen.
page-undo-waits = Aan de anderen wordt gevraagd of je de zet mag terugnemen.
page-agree = Ja
page-refuse = Nee
page-absent = { $who } is al een tijdje weg. Moet een bot invallen?
page-let-stand-in = Laat een bot spelen
page-keep-waiting = Blijven wachten
page-come-back = Weer zelf spelen
# Somebody pressed a button that was meant for what the table had asked before.
page-too-late = Aan tafel is het intussen verdergegaan: er is niets gedaan.
page-connection-lost = Verbinding verbroken. We proberen het opnieuw …
page-connection-elsewhere = Deze tafel is in een ander venster open.
page-take-over = Hier spelen
page-connection-refused = Deze tafel bestaat niet, of je bent niet uitgenodigd.
page-connection-signed-out = Je bent afgemeld.
page-connection-outdated = Er is een nieuwere versie van deze pagina.
page-reload = Opnieuw laden
page-paused = Het spel is gepauzeerd.
page-resume = Verdergaan
page-closed = Deze tafel is gesloten.
page-dealing = De kaarten worden gedeeld …
page-again = Nog een keer
page-to-the-next = Naar het volgende spel
page-hand = Je hand
page-pass-device = Geef het toestel aan { $name }.
page-pass-device-ready = Ik ben { $name }

## Grass

page-grass-open = open
page-grass-closed = dicht
# Where the Market Open will lie; small.
page-grass-market = markt
page-grass-round = Ronde { $round }
page-grass-target = Kies { $name } als doelwit
page-grass-look-at = Bekijk { $name }
page-grass-haystack = Wietvoorraad
page-grass-ashtray = Afvalhoop
page-grass-total = Score van de vorige rondes
# The same beside a sum, short.
page-grass-before = vorige rondes
page-grass-protected = beschermd
page-grass-at-risk = met risico
page-grass-no-stash = Nog geen Dealkaart
page-grass-opponents = Tegenspelers
page-grass-my-table = Jouw markt en dealzone
page-grass-protected-card = { $card }, beschermd
page-grass-stash-card = { $card }, met risico
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, speelbaar
page-grass-card-playable-on = { $card }, { $family }, speelbaar op { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, kan gekozen worden
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection: $sum and $most are sums.
page-grass-cover = dekt { $sum } van { $most }
page-grass-about-card = Uitleg
page-grass-misses = { $turns ->
    [one] slaat een beurt over
   *[other] slaat { $turns } beurten over
}

# $who is a row of names.
page-grass-answers = { $who-number ->
    [one] { $who } denkt na over een bod.
   *[other] { $who } denken na over een bod.
}
page-grass-choose-cover = Tik op de Dealkaarten in je dealzone die je wil beschermen.
page-grass-protect = Bescherm
page-grass-choose-fine = Kies de Dealkaart waarmee je de boete betaalt.
page-grass-choose-steal = Kies de Dealkaart die je steelt.
page-grass-choose-own = Kies een Dealkaart uit je dealzone, en dan een van een andere speler.
page-grass-choose-theirs = Kies nu een Dealkaart van een andere speler.
page-grass-track = De totalen op weg naar { $target }
page-grass-trade = Deal …
page-grass-swap = Dealkaart ruilen
page-grass-end-turn = Einde beurt
page-grass-discard = Weggooien
page-grass-offer-this = Aanbieden …
page-grass-held = Je antwoord is genoteerd: { $answer }.

# The trade sheet.
page-trade = Deal
page-trade-give = Jij geeft
# Beside a card that somebody would give for it.
page-trade-get = Je krijgt
# Beside it, where what one names need not be true.
page-trade-claim = (wat je enkel beweert is bleek; de echte kaart kiezen jullie later)
# A card that is named though one does not hold it.
page-trade-not-held = { $card }, niet in je hand
page-trade-want = Jij wil
page-trade-anything = Wat krijg ik ervoor?
page-trade-to = Aan
page-trade-everyone = iedereen
page-trade-choose = Kies wat je geeft.
page-trade-call = Aanbieden
page-trade-counter = Tegenbod
page-trade-counter-give = Jij biedt
page-trade-counter-ask = voor
page-trade-withdraw = Bod intrekken
# The answer that somebody waits for; $who is a row of names.
page-trade-refused = Geweigerd door { $who }.
page-trade-declined = { $who } weigerde { $card } voor { $other }.
page-trade-declined-open = { $who } wilde niets geven voor { $card }.

# The ledger at the end of a round.
page-ledger = De ronde is afgelopen
page-ledger-game = Het spel is afgelopen
page-ledger-next = Volgende ronde
page-winner = { $who } wint!
page-winners = { $who } winnen samen!
page-you-win = Je hebt gewonnen!

## Grove

page-grove-turn = Kaart { $turn } van 9
page-grove-aim = Leg bomen op bomen met dezelfde vrucht: daar groeien dobbelstenen, en die zijn je score.
page-grove-place = Plaatsing { $place } van { $places }: op { $at }, { $rotation ->
    [0] niet gedraaid
   *[other] { $rotation }° gedraaid
}, over { $under }
page-grove-score = Score
page-grove-lay = Hier leggen
page-grove-rotate-left = Linksom draaien
page-grove-rotate-right = Rechtsom draaien
page-grove-next = Volgende plek
page-grove-previous = Vorige plek
page-grove-squirrel = Plekken voor de eekhoorn
page-grove-needs-squirrel = Dat past alleen met de eekhoorn; zijn knop toont waar hij helpt.
page-grove-fit = Alles tonen
page-grove-dice = Dobbelstenen over
page-grove-squirrel-left = de eekhoorn
page-grove-barrow-left = de kruiwagen
page-grove-left = Nog te trekken
page-grove-recipes = Recepten
page-grove-target = Doelscore { $target }
page-grove-met = voldaan
page-grove-over = Oogst
page-grove-others = De anderen
page-grove-card = Kaart { $card }
page-grove-grove-of = Boomgaard van { $name }
page-grove-choose-dice = Te weinig dobbelstenen: welke bomen krijgen er een?
page-grove-none-left = Voor deze boom is er geen dobbelsteen meer.

## Settings

page-language = Taal
page-theme = Weergave
page-theme-system = zoals het toestel
page-theme-paper = licht
page-theme-night = donker
page-cards = Kaarten
page-cards-usual = normaal
page-cards-large = groot
page-my-hand = Kant van de knoppen
page-my-hand-right = rechts
page-my-hand-left = links
page-motion = Beweging
page-motion-full = volledig
page-motion-less = weinig
page-sound = Geluid
page-sound-on = aan
page-sound-off = uit
page-end-by-itself = Beëindig mijn beurt vanzelf als er niets anders meer kan
page-end-after-play = Beëindig mijn beurt zodra ik gespeeld heb, zonder daarna een deal
page-letter-keys = Losse letters als sneltoets
page-name-saved = Bewaard

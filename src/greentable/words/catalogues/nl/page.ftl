### The page in the browser. What happens in a game is in the games' own files.
### Buttons and headings are short. Sentences are for people in the middle of a game.
### Buttons are in the infinitive.

## Everywhere

page-title = Greentable
page-home = Startpagina
page-back = Terug
page-close = Sluiten
page-cancel = Annuleren
page-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
page-trouble = Er ging iets mis. Probeer het opnieuw.
page-nowhere = Pagina niet gevonden.
page-loading = Even geduld …
# A mark on the card that was drawn last.
page-new = nieuw
page-settings = Instellingen
page-update-ready = Er is een nieuwe versie beschikbaar.
page-update-take = Nu bijwerken
page-update-later = Later

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = ${ $thousands }k
page-thousands-owed = −${ $thousands }k
page-sum = ${ $amount }
page-sum-owed = −${ $amount }

## Home

page-home-claim = Grass en Grove aan één groene tafel
page-home-grass = Geheime kaarten, open markten en buren met lange vingers. Ruil en bluf: wie als eerste $250.000 heeft, wint.
page-home-grove = Negen kaarten, wat dobbelstenen en een eekhoorn. Een rustige puzzel van overlappende boomgaarden.
page-play-now = Nu spelen
page-against-bots = tegen drie bots
page-alone = in je eentje
page-with-friends = Met vrienden
page-with-friends-about = Open een tafel en deel de link.
page-one-device = Op één apparaat
page-one-device-about = Geef het door. Ieders hand blijft verborgen.
page-join = Aanschuiven
page-join-about = Met de code van een vriend, of aan een openbare tafel.
page-status-lobby = wacht op spelers
page-status-playing = bezig
page-status-paused = gepauzeerd
page-status-over = afgelopen
page-status-closed = gesloten

## A new table, and how people get there

page-new-table = Nieuwe tafel
page-which-game = Welk spel?
page-how-many-seats = Hoeveel plaatsen?
page-strength = Niveau van de bots
page-bot-easy = makkelijk
page-bot-normal = normaal
page-bot-hard = moeilijk
page-bot-greedy = normaal
page-bot-adviser = moeilijk
page-who-plays = Wie speelt er mee?
page-seat-number = Plaats { $number }
page-by-link = iemand met de link
page-at-this-device = iemand op dit apparaat
# $strength is how well it plays: easy, normal, hard.
page-bot-of = bot: { $strength }
# A name for someone who has not typed one.
page-player = Speler { $number }
page-name-at-seat = Naam, plaats { $number }
page-begin = Spel starten
page-edition = Editie
page-edition-classic = klassiek
page-variants = Varianten
page-house-rules = Huisregels
# What can be chosen for a house rule.
page-value-none = geen limiet
page-value-on = ja
page-value-off = nee
page-value-left = de speler links
page-value-round-winner = wie de ronde wint
page-value-chosen = vrije keuze
page-value-lowest = de laagste
page-value-highest = de hoogste
page-value-opponent = een tegenspeler
page-value-player = wie de kaart speelt
page-value-flat = $5.000 van iedereen
page-value-percent = 20% van de risicowinst
page-clock = Bedenktijd
page-clock-none = onbeperkt
page-clock-relaxed = 90 seconden per zet
page-clock-blitz = 20 seconden per zet + 1 minuut reserve
page-clock-day = 1 dag per zet
page-clock-three_days = 3 dagen per zet
page-clock-week = 1 week per zet
page-pace = Tempo van de bots
page-pace-instant = meteen
page-pace-normal = normaal
page-pace-slow = traag
page-listed = Openbare tafel
page-spectators = Toeschouwers toestaan
page-free-text = Vrije chat toestaan
page-open-table = Tafel openen
page-code = Code
page-code-wanted = Code van 8 letters
page-join-now = Meedoen
page-open-tables = Openbare tafels
page-open-tables-none = Er zijn nu geen openbare tafels.
page-seats-taken = { $taken } van { $seats } plaatsen bezet
page-your-name = Je naam
page-invited = Je bent uitgenodigd om mee te spelen
page-invited-by = { $host } nodigt je uit voor { $game }
page-invited-to = Je bent uitgenodigd voor { $game }
page-seats-free =
    { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] 1 van de { $seats } plaatsen is vrij.
       *[other] { $free } van de { $seats } plaatsen zijn vrij.
    }
page-invited-about = Kies een naam en neem plaats. Je hebt geen account nodig.
page-first-names = Egel, Winterkoning, Das, Otter, Roodborst, Kever, Reiger, Mol, Mus, Haas, Uil, Salamander
page-sit = Plaatsnemen
page-watch = Toekijken
page-invite = Vrienden uitnodigen
page-invite-about = Stuur de link, geef de code door of laat ze de QR-code scannen.
# To guests, who see the code only.
page-invite-code = Geef deze code aan je vrienden.
page-copy = Link kopiëren
page-copied = Gekopieerd
page-seat-free = vrije plaats
page-seat-bot = bot
page-host = host
page-you = jij
page-put-bot = Bot toevoegen
page-free-seat = Plaats vrijmaken
page-start = Starten
page-start-with-bots = Met bots starten
page-waiting-for-host = De host start het spel als iedereen er is.
page-waiting-for-people = Wachten op vrienden. Je kunt ook bots toevoegen.
page-rules-here = Regels aan deze tafel
page-leave = Tafel verlaten
page-leave-pause = Spel pauzeren
page-leave-hand-over = Bot laten verderspelen
page-leave-concede = Opgeven
page-leave-stay = Blijven
page-leave-question = Dit spel verlaten?

## At the table

# Beside the name of the player whose turn it is.
page-in-turn = aan de beurt
# Beside the name of a player for whom a bot plays; and what that player is told.
page-stand-in = bot speelt
page-stand-in-yours = Een bot speelt voor jou.
page-dot-silent = reageert niet
page-dot-gone = afwezig
page-has-chosen = heeft gekozen
page-cards-in-hand = { $count ->
    [0] geen kaarten in de hand
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
page-log = Verloop
page-log-empty = Er is nog niets gebeurd.
page-talk = Chat
page-say = Versturen
page-write = Schrijf een bericht …
page-undo = Ongedaan maken
# In the editor of cards and recipes.
page-undo-edit = Ongedaan maken
page-undo-asked = { $who } wil een zet ongedaan maken.
page-undo-waits = Wachten op toestemming van de anderen …
page-agree = Ja
page-refuse = Nee
page-absent = { $who } is al een tijdje weg. Moet een bot het overnemen?
page-let-stand-in = Bot laten spelen
page-keep-waiting = Blijven wachten
page-come-back = Zelf verderspelen
# The player pressed a button for a choice that the table no longer asks for.
page-too-late = Het spel is intussen verdergegaan. Kies opnieuw.
page-connection-lost = Verbinding verbroken. We proberen het opnieuw …
page-connection-elsewhere = Deze tafel is in een ander venster open.
page-take-over = Hier spelen
page-connection-refused = Deze tafel bestaat niet, of je bent niet uitgenodigd.
page-connection-signed-out = Je bent afgemeld.
page-connection-outdated = Er is een nieuwere versie van deze pagina.
page-reload = Opnieuw laden
page-paused = Het spel is gepauzeerd.
page-resume = Hervatten
page-closed = Deze tafel is gesloten.
page-dealing = De kaarten worden gedeeld …
page-again = Opnieuw spelen
page-to-the-next = Volgend spel
page-hand = Je hand
page-pass-device = Geef het apparaat aan { $name }.
page-pass-device-ready = Ik ben { $name }

## Grass

page-grass-open = open
page-grass-closed = dicht
# On the empty place for Market Open; small.
page-grass-market = markt
page-grass-round = Ronde { $round }
page-grass-target = { $name } als doelwit kiezen
page-grass-look-at = { $name } bekijken
page-grass-haystack = Wietvoorraad
page-grass-ashtray = Afvalhoop
page-grass-total = Totaal van de vorige rondes
# The same beside a sum, short.
page-grass-before = vorige rondes
page-grass-protected = beschermd
page-grass-at-risk = met risico
page-grass-no-stash = Nog geen Dealkaarten
page-grass-opponents = Tegenspelers
page-grass-my-table = Jouw markt en dealzone
page-grass-protected-card = { $card }, beschermd
page-grass-stash-card = { $card }, met risico
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, speelbaar
page-grass-card-playable-on = { $card }, { $family }, speelbaar op { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, te kiezen
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection card: $sum and $most are sums.
page-grass-cover = dekt { $sum } van { $most }
page-grass-misses = { $turns ->
    [one] slaat een beurt over
   *[other] slaat { $turns } beurten over
}

# $who is a row of names.
page-grass-answers = { $who-number ->
    [one] { $who } denkt na over een bod.
   *[other] { $who } denken na over een bod.
}
page-grass-choose-cover = Tik op de Dealkaarten die je wilt beschermen.
page-grass-protect = Beschermen
page-grass-choose-fine = Kies de Dealkaart waarmee je de boete betaalt.
page-grass-choose-steal = Kies de Dealkaart die je wilt stelen.
page-grass-choose-own = Kies een van je Dealkaarten, en dan een van een andere speler.
page-grass-choose-theirs = Kies nu een Dealkaart van een andere speler.
# $target is a sum: “$250k”.
page-grass-track = Race naar { $target }
page-grass-trade = Ruilen …
page-grass-swap = Dealkaart wisselen
page-grass-end-turn = Beurt beëindigen
page-grass-discard = Weggooien
page-grass-about-card = Uitleg
page-grass-offer-this = Aanbieden …
# The player has answered before being asked; $answer is a move: “Decline”.
page-grass-held = Antwoord bewaard: { $answer }.

# The trade sheet.
page-trade = Ruil
page-trade-give = Jij geeft
# Beside a card that someone would give for it.
page-trade-get = Jij krijgt
# Beside it, where players may offer cards that they don't hold.
page-trade-claim = (Kaarten die je niet hebt, zijn vaag. De echte kaart kiezen jullie later.)
# A card that is offered though the player does not hold it.
page-trade-not-held = { $card }, niet in je hand
page-trade-want = Jij wilt
# A button, instead of a card: the others say what they would give.
page-trade-anything = Doe me een bod
page-trade-to = Bod aan
page-trade-everyone = iedereen
page-trade-choose = Kies een kaart om te geven.
page-trade-call = Bod doen
page-trade-counter = Tegenbod
page-trade-counter-give = Jij biedt
page-trade-counter-ask = Jij wilt
page-trade-withdraw = Bod intrekken
# The answer that someone waits for; $who is a row of names.
page-trade-refused = { $who-number ->
    [one] { $who } heeft geweigerd.
   *[other] { $who } hebben geweigerd.
}
page-trade-declined = { $who } weigerde { $card } voor { $other }.
page-trade-declined-open = { $who } wil niets geven voor { $card }.

# At the end of a round.
page-ledger = De ronde is afgelopen
page-ledger-game = Het spel is afgelopen
page-ledger-next = Volgende ronde
page-winner = { $who } wint!
page-winners = { $who } delen de overwinning!
page-you-win = Je hebt gewonnen!

## Grove

page-grove-turn = Kaart { $turn } van 9
# Below the card, before the first one is placed.
page-grove-aim = Leg bomen op bomen van dezelfde soort. Zo krijg je dobbelstenen, en die zijn je score.
# Read out; $at is “2,1”, $under is what the card covers.
page-grove-place = Mogelijkheid { $place } van { $places }: op { $at }, { $rotation ->
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
page-grove-needs-squirrel = Dat kan alleen met de eekhoorn. Tik op zijn knop om te zien waar.
page-grove-fit = Alles tonen
page-grove-dice = Dobbelstenen over
# Read out after the dice that are left, if these are not in the grove yet.
page-grove-squirrel-left = de eekhoorn
page-grove-barrow-left = de kruiwagen
# How many cards of the pile are still to be drawn; a number follows.
page-grove-left = Nog te trekken
page-grove-recipes = Recepten
page-grove-target = Doelscore { $target }
# Marks a recipe.
page-grove-met = voldaan
page-grove-over = Oogst
page-grove-others = De anderen
page-grove-card = Kaart { $card }
page-grove-grove-of = Boomgaard van { $name }
page-grove-choose-dice = Te weinig dobbelstenen. Welke bomen krijgen er een?
# Beside the mark of a tree that gets no die.
page-grove-none-left = Voor deze boom is er geen dobbelsteen meer.

## Settings

page-language = Taal
page-theme = Thema
page-theme-system = automatisch
page-theme-paper = licht
page-theme-night = donker
page-cards = Kaarten
page-cards-usual = normaal
page-cards-large = groot
# On which side panels and buttons are, for right-handed or left-handed people.
page-my-hand = Knoppen
page-my-hand-right = rechts
page-my-hand-left = links
page-motion = Animaties
page-motion-full = alle
page-motion-less = minder
page-sound = Geluid
page-sound-on = aan
page-sound-off = uit
page-end-by-itself = Mijn beurt automatisch beëindigen als er niets meer te doen is
page-end-after-play = Mijn beurt meteen na mijn kaart beëindigen, zonder te ruilen
page-letter-keys = Sneltoetsen met één letter
page-name-saved = Bewaard

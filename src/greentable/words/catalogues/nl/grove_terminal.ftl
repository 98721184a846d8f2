### What the terminal says of its own accord in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: "house recipes". $play counts the cards played.
grove-terminal-heading = Grove { $rules } · beurt { $play } van { $plays }
grove-terminal-heading-over = Grove { $rules } · einde
grove-terminal-other-half = de andere helft
grove-terminal-own-deck = met je eigen kaarten
grove-terminal-own-book = eigen recepten

# The lines beside the grove.
grove-terminal-score = score { $score } – { $title }
grove-terminal-score-challenge = score { $score } van { $target }
grove-terminal-next-title = { $title } vanaf { $points }
grove-terminal-dice-left = stenen
grove-terminal-squirrel = eekhoorn
grove-terminal-squirrel-free = vrij
grove-terminal-squirrel-costs = kost { $cost }
grove-terminal-barrow = kruiwagen
grove-terminal-barrow-free = vrij
grove-terminal-barrow-used = in de boomgaard
grove-terminal-to-draw = stapel
grove-terminal-cards = { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
grove-terminal-recipe-multiplies = voldaan: vermenigvuldigt
grove-terminal-recipe-met = voldaan: { $amount ->
    [0] geen punten
    [one] 1 punt
   *[other] { $amount } punten
}
grove-terminal-recipe-open = nog niet voldaan
# Below the sentence of a recipe: the same from its numbers, with what the barrow is to it.
grove-terminal-recipe-exactly = Precies geteld: { $sentence }

# The same of another player, in one line; $name is the recipe's.
grove-terminal-recipe-multiplies-short = { $name }: vermenigvuldigt
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] geen punten
    [one] 1 punt
   *[other] { $amount } punten
}
grove-terminal-recipe-open-short = { $name }: nog niet voldaan

# Where a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] links nog één kolom, kolom { $to }
   *[other] links nog { $count } kolommen, tot en met kolom { $to }
}
grove-terminal-more-right = { $count ->
    [one] rechts nog één kolom, kolom { $to }
   *[other] rechts nog { $count } kolommen, vanaf kolom { $to }
}
grove-terminal-more-table = ‘tafel’ toont alle kolommen

# The name of the player who reads this, among others.
grove-terminal-you = { $name } (jij)

# Another player: the score, and how many dice lie in the grove.
grove-terminal-other = score { $score }, { $dice ->
    [0] geen dobbelstenen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
grove-terminal-other-stopped = score { $score }, is gestopt

# Above a card of the hand, and above its four rotations.
grove-terminal-card = kaart { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Je hebt geen kaarten meer.
# Below cards that are shown as printed, where there is room for no more.
grove-terminal-hand-turned = ‘hand’ toont je kaarten gedraaid.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = kaart { $card }: { $count ->
    [0] geen plaatsing
    [one] één plaatsing
   *[other] { $count } plaatsingen
}
grove-terminal-more-placements = … en nog { $count }: ‘lijst { $card }’ toont alles van deze kaart

# Below a list: $mark stands at the placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } gebruikt de eekhoorn

## Asking

grove-terminal-prompt = Leg een kaart (? voor hulp) >
grove-terminal-confirm-draw = [Enter: volgende kaart trekken, terug: kaart terugnemen] >
grove-terminal-confirm-go-on = [Enter: verdergaan, terug: kaart terugnemen] >
grove-terminal-confirm-count = [Enter: oogst tellen, terug: kaart terugnemen] >
grove-terminal-confirm-only = Er ligt voorlopig een kaart: druk op Enter (of typ ok) om ze te laten liggen, typ terug om ze terug te nemen. Je kan ook tafel, hand, score, regels, bewaar, stop of ? typen.
grove-terminal-taken-back = Teruggenomen.
grove-terminal-nothing-to-undo = Er is niets te bevestigen of terug te nemen: er ligt geen voorlopige kaart. Is de volgende kaart eenmaal getrokken, dan blijft een kaart liggen.
# $words is a move in words.
grove-terminal-would = Dit mag: { $words }.
grove-terminal-hint = Meteen de meeste punten: { $words } ({ $token }), score { $score }.
grove-terminal-hint-squirrel = Meteen de meeste punten: { $words } ({ $token }), score { $score }. Dat gebruikt de eekhoorn.
# Below it, where the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Voor tips die vooruitkijken, voer één keer uit: { $command }
# $dice is a row of the text below it, one for each fruit.
grove-terminal-supply = Dobbelstenen over: { $dice }.
grove-terminal-supply-fruit = { $count } { $fruit }
# Above placements with their numbers.
grove-terminal-choose-one = Kies er een, met het nummer of zoals het er staat:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Je legt acht kaarten, een voor een, over de kaart die er ligt. Een boom moet op een
    boom met dezelfde vrucht liggen en krijgt dan een dobbelsteen; hoe meer bomen er op
    elkaar liggen, hoe meer die toont. De dobbelstenen op bomen zijn je oogst.
grove-terminal-welcome-recipes =
    Twee recepten vragen nog iets meer. Haal de doelscore met je oogst en met wat de
    recepten geven.
grove-terminal-welcome-several =
    Alle spelers hebben dezelfde kaarten; de hoogste oogst wint.
grove-terminal-welcome-words = ‘regels’ legt het spel uit; ‘?’ toont alle commando’s, ‘lijst’ wat je kan leggen.
# $others are names with what they play by.
grove-terminal-welcome-seats = Jij bent { $you }; je speelt tegen { $others }.
# $people sit at one terminal: a row of names.
grove-terminal-welcome-people = { $people } spelen tegen { $others }.
grove-terminal-welcome-people-only = { $people } spelen tegen elkaar.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Een plaatsing is kaart:kolom,rij,draaiing. Zo legt 7:2,-1,90 kaart 7, 90° gedraaid in
    wijzerzin, met het vakje linksboven van haar omtrek op kolom 2, rij -1. Spaties mogen
    ook: 7 2 -1 90.

      7:2,-1,90 kruiwagen 3,0   als meerdere manden de kruiwagen kunnen worden
      7:2,-1,90 stenen 3,-1     als er te weinig dobbelstenen zijn: welke bomen er een krijgen
      lijst                     de beste plaatsingen, genummerd; lijst alles; lijst 7 voor één kaart
      12                        de plaatsing met dit nummer, als er een lijst is
      probeer 7:2,-1,90         wat ervan zou komen; er wordt niets gelegd
      waarom 7:2,-1,90          waarom het niet mag
      tip                       de plaatsing die meteen het meest oplevert
      terug                     neem een kaart terug, tot de volgende getrokken is
      tafel                     alles wat op tafel ligt
      hand                      je kaarten
      score                     wat nu telt, en de titels
      regels                    hoe je Grove speelt
      bewaar BESTAND            bewaar het spel
      stop                      verlaat het spel

    Commando’s mag je afkorten. Op de kaarten:

      O1 Y2 G1        een sinaasappelboom met één vrucht, een citroenboom met twee, een limoenboom
      --              een open plek
      (4) <4> [4]     een dobbelsteen op een sinaasappel-, citroen-, limoenboom; 10 is een mand, 15 de kruiwagen
      @~              de eekhoorn

## The score as it stands

# A row of the count; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = dobbelstenen op { $fruit }bomen
# The titles of a harvest; $titles is a row of the two texts below.
grove-terminal-titles = Titels: { $titles }.
grove-terminal-title-from = vanaf { $points } { $title }
grove-terminal-target = De doelscore is { $target }.

## The end, and leaving

# The count of one who plays alone. $title is the title of the harvest, $recipe a recipe that is met.
grove-terminal-your-title = Je oogst: { $amount } – { $title }
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] vermenigvuldigt
    [one] één punt
   *[other] { $amount } punten
}
grove-terminal-you-reach = Je haalt de doelscore van { $target }: je wint!
grove-terminal-you-miss = Je komt { $short ->
    [one] één punt
   *[other] { $short } punten
} tekort voor de doelscore van { $target }.

# $command is a command line.
grove-terminal-seed = De seed van dit spel was { $seed }. Nog eens dezelfde kaarten: { $command }
grove-terminal-seed-only = De seed van dit spel was { $seed }.
grove-terminal-solve-hint = Wat goed spel van deze kaarten maakt: { $command }
grove-terminal-ask-other-half = [Enter: stoppen, andere: speel de andere negen kaarten] >
grove-terminal-ask-other-half-words = Druk op Enter om te stoppen, of typ ‘andere’ om de negen kaarten te spelen die opzij zijn gelegd.
# Said after the game was saved, or when somebody leaves.
grove-terminal-card-not-kept = De kaart die er voorlopig ligt, is niet bewaard: ze is nog niet bevestigd.

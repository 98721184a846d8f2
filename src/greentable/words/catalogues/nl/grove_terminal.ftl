### The terminal's own texts in a game of Grove.

## The screen

# Above the screen. $rules is a ruleset in writing: “house recipes”. $play counts the cards played.
grove-terminal-heading = Grove { $rules } · beurt { $play } van { $plays }
grove-terminal-heading-over = Grove { $rules } · einde van het spel
grove-terminal-other-half = de andere helft
grove-terminal-own-deck = eigen kaarten
grove-terminal-own-book = eigen recepten

# The lines beside the grove: about 30 characters.
grove-terminal-score = Score: { $score } – { $title }
grove-terminal-score-challenge = Score: { $score } van { $target }
grove-terminal-next-title = Vanaf { $points }: { $title }
grove-terminal-dice-left = voorraad
grove-terminal-squirrel = eekhoorn
grove-terminal-squirrel-free = beschikbaar
grove-terminal-squirrel-costs = kost { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
}
grove-terminal-barrow = kruiwagen
grove-terminal-barrow-free = beschikbaar
grove-terminal-barrow-used = in de boomgaard
grove-terminal-to-draw = stapel
grove-terminal-cards = { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}

# A recipe: $worth is what it adds to the target.
grove-terminal-recipe = { $name } ({ $worth })
# A completed recipe that multiplies the value of dice. The sentence above says which.
grove-terminal-recipe-multiplies = voldaan: stenen tellen meer
grove-terminal-recipe-met = voldaan: { $amount ->
    [0] geen punten
    [one] 1 punt
   *[other] { $amount } punten
}
grove-terminal-recipe-open = nog niet voldaan
# Below the sentence of a recipe: the same from its numbers, and how it counts the wheelbarrow.
grove-terminal-recipe-exactly = Precieze telling: { $sentence }

# The same for another player, in one line; $name is the recipe’s.
grove-terminal-recipe-multiplies-short = { $name }: stenen tellen meer
grove-terminal-recipe-met-short = { $name }: { $amount ->
    [0] geen punten
    [one] 1 punt
   *[other] { $amount } punten
}
grove-terminal-recipe-open-short = { $name }: nog niet

# If a grove is wider than the screen: $count columns, up to column $to, are not shown.
grove-terminal-more-left = { $count ->
    [one] links nog één kolom: kolom { $to }
   *[other] links nog { $count } kolommen, tot en met kolom { $to }
}
grove-terminal-more-right = { $count ->
    [one] rechts nog één kolom: kolom { $to }
   *[other] rechts nog { $count } kolommen, vanaf kolom { $to }
}
grove-terminal-more-table = Typ ‘tafel’ om alle kolommen te zien.

# The name of the reader, among others.
grove-terminal-you = { $name } (jij)

# Another player, after the name: $score is the number of points, as a text; and how many dice are in the grove.
grove-terminal-other = { $points ->
    [one] { $score } punt
   *[other] { $score } punten
}, { $dice ->
    [one] 1 steen
   *[other] { $dice } stenen
}
# The player cannot place a card any more.
grove-terminal-other-stopped = { $points ->
    [one] { $score } punt
   *[other] { $score } punten
}, klaar

# Above a card in hand, and above its four rotations.
grove-terminal-card = kaart { $card }
grove-terminal-rotation = { $degrees }°
grove-terminal-hand-empty = Je hebt geen kaarten meer.
# Below cards that are shown as printed, if there is no room for more.
grove-terminal-hand-turned = Typ ‘hand’ om je kaarten in elke stand te zien.

## The list of placements

# $count placements of a card are legal.
grove-terminal-placements = kaart { $card }: { $count ->
    [0] geen zetten
    [one] één zet
   *[other] { $count } zetten
}
grove-terminal-more-placements = … en nog { $count }. Typ ‘lijst { $card }’ om alles te zien.

# Below a list: $mark is the sign of placements that need the squirrel.
grove-terminal-squirrel-mark = { $mark } gebruikt de eekhoorn

## Asking

grove-terminal-prompt = Leg een kaart (? voor hulp) >
grove-terminal-confirm-draw = [Enter: volgende kaart trekken, terug: kaart terugnemen] >
grove-terminal-confirm-go-on = [Enter: verder, terug: kaart terugnemen] >
grove-terminal-confirm-count = [Enter: oogst tellen, terug: kaart terugnemen] >
grove-terminal-confirm-only = Wil je de kaart zo laten liggen? Druk op Enter (of typ ‘ok’) om te bevestigen, of typ ‘terug’ om de kaart terug te nemen. Je kunt ook tafel, hand, score, regels, bewaar, stop of ? typen.
grove-terminal-taken-back = Kaart teruggenomen.
grove-terminal-nothing-to-undo = Er is niets te bevestigen of terug te nemen. Je kunt een kaart alleen terugnemen zolang de volgende niet getrokken is.
# $words is a move in words.
grove-terminal-would = Je kunt { $words }.
grove-terminal-hint = Meteen de meeste punten: { $words } ({ $token }). Score: { $score }.
grove-terminal-hint-squirrel = Meteen de meeste punten: { $words } ({ $token }). Score: { $score }. Dat kost je de eekhoorn.
# Below it, if the adviser is not ready. $command is a command line.
grove-terminal-hint-warmup = Voor tips die vooruitkijken voer je één keer uit: { $command }
# $dice is a list of the text below it, one for each fruit.
grove-terminal-supply = Dobbelstenen over: { $dice }.
grove-terminal-supply-fruit = { $fruit } { $count }
# Above placements with their numbers.
grove-terminal-choose-one = Kies een nummer, of typ de zet zoals die er staat:

## Learning the game

# Before a new game.
grove-terminal-welcome =
    Je legt acht kaarten, een voor een, op je boomgaard. Bedekt een boom een boom met
    dezelfde vrucht, dan krijgt die een dobbelsteen. Elke boom die je erop stapelt,
    verhoogt de dobbelsteen. De dobbelstenen op je bomen zijn je oogst.
grove-terminal-welcome-recipes =
    Twee recepten vragen nog iets extra’s. Haal de doelscore met je oogst en de punten
    van de recepten.
grove-terminal-welcome-several =
    Iedereen heeft dezelfde kaarten. De grootste oogst wint.
grove-terminal-welcome-words = Typ ‘regels’ voor de uitleg, ‘?’ voor alle commando’s of ‘lijst’ voor wat je kunt leggen.
# $others are names with the bots that play for them.
grove-terminal-welcome-seats = Je bent { $you } en speelt tegen { $others }.
# $people are at one terminal: a list of names.
grove-terminal-welcome-people = { $people } tegen { $others }.
grove-terminal-welcome-people-only = { $people } spelen tegen elkaar.
grove-terminal-welcome-bot = { $name } ({ $bot })

grove-terminal-help =
    Een zet typ je als kaart:kolom,rij,draaiing. Zo legt 7:2,-1,90 kaart 7, 90° met de
    klok mee gedraaid, met het vakje linksboven van de omtrek in kolom 2, rij -1. Spaties
    mogen ook: 7 2 -1 90.

      7:2,-1,90 kruiwagen 3,0   als meerdere manden de kruiwagen kunnen worden: welke het wordt
      7:2,-1,90 stenen 3,-1     als er te weinig dobbelstenen zijn: welke bomen er een krijgen
      lijst                     de beste zetten, genummerd; lijst alles; lijst 7 voor één kaart
      12                        de zet met dit nummer, na een lijst
      probeer 7:2,-1,90         zien wat een zet oplevert, zonder de kaart te leggen
      waarom 7:2,-1,90          zien waarom het niet mag
      tip                       de zet die meteen het meest oplevert
      terug                     een kaart terugnemen, tot de volgende getrokken is
      tafel                     alles op tafel
      hand                      je kaarten
      score                     je score tot nu toe, en de titels
      regels                    hoe je Grove speelt
      bewaar BESTAND            het spel bewaren
      stop                      het spel verlaten

    Je mag commando’s afkorten. Op de kaarten:

      O1 Y2 G1        een sinaasappelboom met één vrucht, een citroenboom met twee, een limoenboom met één
      --              een open plek
      (4) <4> [4]     een dobbelsteen op een sinaasappel-, citroen- of limoenboom; 10 is een mand, 15 de kruiwagen
      @~              de eekhoorn

## The score so far

# A line of the score; $fruit is orange, lemon or lime.
grove-terminal-score-fruit = Dobbelstenen op { $fruit }bomen
# The titles of a harvest; $titles is a list of the text below.
grove-terminal-titles = Titels: { $titles }.
# The title of a harvest of $points or more.
grove-terminal-title-from = { $title } (vanaf { $points })
grove-terminal-target = Doelscore: { $target }

## The end, and leaving

# The final score of someone who plays alone. $title is the title of the harvest, $recipe a completed recipe.
grove-terminal-your-title = Je oogst: { $amount } – { $title }
# 0 stands for a recipe that multiplies the value of dice.
grove-terminal-your-recipe = { $recipe }: { $amount ->
    [0] dobbelstenen vermenigvuldigd
    [one] 1 punt
   *[other] { $amount } punten
}
grove-terminal-you-reach = Je haalt de doelscore van { $target }. Je wint!
grove-terminal-you-miss = Je komt { $short ->
    [one] één punt
   *[other] { $short } punten
} tekort voor de doelscore van { $target }.
grove-terminal-you-stop = Je kunt geen van je kaarten leggen. Je boomgaard blijft zoals hij is.

# $command is a command line.
grove-terminal-seed = Seed van dit spel: { $seed }. Dezelfde kaarten opnieuw spelen: { $command }
grove-terminal-seed-only = Seed van dit spel: { $seed }.
grove-terminal-solve-hint = Zie wat er met deze kaarten mogelijk is: { $command }
grove-terminal-ask-other-half = [Enter: stoppen, andere: de andere negen kaarten spelen] >
grove-terminal-ask-other-half-words = Druk op Enter om te stoppen, of typ ‘andere’ om de negen kaarten te spelen die opzij zijn gelegd.
# After the game was saved, or when someone leaves.
grove-terminal-card-not-kept = De kaart die je nog niet hebt bevestigd, is niet bewaard.

### The rules of Grove in short: a heading, then some sentences.

## The goal (grove.scoring)

grove-rules-aim = Doel van het spel
grove-rules-aim-harvest = Haal de grootste oogst binnen. Aan het eind tellen alle dobbelstenen op je bomen. 50 punten is goed, 60 is uitstekend.
grove-rules-aim-cards = Van de achttien kaarten spelen er maar negen mee. Met één begint je boomgaard, de andere acht leg je zelf.
grove-rules-aim-cells = Elke kaart heeft vijf bomen en één open plek. Een boom draagt een of twee sinaasappels, citroenen of limoenen.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Je beurt
grove-rules-turn-lay = Leg een van de twee kaarten in je hand. Je mag de kaart draaien zoals je wilt.
grove-rules-turn-overlap = De kaart moet minstens één boom of open plek van je boomgaard bedekken. Alleen wat bovenop ligt, telt.
grove-rules-turn-draw = Trek daarna de volgende kaart. Na acht kaarten is het spel afgelopen.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Bomen en dobbelstenen
grove-rules-dice-match = Een boom die een andere boom bedekt, moet van dezelfde soort zijn. Hoeveel vruchten ze dragen, maakt niet uit.
grove-rules-dice-new = Ligt er nog geen dobbelsteen, leg er dan een van die soort. Hij toont de vruchten van beide bomen samen. Je gooit nooit met de dobbelstenen.
grove-rules-dice-rise = Ligt er al een, dan schuift hij naar de nieuwe boom en stijgt met het aantal vruchten daarvan. Boven de 6 wordt hij een mand, die 10 telt.
grove-rules-dice-barrow = Bedek je een mand met een boom van dezelfde soort, dan wordt die mand de kruiwagen, die 15 telt. De dobbelsteen gaat terug naar je voorraad. Er is maar één kruiwagen. Zolang die in je boomgaard ligt, blijven bedekte manden op 10 staan.
grove-rules-dice-scarce = Je hebt vijf dobbelstenen van elke soort. Zijn het er te weinig, dan kies jij welke bomen er een krijgen.

## Glades (grove.glade)

grove-rules-glades = Open plekken
grove-rules-glades-under = Elke boom mag een lege open plek bedekken, maar krijgt dan geen dobbelsteen.
grove-rules-glades-over = Een open plek mag alles bedekken, behalve de boom van de eekhoorn.
grove-rules-glades-fallen = Komt een open plek op een dobbelsteen, dan schuift die naar de open plek en telt niet mee. Alleen een boom van dezelfde soort mag hem daar bedekken. De dobbelsteen schuift dan naar die boom en stijgt zoals altijd. De kruiwagen schuift op dezelfde manier mee.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = De eekhoorn
grove-rules-squirrel-once = Eén keer per spel mag een boom iets bedekken waarmee hij niet overeenkomt.
grove-rules-squirrel-seat = De eekhoorn gaat op die boom zitten, en niets mag hem nog bedekken. Een dobbelsteen eronder gaat terug naar je voorraad.
grove-rules-squirrel-cost = Hij kost 1 punt, plus 1 voor elke dobbelsteen op een boom ernaast (niet schuin).

## The recipe challenge (grove.recipes)

grove-rules-challenge = De receptuitdaging
grove-rules-challenge-target = Twee kaarten worden opzijgelegd, met de receptzijde naar boven. Hun getallen samen zijn de doelscore.
grove-rules-challenge-met = Recepten waaraan je aan het eind voldoet, geven punten of vermenigvuldigen dobbelstenen. Oogst en recepten samen moeten de doelscore halen.
grove-rules-challenge-counted = Voor recepten zijn ook dobbelstenen op open plekken in het spel. De kruiwagen telt als een dobbelsteen van de soort die hij vervangt, tenzij het recept hem uitsluit.
grove-rules-challenge-order = Eerst worden dobbelstenen vermenigvuldigd, dan komen er punten bij. De punten voor de eekhoorn gaan er als laatste af.

## Several players (grove.several)

grove-rules-several = Meerdere spelers
grove-rules-several-together = Iedereen krijgt dezelfde kaarten. Jullie kiezen tegelijk en in het geheim. Daarna worden alle kaarten tegelijk gelegd.
grove-rules-several-winner = De grootste oogst wint. Bij een gelijke stand wint wie meer dobbelstenen heeft gebruikt. Is ook dat gelijk, dan delen jullie de overwinning.

### The rules of Grove in short: a heading, then some sentences.

## The aim (grove.scoring)

grove-rules-aim = Doel van het spel
grove-rules-aim-harvest = De hoogste oogst: alles wat de dobbelstenen op bomen tonen, opgeteld.
grove-rules-aim-cards = Van de achttien kaarten spelen er negen mee: een ligt er vanaf het begin, acht leg je zelf.
grove-rules-aim-cells = Elke kaart heeft zes vakjes: vijf bomen met één of twee sinaasappels, citroenen of limoenen, en een open plek.

## A turn (grove.turn, grove.placement)

grove-rules-turn = Een beurt
grove-rules-turn-lay = Leg een van de twee kaarten in je hand, gedraaid zoals je wil.
grove-rules-turn-overlap = Minstens één vakje ervan moet een vakje van de boomgaard bedekken. Alleen wat bovenop ligt, telt.
grove-rules-turn-draw = Dan wordt de volgende kaart getrokken. Na acht kaarten wordt de oogst geteld.

## Trees and dice (grove.placement, grove.dice)

grove-rules-dice = Bomen en dobbelstenen
grove-rules-dice-match = Een boom mag op een boom met dezelfde vrucht liggen; hoeveel vruchten het er zijn, maakt niet uit.
grove-rules-dice-new = Ligt er nog geen dobbelsteen, dan komt er een van die vrucht. Hij toont de vruchten van beide bomen samen.
grove-rules-dice-rise = Ligt er al een, dan schuift hij mee omhoog en wordt hij verhoogd met de vruchten van de nieuwe boom. Boven de 6 draai je hem naar zijn mand, die 10 telt.
grove-rules-dice-barrow = Een mand die door een boom met dezelfde vrucht bedekt wordt, wordt de kruiwagen, die 15 telt; de dobbelsteen gaat terug naar je voorraad. Er is één kruiwagen: zolang hij in de boomgaard ligt, blijft een bedekte mand 10.
grove-rules-dice-scarce = Van elke vrucht zijn er vijf dobbelstenen. Zijn er te weinig, dan zeg jij welke bomen er een krijgen.

## Glades (grove.glade)

grove-rules-glades = Open plekken
grove-rules-glades-under = Op een lege open plek mag elke boom liggen; hij krijgt geen dobbelsteen.
grove-rules-glades-over = Een open plek mag overal op liggen, behalve op de boom van de eekhoorn.
grove-rules-glades-fallen = Een dobbelsteen eronder, of de kruiwagen, komt op de open plek te liggen en telt niet mee. Alleen een boom met zijn vrucht mag hem daar bedekken; die boom neemt hem weer op, en hij stijgt zoals altijd.

## The squirrel (grove.squirrel, grove.scoring.2)

grove-rules-squirrel = De eekhoorn
grove-rules-squirrel-once = Eén keer per spel mag één boom van een kaart op iets liggen waarmee hij niet overeenkomt.
grove-rules-squirrel-seat = De eekhoorn gaat erop zitten, een dobbelsteen eronder gaat terug, en daar mag niets meer gelegd worden.
grove-rules-squirrel-cost = Dat kost 1 punt, en 1 voor elke dobbelsteen op een boom ernaast.

## The recipe challenge (grove.recipes)

grove-rules-challenge = De receptuitdaging
grove-rules-challenge-target = Twee kaarten worden opzij gelegd, met de receptzijde naar boven. Hun getallen samen zijn de doelscore.
grove-rules-challenge-met = Een recept waaraan op het einde voldaan is, geeft punten of vermenigvuldigt dobbelstenen. Oogst en recepten samen moeten de doelscore halen.
grove-rules-challenge-counted = Voor een recept doen ook dobbelstenen op open plekken mee, en de kruiwagen is een dobbelsteen van de vrucht die hij vervangen heeft, tenzij het recept zegt dat hij niet meetelt.
grove-rules-challenge-order = Eerst worden dobbelstenen vermenigvuldigd, dan komen de punten erbij; de eekhoorn wordt het laatst betaald.

## Several players (grove.several)

grove-rules-several = Meerdere spelers
grove-rules-several-together = Iedereen heeft dezelfde kaarten. Alle spelers leggen tegelijk en zien de kaarten van de anderen zodra iedereen gekozen heeft.
grove-rules-several-winner = De hoogste oogst wint; bij gelijke stand wint wie de meeste dobbelstenen gebruikte. Is ook dat gelijk, dan wordt de winst gedeeld.

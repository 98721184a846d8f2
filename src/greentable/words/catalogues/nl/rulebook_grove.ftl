### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = 18 kaarten met twee rijen van drie vakjes: vijf bomen met een of twee sinaasappels, citroenen of limoenen, en één open plek. Op elke achterkant staat een recept.
rulebook-grove-cards-2 = Je hebt 15 dobbelstenen, vijf van elke vrucht, met de zijden 2 tot 6 en een mand van 10; één eekhoorn en één kruiwagen.
rulebook-grove-cards-3 = De gedrukte kaarten zijn niet openbaar: Greentable heeft eigen kaarten en recepten, en neemt de jouwe als tekstbestanden, die het nakijkt.
rulebook-grove-cards-4 = De huiskaarten hebben 30 bomen van elke vrucht, 18 met één vrucht en 12 met twee.

rulebook-grove-setup-1 = Alle 18 kaarten worden geschud. Negen spelen mee; de andere negen dienen voor een tweede spel. Niemand ziet de volgende kaart.
rulebook-grove-setup-2 = De bovenste kaart begint de boomgaard, dan worden er twee getrokken.

rulebook-grove-turn-1 = Leg een van de twee kaarten in je hand, plaats dobbelstenen, trek een kaart als er nog een is. Na acht kaarten wordt de oogst geteld.
rulebook-grove-turn-2 = Wie geen kaart kan leggen, stopt daar en telt wat er in de boomgaard ligt.

rulebook-grove-placement-1 = Een kaart mag met kwartslagen gedraaid worden, nooit omgekeerd.
rulebook-grove-placement-2 = Minstens één vakje moet op een vakje van de boomgaard liggen. De kaart mag op meer kaarten tegelijk liggen.
rulebook-grove-placement-3 = Boom op boom: de vrucht moet dezelfde zijn; hoeveel het er zijn, maakt niet uit.
rulebook-grove-placement-4 = Op een lege open plek mag elke boom liggen.
rulebook-grove-placement-5 = Op een open plek met een dobbelsteen moet de boom de vrucht van die dobbelsteen hebben. De kruiwagen is ook zo een.
rulebook-grove-placement-6 = Een open plek mag overal op liggen, behalve op de boom van de eekhoorn.
rulebook-grove-placement-7 = Op de boom van de eekhoorn mag niets liggen.

rulebook-grove-dice-1 = Een boom op een boom met dezelfde vrucht zonder dobbelsteen krijgt er een, die de vruchten van beide bomen toont.
rulebook-grove-dice-2 = Een dobbelsteen die er al ligt, schuift omhoog en stijgt met de vruchten van de nieuwe boom.
rulebook-grove-dice-3 = Een dobbelsteen die boven 6 zou komen, wordt een mand van 10; precies 6 blijft 6.
rulebook-grove-dice-4 = Een mand die door een boom met haar vrucht bedekt wordt, wordt de kruiwagen, 15, en haar dobbelsteen gaat terug. Zolang de kruiwagen in de boomgaard is, blijft een bedekte mand 10. Van meer manden kies jij er een.
rulebook-grove-dice-5 = Een kruiwagen die door een boom met zijn vrucht bedekt wordt, schuift omhoog en blijft 15.
rulebook-grove-dice-6 = Is er geen dobbelsteen van een vrucht meer, dan komt er geen. De volgende boom daar telt weer als een eerste.
rulebook-grove-dice-7 = Zijn er te weinig dobbelstenen, dan kies jij welke bomen er een krijgen. Wat in dezelfde zet terugkomt, mag je al gebruiken.

rulebook-grove-glade-1 = Een open plek op een dobbelsteen draagt hem, met dezelfde waarde; de kruiwagen ook.
rulebook-grove-glade-2 = Waar geen dobbelsteen ligt, brengt een open plek er geen.
rulebook-grove-glade-3 = Een boom op een open plek met een dobbelsteen neemt hem op, en hij stijgt met de vruchten van de boom. Op een lege open plek komt er geen.

rulebook-grove-squirrel-1 = Eén keer per spel mag één boom van de kaart niet overeenkomen met wat eronder ligt; de eekhoorn gaat erop zitten. Twee tegelijk mag niet.
rulebook-grove-squirrel-2 = Een dobbelsteen onder de eekhoorn gaat terug, de kruiwagen ook.
rulebook-grove-squirrel-3 = Op de boom van de eekhoorn mag nooit meer iets gelegd worden.

rulebook-grove-scoring-1 = Alle dobbelstenen op bomen tellen, de kruiwagen 15. Op open plekken tellen ze niet. Een totaal kan negatief zijn.
rulebook-grove-scoring-2 = De eekhoorn kost 1 punt, en 1 voor elke dobbelsteen op een boom ernaast.
rulebook-grove-scoring-3 = Zes niveaus zeggen hoe goed een oogst is: onder 40, dan per vijf, tot 60 en meer.

rulebook-grove-recipes-1 = Twee kaarten worden opzij gelegd, met de receptzijde naar boven. Hun getallen samen zijn de doelscore.
rulebook-grove-recipes-2 = Een recept waaraan op het einde voldaan is, geeft punten of vermenigvuldigt dobbelstenen. Wie de doelscore haalt, wint.
rulebook-grove-recipes-3 = Voor recepten is de kruiwagen een dobbelsteen van de vrucht die hij vervangt, maar niet voor Fruitcocktail, Tutti frutti, Limoensiroop, Sinaasappelsap en Citroenlimonade. Dobbelstenen op open plekken tellen mee voor voorwaarden.
rulebook-grove-recipes-4 = Eerst de dobbelstenen op bomen, dan wat ze vermenigvuldigt, dan punten; de eekhoorn wordt het laatst betaald.
rulebook-grove-recipes-5 = Het huisboek heeft 18 eigen recepten, elk 30 tot 44 waard.
rulebook-grove-recipes-6 = Een eigen recept mag punten geven of afnemen, de dobbelstenen van één vrucht of alle vermenigvuldigen, of beide; de voorwaarde mag over één vrucht gaan, over twee of over om het even welke.

rulebook-grove-several-1 = Je speelt met één tot vier, elk met eigen dobbelstenen en allemaal met dezelfde kaarten in dezelfde volgorde.
rulebook-grove-several-2 = Iedereen kiest tegelijk en in het geheim; heeft iedereen gelegd, dan wordt de volgende kaart voor allen getrokken.
rulebook-grove-several-3 = De hoogste oogst wint; bij gelijke stand wie meer dobbelstenen in de boomgaard heeft, open plekken inbegrepen. Anders winnen ze samen.
rulebook-grove-several-4 = Met recepten heeft iedereen dezelfde twee. De hoogste eindscore wint, en iedereen hoort of hij de doelscore gehaald heeft.

### The rules of Grove by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grove-cards-1 = Er zijn 18 kaarten met twee rijen van drie vakjes: vijf bomen en één open plek. Een boom draagt een of twee sinaasappels, citroenen of limoenen. Op elke achterkant staat een recept.
rulebook-grove-cards-2 = Je hebt 15 dobbelstenen, vijf van elke soort. Op de zijden staan 2 tot en met 6 en een mand, die voor 10 telt. Je hebt ook één eekhoorn en één kruiwagen.
rulebook-grove-cards-3 = De gedrukte kaarten zijn niet openbaar. Greentable heeft zijn eigen kaarten en recepten. Je kunt ook die van jou laden uit tekstbestanden, die gecontroleerd worden.
rulebook-grove-cards-4 = De huiskaarten hebben 30 bomen van elke soort: 18 met één vrucht en 12 met twee.

rulebook-grove-setup-1 = Alle 18 kaarten worden geschud. Je speelt met negen kaarten, de andere negen zijn voor een tweede spel. Niemand ziet de volgende kaart.
rulebook-grove-setup-2 = Met de bovenste kaart begint je boomgaard. Daarna trek je twee kaarten.

rulebook-grove-turn-1 = Leg een van je twee handkaarten, plaats dobbelstenen en trek een kaart, als er nog een is. Na acht kaarten wordt de oogst geteld.
rulebook-grove-turn-2 = Wie geen van zijn kaarten kan leggen, stopt. De boomgaard wordt geteld zoals hij is.

rulebook-grove-placement-1 = Je mag een kaart met kwartslagen draaien, maar nooit omkeren.
rulebook-grove-placement-2 = De kaart moet minstens één vakje van je boomgaard bedekken. Een kaart mag meerdere kaarten tegelijk bedekken.
rulebook-grove-placement-3 = Een boom die een andere boom bedekt, moet van dezelfde soort zijn. Hoeveel vruchten ze dragen, maakt niet uit.
rulebook-grove-placement-4 = Elke boom mag een lege open plek bedekken.
rulebook-grove-placement-5 = Een boom die een open plek met een dobbelsteen bedekt, moet van dezelfde soort zijn als die dobbelsteen. Dat geldt ook voor de kruiwagen.
rulebook-grove-placement-6 = Een open plek mag alles bedekken, behalve de boom van de eekhoorn.
rulebook-grove-placement-7 = Niets mag de boom van de eekhoorn bedekken.

rulebook-grove-dice-1 = Een boom die een boom van dezelfde soort zonder dobbelsteen bedekt, krijgt er een. De dobbelsteen toont de vruchten van beide bomen samen.
rulebook-grove-dice-2 = Ligt er al een dobbelsteen, dan schuift hij naar de nieuwe boom en stijgt met het aantal vruchten daarvan.
rulebook-grove-dice-3 = Een dobbelsteen die boven de 6 zou komen, wordt een mand, die 10 telt. Precies 6 blijft 6.
rulebook-grove-dice-4 = Een mand die door een boom van dezelfde soort bedekt wordt, wordt de kruiwagen, die 15 telt. De dobbelsteen gaat terug naar je voorraad. Zolang de kruiwagen in je boomgaard ligt, blijven bedekte manden op 10 staan. Bedek je meerdere manden, dan kies jij welke de kruiwagen wordt.
rulebook-grove-dice-5 = Wordt de kruiwagen bedekt door een boom van dezelfde soort, dan schuift hij naar die boom en blijft hij op 15 staan.
rulebook-grove-dice-6 = Is er van een soort geen dobbelsteen meer, dan komt er geen. De volgende boom van die soort op die plek telt als de eerste.
rulebook-grove-dice-7 = Zijn er te weinig dobbelstenen, dan kies jij welke bomen er een krijgen. Wat in dezelfde zet teruggaat naar je voorraad, mag je meteen weer gebruiken.

rulebook-grove-glade-1 = Komt een open plek op een dobbelsteen, dan schuift die met dezelfde waarde naar de open plek. Dat geldt ook voor de kruiwagen.
rulebook-grove-glade-2 = Waar geen dobbelsteen ligt, komt er met een open plek ook geen bij.
rulebook-grove-glade-3 = Een boom die een open plek met een dobbelsteen bedekt, neemt die over. De dobbelsteen stijgt met het aantal vruchten van de boom. Op een lege open plek krijgt de boom geen dobbelsteen.

rulebook-grove-squirrel-1 = Eén keer per spel mag een boom iets bedekken waarmee hij niet overeenkomt. De eekhoorn gaat erop zitten. Met twee bomen tegelijk mag het niet.
rulebook-grove-squirrel-2 = Een dobbelsteen onder de eekhoorn gaat terug naar je voorraad, de kruiwagen ook.
rulebook-grove-squirrel-3 = Op de boom van de eekhoorn mag nooit meer iets gelegd worden.

rulebook-grove-scoring-1 = Tel alle dobbelstenen op je bomen op. De kruiwagen telt 15. Dobbelstenen op open plekken tellen niet mee. Een totaal kan negatief zijn.
rulebook-grove-scoring-2 = De eekhoorn kost 1 punt, plus 1 voor elke dobbelsteen op een boom ernaast (niet schuin).
rulebook-grove-scoring-3 = Zes titels zeggen hoe goed een oogst is: onder 40, dan per vijf punten tot 60 en meer.

rulebook-grove-recipes-1 = Twee kaarten worden opzijgelegd, met de receptzijde naar boven. Hun getallen samen zijn de doelscore.
rulebook-grove-recipes-2 = Een recept waaraan je aan het eind voldoet, geeft punten of vermenigvuldigt dobbelstenen. Haal je de doelscore, dan win je.
rulebook-grove-recipes-3 = Voor recepten telt de kruiwagen als een dobbelsteen van de soort die hij vervangt. Hij telt niet mee voor Fruitcocktail, Tutti frutti, Limoensiroop, Sinaasappelsap en Citroenlimonade. Dobbelstenen op open plekken tellen mee voor voorwaarden.
rulebook-grove-recipes-4 = Tel de dobbelstenen op bomen, vermenigvuldig ze en tel de punten erbij. De punten voor de eekhoorn gaan er als laatste af.
rulebook-grove-recipes-5 = Het receptenboek van Greentable heeft 18 eigen recepten, elk met een getal van 30 tot en met 44.
rulebook-grove-recipes-6 = Je eigen recepten kunnen punten geven of afnemen, de dobbelstenen van één soort of alle dobbelstenen vermenigvuldigen, of allebei. De voorwaarde kan over één soort gaan, over twee of over alle soorten.

rulebook-grove-several-1 = Voor één tot vier spelers, elk met eigen dobbelstenen. Iedereen krijgt dezelfde kaarten in dezelfde volgorde.
rulebook-grove-several-2 = Iedereen kiest tegelijk en in het geheim. Heeft iedereen gelegd, dan wordt de volgende kaart voor iedereen getrokken.
rulebook-grove-several-3 = De grootste oogst wint. Bij een gelijke stand wint wie meer dobbelstenen in de boomgaard heeft, open plekken en kruiwagen inbegrepen. Is ook dat gelijk, dan delen jullie de overwinning.
rulebook-grove-several-4 = Met recepten heeft iedereen dezelfde twee. De hoogste eindscore wint. Elke speler hoort of de doelscore gehaald is.

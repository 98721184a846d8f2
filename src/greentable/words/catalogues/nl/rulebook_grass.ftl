### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Het spel heeft 104 kaarten van 27 soorten. De waarden staan op de kaarten.
rulebook-grass-deck-2 = Editie 2018: 29 Dealkaarten en 4 kaarten ‘Nirvana’. Klassieke editie: 28 Dealkaarten en 5 kaarten ‘Nirvana’. Een tafel kan andere kaarten kiezen, als er ‘Markt openen’ bij is en er genoeg kaarten zijn voor iedereen.
rulebook-grass-deck-3 = Bij elke Druk verhogen-kaart hoort één Druk verlagen-kaart: Faillissement – Immuniteit, Aangehouden – Vogel gevlogen, Misdrijf – Van horen zeggen, Huiszoeking en inbeslagneming – Aanklacht ingetrokken.

rulebook-grass-turn-1 = Grass is voor twee tot zes spelers. Iedereen krijgt zes kaarten, een voor een gedeeld met de klok mee vanaf de linkerbuur van de deler. De rest is de wietvoorraad.
rulebook-grass-turn-2 = De eerste deler wordt geloot. De speler links van de deler begint, en de beurten gaan met de klok mee.
rulebook-grass-turn-3 = Na elke ronde deelt de speler links van de deler. Een tafel kan ook de winnaar van de ronde laten delen.
rulebook-grass-turn-4 = In je beurt neem je een kaart en daarna speel je er een of gooi je er een weg. Ervoor en erna kun je ruilen, dus je beëindigt je beurt zelf. Zolang iemand nog moet antwoorden of kiezen, kan er niets anders.
rulebook-grass-turn-5 = In plaats van een kaart te spelen, kun je er een open en zonder effect weggooien. Alleen Paranoiakaarten kun je niet weggooien. Niemand neemt kaarten van de afvalhoop.
rulebook-grass-turn-6 = Een Paranoiakaart kun je niet weggooien. Editie 2018: zonder ‘Markt openen’ kun je zo’n kaart ook niet spelen, tenzij je alleen Paranoiakaarten in de hand hebt. Klassieke editie: je kunt die ook zonder ‘Markt openen’ spelen.
rulebook-grass-turn-7 = Wie de laatste kaart van de wietvoorraad neemt, speelt de beurt uit. Daarna is de ronde voorbij.
rulebook-grass-turn-8 = Als je een beurt moet overslaan, neem je geen kaart, speel je niets en doe je geen bod. Je kunt wel worden aangevallen, je antwoordt op biedingen en je geeft kaarten door. Beurten die je moet overslaan, worden opgeteld. Aan het einde van de ronde vervallen ze.
rulebook-grass-turn-9 = Iedereen heeft zes kaarten in de hand. In je beurt heb je er zeven, tussen nemen en spelen.
rulebook-grass-turn-10 = Je maakt elke keuze zelf, ook als er maar één mogelijkheid is.
rulebook-grass-turn-11 = Een tafel kan het aantal rondes beperken. Wie na de laatste ronde het rijkst is, wint.
rulebook-grass-turn-12 = Bij Dealkaarten van gelijke waarde is Home Grown lager dan Mexico, en Colombia lager dan Jamaica.

rulebook-grass-market-1 = Speel eerst ‘Markt openen’. Zonder die kaart kun je geen Dealkaarten spelen. Zolang die voor je ligt, kun je een tweede alleen ruilen of weggooien. Verlies je ‘Markt openen’, dan heb je een nieuwe nodig.
rulebook-grass-market-2 = Je markt openen of de druk erop annuleren telt als je kaart voor die beurt. Vanaf je volgende beurt kun je Dealkaarten spelen.
rulebook-grass-market-3 = ‘Markt gesloten’ speel je op je eigen markt. Die moet open zijn, zonder druk. De ronde eindigt meteen en de punten worden geteld. Je kunt de kaart ook weggooien.

rulebook-grass-peddle-1 = Dealkaarten speel je in je eigen dealzone, zolang je markt open is en er geen druk op ligt. Je mag er zoveel hebben als je wilt.

rulebook-grass-heat-1 = Een Druk verhogen-kaart speel je op een tegenspeler met een open markt zonder druk. Hoe je eigen markt ervoor staat, maakt niet uit.
rulebook-grass-heat-2 = Zolang er druk op je markt ligt, kun je geen Dealkaarten, ‘Plantage stelen’ of ‘Markt gesloten’ spelen. Editie 2018: ook geen Beschermingskaarten. Je kunt nog wel ruilen, weggooien en deze kaarten spelen: Druk verlagen, ‘Boete betalen’, Druk verhogen, Nirvanakaarten en Paranoiakaarten.
rulebook-grass-heat-3 = Een Druk verlagen-kaart speel je op de Druk verhogen-kaart die erbij hoort, op je eigen problemenstapel. Beide gaan onder de stapel, en je markt is weer open. Zonder die druk kun je de kaart alleen weggooien.

rulebook-grass-pay-fine-1 = ‘Boete betalen’ annuleert elke Druk verhogen-kaart op je markt. Dat kost je een Dealkaart uit je dealzone.
rulebook-grass-pay-fine-2 = Editie 2018: je kiest zelf met welke Dealkaart je betaalt. Klassieke editie: je betaalt met je laagste.
rulebook-grass-pay-fine-3 = Je mag met een beschermde kaart betalen. Moet je je laagste nemen, dan tellen beschermde kaarten mee. Bij gelijke waarde betaal je eerst met een niet-beschermde.
rulebook-grass-pay-fine-4 = Er moet druk op je markt liggen en je hebt een Dealkaart in je dealzone nodig om mee te betalen.
rulebook-grass-pay-fine-5 = Betaal je met een beschermde kaart, dan blijft de Beschermingskaart op de rest liggen. De vrije ruimte wordt niet meer opgevuld. Dekt de Beschermingskaart niets meer, dan gaat die naar de afvalhoop. Je kunt ook met Dr. Feelgood betalen.

rulebook-grass-protection-1 = Een Beschermingskaart dekt niet-beschermde Dealkaarten in je dealzone, samen tot aan de dekwaarde. Je markt moet open zijn. Editie 2018: er mag ook geen druk op liggen.
rulebook-grass-protection-2 = Een Beschermingskaart past niet op Dr. Feelgood en niet op kaarten die al beschermd zijn. Er moet minstens één Dealkaart onder liggen.
rulebook-grass-protection-3 = Gedekte kaarten zijn veilig tot het einde van de ronde. Je verliest er alleen een als je zelf ‘Boete betalen’ speelt.
rulebook-grass-protection-4 = Dealkaarten die er later bij komen, zijn niet gedekt, ook al is er nog ruimte.

rulebook-grass-steal-1 = Voor ‘Plantage stelen’ moet je eigen markt open zijn, zonder druk. Editie 2018: de markt van het slachtoffer ook. Klassieke editie: de markt van het slachtoffer maakt niet uit.
rulebook-grass-steal-2 = Je neemt een niet-beschermde Dealkaart uit de dealzone van een tegenspeler en legt die, niet-beschermd, in die van jou. Editie 2018: jij kiest welke. Klassieke editie: het is de hoogste.

rulebook-grass-nirvana-1 = ‘Nirvana’: elke tegenspeler met niet-beschermde Dealkaarten geeft je er een. Editie 2018: ze kiezen zelf welke, een voor een. Klassieke editie: ze geven hun laagste.
rulebook-grass-nirvana-2 = ‘Euforie’ werkt als ‘Nirvana’, maar elke tegenspeler geeft je de hoogste niet-beschermde Dealkaart.
rulebook-grass-nirvana-3 = Klassieke editie: ‘Nirvana’ en ‘Euforie’ annuleren ook de druk op je markt en geven je een extra beurt. Is de wietvoorraad op, dan krijg je geen extra beurt.
rulebook-grass-nirvana-4 = ‘Nirvana’ en ‘Euforie’ kun je met of zonder open markt spelen.

rulebook-grass-paranoia-1 = Editie 2018: een Paranoiakaart speel je op een tegenspeler, die de gevolgen draagt. Klassieke editie: de gevolgen zijn voor jezelf.
rulebook-grass-paranoia-2 = Editie 2018: ‘Uitverkocht’ kost het slachtoffer een niet-beschermde Dealkaart naar eigen keuze. ‘Verraad’ kost de hoogste en een beurt. ‘Totale vernietiging’ kost de hele problemenstapel met ‘Markt openen’, alle niet-beschermde Dealkaarten en een beurt. Klassieke editie: ‘Uitverkocht’ kost de laagste en een beurt. De andere twee kosten twee beurten in plaats van één.
rulebook-grass-paranoia-3 = Een slachtoffer zonder niet-beschermde Dealkaarten verliest er geen, maar de rest gebeurt wel. De markt van het slachtoffer hoeft niet open te zijn.
rulebook-grass-paranoia-4 = Eerst geeft het slachtoffer af wat de kaart vraagt. Daarna kiest iedereen in het geheim een kaart uit de hand. Al die kaarten gaan tegelijk naar links.
rulebook-grass-paranoia-5 = Wat het slachtoffer afgeeft, gaat naar de afvalhoop, net als de Paranoiakaart.
rulebook-grass-paranoia-6 = Elke Paranoiakaart die je aan het einde van de ronde nog in de hand hebt, kost een boete: ‘Uitverkocht’ $25.000, ‘Verraad’ $50.000, ‘Totale vernietiging’ $100.000.

rulebook-grass-deal-1 = In je beurt kun je een kaart uit je hand ruilen voor een kaart uit de hand van een tegenspeler, zo vaak als jullie het eens worden. Je mag elke kaart ruilen, hoe de markten er ook voor staan. Klassieke editie: alleen voordat je een kaart speelt.
rulebook-grass-deal-2 = Je bod zegt welke kaart uit je hand je geeft, wat je ervoor wilt en voor wie het is. Je kunt ook vragen wat je ervoor krijgt. Wie gevraagd wordt, neemt het bod aan, weigert of doet één tegenbod. Een bod aan iedereen gaat met de klok mee rond. Wie het eerst aanneemt, krijgt de kaart.
rulebook-grass-deal-3 = Je kunt per beurt zo vaak een bod doen als je wilt, tenzij de tafel een limiet heeft.
rulebook-grass-deal-4 = Iedereen ziet de geruilde kaarten, tenzij de tafel iets anders heeft gekozen.
rulebook-grass-deal-5 = Dealkaarten wisselen (editie 2018): één keer per beurt kun je een niet-beschermde Dealkaart uit je dealzone omwisselen voor een niet-beschermde van een andere soort uit de dealzone van een tegenspeler, zonder toestemming.

rulebook-grass-scoring-1 = Je beschermde winst is de waarde van de beschermde Dealkaarten in je dealzone. Je winst met risico is de waarde van de andere.
rulebook-grass-scoring-2 = Heb je aan het einde van de ronde ‘De bankier’ in de hand, dan krijg je geld van elke tegenspeler die winst met risico heeft. Editie 2018: $5.000. Klassieke editie: 20% van die winst. Je kunt deze kaart niet spelen, alleen weggooien.
rulebook-grass-scoring-3 = Je nettowinst is je beschermde winst plus je winst met risico, plus of min ‘De bankier’. Daar gaat af wat je nog in de hand hebt: de boete voor elke Paranoiakaart en de waarde van je beste Dealkaart. Dat is je resultaat.
rulebook-grass-scoring-4 = Het beste resultaat van de ronde krijgt een bonus van $25.000, ook als het onder 0 ligt. Bij gelijke stand krijgt iedereen met dat resultaat de bonus.
rulebook-grass-scoring-5 = Je resultaat en je bonus komen bij je score. Editie 2018: die zakt nooit onder 0. Klassieke editie: die kan onder 0 zakken.
rulebook-grass-scoring-6 = Het spel eindigt als iemand na een ronde $250.000 of meer heeft. De rijkste speler wint. Spelers met dezelfde hoogste score delen de overwinning.
rulebook-grass-scoring-7 = Anders worden alle kaarten geschud, gaan alle markten dicht en wordt een nieuwe ronde gedeeld.

rulebook-grass-variants-1 = Give Me Five: houd een van je zes kaarten en geef de rest door. Van de vijf die je krijgt, houd je er weer een, enzovoort tot je er zes hebt gehouden. In de eerste ronde gaan de pakjes naar links, daarna verandert de richting elke ronde.
rulebook-grass-variants-2 = Heimelijke deals: bij het ruilen mag je elke kaart beloven. Beide spelers kiezen in het geheim welke kaart ze echt geven, en niemand anders krijgt die te zien. Daarna kiezen beiden tegelijk of ze zeggen dat ze bedot zijn, waar of niet.
rulebook-grass-variants-3 = Lucky or Not: na een Paranoiakaart geeft niemand een kaart door. In plaats daarvan neemt iedereen een willekeurige kaart uit de hand van de speler rechts. Wie de Paranoiakaart speelde, begint, en dan gaat het met de klok mee.

### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Het spel heeft 104 kaarten van 27 soorten; het bedrag staat op de kaart.
rulebook-grass-deck-2 = Het spel van 2018 heeft 29 Dealkaarten en 4 keer Nirvana, het klassieke 28 en 5. Een tafel mag andere kaarten kiezen, met Markt openen en genoeg kaarten voor iedereen.
rulebook-grass-deck-3 = Bij elke Druk verhogen-kaart hoort één Druk verlagen-kaart: Faillissement – Immuniteit, Aangehouden – Vogel gevlogen, Misdrijf – Van horen zeggen, Huiszoeking en inbeslagneming – Aanklacht ingetrokken.

rulebook-grass-turn-1 = Je speelt met twee tot zes. Iedereen krijgt zes kaarten, een voor een met de klok mee vanaf de linkerbuur van de deler; de rest is de wietvoorraad.
rulebook-grass-turn-2 = De eerste deler wordt geloot. Zijn linkerbuur begint; de beurten gaan met de klok mee.
rulebook-grass-turn-3 = Na elke ronde deelt de linkerbuur van de deler.
rulebook-grass-turn-4 = In je beurt neem je een kaart, daarna speel je er een of gooi je er een weg. Deals kunnen ervoor en erna, dus je zegt zelf wanneer je beurt voorbij is. Zolang er op een antwoord of een keuze gewacht wordt, kan er niets anders.
rulebook-grass-turn-5 = In plaats van te spelen mag je elke kaart behalve Paranoia weggooien, open en zonder effect. Niemand neemt kaarten van de afvalhoop.
rulebook-grass-turn-6 = Paranoia gooi je nooit zomaar weg. In 2018 mag je ze ook niet spelen zolang je geen Markt openen hebt, tenzij je alleen Paranoia in de hand hebt; klassiek wel.
rulebook-grass-turn-7 = Wie de laatste kaart van de wietvoorraad neemt, speelt zijn beurt uit; dan is de ronde voorbij.
rulebook-grass-turn-8 = Wie een beurt overslaat, neemt niets, speelt niets en biedt niets aan, maar geeft wel kaarten door, kan worden aangevallen en antwoordt op een bod. Overgeslagen beurten tellen op en vervallen op het einde van de ronde.
rulebook-grass-turn-9 = Iedereen heeft zes kaarten in de hand; wie aan de beurt is zeven, tussen nemen en spelen.
rulebook-grass-turn-10 = Elke beslissing wordt gevraagd, ook als er maar één antwoord is.
rulebook-grass-turn-11 = Een tafel mag een aantal rondes afspreken; dan wint wie na de laatste het rijkst is.
rulebook-grass-turn-12 = Bij gelijke waarde is Home Grown lager dan Mexico en Colombia lager dan Jamaica.

rulebook-grass-market-1 = Markt openen komt eerst: zonder die kaart kan je geen Dealkaart spelen. Een tweede kan je ruilen of weggooien, niet spelen, zolang de eerste er ligt.
rulebook-grass-market-2 = De markt openen of van druk bevrijden is je speelkaart van die beurt; dealen kan vanaf de volgende.
rulebook-grass-market-3 = Markt gesloten speel je op je eigen open markt zonder druk. De ronde eindigt meteen en wordt geteld. Weggooien mag ook.

rulebook-grass-peddle-1 = Een Dealkaart leg je in je eigen dealzone als je markt open is, zonder druk. Er is geen limiet.

rulebook-grass-heat-1 = Druk verhogen speel je op een tegenspeler wiens markt open is en nog zonder druk. Je eigen markt doet er niet toe.
rulebook-grass-heat-2 = Onder druk kan je geen Dealkaarten, Plantage stelen of Markt gesloten spelen, en in 2018 ook geen Bescherming. Druk verlagen, Druk verhogen, Nirvanakaarten en Paranoia spelen, weggooien en ruilen kan nog altijd.
rulebook-grass-heat-3 = Druk verlagen speel je op de overeenstemmende kaart op je eigen markt, die dan weer open is. Zonder die druk kan je de kaart alleen weggooien.

rulebook-grass-pay-fine-1 = Boete betalen annuleert elke druk op je markt en kost een Dealkaart uit je dealzone.
rulebook-grass-pay-fine-2 = In 2018 kies je welke Dealkaart je betaalt; klassiek is het je laagste.
rulebook-grass-pay-fine-3 = Het mag een beschermde zijn. Waar je de laagste betaalt, is het de laagste van alle, beschermd of niet; bij gelijke eerst een niet-beschermde.
rulebook-grass-pay-fine-4 = Je hebt druk nodig om te annuleren en een Dealkaart om te betalen.
rulebook-grass-pay-fine-5 = Betaal je een beschermde kaart, dan blijft de Bescherming op de rest liggen en wordt ze niet meer aangevuld; dekt ze niets meer, dan gaat ze naar de afvalhoop. Ook met Dr. Feelgood kan je betalen.

rulebook-grass-protection-1 = Een Beschermingskaart leg je op niet-beschermde Dealkaarten die samen hoogstens haar dekwaarde waard zijn. Je hebt Markt openen nodig, in 2018 zonder druk.
rulebook-grass-protection-2 = Nooit op Dr. Feelgood, nooit op wat al beschermd is, en altijd op minstens één kaart.
rulebook-grass-protection-3 = Wat gedekt is, blijft veilig tot het einde van de ronde. Alleen je eigen Boete betalen kan het kosten.
rulebook-grass-protection-4 = Dealkaarten die later komen, zijn niet gedekt, ook al is er nog plaats.

rulebook-grass-steal-1 = Voor Plantage stelen moet je eigen markt open zijn, zonder druk; in 2018 ook die van het slachtoffer.
rulebook-grass-steal-2 = Je neemt een niet-beschermde Dealkaart van een tegenspeler. In 2018 kies je welke, klassiek is het de hoogste.

rulebook-grass-nirvana-1 = Nirvana: elke tegenspeler geeft je een niet-beschermde Dealkaart, als hij er een heeft. In 2018 kiest de gever, een voor een; klassiek is het de laagste.
rulebook-grass-nirvana-2 = Euforie: hetzelfde, maar altijd de hoogste.
rulebook-grass-nirvana-3 = Klassiek halen beide ook de druk van je markt en geven ze je een extra beurt, tenzij de wietvoorraad op is.
rulebook-grass-nirvana-4 = Je kan ze altijd spelen, met of zonder markt.

rulebook-grass-paranoia-1 = In 2018 speel je Paranoia op een tegenspeler, die erdoor getroffen wordt; klassiek tref je jezelf.
rulebook-grass-paranoia-2 = Uitverkocht kost een Dealkaart, klassiek de laagste en een beurt; Verraad de hoogste en een beurt, klassiek twee; Totale vernietiging de markt met de druk erop, alles wat niet beschermd is en een beurt, klassiek twee.
rulebook-grass-paranoia-3 = Wie niets onbeschermds heeft, geeft niets af; de rest gebeurt toch. De markt van het slachtoffer hoeft niet open te zijn.
rulebook-grass-paranoia-4 = Eerst geeft het slachtoffer af wat moet. Daarna kiest iedereen in het geheim een kaart uit zijn hand, en al die kaarten gaan tegelijk naar links.
rulebook-grass-paranoia-5 = Wat wordt afgegeven, gaat naar de afvalhoop, de Paranoiakaart ook.
rulebook-grass-paranoia-6 = Elke Paranoiakaart die je op het einde nog in de hand hebt, kost haar boete.

rulebook-grass-deal-1 = In je beurt mag je een kaart uit je hand ruilen voor een van een tegenspeler, zo vaak jullie het eens zijn: elke kaart, hoe de markten er ook voor staan. Klassiek alleen voordat je speelt.
rulebook-grass-deal-2 = Een bod noemt een kaart die je hebt, wat je ervoor wil en voor wie het is. Wie gevraagd wordt, stemt in, weigert of doet één keer een tegenbod. Een bod aan iedereen gaat met de klok mee; wie het eerst instemt, krijgt de kaart.
rulebook-grass-deal-3 = Je mag per beurt zo vaak bieden als je wil, tenzij de tafel een limiet heeft.
rulebook-grass-deal-4 = Geruilde kaarten worden aan iedereen getoond, tenzij de tafel anders beslist.
rulebook-grass-deal-5 = In 2018 ruil je eenmaal per beurt, zonder te vragen, een niet-beschermde Dealkaart voor een andere uit de dealzone van een tegenspeler.

rulebook-grass-scoring-1 = Beschermde winst is de waarde van je gedekte Dealkaarten, winst met risico die van de andere.
rulebook-grass-scoring-2 = Wie op het einde De bankier in de hand heeft, neemt van elke tegenspeler met winst met risico: $ 5.000 in 2018, klassiek een vijfde ervan. De kaart kan je niet spelen, alleen weggooien.
rulebook-grass-scoring-3 = De nettowinst is beschermde winst en winst met risico, plus of min de bankier. Het resultaat van de ronde is dat, min de boete voor elke Paranoiakaart en je hoogste Dealkaart in de hand.
rulebook-grass-scoring-4 = Het hoogste resultaat krijgt een bonus van $ 25.000; bij gelijke stand krijgt iedereen die het deelt hem.
rulebook-grass-scoring-5 = Resultaat en bonus komen bij de score. In 2018 zakt die nooit onder 0; klassiek kan dat wel.
rulebook-grass-scoring-6 = Het spel eindigt als iemand na een ronde $ 250.000 heeft. De hoogste score wint; bij gelijke stand winnen ze samen.
rulebook-grass-scoring-7 = Anders worden alle kaarten geschud, gaan alle markten dicht en begint een nieuwe ronde.

rulebook-grass-variants-1 = Give Me Five: houd een van je zes kaarten en geef de rest door, tot je er zes hebt. In de eerste ronde naar links, daarna telkens de andere kant op.
rulebook-grass-variants-2 = Heimelijke deals: wat je noemt, is alleen een bewering. Beide spelers kiezen gedekt wat ze echt geven; daarna mag elk zeggen dat hij bedot is, waar of niet.
rulebook-grass-variants-3 = Lucky or Not: in plaats van door te geven neemt iedereen om de beurt een willekeurige kaart uit de hand rechts van hem.

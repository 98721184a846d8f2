### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = Das Spiel hat 104 Karten in 27 Sorten. Die Werte stehen auf den Karten.
rulebook-grass-deck-2 = Ausgabe 2018: 29 Handel-Karten und vier Nirvana-Karten. Klassische Ausgabe: 28 Handel-Karten und fünf Nirvana-Karten. Ihr könnt auch andere Karten wählen, wenn „Eröffnen des Marktes“ dabei ist und die Karten für alle reichen.
rulebook-grass-deck-3 = Gegen jede Es-wird-heiß-Karte hilft eine bestimmte Hitze-raus-Karte: Razzia – Immunität, In Haft – Mach die Fliege, Straftat – Hörensagen, Fahndung & Beschlagnahme – Anklage fallen gelassen.

rulebook-grass-turn-1 = Grass ist für zwei bis sechs Spieler. Jeder bekommt sechs Karten, einzeln ausgeteilt im Uhrzeigersinn ab dem linken Nachbarn des Gebers. Der Rest ist der Heuhaufen.
rulebook-grass-turn-2 = Der erste Geber wird ausgelost. Sein linker Nachbar beginnt, dann geht es im Uhrzeigersinn weiter.
rulebook-grass-turn-3 = Nach jeder Runde gibt der linke Nachbar des Gebers. Ihr könnt stattdessen den Sieger der Runde geben lassen.
rulebook-grass-turn-4 = In deinem Zug ziehst du eine Karte, dann spielst du eine aus oder wirfst eine ab. Davor und danach kannst du tauschen, darum beendest du den Zug selbst. Solange jemand noch antworten oder wählen muss, geht nichts anderes.
rulebook-grass-turn-5 = Statt eine Karte auszuspielen, kannst du eine offen und ohne Wirkung abwerfen. Nur Paranoia-Karten kannst du nicht abwerfen. Vom Aschenbecher zieht niemand.
rulebook-grass-turn-6 = Eine Paranoia-Karte kannst du nicht abwerfen. Ausgabe 2018: Ohne „Eröffnen des Marktes“ kannst du sie auch nicht ausspielen, außer du hast nur Paranoia-Karten auf der Hand. Klassische Ausgabe: Du kannst sie auch ohne „Eröffnen des Marktes“ ausspielen.
rulebook-grass-turn-7 = Wer die letzte Karte vom Heuhaufen zieht, spielt seinen Zug zu Ende. Dann ist die Runde vorbei.
rulebook-grass-turn-8 = Wenn du aussetzt, ziehst du nicht, spielst nichts aus und machst keine Angebote. Du kannst aber angegriffen werden, antwortest auf Angebote und gibst Karten weiter. Musst du mehrmals aussetzen, wird das zusammengezählt. Am Ende der Runde verfällt der Rest.
rulebook-grass-turn-9 = Alle haben sechs Karten auf der Hand. In deinem Zug hast du zwischen Ziehen und Ausspielen sieben.
rulebook-grass-turn-10 = Du triffst jede Entscheidung selbst, auch wenn es nur eine Möglichkeit gibt.
rulebook-grass-turn-11 = Ihr könnt die Zahl der Runden begrenzen. Wer nach der letzten Runde am reichsten ist, gewinnt.
rulebook-grass-turn-12 = Bei gleichem Wert zählt Home Grown niedriger als Mexico und Colombia niedriger als Jamaica.

rulebook-grass-market-1 = Spiele zuerst „Eröffnen des Marktes“ aus. Ohne diese Karte kannst du keine Handel-Karten ausspielen. Solange sie vor dir liegt, kannst du eine zweite nur tauschen oder abwerfen. Verlierst du sie, brauchst du eine neue.
rulebook-grass-market-2 = Den Markt zu eröffnen oder von Hitze zu befreien, zählt als deine Karte in diesem Zug. Handel-Karten kannst du ab deinem nächsten Zug ausspielen.
rulebook-grass-market-3 = „Markt geschlossen“ spielst du auf deinen eigenen Markt. Er muss eröffnet und ohne Hitze sein. Die Runde endet sofort und wird gewertet. Du kannst die Karte auch abwerfen.

rulebook-grass-peddle-1 = Handel-Karten spielst du in deinen eigenen Handelsbereich, solange dein Markt eröffnet und ohne Hitze ist. Dort dürfen beliebig viele liegen.

rulebook-grass-heat-1 = Eine Es-wird-heiß-Karte spielst du gegen einen Gegner aus, dessen Markt eröffnet und ohne Hitze ist. Dein eigener Markt ist egal.
rulebook-grass-heat-2 = Liegt Hitze auf deinem Markt, kannst du diese Karten nicht ausspielen: Handel, „Pflanzenklau beim Nachbarn“ und „Markt geschlossen“. Ausgabe 2018: auch keine Schutz-Karten. Du kannst weiterhin tauschen, abwerfen und diese Karten ausspielen: Hitze raus, „Strafe bezahlen“, Es wird heiß, Rausch und Paranoia.
rulebook-grass-heat-3 = Eine Hitze-raus-Karte spielst du auf die passende Es-wird-heiß-Karte auf deinem Misthaufen. Beide kommen unter den Stapel, und dein Markt ist wieder frei. Ohne passende Hitze kannst du die Karte nur abwerfen.

rulebook-grass-pay-fine-1 = „Strafe bezahlen“ neutralisiert jede Hitze auf deinem Markt. Dafür gibst du eine Handel-Karte aus deinem Handelsbereich ab.
rulebook-grass-pay-fine-2 = Ausgabe 2018: Du wählst, mit welcher Handel-Karte du zahlst. Klassische Ausgabe: Du zahlst mit deiner niedrigsten.
rulebook-grass-pay-fine-3 = Du kannst auch mit einer geschützten Karte zahlen. Musst du deine niedrigste nehmen, zählen geschützte Karten mit. Bei gleichem Wert zahlst du zuerst eine ungeschützte.
rulebook-grass-pay-fine-4 = Du brauchst Hitze auf deinem Markt und eine Handel-Karte im Handelsbereich, mit der du zahlen kannst.
rulebook-grass-pay-fine-5 = Zahlst du mit einer geschützten Karte, bleibt die Schutz-Karte auf den übrigen liegen. Der frei gewordene Platz wird nicht wieder gefüllt. Schützt sie nichts mehr, kommt sie in den Aschenbecher. Auch mit Dr. Feelgood kannst du zahlen.

rulebook-grass-protection-1 = Eine Schutz-Karte schützt ungeschützte Handel-Karten in deinem Handelsbereich, zusammen bis zu ihrem Deckungswert. Dein Markt muss eröffnet sein. Ausgabe 2018: Er muss auch ohne Hitze sein.
rulebook-grass-protection-2 = Eine Schutz-Karte kann weder Dr. Feelgood schützen noch Karten, die schon geschützt sind. Sie muss mindestens eine Handel-Karte schützen.
rulebook-grass-protection-3 = Geschützte Karten sind bis zum Ende der Runde sicher. Du verlierst nur dann eine, wenn du selbst „Strafe bezahlen“ ausspielst.
rulebook-grass-protection-4 = Später dazugekommene Handel-Karten sind nicht geschützt, auch wenn noch Platz wäre.

rulebook-grass-steal-1 = Für „Pflanzenklau beim Nachbarn“ muss dein Markt eröffnet und ohne Hitze sein. Ausgabe 2018: Der Markt des Opfers muss es auch sein. Klassische Ausgabe: Der Markt des Opfers ist egal.
rulebook-grass-steal-2 = Du nimmst eine ungeschützte Handel-Karte aus dem Handelsbereich eines Gegners und legst sie ungeschützt in deinen. Ausgabe 2018: Du wählst, welche. Klassische Ausgabe: Es ist seine höchste.

rulebook-grass-nirvana-1 = „Nirvana“: Jeder Gegner, der eine ungeschützte Handel-Karte hat, gibt dir eine. Ausgabe 2018: Die Gegner wählen selbst, einer nach dem anderen. Klassische Ausgabe: Sie geben ihre niedrigste.
rulebook-grass-nirvana-2 = „Euphorie“ wirkt wie „Nirvana“, aber jeder Gegner gibt dir seine höchste ungeschützte Handel-Karte.
rulebook-grass-nirvana-3 = Klassische Ausgabe: „Nirvana“ und „Euphorie“ neutralisieren auch die Hitze auf deinem Markt und geben dir einen Extrazug. Ist der Heuhaufen leer, gibt es keinen Extrazug.
rulebook-grass-nirvana-4 = „Nirvana“ und „Euphorie“ kannst du mit und ohne eröffneten Markt ausspielen.

rulebook-grass-paranoia-1 = Ausgabe 2018: Du spielst eine Paranoia-Karte gegen einen Gegner aus, und sie trifft ihn. Klassische Ausgabe: Sie trifft dich selbst.
rulebook-grass-paranoia-2 = Ausgabe 2018: „Ausverkauf“ kostet das Opfer eine ungeschützte Handel-Karte seiner Wahl. „Ausgeschaltet“ kostet die höchste, und das Opfer setzt einmal aus. „Am Boden zerstört“ kostet den ganzen Misthaufen samt „Eröffnen des Marktes“ und alle ungeschützten Handel-Karten, und das Opfer setzt einmal aus. Klassische Ausgabe: „Ausverkauf“ kostet die niedrigste, und man setzt einmal aus. Bei den beiden anderen setzt man zweimal aus.
rulebook-grass-paranoia-3 = Ein Opfer ohne ungeschützte Handel-Karten verliert keine, aber alles Übrige geschieht trotzdem. Sein Markt muss nicht eröffnet sein.
rulebook-grass-paranoia-4 = Zuerst gibt das Opfer ab, was die Karte verlangt. Dann wählen alle heimlich eine Handkarte. Diese Karten gehen gleichzeitig nach links.
rulebook-grass-paranoia-5 = Was das Opfer abgibt, kommt in den Aschenbecher, die Paranoia-Karte ebenfalls.
rulebook-grass-paranoia-6 = Jede Paranoia-Karte, die du am Ende der Runde noch auf der Hand hast, kostet eine Strafe: „Ausverkauf“ $25.000, „Ausgeschaltet“ $50.000, „Am Boden zerstört“ $100.000.

rulebook-grass-deal-1 = In deinem Zug kannst du eine deiner Handkarten gegen eine Handkarte eines Gegners tauschen, so oft ihr euch einigt. Du kannst jede Karte tauschen, ganz gleich, wie die Märkte stehen. Klassische Ausgabe: nur vor dem Ausspielen.
rulebook-grass-deal-2 = Dein Angebot sagt, welche Handkarte du gibst, was du dafür willst und an wen es geht. Du kannst auch fragen, was du dafür bekommst. Wer gefragt wird, nimmt an, lehnt ab oder macht ein einziges Gegenangebot. Ein Angebot an alle geht im Uhrzeigersinn herum. Wer zuerst annimmt, bekommt die Karte.
rulebook-grass-deal-3 = Du kannst pro Zug beliebig viele Angebote machen, wenn ihr keine Grenze festgelegt habt.
rulebook-grass-deal-4 = Getauschte Karten sehen alle, wenn ihr nichts anderes festgelegt habt.
rulebook-grass-deal-5 = Handel-Karten tauschen (Ausgabe 2018): Einmal pro Zug kannst du ungefragt tauschen: eine ungeschützte Handel-Karte aus deinem Handelsbereich gegen eine ungeschützte anderer Sorte aus dem Handelsbereich eines Gegners.

rulebook-grass-scoring-1 = Dein geschützter Gewinn ist der Wert der geschützten Handel-Karten in deinem Handelsbereich. Dein Risikogewinn ist der Wert der übrigen.
rulebook-grass-scoring-2 = Hast du am Ende der Runde den Banker auf der Hand, zahlt dir jeder Gegner mit Risikogewinn. Ausgabe 2018: Er zahlt $5.000. Klassische Ausgabe: Er zahlt 20 % seines Risikogewinns. Ausspielen kannst du den Banker nicht, nur abwerfen.
rulebook-grass-scoring-3 = Dein Nettogewinn ist geschützter Gewinn plus Risikogewinn, plus oder minus Banker. Davon wird abgezogen, was du noch auf der Hand hast: die Strafe für jede Paranoia-Karte und der Wert deiner höchsten Handel-Karte. Das ist dein Ergebnis der Runde.
rulebook-grass-scoring-4 = Für das beste Ergebnis der Runde gibt es $25.000 Bonus, auch wenn es unter 0 liegt. Bei Gleichstand bekommen ihn alle mit diesem Ergebnis.
rulebook-grass-scoring-5 = Ergebnis und Bonus kommen zu deinem Gesamtgewinn. Ausgabe 2018: Er sinkt nie unter 0. Klassische Ausgabe: Er kann unter 0 sinken.
rulebook-grass-scoring-6 = Die Partie endet, wenn jemand nach einer Runde $250.000 oder mehr hat. Wer am reichsten ist, gewinnt. Bei Gleichstand gibt es mehrere Sieger.
rulebook-grass-scoring-7 = Sonst werden alle Märkte geschlossen, alle Karten neu gemischt und für die nächste Runde ausgeteilt.

rulebook-grass-variants-1 = Give me five: Behalte eine deiner sechs Karten und gib die anderen weiter. Von den fünf, die du bekommst, behältst du wieder eine, und so weiter bis zu sechs. In der ersten Runde gehen die Päckchen nach links, danach wechselt jede Runde die Richtung.
rulebook-grass-variants-2 = Versteckte Deals: Beim Tauschen darfst du jede Karte versprechen. Beide wählen heimlich, welche Karte sie wirklich geben, und niemand sonst sieht sie je. Dann sagen beide gleichzeitig, ob sie hereingelegt wurden. Das muss nicht stimmen.
rulebook-grass-variants-3 = Glück oder Pech: Nach einer Paranoia-Karte gibt niemand eine Karte weiter. Stattdessen zieht jeder eine zufällige Karte aus der Hand seines rechten Nachbarn. Wer die Paranoia-Karte ausgespielt hat, beginnt, dann geht es im Uhrzeigersinn weiter.

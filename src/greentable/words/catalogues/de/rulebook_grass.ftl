### The rules of Grass by their ids, one sentence or a few each, to look up.
### The whole table, with sources and code, is in docs/rules.

rulebook-grass-deck-1 = 104 Karten von 27 Sorten; was auf einer Karte steht, ist ihr Betrag.
rulebook-grass-deck-2 = Das Spiel von 2018 hat 29 Handel-Karten und 4-mal Nirvana, das klassische 28 und 5. Ein Tisch kann andere Karten nehmen, wenn Eröffnen des Marktes dabei ist und es für alle reicht.
rulebook-grass-deck-3 = Zu jeder Es-wird-heiß-Karte passt eine Hitze-raus-Karte: Razzia – Immunität, In Haft – Mach die Fliege, Straftat – Hörensagen, Fahndung & Beschlagnahme – Anklage fallen gelassen.

rulebook-grass-turn-1 = Zwei bis sechs spielen. Jeder bekommt sechs Karten, einzeln im Uhrzeigersinn, beginnend links vom Geber; der Rest ist der Heuhaufen.
rulebook-grass-turn-2 = Der erste Geber wird ausgelost. Wer links von ihm sitzt, beginnt; gespielt wird im Uhrzeigersinn.
rulebook-grass-turn-3 = Nach jeder Runde gibt der linke Nachbar des Gebers.
rulebook-grass-turn-4 = In deinem Zug ziehst du eine Karte, dann spielst du eine aus oder wirfst eine ab. Deals gehen davor und danach, darum sagst du selbst, wann der Zug zu Ende ist. Solange auf eine Antwort oder eine Wahl gewartet wird, geht nichts anderes.
rulebook-grass-turn-5 = Statt auszuspielen, darfst du jede Karte außer Paranoia abwerfen, offen und ohne Wirkung. Aus dem Aschenbecher zieht niemand.
rulebook-grass-turn-6 = Paranoia wird nie einfach abgeworfen. 2018 kannst du sie auch nicht ausspielen, solange dein Markt nicht eröffnet ist, außer du hast nur Paranoia auf der Hand; klassisch geht es.
rulebook-grass-turn-7 = Wer die letzte Karte vom Heuhaufen zieht, spielt seinen Zug zu Ende; dann ist die Runde vorbei.
rulebook-grass-turn-8 = Wer aussetzt, zieht nicht, spielt nicht und bietet nichts an, gibt aber Karten weiter, kann angegriffen werden und antwortet auf Angebote. Mehrfaches Aussetzen zählt zusammen und verfällt am Ende der Runde.
rulebook-grass-turn-9 = Jeder hat sechs Karten auf der Hand; wer am Zug ist, zwischen Ziehen und Ausspielen sieben.
rulebook-grass-turn-10 = Nach jeder Entscheidung wird gefragt, auch wenn es nur eine Antwort gibt.
rulebook-grass-turn-11 = Ein Tisch kann eine Zahl von Runden vereinbaren; dann gewinnt, wer nach der letzten am reichsten ist.
rulebook-grass-turn-12 = Bei gleichem Wert ist Home Grown niedriger als Mexico und Colombia niedriger als Jamaica.

rulebook-grass-market-1 = Eröffnen des Marktes kommt zuerst: Ohne diese Karte geht keine Handel-Karte. Eine zweite kannst du in einem Deal weggeben oder abwerfen, aber nicht ausspielen, solange die erste liegt.
rulebook-grass-market-2 = Den Markt zu eröffnen oder seine Hitze loszuwerden ist das Ausspielen dieses Zuges; gehandelt wird ab dem nächsten.
rulebook-grass-market-3 = Markt geschlossen spielst du auf deinen eigenen eröffneten Markt ohne Hitze. Die Runde endet sofort und wird gezählt. Du kannst die Karte auch abwerfen.

rulebook-grass-peddle-1 = Eine Handel-Karte kommt in deinen Handelsbereich, solange dein Markt eröffnet und ohne Hitze ist, so viele du willst.

rulebook-grass-heat-1 = Eine Es-wird-heiß-Karte spielst du auf einen Gegner, dessen Markt eröffnet und noch ohne Hitze ist. Dein eigener Markt ist egal.
rulebook-grass-heat-2 = Mit Hitze auf dem Markt gehen keine Handel-Karten, kein Pflanzenklau und kein Markt geschlossen, 2018 auch kein Schutz. Hitze loswerden, Es wird heiß, Rausch und Paranoia ausspielen, abwerfen und Deals gehen weiter.
rulebook-grass-heat-3 = Eine Hitze-raus-Karte spielst du auf die passende Es-wird-heiß-Karte deines Marktes, der dann wieder offen ist. Ohne ihre Hitze kannst du sie nur abwerfen.

rulebook-grass-pay-fine-1 = Strafe bezahlen neutralisiert jede Hitze auf deinem Markt und kostet eine Handel-Karte aus deinem Handelsbereich.
rulebook-grass-pay-fine-2 = 2018 wählst du, welche Handel-Karte du zahlst; klassisch ist es deine niedrigste.
rulebook-grass-pay-fine-3 = Es darf auch eine geschützte sein. Wo die niedrigste gezahlt wird, ist es die niedrigste von allen, geschützt oder nicht; bei gleichen zuerst eine ungeschützte.
rulebook-grass-pay-fine-4 = Du brauchst dazu Hitze auf deinem Markt und eine Handel-Karte zum Zahlen.
rulebook-grass-pay-fine-5 = Zahlst du eine geschützte Karte, bleibt der Schutz auf den übrigen und wird nicht wieder aufgefüllt; schützt er nichts mehr, kommt er in den Aschenbecher. Auch Dr. Feelgood kann gezahlt werden.

rulebook-grass-protection-1 = Eine Schutz-Karte legst du auf ungeschützte Handel-Karten, die zusammen höchstens ihren Deckungswert haben. Dein Markt muss dazu eröffnet sein, 2018 auch ohne Hitze.
rulebook-grass-protection-2 = Nie auf Dr. Feelgood, nie auf schon Geschütztes, und immer auf mindestens eine Karte.
rulebook-grass-protection-3 = Was geschützt ist, bleibt bis zum Ende der Runde sicher. Nur dein eigenes Strafe bezahlen kann es kosten.
rulebook-grass-protection-4 = Handel-Karten, die später kommen, sind nicht mitgeschützt, auch wenn noch Platz ist.

rulebook-grass-steal-1 = Für den Pflanzenklau muss dein Markt eröffnet und ohne Hitze sein, 2018 auch der des Opfers.
rulebook-grass-steal-2 = Du nimmst einem Gegner eine ungeschützte Handel-Karte weg. 2018 wählst du, welche; klassisch ist es die höchste.

rulebook-grass-nirvana-1 = Nirvana: Jeder Gegner gibt dir eine ungeschützte Handel-Karte, wenn er eine hat. 2018 wählt jeder selbst, einer nach dem anderen; klassisch ist es die niedrigste.
rulebook-grass-nirvana-2 = Euphorie: dasselbe, aber immer die höchste.
rulebook-grass-nirvana-3 = Klassisch nehmen beide auch die Hitze von deinem Markt und geben dir einen Extrazug, solange der Heuhaufen nicht leer ist.
rulebook-grass-nirvana-4 = Beide kannst du jederzeit ausspielen, mit oder ohne Markt.

rulebook-grass-paranoia-1 = 2018 spielst du Paranoia auf einen Gegner, den sie trifft; klassisch trifft sie dich selbst.
rulebook-grass-paranoia-2 = Ausverkauf kostet eine Handel-Karte, klassisch die niedrigste und einmal Aussetzen; Ausgeschaltet die höchste und einmal Aussetzen, klassisch zweimal; Am Boden zerstört den Markt mit seiner Hitze, alles Ungeschützte und einmal Aussetzen, klassisch zweimal.
rulebook-grass-paranoia-3 = Wer nichts Ungeschütztes hat, gibt nichts ab; der Rest gilt trotzdem. Der Markt des Opfers muss nicht eröffnet sein.
rulebook-grass-paranoia-4 = Erst gibt das Opfer ab, was es muss. Dann wählt jeder verdeckt eine Handkarte, und alle diese Karten gehen gleichzeitig nach links.
rulebook-grass-paranoia-5 = Was abgegeben wird, kommt in den Aschenbecher, die Paranoia-Karte auch.
rulebook-grass-paranoia-6 = Jede Paranoia-Karte, die du am Ende der Runde noch hast, kostet ihre Strafe.

rulebook-grass-deal-1 = In deinem Zug kannst du eine Handkarte gegen eine eines Gegners austauschen, so oft ihr euch einig seid: jede Karte, egal wie die Märkte stehen. Klassisch nur vor dem Ausspielen.
rulebook-grass-deal-2 = Ein Angebot nennt eine Karte, die du hast, was du dafür willst und für wen es gilt. Wer gefragt wird, nimmt an, lehnt ab oder macht einmal ein Gegenangebot. Gilt es allen, wird im Uhrzeigersinn gefragt; wer zuerst annimmt, bekommt die Karte.
rulebook-grass-deal-3 = In einem Zug darfst du beliebig oft anbieten, wenn der Tisch nichts anderes vereinbart hat.
rulebook-grass-deal-4 = Ausgetauschte Karten sehen alle, wenn der Tisch nichts anderes sagt.
rulebook-grass-deal-5 = 2018: Einmal pro Zug tauschst du eine ungeschützte Handel-Karte gegen eine andere aus dem Handelsbereich eines Gegners, ohne ihn zu fragen.

rulebook-grass-scoring-1 = Geschützter Gewinn ist der Wert der geschützten Handel-Karten, gefährdeter Gewinn der Wert der übrigen.
rulebook-grass-scoring-2 = Wer am Ende den Banker auf der Hand hat, nimmt von jedem Gegner mit gefährdetem Gewinn: 2018 5.000 $, klassisch ein Fünftel davon. Ausspielen kann man ihn nicht, nur abwerfen.
rulebook-grass-scoring-3 = Der Nettogewinn ist geschützter und gefährdeter Gewinn, plus oder minus Banker. Davon gehen die Strafe jeder Paranoia-Karte und die höchste Handel-Karte auf der Hand ab: Das ist das Ergebnis der Runde.
rulebook-grass-scoring-4 = Das höchste Ergebnis bekommt 25.000 $ Bonus; bei Gleichstand alle, die es teilen.
rulebook-grass-scoring-5 = Ergebnis und Bonus kommen zum Gesamtgewinn. 2018 sinkt er nie unter 0, klassisch schon.
rulebook-grass-scoring-6 = Die Partie endet, wenn nach einer Runde jemand 250.000 $ hat. Der höchste Gesamtgewinn gewinnt; bei Gleichstand gewinnen mehrere.
rulebook-grass-scoring-7 = Sonst werden alle Karten gemischt, kein Markt ist mehr eröffnet, und eine neue Runde beginnt.

rulebook-grass-variants-1 = Give me five: Behalte eine deiner sechs Karten und gib die anderen weiter, bis du sechs behalten hast. In der ersten Runde nach links, danach jedes Mal anders herum.
rulebook-grass-variants-2 = Versteckte Deals: Was genannt wird, ist nur eine Behauptung. Beide wählen verdeckt, was sie wirklich geben; danach darf jeder sagen, dass er hereingelegt wurde, ob es stimmt oder nicht.
rulebook-grass-variants-3 = Glück oder Pech: Statt weiterzugeben, zieht jeder der Reihe nach eine zufällige Karte aus der Hand rechts von ihm.

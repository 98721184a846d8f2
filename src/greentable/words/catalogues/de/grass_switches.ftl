### The switches of the rules of Grass: what each is about, in a few words. They are shown beside their
### value: „ja“ or „nein“, „die niedrigste“, a number.

grass-switch-deck = die Karten im Spiel
grass-switch-target = der Gesamtgewinn, der die Partie beendet
grass-switch-bonus = Bonus für das beste Ergebnis einer Runde
grass-switch-total-floor = niedrigster möglicher Gesamtgewinn
grass-switch-next-dealer = wer in der nächsten Runde gibt
grass-switch-max-rounds = Höchstzahl der Runden; 0 heißt unbegrenzt
grass-switch-heat-stops-protection = Hitze blockiert auch Schutz-Karten
grass-switch-pay-fine = welche Handel-Karte „Strafe bezahlen“ kostet
grass-switch-steal = welche Handel-Karte geklaut wird
grass-switch-steal-needs-victim-market = klauen geht nur, wenn der Markt des Opfers eröffnet und ohne Hitze ist
grass-switch-stonehigh = welche Handel-Karte man bei „Nirvana“ abgibt
grass-switch-nirvana-lifts-heat = Rausch-Karten neutralisieren die Hitze auf dem eigenen Markt
grass-switch-nirvana-extra-turn = Rausch-Karten geben einen Extrazug
grass-switch-nirvana-needs-market = für Rausch-Karten muss der eigene Markt eröffnet sein
grass-switch-misses = wie oft man nach „Ausverkauf“, „Ausgeschaltet“ und „Am Boden zerstört“ aussetzt
grass-switch-sold-out = welche Handel-Karte „Ausverkauf“ kostet
grass-switch-paranoia-hits = wen eine Paranoia-Karte trifft
grass-switch-paranoia-before-market = Paranoia-Karten darf man auch ohne eröffneten Markt ausspielen
grass-switch-trade-after-play = tauschen darf man auch nach dem Ausspielen
grass-switch-offers-per-turn = Höchstzahl der Angebote pro Zug; 0 heißt kein Tausch
grass-switch-open-trades = getauschte Karten sehen alle
grass-switch-stash-swap = einmal pro Zug darf man Handel-Karten zwischen Handelsbereichen tauschen
grass-switch-swap-under-heat = Handel-Karten darf man auch tauschen, wenn ein Markt nicht eröffnet ist oder Hitze auf ihm liegt
grass-switch-banker = der Banker nimmt von jedem Gegner $5.000 oder 20 % vom Risikogewinn
grass-switch-give-me-five = Variante: die ersten sechs Karten per Draft wählen
grass-switch-hidden-deals = Variante: verdeckt tauschen
grass-switch-lucky-or-not = Variante: zufällige Karten ziehen statt weitergeben

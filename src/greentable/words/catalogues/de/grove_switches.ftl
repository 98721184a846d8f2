### The switches of the rules of Grove: what each is about, in a few words.

grove-switch-deck = die Vorderseiten der Karten
grove-switch-recipes = die Rezept-Herausforderung
grove-switch-book = die Rezepte auf den Rückseiten der Karten
grove-switch-aside = die Karten, die nicht im Spiel sind

### The switches of the rules of Grove: what each is about, in a few words.

grove-switch-deck = the card faces
grove-switch-recipes = the recipe challenge
grove-switch-book = the recipes on the backs of the cards
grove-switch-aside = the cards left out of the game

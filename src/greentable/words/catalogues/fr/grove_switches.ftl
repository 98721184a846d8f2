### The switches of the rules of Grove: what each is about, in a few words.

grove-switch-deck = les faces des cartes
grove-switch-recipes = le défi des recettes
grove-switch-book = les recettes au dos des cartes
grove-switch-aside = les cartes laissées de côté

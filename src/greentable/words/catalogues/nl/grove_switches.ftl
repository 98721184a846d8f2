### The switches of the rules of Grove: what each is about, in a few words.

grove-switch-deck = de voorkanten van de kaarten
grove-switch-recipes = de receptuitdaging
grove-switch-book = de recepten op de achterkanten van de kaarten
grove-switch-aside = de kaarten die niet meedoen

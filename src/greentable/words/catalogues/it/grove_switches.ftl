### The switches of the rules of Grove: what each is about, in a few words.

grove-switch-deck = le facce delle carte
grove-switch-recipes = la Sfida Ricetta
grove-switch-book = le Ricette sul retro delle carte
grove-switch-aside = le carte escluse dalla partita

### What a player is asked to do in Grove, or who everyone is waiting for: $who.

grove-status-choose = Kies een kaart en dan een plek.
grove-status-last = Leg je laatste kaart.
grove-status-dealing = De kaarten worden gedeeld …
grove-status-over = Het spel is afgelopen.
grove-status-no-place = Kaart { $card } past nergens. Leg je andere kaart.
grove-status-chosen = Je hebt je kaart gekozen. Wachten op { $who }.
grove-status-stopped = Je kunt geen kaart meer leggen. Wachten op { $who }.
grove-status-waiting = Wachten op { $who }.
grove-status-over-stopped = Je kunt geen kaart meer leggen. Het spel is afgelopen.

### What somebody is asked to do in Grove, or whom the table waits for: $who.

grove-status-choose = Kies een kaart, en dan waar je ze legt.
grove-status-last = Leg je laatste kaart.
grove-status-dealing = De kaarten worden gedeeld …
grove-status-over = Het spel is afgelopen.
grove-status-no-place = Kaart { $card } past nergens. Leg je andere kaart.
grove-status-chosen = Je kaart is gekozen. Wachten op { $who }.
grove-status-stopped = Je kunt geen kaart leggen en bent gestopt. Wachten op { $who }.
grove-status-waiting = Wachten op { $who }.

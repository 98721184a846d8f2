### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = Het spel is afgelopen.
grove-reason-not-your-turn = Je bent niet aan de beurt.
grove-reason-already-chosen = Je hebt al gekozen. Wacht op de anderen.
# Another kind of move than the one that is due: on their turn players place a card, nothing else.
grove-reason-not-now = Die zet kan nu niet. In je beurt leg je een kaart.
grove-reason-malformed = De zet is onvolledig of heeft te veel delen. Nodig zijn een kaart, een plek en een draaiing.
grove-reason-no-such-card = Kaart { $card } bestaat niet. De kaarten zijn genummerd van 1 tot en met 18.
grove-reason-already-seen = Kaart { $card } is al omgedraaid.
grove-reason-same-recipe = De twee recepten moeten verschillen.
grove-reason-not-in-hand = Je hebt kaart { $card } niet in je hand.
grove-reason-no-overlap = De kaart moet minstens één vakje van je boomgaard bedekken.
grove-reason-on-squirrel = De boom van de eekhoorn mag je niet bedekken.
grove-reason-mismatch = Een boom moet overeenkomen met de boom of dobbelsteen eronder. Je eekhoorn is al gebruikt.
grove-reason-two-mismatches = Maar één boom mag iets bedekken waarmee hij niet overeenkomt. Je hebt maar één eekhoorn.
grove-reason-barrow-to-choose = Meerdere manden kunnen de kruiwagen worden. Kies er een.
grove-reason-not-a-covered-basket = De kaart bedekt daar geen mand. Kies een mand die wel bedekt wordt.
grove-reason-no-barrow-to-choose = Hier valt geen kruiwagen te kiezen. Laat dat deel weg.
grove-reason-dice-to-choose = Er zijn niet genoeg dobbelstenen voor al deze bomen. Kies welke er een krijgen.
grove-reason-die-not-scarce = Kies alleen bomen van een soort waarvoor er te weinig dobbelstenen zijn.
grove-reason-wrong-number-of-dice = Kies precies evenveel bomen als er nog dobbelstenen zijn.

## One cell of the card that fails, at $place. $laid and $below are cells.

grove-fault-on-squirrel = Op { $place }: de { $laid } zou de eekhoorn bedekken.
grove-fault-mismatch = Op { $place }: de { $laid } komt niet overeen met de { $below }.

## One cell that could be chosen

grove-fault-barrow = De mand op { $place } kan de kruiwagen worden.
grove-fault-dice = De boom op { $place } kan een dobbelsteen krijgen.

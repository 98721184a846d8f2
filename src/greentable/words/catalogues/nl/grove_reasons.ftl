### Why a move of Grove is refused: said to the player, with what would help.

grove-reason-game-over = Het spel is afgelopen.
grove-reason-not-your-turn = Je bent niet aan de beurt.
grove-reason-already-chosen = Je hebt al gekozen: wacht op de anderen.
grove-reason-not-now = Nu niet: de tafel wacht op iets anders.
grove-reason-malformed = De zet zegt te weinig of te veel: noem een kaart, een plaats en een draaiing.
grove-reason-no-such-card = Er is geen kaart { $card }: ze zijn genummerd van 1 tot en met 18.
grove-reason-already-seen = Kaart { $card } is er al geweest.
grove-reason-same-recipe = De twee recepten moeten verschillen.
grove-reason-not-in-hand = Je hebt kaart { $card } niet in de hand.
grove-reason-no-overlap = De kaart moet minstens één vakje van de boomgaard bedekken.
grove-reason-on-squirrel = Op de boom van de eekhoorn mag niets liggen.
grove-reason-mismatch = Een boom moet overeenkomen met de boom of de dobbelsteen eronder, en je eekhoorn is al gebruikt.
grove-reason-two-mismatches = Hoogstens één boom mag afwijken van wat eronder ligt: er is maar één eekhoorn.
grove-reason-barrow-to-choose = Meerdere manden kunnen de kruiwagen worden: zeg welke.
grove-reason-not-a-covered-basket = Deze kaart bedekt daar geen mand, dus daar kan de kruiwagen niet komen.
grove-reason-no-barrow-to-choose = Voor de kruiwagen valt er hier niets te kiezen: laat hem weg.
grove-reason-dice-to-choose = Er zijn niet genoeg dobbelstenen voor al deze bomen: zeg welke bomen er een krijgen.
grove-reason-die-not-scarce = Noem alleen dobbelstenen voor bomen waarvan de vrucht te weinig dobbelstenen over heeft.
grove-reason-wrong-number-of-dice = Noem evenveel bomen als er dobbelstenen over zijn.

## One cell of the card that fails, at $place. $laid and $below are cells.

grove-fault-on-squirrel = Op { $place }: de { $laid } zou de eekhoorn bedekken.
grove-fault-mismatch = Op { $place }: de { $laid } komt niet overeen met de { $below }.

## One cell that could be chosen

grove-fault-barrow = De mand op { $place } kan de kruiwagen worden.
grove-fault-dice = De boom op { $place } kan een dobbelsteen krijgen.

### A recorded game told in words.

replay-title = { $game }, regole: { $ruleset }

replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = un mazzo proprio
replay-own-book = Ricette proprie

replay-date = Giocata il { $date }.

replay-people = Al tavolo: { $names }.

replay-as = Raccontata come l’ha vista { $name }.
replay-as-spectator = Raccontata come l’ha vista uno spettatore.

replay-to-act = Di turno: { $who }.

replay-chose = { $who } ha scelto: { $move }.

replay-refused = riga { $line }: la mossa { $ply }, “{ $token }” ({ $who }), è respinta: { $reason }

replay-chance = il caso

game-grass = Grass

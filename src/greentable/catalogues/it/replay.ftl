### A recorded game told in words.

replay-title = { $game }, regole: { $ruleset }

replay-ruleset-own = { $ruleset }, { $own }
replay-own-deck = un mazzo proprio
replay-own-book = Ricette proprie

replay-date = Giocata il { $date }.

replay-people = Al tavolo: { $names }.

replay-as = Raccontata come l’ha vista { $name }.
replay-as-spectator = Raccontata come l’ha vista uno spettatore.

replay-to-act = Tocca { $who-sound ->
    [vowel] ad
   *[consonant] a
} { $who }.

replay-chose = { $who } ha scelto: { $move }.

replay-refused = riga { $line }: alla giocata { $ply } “{ $token }” di { $who } è respinta: { $reason }

replay-chance = caso

game-grass = Grass

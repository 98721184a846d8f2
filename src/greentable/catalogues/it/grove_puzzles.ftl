grove-puzzle-plain = Grove del giorno
grove-puzzle-recipes = Grove del giorno con Ricette
grove-puzzle-harvest = { $amount } punti – { $title }
grove-puzzle-reached = { $amount } punti, punteggio bersaglio { $target } raggiunto
grove-puzzle-missed = { $amount } punti, punteggio bersaglio { $target } mancato

### What is said at a table of the server: quick phrases of players, and notes of the server.

## Phrases that players choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-game = Belle partie !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous de jouer.
phrase-yes-please = Oui, volontiers !
phrase-no-thanks = Non, merci.
phrase-too-much = C’est trop.
phrase-again = On rejoue ?
phrase-need = Il me faut { $cards }.
phrase-who-has = Qui a { $cards } ?
phrase-have = Je peux proposer { $cards }.
phrase-give-for = Que me donnez-vous pour { $cards } ?

## Notes of the server. $who is the name of a player.

note-offer-taken = L’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} est acceptée.
note-offer-refused = Personne n’a accepté l’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
note-offer-withdrawn = { $who } a retiré son offre.
note-offer-time = L’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} a expiré.
note-clock-decided = { $who } a dépassé son temps. Le serveur a joué à sa place.
# To everyone, when someone has not allowed an undo.
note-undo-refused = { $who } n’est pas d’accord. Le coup reste joué.
note-seat-absent = { $who } n’est pas là. Attendre encore, ou laisser jouer un robot ?
note-seat-waited-for = On attend toujours { $who }.
# $text was written by the server host.
note-server-announced = { $text }
note-server-read-only = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu. Patientez un peu.
note-server-lost = Le serveur a perdu sa base de données. Les coups ne comptent plus. Prévenez l’hébergeur.
note-server-writes-again = Le serveur enregistre de nouveau les coups.
note-server-draining = Le serveur va bientôt redémarrer. D’ici là, pas de nouvelle table. Les parties reprendront ensuite.
note-talk-muted = L’hôte vous a mis en sourdine. Personne ne voit vos messages.
note-bot-replaced = Le robot qui joue pour { $who } a planté. Un robot plus simple prend le relais.
note-bot-interpreted = Le robot qui joue pour { $who } se prépare encore. Au début, il peut être lent.

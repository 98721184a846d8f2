### What is said at a table of the server: quick phrases of people, and notes of the server.

## Phrases that people choose from a list. $cards is a row of cards: "Panama and Home Grown".

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-game = Belle partie !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-yes-please = Oui, volontiers !
phrase-no-thanks = Non, merci.
phrase-too-much = C’est trop.
phrase-again = On rejoue ?
phrase-need = Il me faut { $cards }.
phrase-who-has = Qui a { $cards } ?
phrase-have = Je pourrais donner { $cards }.
phrase-give-for = Que me donne-t-on pour { $cards } ?

## Notes of the server. $who is the name of a player.

note-offer-taken = L’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} a été acceptée.
note-offer-refused = Personne n’a accepté l’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
note-offer-withdrawn = { $who } a retiré son offre.
note-offer-time = L’offre { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} a expiré.
note-clock-decided = Le temps { $who-sound ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} est écoulé : le serveur a décidé.
note-undo-refused = { $who } n’est pas d’accord : le coup reste joué.
note-seat-absent = { $who } n’est pas là. Attendre encore, ou laisser jouer un robot ?
note-seat-waited-for = La table attend toujours { $who }.
# $text is what the host of the server has written.
note-server-announced = { $text }
note-server-read-only = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; patientez un peu.
note-server-lost = Le serveur a perdu sa base : à partir de maintenant, aucun coup ne compte. La personne qui l’héberge doit s’en occuper.
note-server-writes-again = Le serveur enregistre de nouveau les coups.
note-server-draining = Le serveur va bientôt redémarrer : plus aucune table ne s’ouvre, et les parties continueront ensuite.
note-talk-muted = L’hôte vous a coupé la parole : personne n’entend ce que vous dites.
note-bot-replaced = Le robot qui joue pour { $who } est tombé en panne : un plus simple prend la suite.
note-bot-interpreted = Le robot qui joue pour { $who } est encore en cours de compilation, et réfléchit lentement d’ici là.

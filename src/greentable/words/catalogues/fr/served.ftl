### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games are the names of games.
error-play-which-game = indiquez un jeu, comme dans « greentable play grass » : { $games } ; ou --server avec le lien d’une table
error-play-server-address = { $address } n’est pas l’adresse d’un serveur : elle commence par http:// ou https://
error-play-server-away = { $address } ne répond pas : { $why }
error-play-server-other = { $address } répond, mais n’est pas un serveur de Greentable
error-play-server-gone = { $address } ne répond plus depuis quelques minutes
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = cette table ne vous est pas ouverte ; si vous y aviez une place, revenez avec le lien
error-play-server-elsewhere = vous avez ouvert cette table ailleurs : elle continue là-bas
error-play-server-too-old = le serveur parle une autre version : ce programme est trop vieux ou trop récent pour lui
error-play-server-save = Le serveur conserve cette partie : il n’y a rien à enregistrer ici.
error-play-server-game = { $option } demande --game : quel jeu ?
error-play-server-code = le code d’une table a { $letters } lettres

## At the table

served-table = Vous êtes à { $address }
# What is asked where only a server was named; games are played against its bots.
served-ask = Huit lettres d’une table, un lien, ou { $games } (quitter) >
served-link = Donnez ce lien à vos amis : { $link } – ou ces lettres : { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] À la table : { $who }. Toutes les places sont prises.
    [one] À la table : { $who }. Une place est libre.
   *[other] À la table : { $who }. { $free } places sont libres.
}
served-start = Appuyez sur Entrée quand tout le monde est là ; les places libres vont à des bots.
served-wait-for-host = La partie commence quand l’hôte la lance.
served-waiting = On attend { $who }.
served-not-now = Ce n’est pas votre tour. (« parler » pour dire quelque chose, « reprendre » pour revenir en arrière, « quitter » pour partir)
served-lost = Le serveur ne répond pas ; nouvel essai … (Ctrl-C pour partir)
served-back = Le serveur est de retour.
served-stale = Entre-temps, la table a avancé.
served-paused = La table est en pause ; l’hôte reprend avec Entrée.
served-closed = La table a été fermée.
served-over = Toute la partie : { $address }
# $command is a command line.
served-left = Vous pouvez revenir à cette table : { $command }

## Beside moves

# Above the help of the game.
served-help = À cette table aussi : « parler » (ce que vous pouvez dire), « reprendre » (votre dernier coup), « temps » (combien vous pouvez réfléchir).
# Below the list of phrases, which have numbers.
served-how-to-talk = « parler 3 » dit la troisième ; à la place de … ajoutez des codes de cartes : « parler 13 PA MO ». Vos propres mots aussi, si l’hôte les permet.
# After “hint”, if it takes a while.
served-thinking = Le serveur y réfléchit …
served-compiling = Le serveur se prépare à son premier conseil ; cela prend jusqu’à une demi-minute …
# Somebody wants to take a move back. $agree and $refuse are the words to type.
served-undo-waits = On demande aux autres si vous pouvez reprendre ce coup.
served-undo-asked = { $who } voudrait reprendre un coup : « { $agree } » ou « { $refuse } » ?
# How long the reader may still think.
served-no-clock = En ce moment, le temps n’est limité pour personne.
served-time = { $unit ->
    [days] Vous avez { $count } jours pour décider ; ensuite le serveur décide pour vous.
    [hours] Vous avez { $count } heures pour décider ; ensuite le serveur décide pour vous.
    [minutes] Vous avez { $count } minutes pour décider ; ensuite le serveur décide pour vous.
   *[seconds] { $count ->
        [one] Vous avez une seconde pour décider ; ensuite le serveur décide pour vous.
       *[other] Vous avez { $count } secondes pour décider ; ensuite le serveur décide pour vous.
    }
}

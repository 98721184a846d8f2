### At a table of a server, in the terminal: `greentable play --server`.

## What can be wrong

# $games is a list of the games.
error-play-which-game = choisissez { $games }, par exemple « greentable play grass », ou rejoignez une table par son lien avec --server
error-play-server-address = { $address } n’est pas l’adresse d’un serveur : elle doit commencer par http:// ou https://
error-play-server-away = { $address } ne répond pas : { $why }
error-play-server-other = { $address } répond, mais ce n’est pas un serveur Greentable
error-play-server-gone = { $address } ne répond plus depuis quelques minutes
# The server says why, in the language of the reader.
error-play-server-refused = { $why }
error-play-server-not-yours = vous n’avez pas accès à cette table ; si vous y aviez une place, reprenez son lien
error-play-server-elsewhere = vous avez ouvert cette table ailleurs ; continuez là-bas
error-play-server-too-old = le serveur utilise une autre version ; mettez à jour ce programme ou le serveur
# In the middle of a game, after the command “save”.
error-play-server-save = Le serveur garde cette partie. Vous n’avez pas besoin de l’enregistrer.
error-play-server-game = { $option } demande aussi --game, le jeu auquel vous voulez jouer
error-play-server-code = le code d’une table a { $letters } lettres

## At the table

served-table = Votre table : { $address }
# A prompt if only a server was given. Games are played against its bots. $quit is a word to type.
served-ask = Code ou lien d’une table, ou { $games } contre des robots ({ $quit } pour partir) >
served-link = Invitez vos amis avec ce lien : { $link } – ou avec ce code : { $code }
# Before the game. $who are those who are there, $free is how many seats are free.
served-lobby = { $free ->
    [0] À la table : { $who }. Toutes les places sont prises.
    [one] À la table : { $who }. Une place est libre.
   *[other] À la table : { $who }. { $free } places sont libres.
}
served-start = Appuyez sur Entrée quand tout le monde est là. Des robots prennent les places libres.
served-wait-for-host = La partie commencera quand l’hôte la lancera.
served-waiting = On attend { $who }.
# $talk, $undo and $quit are words to type.
served-not-now = Ce n’est pas votre tour. Tapez « { $talk } » pour le chat, « { $undo } » pour annuler votre coup ou « { $quit } » pour partir.
served-lost = Le serveur ne répond pas. Nouvel essai… (Ctrl-C pour partir)
served-back = Le serveur est de retour.
served-paused = La partie est en pause. L’hôte peut la reprendre avec Entrée.
served-closed = Cette table a été fermée.
served-over = Revoir toute la partie : { $address }
# $command is a command line.
served-left = Pour revenir à cette table : { $command }

## Chat, undo, time

# Above the help of the game. $talk, $undo and $time are words to type.
served-help = À cette table aussi : « { $talk } » (le chat), « { $undo } » (annuler votre dernier coup), « { $time } » (le temps qu’il vous reste).
# Below the list of phrases, which have numbers. $talk is the word to type.
served-how-to-talk = « { $talk } 3 » envoie la phrase 3. Vous pouvez aussi écrire ce que vous voulez si l’hôte autorise le chat libre.
# In Grass, after it: some phrases have a … where cards belong.
served-how-to-talk-of-cards = Si la phrase contient …, ajoutez des codes de cartes : « { $talk } 13 PA MO ».
# After “hint”, if it takes a while.
served-thinking = Le serveur réfléchit…
served-compiling = Le serveur prépare son premier conseil. Cela peut prendre une demi-minute…
served-undo-waits = On demande aux autres si vous pouvez annuler votre coup…
# Someone wants to undo a move. $agree and $refuse are the words to type.
served-undo-asked = { $who } voudrait annuler un coup. Tapez « { $agree } » ou « { $refuse } ».
# How long the reader can still think.
served-no-clock = Votre temps n’est pas limité pour le moment.
served-time = { $unit ->
    [days] Vous avez { $count } jours pour décider. Ensuite, le serveur joue à votre place.
    [hours] Vous avez { $count } heures pour décider. Ensuite, le serveur joue à votre place.
    [minutes] Vous avez { $count } minutes pour décider. Ensuite, le serveur joue à votre place.
   *[seconds] { $count ->
        [one] Vous avez { $count } seconde pour décider. Ensuite, le serveur joue à votre place.
       *[other] Vous avez { $count } secondes pour décider. Ensuite, le serveur joue à votre place.
    }
}

### What is refused at a table of the server, an id for each code.

## The room

error-room-lobby = La partie n’a pas encore commencé.
error-room-playing = La partie a déjà commencé.
error-room-paused = La partie est en pause.
error-room-over = La partie est finie.
error-room-closed = Cette table est fermée.
error-room-others-play = D’autres jouent encore ici : confiez la table à quelqu’un ou quittez-la.
error-room-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-full = Trop de monde regarde déjà cette table. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-too-many-live = On joue à trop de tables sur ce serveur. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-elsewhere = Un autre processus de ce serveur s’occupe de cette table.
error-host-only = Seul l’hôte de cette table peut le faire.
error-settings-clock-runs = La pendule ne se règle plus une fois la partie commencée.
error-rematch-too-early = Cette partie n’est pas encore finie.

## Seats. $seat is a number.

error-seat-none = Il n’y a pas de place { $seat } à cette table.
error-seat-free = La place { $seat } est encore libre : confiez-la à un robot ou attendez quelqu’un.
error-seat-taken = Quelqu’un y est déjà assis.
error-seat-too-late = La partie a commencé : plus personne ne peut s’asseoir.
error-seat-name = { $name } n’est pas un nom, ou quelqu’un à cette table le porte déjà.
error-seat-nonce = Ce que vous ajoutez au mélange peut avoir jusqu’à { $most } lettres et chiffres.
error-seat-players-only = Seuls ceux qui jouent peuvent le faire.
error-seat-not-yours = La place { $seat } n’est pas la vôtre.
error-seat-not-asked = On ne vous demande rien sur la place { $seat }.
error-seat-not-away = Personne ne manque à la place { $seat }.
error-seat-nobody-else = Personne d’autre n’est assis à la place { $seat }.

## Commands. $rev and $since are numbers of revisions.

error-command-stale = Ceci était pour la révision { $rev } ; ce qui est demandé maintenant est venu avec la { $since }.
error-message-malformed = Ce message est incompréhensible.
error-offer-none = Vous n’avez pas d’offre à retirer.
error-offer-too-many = Trop d’offres. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-undo-nothing = Vous n’avez encore joué aucun coup.
error-undo-asked = Quelqu’un veut déjà reprendre un coup.
error-undo-not-asked = Ce n’est pas à vous de dire si un coup peut être repris.

## Talk

error-talk-players-only = À cette table, seuls ceux qui jouent peuvent parler.
error-talk-phrases-only = À cette table, l’hôte n’admet que les phrases toutes faites.
error-talk-one-thing = Dites une phrase toute faite, ou écrivez la vôtre.
error-talk-text = Ce texte ne peut pas être envoyé.
error-talk-phrase = Cette phrase n’existe pas.
error-talk-cards = Ces cartes ne vont pas avec cette phrase.
error-talk-too-many = Vous parlez trop. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

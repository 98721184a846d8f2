### What is refused at a table of the server, an id for each code.

## The table

error-room-lobby = La partie n’a pas encore commencé.
error-room-playing = La partie a déjà commencé.
error-room-paused = La partie est en pause.
error-room-over = La partie est terminée.
error-room-closed = Cette table est fermée.
# Someone wants to close the table while other people play at it.
error-room-others-play = D’autres jouent encore ici. Vous pouvez quitter la table, mais pas la fermer.
error-room-busy = Il se passe trop de choses à cette table. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-full = Cette table a déjà trop de spectateurs. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-too-many-live = Trop de parties sont en cours sur ce serveur. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-room-elsewhere = Un autre processus de ce serveur gère cette table.
error-host-only = Seul l’hôte de cette table peut faire cela.
error-settings-clock-runs = Le temps de réflexion ne peut plus changer une fois la partie commencée.
error-rematch-too-early = Cette partie n’est pas encore terminée.

## Seats. $seat is a number.

error-seat-none = Cette table n’a pas de place { $seat }.
error-seat-free = La place { $seat } est encore libre. Ajoutez un robot ou attendez que quelqu’un la prenne.
error-seat-taken = Cette place est déjà prise.
error-seat-too-late = La partie a déjà commencé. Vous ne pouvez plus prendre de place.
error-seat-name = « { $name } » n’est pas un nom valable, ou quelqu’un à cette table le porte déjà.
# Each player may add a text to the shuffle, so that the server alone can’t decide the order of the cards.
error-seat-nonce = Votre contribution au mélange peut avoir au plus { $most } lettres et chiffres.
error-seat-players-only = Seuls les joueurs peuvent faire cela.
error-seat-not-yours = La place { $seat } n’est pas la vôtre.
# Whether a bot plays for someone who is away.
error-seat-not-asked = Ce n’est pas à vous de décider pour la place { $seat }.
error-seat-not-away = Personne n’est absent à la place { $seat }.
error-seat-nobody-else = Il n’y a pas d’autre joueur à la place { $seat }.

## Moves

# The sender had not yet seen what the table asks now.
error-command-stale = La partie a avancé entre-temps. Choisissez de nouveau.
error-message-malformed = Le serveur ne peut pas lire ce message.
error-offer-none = Vous n’avez pas d’offre à retirer.
error-offer-too-many = Vous faites trop d’offres. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-undo-nothing = Vous n’avez encore joué aucun coup.
error-undo-asked = Quelqu’un a déjà demandé à annuler un coup.
error-undo-not-asked = Personne ne demande à annuler un coup.

## Chat

error-talk-players-only = Seuls les joueurs peuvent écrire dans le chat de cette table.
error-talk-phrases-only = À cette table, l’hôte n’autorise que les phrases toutes faites.
# A message to the server had both, or neither.
error-talk-one-thing = Envoyez soit une phrase toute faite, soit votre propre texte.
error-talk-text = Vous ne pouvez pas envoyer ce texte.
error-talk-phrase = Cette phrase n’existe pas.
error-talk-cards = Ces cartes ne vont pas avec cette phrase.
error-talk-too-many = Vous envoyez trop de messages. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

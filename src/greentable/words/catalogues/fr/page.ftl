### The page in the browser. What happens in a game is in the games' own files.
### Buttons and headings are short. Sentences are for people in the middle of a game.
### Buttons are in the infinitive, as the moves are. Names are of unknown gender.

## Everywhere

page-title = Greentable
page-home = Accueil
page-back = Retour
page-close = Fermer
page-cancel = Annuler
page-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-trouble = Une erreur s’est produite. Réessayez.
page-nowhere = Page introuvable.
page-loading = Un instant…
# A mark on the card that was drawn last.
page-new = nouvelle
page-settings = Réglages
page-update-ready = Une nouvelle version est disponible.
page-update-take = Mettre à jour
page-update-later = Plus tard

# Sums where there is little room, in thousands and in full; $thousands and $amount are numbers.
page-thousands = { $thousands } k$
page-thousands-owed = −{ $thousands } k$
page-sum = { $amount } $
page-sum-owed = −{ $amount } $

## Home

page-home-claim = Grass et Grove autour d’une même table verte
page-home-grass = Mains cachées, planques ouvertes et voisins chapardeurs. Négociez, bluffez et atteignez 250 000 $ avant tout le monde.
page-home-grove = Neuf cartes, quelques dés et un écureuil. Un casse-tête paisible où les vergers se chevauchent.
page-play-now = Jouer
page-against-bots = contre trois robots
page-alone = en solo
page-with-friends = Entre amis
page-with-friends-about = Créez une table et partagez le lien.
page-one-device = Sur un seul appareil
page-one-device-about = Passez-vous l’appareil. Chaque main reste cachée.
page-join = Rejoindre une table
page-join-about = Saisissez le code d’un ami ou choisissez une table publique.
page-status-lobby = en attente de joueurs
page-status-playing = en cours
page-status-paused = en pause
page-status-over = terminée
page-status-closed = fermée

## A new table, and how people get there

page-new-table = Nouvelle table
page-which-game = Quel jeu ?
page-how-many-seats = Combien de places ?
page-strength = Niveau des robots
page-bot-easy = facile
page-bot-normal = moyen
page-bot-hard = difficile
page-bot-greedy = moyen
page-bot-adviser = difficile
page-who-plays = Qui joue ?
page-seat-number = Place { $number }
page-by-link = quelqu’un par lien
page-at-this-device = quelqu’un sur cet appareil
# $strength is how well it plays: easy, normal, hard.
page-bot-of = robot : { $strength }
# A name for someone who has not typed one.
page-player = Joueur { $number }
page-name-at-seat = Nom, place { $number }
page-begin = Lancer la partie
page-edition = Édition
page-edition-classic = classique
page-variants = Variantes
page-house-rules = Règles maison
# What can be chosen for a house rule.
page-value-none = sans limite
page-value-on = oui
page-value-off = non
page-value-left = le joueur de gauche
page-value-round-winner = le vainqueur de la manche
page-value-chosen = au choix
page-value-lowest = la plus faible
page-value-highest = la plus forte
page-value-opponent = un adversaire
page-value-player = celui qui la joue
page-value-flat = 5 000 $ par adversaire
page-value-percent = 20 % des gains non protégés
page-clock = Temps de réflexion
page-clock-none = illimité
page-clock-relaxed = 90 secondes par coup
page-clock-blitz = 20 secondes par coup + 1 minute de réserve
page-clock-day = 1 jour par coup
page-clock-three_days = 3 jours par coup
page-clock-week = 1 semaine par coup
# A heading; the three below are its choices.
page-pace = Vitesse des robots
page-pace-instant = instantanée
page-pace-normal = normale
page-pace-slow = lente
page-listed = Table publique
page-spectators = Autoriser les spectateurs
page-free-text = Autoriser le chat libre
page-open-table = Créer la table
page-code = Code
page-code-wanted = Code à 8 lettres
page-join-now = Rejoindre
page-open-tables = Tables publiques
page-open-tables-none = Aucune table publique pour le moment.
# $taken and $seats are numbers.
page-seats-taken = Places occupées : { $taken } sur { $seats }
page-your-name = Votre nom
# For someone who comes by a friend's link; below it is a field for a name.
page-invited = Une partie vous attend
page-invited-by = { $host } vous invite à jouer à { $game }
page-invited-to = On vous attend pour jouer à { $game }
page-seats-free =
    { $free ->
        [0] Toutes les places sont prises.
        [one] 1 place sur { $seats } est libre.
       *[other] { $free } places sur { $seats } sont libres.
    }
page-invited-about = Choisissez un nom et prenez place. Aucun compte nécessaire.
page-first-names = Hérisson, Roitelet, Blaireau, Loutre, Rouge-gorge, Scarabée, Héron, Taupe, Moineau, Lièvre, Chouette, Triton
page-sit = Prendre place
page-watch = Regarder
page-invite = Inviter des amis
page-invite-about = Envoyez le lien, donnez le code ou faites scanner le QR code.
# To guests, who see the code only.
page-invite-code = Donnez ce code à vos amis.
page-copy = Copier le lien
page-copied = Copié
page-seat-free = place libre
page-seat-bot = robot
page-host = hôte
page-you = vous
page-put-bot = Ajouter un robot
page-free-seat = Libérer la place
page-start = Lancer
page-start-with-bots = Jouer avec des robots
page-waiting-for-host = L’hôte lance la partie quand tout le monde est là.
page-waiting-for-people = On attend vos amis. Vous pouvez aussi ajouter des robots.
page-rules-here = Règles de cette table
page-leave = Quitter la table
page-leave-pause = Mettre en pause
page-leave-hand-over = Laisser jouer un robot
page-leave-concede = Abandonner
page-leave-stay = Rester
page-leave-question = Quitter la partie ?

## At the table

# Beside the name of the player whose turn it is.
page-in-turn = doit jouer
# Beside the name of a player for whom a bot plays; and what that player is told.
page-stand-in = un robot joue
page-stand-in-yours = Un robot joue à votre place.
page-dot-silent = ne répond pas
page-dot-gone = hors ligne
page-has-chosen = a choisi
page-cards-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-talk = Chat
page-say = Envoyer
page-write = Écrivez un message…
page-undo = Annuler le coup
# In the editor of cards and recipes.
page-undo-edit = Annuler
page-undo-asked = { $who } voudrait annuler un coup.
page-undo-waits = En attente de l’accord des autres…
page-agree = Oui
page-refuse = Non
page-absent = { $who } n’est plus là depuis un moment. Laisser jouer un robot ?
page-let-stand-in = Laisser jouer un robot
page-keep-waiting = Attendre encore
page-come-back = Reprendre ma place
# The player pressed a button for a choice that the table no longer asks for.
page-too-late = La partie a avancé entre-temps. Choisissez de nouveau.
page-connection-lost = Connexion perdue. Reconnexion…
page-connection-elsewhere = Cette table est ouverte dans une autre fenêtre.
page-take-over = Jouer ici
page-connection-refused = Cette table n’existe pas, ou vous n’avez pas d’invitation.
page-connection-signed-out = Votre session est fermée.
page-connection-outdated = Il y a une version plus récente de cette page.
page-reload = Recharger
page-paused = La partie est en pause.
page-resume = Reprendre
page-closed = Cette table est fermée.
page-dealing = Distribution des cartes…
page-again = Rejouer
page-to-the-next = Partie suivante
page-hand = Votre main
page-pass-device = Passez l’appareil à { $name }.
page-pass-device-ready = C’est moi, { $name }

## Grass

# Of the stash: « planque ouverte », « planque fermée ».
page-grass-open = ouverte
page-grass-closed = fermée
# On the empty place for Market Open; small.
page-grass-market = Market
page-grass-round = Manche { $round }
page-grass-target = Viser { $name }
page-grass-look-at = Voir { $name }
page-grass-haystack = Pioche
page-grass-ashtray = Défausse
page-grass-total = Total des manches précédentes
# The same beside a sum, short.
page-grass-before = manches précédentes
page-grass-protected = protégé
page-grass-at-risk = non protégé
page-grass-no-stash = Planque vide
page-grass-opponents = Adversaires
page-grass-my-table = Votre pile et votre planque
page-grass-protected-card = { $card }, protégée
page-grass-stash-card = { $card }, non protégée
# $family is what kind of card it is: “Heat On”. $who is a row of names.
page-grass-card-playable = { $card }, { $family }, jouable
page-grass-card-playable-on = { $card }, { $family }, jouable sur { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, peut être choisie
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection card: $sum and $most are sums.
page-grass-cover = couvre { $sum } sur { $most }
page-grass-misses = { $turns ->
    [one] perd un tour
   *[other] perd { $turns } tours
}

page-grass-answers = { $who-number ->
    [one] { $who } réfléchit à une offre.
   *[other] { $who } réfléchissent à une offre.
}
page-grass-choose-cover = Touchez les cartes Peddle à protéger.
page-grass-protect = Protéger
page-grass-choose-fine = Choisissez la carte Peddle pour payer l’amende.
page-grass-choose-steal = Choisissez la carte Peddle à voler.
page-grass-choose-own = Choisissez une de vos cartes Peddle, puis celle d’un autre joueur.
page-grass-choose-theirs = Choisissez maintenant une carte Peddle d’un autre joueur.
# $target is a sum: “$250k”.
page-grass-track = Course aux { $target }
page-grass-trade = Échanger…
page-grass-swap = Échange Peddle
page-grass-end-turn = Terminer le tour
page-grass-discard = Défausser
page-grass-about-card = Effet de la carte
page-grass-offer-this = Proposer…
# The player has answered before being asked; $answer is a move: “Decline”.
page-grass-held = Réponse enregistrée : { $answer }.

# The trade sheet.
page-trade = Échange
page-trade-give = Vous donnez
# Beside a card that someone would give for it.
page-trade-get = Vous recevez
# Beside it, where players may offer cards that they don't hold.
page-trade-claim = (Les cartes que vous n’avez pas sont grisées. La vraie carte se choisit ensuite.)
# A card that is offered though the player does not hold it.
page-trade-not-held = { $card }, pas dans votre main
page-trade-want = Vous voulez
# A button, instead of a card: the others say what they would give.
page-trade-anything = Faites-moi une offre
page-trade-to = Proposer à
page-trade-everyone = tout le monde
page-trade-choose = Choisissez une carte à donner.
page-trade-call = Faire l’offre
page-trade-counter = Contre-offre
page-trade-counter-give = Vous proposez
page-trade-counter-ask = Vous voulez
page-trade-withdraw = Retirer l’offre
# The answer that someone waits for; $who is a row of names.
page-trade-refused = { $who-number ->
    [one] { $who } a refusé.
   *[other] { $who } ont refusé.
}
page-trade-declined = { $who } a refusé { $card } contre { $other }.
page-trade-declined-open = { $who } ne veut rien donner contre { $card }.

# At the end of a round.
page-ledger = La manche est terminée
page-ledger-game = La partie est terminée
page-ledger-next = Manche suivante
page-winner = { $who } gagne !
page-winners = { $who } se partagent la victoire !
page-you-win = Vous avez gagné !

## Grove

page-grove-turn = Carte { $turn } sur 9
# Below the card, before the first one is placed.
page-grove-aim = Recouvrez vos arbres d’arbres du même fruit. Vous y gagnez des dés : ce sont vos points.
# Read out; $at is “2,1”, $under is what the card covers.
page-grove-place = Emplacement { $place } sur { $places } : en { $at }, { $rotation ->
    [0] sans rotation
   *[other] rotation de { $rotation }°
}, sur { $under }
page-grove-score = Score
page-grove-lay = Poser ici
page-grove-rotate-left = Tourner à gauche
page-grove-rotate-right = Tourner à droite
page-grove-next = Emplacement suivant
page-grove-previous = Emplacement précédent
page-grove-squirrel = Emplacements pour l’écureuil
page-grove-needs-squirrel = Possible seulement avec l’écureuil. Touchez son bouton pour voir où.
page-grove-fit = Tout afficher
page-grove-dice = Dés restants
# Read out after the dice that are left, if these are not in the grove yet.
page-grove-squirrel-left = l’écureuil
page-grove-barrow-left = la brouette
# How many cards of the pile are still to be drawn; a number follows.
page-grove-left = Cartes à piocher
page-grove-recipes = Recettes
page-grove-target = Objectif { $target }
# Marks a recipe.
page-grove-met = réussie
page-grove-over = Récolte
page-grove-others = Les autres
page-grove-card = Carte { $card }
page-grove-grove-of = Verger { $name-sound ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
page-grove-choose-dice = Pas assez de dés. Quels arbres en reçoivent un ?
# Beside the mark of a tree that gets no die.
page-grove-none-left = Il ne reste plus de dé pour cet arbre.

## Settings

page-language = Langue
page-theme = Thème
page-theme-system = automatique
page-theme-paper = clair
page-theme-night = sombre
page-cards = Cartes
page-cards-usual = taille normale
page-cards-large = grandes
# On which side panels and buttons are, for right-handed or left-handed people.
page-my-hand = Boutons
page-my-hand-right = à droite
page-my-hand-left = à gauche
page-motion = Animations
page-motion-full = toutes
page-motion-less = réduites
page-sound = Son
page-sound-on = activé
page-sound-off = coupé
page-end-by-itself = Terminer mon tour automatiquement quand il ne reste rien à faire
page-end-after-play = Terminer mon tour dès que j’ai joué, sans rien échanger
page-letter-keys = Raccourcis à une seule lettre
page-name-saved = Enregistré

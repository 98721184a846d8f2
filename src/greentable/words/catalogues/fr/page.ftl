### The page in the browser: its own words. What happens in a game stands in the games' own files.
### Buttons and headings are short; sentences are for people in a hurry.
### Buttons are in the infinitive, as the moves are. Names are of unknown gender.

## Everywhere

page-title = Greentable
page-home = Accueil
page-back = Retour
page-close = Fermer
page-cancel = Annuler
page-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-trouble = Quelque chose n’a pas marché. Réessayez.
page-nowhere = Il n’y a rien à cette adresse.
page-loading = Un instant…
# On a card that has just come into the hand.
page-new = reçue
page-settings = Réglages
page-update-ready = Une nouvelle version est prête.
page-update-take = Charger
page-update-later = Plus tard

# A sum in thousands, where there is little room; $thousands is a number.
page-thousands = { $thousands } k$
page-thousands-owed = −{ $thousands } k$
page-sum = { $amount } $
page-sum-owed = −{ $amount } $

## Home

page-home-claim = Grass et Grove autour d’une même table verte
page-home-grass = Mains cachées, planques ouvertes et voisins chapardeurs. Négociez, bluffez et atteignez 250 000 $ avant tout le monde.
page-home-grove = Neuf cartes, quelques dés et un écureuil. Un casse-tête paisible où les vergers se chevauchent.
page-play-now = Jouer
page-against-bots = contre trois robots
page-alone = en solo
page-with-friends = Entre amis
page-with-friends-about = Ouvrez une table et envoyez le lien.
page-one-device = Sur un seul appareil
page-one-device-about = Passez-le à la ronde ; un rideau cache chaque main.
page-join = Rejoindre une table
page-join-about = Avec les huit lettres d’un ami, ou à une table ouverte.
page-status-lobby = en attente de joueurs
page-status-playing = en cours
page-status-paused = en pause
page-status-over = finie
page-status-closed = fermée

## A new table, and how to get people there

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
page-by-link = quelqu’un avec le lien
page-at-this-device = quelqu’un sur cet appareil
# $strength is how well it plays: easy, normal, hard.
page-bot-of = robot : { $strength }
# A name for somebody who has typed none.
page-player = Joueur { $number }
page-name-at-seat = Nom, place { $number }
page-begin = Commencer la partie
page-edition = Édition
page-edition-classic = classique
page-variants = Variantes
page-house-rules = Règles maison
# What a house rule may be.
page-value-none = sans limite
page-value-on = oui
page-value-off = non
page-value-left = le joueur de gauche
page-value-round-winner = qui a gagné la manche
page-value-chosen = au choix
page-value-lowest = la plus basse
page-value-highest = la plus haute
page-value-opponent = un adversaire
page-value-player = qui la joue
page-value-flat = 5 000 $ de chacun
page-value-percent = 20 %
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-relaxed = 90 secondes par coup
page-clock-blitz = 20 secondes par coup, plus une minute de réserve
page-clock-day = un jour par coup
page-clock-three_days = trois jours par coup
page-clock-week = une semaine par coup
# A heading; the three below are its choices.
page-pace = Rythme des robots
page-pace-instant = immédiat
page-pace-normal = normal
page-pace-slow = lent
page-listed = Tout le monde peut trouver cette table
page-spectators = D’autres peuvent regarder
page-free-text = Discussion libre
page-open-table = Ouvrir la table
page-code = Code
page-code-wanted = Les huit lettres
page-join-now = Rejoindre
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table n’est ouverte à tous en ce moment.
page-seats-taken = { $taken } places occupées sur { $seats }
page-your-name = Votre nom
page-invited = Une partie vous attend
page-invited-by = { $host } vous invite à jouer à { $game }
page-invited-to = On vous attend pour jouer à { $game }
page-seats-free =
    { $free ->
        [0] Toutes les places sont prises.
        [one] Une place sur { $seats } est libre.
       *[other] { $free } places sur { $seats } sont libres.
    }
page-invited-about = Choisissez le nom que verront les autres, puis asseyez-vous. Aucun compte n’est nécessaire.
page-first-names = Hérisson, Roitelet, Blaireau, Loutre, Rouge-gorge, Scarabée, Héron, Taupe, Moineau, Lièvre, Chouette, Triton
page-sit = S’asseoir
page-watch = Regarder
page-invite = Inviter des amis
page-invite-about = Envoyez ce lien, montrez le code ou faites scanner l’image.
page-copy = Copier le lien
page-copied = Copié
page-seat-free = place libre
page-seat-bot = robot
page-host = hôte
page-you = vous
page-put-bot = Mettre un robot
page-free-seat = Libérer la place
page-start = Commencer
page-start-with-bots = Commencer avec des robots
page-waiting-for-host = L’hôte lance la partie quand tout le monde est là.
page-waiting-for-people = On attend vos amis. Vous pouvez aussi donner les places libres à des robots.
page-rules-here = Les règles de cette table
page-leave = Quitter la table
page-leave-pause = Mettre en pause
page-leave-hand-over = Laisser jouer un robot
page-leave-concede = Abandonner
page-leave-stay = Rester
page-leave-question = Quitter la partie ?

## At the table

page-in-turn = à son tour
page-stand-in = un robot joue
page-dot-silent = ne répond pas
page-dot-gone = hors ligne
page-has-chosen = a choisi
page-cards-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-talk = Discussion
page-say = Envoyer
page-write = Écrivez quelque chose…
page-undo = Reprendre ce coup
page-undo-asked = { $who } voudrait reprendre un coup.
page-undo-waits = On demande aux autres si vous pouvez reprendre ce coup.
page-agree = Oui
page-refuse = Non
page-absent = { $who } n’est plus là depuis un moment. Laisser jouer un robot ?
page-let-stand-in = Laisser jouer un robot
page-keep-waiting = Attendre encore
page-come-back = Reprendre ma place
# Somebody pressed a button that was meant for what the table had asked before.
page-too-late = Entre-temps, la table a avancé : rien n’a été fait.
page-connection-lost = Connexion perdue. Nouvel essai…
page-connection-elsewhere = Cette table est ouverte dans une autre fenêtre.
page-take-over = Jouer ici
page-connection-refused = Cette table n’existe pas, ou vous n’avez pas d’invitation.
page-connection-signed-out = Votre session est fermée.
page-connection-outdated = Il y a une version plus récente de cette page.
page-reload = Recharger
page-paused = La partie est en pause.
page-resume = Continuer
page-closed = Cette table est fermée.
page-dealing = On distribue les cartes…
page-again = Rejouer
page-to-the-next = Vers la partie suivante
page-hand = Votre main
page-pass-device = Passez l’appareil à { $name }.
page-pass-device-ready = C’est moi, { $name }

## Grass

# Of the stash: « planque ouverte », « planque fermée ».
page-grass-open = ouverte
page-grass-closed = fermée
# Where the Market Open will lie; small.
page-grass-market = planque
page-grass-round = Manche { $round }
page-grass-target = Viser { $name }
page-grass-look-at = Regarder { $name }
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
page-grass-card-playable-on = { $card }, { $family }, jouable contre { $who }
# Where a card is passed, kept or handed over, not played.
page-grass-card-choosable = { $card }, { $family }, peut être choisie
page-grass-card-idle = { $card }, { $family }

# On the frame of a Protection: $sum and $most are sums.
page-grass-cover = couvre { $sum } sur { $most }
page-grass-misses = { $turns ->
    [0] ne perd aucun tour
    [one] perd un tour
   *[other] perd { $turns } tours
}

page-grass-answers = { $who-number ->
    [one] { $who } réfléchit à une offre.
   *[other] { $who } réfléchissent à une offre.
}
page-grass-choose-cover = Touchez les cartes Peddle à protéger.
page-grass-protect = Protéger
page-grass-choose-fine = Choisissez la carte Peddle qui paie l’amende.
page-grass-choose-steal = Choisissez la carte Peddle à voler.
page-grass-choose-own = Choisissez une de vos cartes Peddle, puis celle d’un autre joueur.
page-grass-choose-theirs = Choisissez maintenant une carte Peddle d’un autre joueur.
page-grass-track = Les totaux en route vers { $target }
page-grass-trade = Négocier…
page-grass-swap = Troquer
page-grass-end-turn = Finir le tour
page-grass-discard = Défausser
page-grass-about-card = Que fait-elle ?
page-grass-offer-this = La proposer…
page-grass-held = Votre réponse est notée : { $answer }.

# The trade sheet.
page-trade = Échange
page-trade-give = Vous donnez
# Beside a card that somebody would give for it.
page-trade-get = Vous recevez
# Beside it, where what one names need not be true.
page-trade-claim = (ce que vous prétendez seulement est pâle ; la vraie carte se choisit après)
# A card that is named though one does not hold it.
page-trade-not-held = { $card }, pas dans votre main
page-trade-want = Vous voulez
page-trade-anything = Qu’est-ce qu’on m’en donne ?
page-trade-to = À qui
page-trade-everyone = tout le monde
page-trade-choose = Choisissez ce que vous donnez.
page-trade-call = Proposer
page-trade-counter = Contre-offre
page-trade-counter-give = Vous donneriez
page-trade-counter-ask = contre
page-trade-withdraw = Retirer l’offre
# The answer that somebody waits for; $who is a row of names.
page-trade-refused = Refusé par { $who }.
page-trade-declined = { $who } a refusé { $card } contre { $other }.
page-trade-declined-open = { $who } ne donnerait rien contre { $card }.

# The ledger at the end of a round.
page-ledger = La manche est finie
page-ledger-game = La partie est finie
page-ledger-next = Manche suivante
page-winner = { $who } gagne !
page-winners = { $who } gagnent ensemble !
page-you-win = Vous avez gagné !

## Grove

page-grove-turn = Carte { $turn } sur 9
page-grove-aim = Posez les arbres sur des arbres du même fruit : des dés y poussent, et ce sont vos points.
page-grove-place = Pose { $place } sur { $places } : en { $at }, { $rotation ->
    [0] sans la tourner
   *[other] tournée de { $rotation }°
}, sur { $under }
page-grove-score = Score
page-grove-lay = Poser ici
page-grove-rotate-left = Tourner à gauche
page-grove-rotate-right = Tourner à droite
page-grove-next = Pose suivante
page-grove-previous = Pose précédente
page-grove-squirrel = Poses avec l’écureuil
page-grove-needs-squirrel = Cela ne va qu’avec l’écureuil ; son bouton montre où il peut aider.
page-grove-fit = Tout montrer
page-grove-dice = Dés restants
page-grove-squirrel-left = l’écureuil
page-grove-barrow-left = la brouette
page-grove-left = Cartes à piocher
page-grove-recipes = Recettes
page-grove-target = Objectif { $target }
page-grove-met = réussie
page-grove-over = Récolte
page-grove-others = Les autres
page-grove-card = Carte { $card }
page-grove-grove-of = Verger { $name-sound ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
page-grove-choose-dice = Il n’y a pas assez de dés : quels arbres en reçoivent un ?
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
page-my-hand = Côté des commandes
page-my-hand-right = droite
page-my-hand-left = gauche
page-motion = Animations
page-motion-full = toutes
page-motion-less = peu
page-sound = Son
page-sound-on = activé
page-sound-off = coupé
page-end-by-itself = Finir mon tour automatiquement quand il ne reste rien à faire
page-end-after-play = Finir mon tour dès que j’ai joué, sans négocier ensuite
page-letter-keys = Raccourcis d’une seule lettre
page-name-saved = Enregistré

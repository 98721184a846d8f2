### What the server’s settings are for; docs/hosting.md and `greentable serve --show-settings`.

## Where people reach it

setting-host = adresse d’écoute
setting-port = port d’écoute ; 0 en choisit un libre
setting-public-url = adresse publique, utilisée dans les liens, p. ex. https://cards.example.org
setting-behind-proxy = prendre l’adresse des visiteurs dans X-Forwarded-For
setting-metrics-port = port des métriques, en local seulement ; 0 les désactive
setting-relay-host = adresse à laquelle les autres processus du même PostgreSQL joignent celui-ci ; avec plusieurs machines, son adresse dans leur réseau
setting-workers = nombre de processus (avec PostgreSQL seulement)

## Where data is stored

setting-data = dossier de la base de données intégrée ; vide : dossier de données de l’utilisateur
setting-database = URL d’une base PostgreSQL à utiliser à la place du dossier

## Who can come in

setting-invite-only = les nouveaux ont besoin d’un lien ou d’un code pour rejoindre une table, et d’une invitation pour choisir la phrase secrète qui permet d’en ouvrir
setting-contact = comment joindre l’hébergeur, indiqué sur la page de confidentialité
setting-privacy = fichier texte où l’hébergeur précise sa politique de confidentialité
setting-guests-expire-days = nombre de jours après lesquels les invités sans partie en cours sont supprimés

## Limits

setting-body-bytes = taille maximale d’une requête ou d’un message, après décompression
setting-record-bytes = taille maximale d’une partie à importer
setting-file-bytes = taille maximale d’un fichier de cartes ou de recettes
setting-head-bytes = taille maximale de l’URL et des en-têtes d’une requête
setting-sockets = connexions ouvertes au total
setting-sockets-per-address = connexions ouvertes par adresse IP
setting-sockets-per-person = connexions ouvertes par personne
setting-spectators-per-room = spectateurs par table
setting-rooms-per-person = tables non terminées par personne
setting-tokens-per-person = jetons d’accès par personne
setting-live-rooms = tables en mémoire en même temps
setting-mailbox = commandes en attente à une table
setting-outbox = messages en attente pour un client lent

## How often: tokens per second, and how many can be saved up

setting-requests-per-second = requêtes par adresse IP
setting-requests-burst = requêtes par adresse IP en rafale
setting-commands-per-second = messages par personne
setting-commands-burst = messages par personne en rafale
setting-offers-per-minute = offres d’échange par personne
setting-talk-per-minute = messages de chat par personne
setting-explanations-per-minute = demandes par personne d’expliquer tous les coups à la fois ; un sixième au plus en rafale
setting-guests-per-hour = nouveaux invités par adresse IP
setting-codes-per-minute = codes de table essayés par adresse IP
setting-sign-ins-per-minute = tentatives de connexion par adresse IP
setting-imports-per-hour = fichiers et parties importés par personne
setting-jobs-per-person = longues recherches simultanées par personne
setting-jobs-per-address = longues recherches simultanées par adresse IP
setting-jobs = longues recherches simultanées au total

## Time

setting-request-seconds = délai pour recevoir une requête et envoyer la réponse
setting-ping-seconds = intervalle entre deux pings d’une connexion
setting-silent-seconds = délai avant qu’une personne soit signalée sans réponse
setting-absent-seconds = délai avant de demander aux autres si un robot doit jouer à sa place
setting-offer-seconds = durée de validité d’une offre quand d’autres personnes attendent la réponse
setting-sleep-seconds = délai avant de retirer de la mémoire une table que personne ne regarde
setting-lobby-hours = délai avant de supprimer une table jamais commencée
setting-lease-seconds = durée pendant laquelle un processus garde une table sans renouvellement

## Bots and long searches

setting-bot-processes = processus pour les robots
setting-bot-seconds = temps de calcul d’un robot par décision
setting-bot-patience-seconds = délai avant d’arrêter un robot qui n’a pas choisi, quoi qu’il fasse
setting-bot-idle-seconds = délai avant d’arrêter un processus de robot inactif
setting-job-processes = processus pour les longues recherches
setting-job-seconds = temps de calcul par longue recherche
setting-job-keep-seconds = durée de conservation d’un résultat

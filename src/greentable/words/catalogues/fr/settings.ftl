### What the settings of the server are about; docs/hosting.md and `greentable serve --show-settings`.

## Where it is reached

setting-host = l’adresse où écouter
setting-port = le port ; 0 en prend un libre
setting-public-url = comment on atteint le serveur, comme https://cards.example.org ; les liens s’en servent
setting-behind-proxy = prendre l’adresse des visiteurs dans X-Forwarded-For
setting-metrics-port = où lire les mesures, en local seulement ; 0 : nulle part
setting-relay-host = où d’autres processus sur le même PostgreSQL atteignent celui-ci ; sur plusieurs machines, son adresse dans leur réseau
setting-workers = combien de processus, avec PostgreSQL

## Where things are kept

setting-data = le dossier de la base intégrée ; vide : le dossier de données de l’utilisateur
setting-database = un PostgreSQL par URL, au lieu du dossier

## Who may come

setting-invite-only = les inconnus n’entrent que par un lien ou un code ; les phrases secrètes, avec lesquelles on ouvre des tables, demandent une invitation
setting-contact = comment joindre l’hôte, sur la page de confidentialité
setting-privacy = un fichier de texte avec les mots de l’hôte sur la confidentialité
setting-guests-expire-days = nombre de jours après lequel les invités sans partie en cours sont oubliés

## How much of everything

setting-body-bytes = la plus longue requête et le plus long message, décompressés
setting-record-bytes = la plus longue partie enregistrée qu’on peut importer
setting-file-bytes = le plus long fichier de cartes ou de recettes
setting-head-bytes = l’adresse et les en-têtes les plus longs d’une requête
setting-sockets = connexions ouvertes en tout
setting-sockets-per-address = connexions ouvertes d’une adresse
setting-sockets-per-person = connexions ouvertes d’une personne
setting-spectators-per-room = ceux qui ne font que regarder une table
setting-rooms-per-person = tables d’une personne qui ne sont pas finies
setting-tokens-per-person = jetons pour programmes qu’une personne peut avoir
setting-live-rooms = tables éveillées en même temps
setting-mailbox = commandes qui attendent à une table
setting-outbox = messages qui attendent un lecteur lent

## How often: tokens a second, and how many can be saved up

setting-requests-per-second = requêtes d’une adresse
setting-requests-burst = requêtes d’une adresse d’un coup
setting-commands-per-second = messages d’une personne
setting-commands-burst = messages d’une personne d’un coup
setting-offers-per-minute = offres qu’une personne peut faire
setting-talk-per-minute = phrases qu’une personne peut dire
setting-explanations-per-minute = questions sur tous les coups à la fois qu’une personne peut poser ; un sixième peut être gardé en réserve
setting-guests-per-hour = nouveaux invités d’une adresse
setting-codes-per-minute = codes qu’une adresse peut essayer
setting-sign-ins-per-minute = phrases secrètes qu’une adresse peut essayer
setting-imports-per-hour = fichiers et parties enregistrées qu’une personne peut envoyer
setting-jobs-per-person = longues réponses qu’une personne peut attendre en même temps
setting-jobs-per-address = longues réponses que les personnes d’une adresse peuvent attendre en même temps
setting-jobs = longues réponses que tous peuvent attendre en même temps

## Time

setting-request-seconds = une requête doit arriver, et sa réponse être reçue, en ce temps
setting-ping-seconds = à quel intervalle les connexions sont vérifiées
setting-silent-seconds = délai après lequel une personne est dite sans réponse
setting-absent-seconds = délai après lequel on demande aux autres si un robot doit jouer
setting-offer-seconds = combien de temps tient une offre quand d’autres personnes attendent la réponse
setting-sleep-seconds = délai après lequel s’endort une table que personne ne regarde
setting-lobby-hours = délai après lequel sont oubliées les tables jamais commencées
setting-lease-seconds = combien de temps un processus garde une table sans renouveler

## Bots and long answers

setting-bot-processes = processus pour les robots
setting-bot-seconds = temps de calcul d’un robot pour une décision
setting-bot-patience-seconds = délai après lequel un robot qui n’a pas choisi est arrêté, quoi qu’il fasse
setting-bot-idle-seconds = délai après lequel finissent les processus de robots inactifs
setting-job-processes = processus pour les longues réponses
setting-job-seconds = temps de calcul d’une longue réponse
setting-job-keep-seconds = combien de temps une réponse est gardée

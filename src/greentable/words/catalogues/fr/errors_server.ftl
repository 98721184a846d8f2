### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Requête incorrecte
problem-401 = Connexion requise
problem-403 = Accès refusé
problem-404 = Introuvable
problem-405 = Méthode non autorisée
problem-409 = Conflit
problem-413 = Trop volumineux
problem-415 = JSON attendu
problem-421 = Mauvaise adresse
problem-422 = Impossible
problem-429 = Trop de requêtes
problem-431 = En-têtes trop longs
problem-500 = Erreur du serveur
problem-503 = Indisponible pour le moment

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Cela n’existe pas, ou n’est pas à vous.
error-request-method = Cette méthode n’est pas autorisée ici. L’en-tête Allow indique celles qui le sont.
error-request-malformed = Le serveur ne comprend pas cette requête.
error-request-query = Paramètre inconnu ou répété : { $name }.
error-request-query-missing = Paramètre manquant : { $name }.
error-request-parameter = Valeur incorrecte pour { $name } : { $trouble }
error-request-json = Le corps doit être de type application/json.
error-request-not-json = Le corps n’est pas du JSON valide : { $trouble }
error-request-body = Le corps n’est pas valide : { $trouble }
error-request-too-large = C’est trop long. La limite est de { $most } octets.
error-request-head-too-large = L’adresse et les en-têtes de cette requête sont trop longs. Les limites sont de { $most } octets au total, { $longest } octets par en-tête et { $headers } en-têtes.
error-request-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-request-host = Ce serveur ne porte pas ce nom. Son hébergeur peut régler public_url.
error-request-cross-site = Seules les pages de ce serveur peuvent faire cela.
error-server-failed = Une erreur s’est produite sur le serveur. Réessayez. Les détails sont dans le journal du serveur.
error-room-unreadable = Impossible d’ouvrir cette table : son journal est endommagé. Les détails sont dans le journal du serveur.
error-store-unavailable = Le serveur ne peut rien charger ni enregistrer pour le moment. Réessayez dans un instant.
error-store-lost = Le serveur a perdu sa base de données : les coups ne comptent plus. C’est à l’hébergeur d’intervenir.

## People

# The name of guests until they choose one, and of people whose data was deleted.
guest-name = Invité
guest-forgotten = un invité

error-person-nobody = Jouez en invité ou connectez-vous d’abord.
error-person-token = Ce jeton n’est pas valide, ou ne l’est plus.
error-person-scope = Ce jeton n’autorise pas « { $scope } ».
error-person-unknown-scope = Le droit « { $scope } » n’existe pas. Les droits sont play et read.
error-person-too-many-tokens = Vous ne pouvez pas avoir plus { $most ->
    [one] d’un jeton
   *[other] de { $most } jetons
}. Révoquez-en d’abord un.
error-person-not-for-programs = Un programme ne peut pas faire cela avec un jeton. Connectez-vous pour le faire.
error-person-banned = Vous ne pouvez plus jouer ici.
error-person-language = La langue { $language } n’est pas disponible ici.
error-person-handle-taken = Ce nom est déjà pris.
error-person-sign-in = Nom d’utilisateur ou phrase secrète incorrects.
error-person-passphrase-first = Choisissez d’abord une phrase secrète.
error-person-invited-only = Ce serveur est accessible sur invitation. Utilisez le lien ou le code d’une table.
error-person-table-only = Sans phrase secrète, vous ne pouvez jouer qu’aux tables dont vous avez le lien ou le code. Connectez-vous, ou demandez une invitation à l’hébergeur.
error-person-no-invitation = Il vous faut une invitation de l’hébergeur. Celle-ci n’est pas valide, ou a déjà servi.
error-person-too-many-guests = Trop de nouveaux invités depuis votre adresse. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-person-too-many-sign-ins = Trop de tentatives. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

error-name-signs = { $name } ne peut pas être un nom : il contient des caractères invisibles ou de contrôle.
error-name-letters = { $name } ne peut pas être un nom : il faut au moins une lettre ou un chiffre.
error-name-long = { $name } est trop long. Un nom a { $most } caractères au plus.
error-name-taken = Quelqu’un à cette table a un nom qui ressemble à { $name }.

## Settings

error-settings-file = impossible de lire les réglages de { $file } : { $trouble }
error-settings-unknown = réglage inconnu : { $name } ; au choix : { $known }
error-settings-value = valeur incorrecte pour { $name } : { $found } ({ $trouble })

## Serving

error-serve-listen = impossible d’écouter sur { $host }, port { $port } : { $trouble }
error-serve-workers-need-postgres = { $workers } processus demandent PostgreSQL (--database URL) : un seul peut écrire dans la base de données intégrée

error-room-too-many = Vous ne pouvez pas avoir plus { $most ->
    [one] d’une table
   *[other] de { $most } tables
} à la fois. Terminez d’abord une partie.
error-room-draining = Le serveur va bientôt redémarrer et n’ouvre plus de tables.
error-request-too-many-codes = Trop de codes essayés. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-request-too-many-sockets = Trop de connexions ouvertes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## Long answers: hints, reviews and solutions

error-job-unknown = Demande inconnue pour { $game } : { $what }.
error-job-about-view = Cette demande concerne une place. Envoyez la table et la place, et rien d’autre.
error-job-about-document = Cette demande concerne les données envoyées, pas une table.
error-job-other-game = On joue à un autre jeu à cette table.
error-job-others-play = Pas de conseils tant que d’autres personnes jouent avec vous.
error-job-too-many = Vous attendez déjà d’autres réponses. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-job-too-many-in-all = Le serveur est surchargé. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
# Why there is no answer.
error-job-failed = Une erreur s’est produite pendant la recherche.
error-job-dawdled = La recherche a pris trop de temps.

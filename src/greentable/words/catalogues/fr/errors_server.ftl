### What the table server refuses, an id for each code, and the words of its answers.

## The titles of problems, by HTTP status

problem-400 = Incompréhensible
problem-401 = Connectez-vous d’abord
problem-403 = Pas permis
problem-404 = Introuvable
problem-405 = Pas possible ici
problem-409 = Conflit
problem-413 = Trop grand
problem-415 = Il faut du JSON
problem-421 = Mauvaise adresse
problem-422 = Pas possible
problem-429 = Trop de requêtes
problem-431 = En-têtes trop grands
problem-500 = Notre erreur
problem-503 = Pas maintenant

## Requests. $trouble is what a reader of JSON says, in English.

error-request-not-there = Il n’y a rien ici, ou ce n’est pas à vous.
error-request-method = Cela ne se fait pas ici ; l’en-tête Allow dit ce qui se fait.
error-request-malformed = Cette requête est incompréhensible.
error-request-query = La requête contient { $name }, inconnu ou répété.
error-request-query-missing = Il manque { $name } dans la requête.
error-request-parameter = { $name } n’est pas comme il faut : { $trouble }
error-request-json = Il faut un corps de type application/json.
error-request-not-json = Le corps n’est pas du JSON : { $trouble }
error-request-body = Le corps n’est pas comme il faut : { $trouble }
error-request-too-large = C’est trop long : { $most } octets au plus.
error-request-head-too-large = L’adresse et les en-têtes de cette requête sont trop longs ou trop nombreux : au plus { $most } octets en tout, { $longest } par en-tête et { $headers } en-têtes.
error-request-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-request-host = Ce serveur ne porte pas ce nom ; son hôte peut régler public_url.
error-request-cross-site = Seules les pages de ce serveur peuvent le faire.
error-server-failed = Quelque chose s’est mal passé sur ce serveur ; son hôte le trouvera dans le journal. Réessayez.
error-room-unreadable = Le journal de cette table est abîmé, elle ne peut pas être montrée. L’hôte du serveur en trouvera la raison dans le journal.
error-store-unavailable = Rien ne peut être lu ni enregistré pour l’instant. Réessayez dans un moment.
error-store-lost = Le serveur a perdu sa base, et plus aucun coup ne compte. La personne qui l’héberge doit s’en occuper.

## People

guest-name = Invité
guest-forgotten = un invité

error-person-nobody = Personne ne vous connaît encore ici : entrez d’abord.
error-person-token = Ce jeton n’est pas valable, ou ne l’est plus.
error-person-scope = Ce jeton n’a pas le droit { $scope }.
error-person-unknown-scope = Le droit { $scope } n’existe pas : il y a play et read.
error-person-too-many-tokens = Vous avez déjà { $most } jetons : retirez-en d’abord un.
error-person-not-for-programs = C’est réservé aux personnes : aucun programme ne peut le faire avec un jeton.
error-person-banned = Vous ne pouvez plus jouer ici.
error-person-language = La langue { $language } n’est pas disponible ici.
error-person-handle-taken = Quelqu’un porte déjà ce nom.
error-person-sign-in = Ce nom et cette phrase secrète ne vont pas ensemble.
error-person-passphrase-first = C’est pour ceux qui ont une phrase secrète : choisissez-en d’abord une.
error-person-invited-only = Ce serveur n’est ouvert qu’aux invités : venez par le lien ou le code d’une table.
error-person-table-only = Sans phrase secrète, vous ne pouvez jouer ici qu’aux tables dont vous avez le lien ou le code. Pour le reste, connectez-vous ; une nouvelle phrase secrète demande une invitation de l’hôte de ce serveur.
error-person-no-invitation = Une phrase secrète demande une invitation de l’hôte de ce serveur ; celle-ci n’en est pas une, ou a déjà servi.
error-person-too-many-guests = Trop d’invités sont venus de votre adresse. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-person-too-many-sign-ins = Trop d’essais. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

error-name-signs = { $name } ne peut pas être un nom : il a des signes qu’on ne voit pas ou qui changent un autre texte.
error-name-letters = { $name } ne peut pas être un nom : il n’a ni lettre ni chiffre.
error-name-long = { $name } est trop long pour un nom : { $most } caractères au plus.
error-name-taken = Quelqu’un à cette table porte déjà un nom qui ressemble à { $name }.

## Settings

error-settings-file = Impossible de lire les réglages de { $file } : { $trouble }
error-settings-unknown = Le réglage { $name } n’existe pas ; au choix : { $known }
error-settings-value = Le réglage { $name } ne peut pas être { $found } : { $trouble }

## Serving

error-serve-listen = Impossible d’écouter sur { $host }, port { $port } : { $trouble }
error-serve-workers-need-postgres = { $workers } processus demandent PostgreSQL (--database URL) : un seul peut écrire dans la base intégrée.

error-room-too-many = Vous avez { $most } tables qui ne sont pas finies : finissez-en d’abord une.
error-room-draining = Ce serveur va redémarrer et n’ouvre plus de tables.
error-request-too-many-codes = Trop de codes ont été essayés. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-request-too-many-sockets = Trop de connexions sont ouvertes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## Long answers

error-job-unknown = Il n’y a pas de longue réponse { $what } dans { $game }.
error-job-about-view = Cela se demande pour une place : indiquez la table et la place, et n’envoyez rien d’autre.
error-job-about-document = Cela se demande sur ce qui est envoyé, pas sur une table.
error-job-other-game = On joue à un autre jeu à cette table.
error-job-others-play = À une table où d’autres jouent, on ne souffle de bons coups à personne.
error-job-too-many = Vous attendez déjà autant de réponses que permis. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-job-too-many-in-all = Trop de monde attend des réponses. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
# Why an answer was not found.
error-job-failed = Quelque chose n’a pas marché pendant la recherche de la réponse.
error-job-dawdled = La réponse a pris trop de temps.

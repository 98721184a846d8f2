### What can go wrong where the server keeps everything. Read by those who run a server.

error-store-trouble = La base est inutilisable pour l’instant : { $reason }
error-store-closed = La base est fermée
error-store-newer = La base vient d’un Greentable plus récent (sa version est { $found }, ce programme connaît la { $known }) : installez celui-là
error-store-taken = La base refuse : { $reason }

error-store-log-moved-on = La ligne { $seq } ne suit pas dans le journal de la salle { $room } : la dernière est la { $last }
error-store-lease-lost = La salle { $room } est maintenant à un autre processus

## Backups

error-store-no-backup = Impossible d’écrire une sauvegarde dans { $file } : { $reason }
error-store-own-file = { $file } fait partie de la base elle-même : donnez un autre fichier pour la sauvegarde
error-store-not-a-backup = { $file } n’est pas une sauvegarde de Greentable
error-store-damaged-backup = { $file } est abîmé, et rien n’en a été restauré. { $reason }
error-store-not-empty = Il y a déjà quelque chose dans la base : seul --force l’écrase

## The file of the embedded database

error-store-file-gone = { $file } a disparu, et plus rien n’est enregistré : arrêtez le serveur, remettez le fichier ou restaurez une sauvegarde, puis relancez-le
error-store-file-replaced = { $file } n’est plus le fichier qui avait été ouvert, et plus rien n’est enregistré : arrêtez le serveur, remettez le bon fichier ou restaurez une sauvegarde, puis relancez-le
error-store-file-truncated = { $file } a été tronqué, et plus rien n’est enregistré : arrêtez le serveur, restaurez une sauvegarde, puis relancez-le
error-store-empty-file = { $file } est vide, et une base de Greentable ne l’est jamais : supprimez-le et restaurez une sauvegarde, ou recommencez sans lui
error-store-foreign = { $file } n’est pas une base de Greentable : donnez un autre dossier, ou déplacez ce fichier
error-store-damaged = { $file } est abîmé ({ $reason }) : gardez-en une copie, déplacez-le et restaurez la dernière sauvegarde
error-store-log-alone = { $log } contient des changements qui ne vont pas avec { $file } : remettez la base dont ils viennent, ou déplacez { $log }

## PostgreSQL

error-store-address = Ce n’est pas l’adresse d’un PostgreSQL : elle doit être comme postgresql://user@host/name
error-store-no-psycopg = PostgreSQL demande encore un paquet : pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = Il n’y a pas de base de Greentable dans { $folder } (--data DIR ou --database URL disent où elle est)
error-admin-no-person = Personne n’a l’identifiant ou le nom { $person }, et personne n’est assis là

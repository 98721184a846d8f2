### What can go wrong with the database of a server. Read by those who run the server.

error-store-trouble = La base de données n’est pas disponible : { $reason }
error-store-closed = La base de données est fermée
error-store-newer = La base de données vient d’un Greentable plus récent (sa version est { $found }, ce programme connaît la { $known }). Installez cette version plus récente de Greentable.
# A handle or code is taken, or something refers to what does not exist. $reason is the database’s own, in English.
error-store-taken = La base de données refuse : { $reason }

# Two processes have written to the log of one room.
error-store-log-moved-on = L’entrée { $seq } ne fait pas suite au journal de la salle { $room } : la dernière est la { $last }
error-store-lease-lost = La salle { $room } appartient maintenant à un autre processus

## Backups

error-store-no-backup = Impossible d’écrire une sauvegarde dans { $file } : { $reason }
error-store-own-file = { $file } fait partie de la base de données. Choisissez un autre fichier pour la sauvegarde.
error-store-not-a-backup = { $file } n’est pas une sauvegarde de Greentable
# $reason is a whole sentence.
error-store-damaged-backup = { $file } est endommagé. Rien n’a été restauré. { $reason }
error-store-not-empty = La base de données n’est pas vide. Utilisez --force pour l’écraser.

## The file of the embedded database

# Written to the log while the server runs.
error-store-file-gone = { $file } a disparu, plus rien n’est enregistré. Arrêtez le serveur, remettez le fichier ou restaurez une sauvegarde, puis relancez-le.
error-store-file-replaced = { $file } a été remplacé, plus rien n’est enregistré. Arrêtez le serveur, remettez le bon fichier ou restaurez une sauvegarde, puis relancez-le.
error-store-file-truncated = { $file } a été tronqué, plus rien n’est enregistré. Arrêtez le serveur, restaurez une sauvegarde, puis relancez-le.
# Shown when the server starts.
error-store-empty-file = { $file } est vide : ce n’est pas une base de données valable. Supprimez-le, puis restaurez une sauvegarde ou repartez de zéro.
error-store-foreign = { $file } n’est pas une base de données de Greentable. Choisissez un autre dossier ou déplacez le fichier.
# $reason is SQLite’s own, in English.
error-store-damaged = { $file } est endommagé ({ $reason }). Gardez-en une copie, déplacez-le et restaurez la dernière sauvegarde.
# $log is the file beside the database in which SQLite keeps the newest changes.
error-store-log-alone = { $log } contient des modifications qui ne viennent pas de { $file }. Remettez la bonne base de données ou déplacez { $log }.

## PostgreSQL

# Without the address: it may contain a password.
error-store-address = Ce n’est pas l’adresse d’une base de données PostgreSQL. Elle devrait ressembler à postgresql://user@host/name
error-store-no-psycopg = PostgreSQL demande un paquet de plus : pip install "greentable[postgres]" ({ $reason })

## greentable admin

error-admin-no-database = Il n’y a pas de base de données Greentable dans { $folder }. Indiquez où elle est avec --data DIR ou --database URL.
error-admin-no-person = Personne ne correspond à { $person } : donnez un nom d’utilisateur, un identifiant ou une place, par exemple ROOM/3

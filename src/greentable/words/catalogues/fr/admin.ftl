### `greentable admin`: for people who run a server.

admin-backed-up = Sauvegarde enregistrée dans { $file }
admin-restored = Tout a été restauré à partir de { $file }
admin-draining = Aucune nouvelle table désormais ; les parties en cours peuvent se terminer
admin-not-draining = On peut de nouveau ouvrir des tables
admin-invited = Invitation pour choisir une phrase secrète, valable une fois : { $secret }
admin-banned = { $name } ne peut plus jouer ici
admin-unbanned = { $name } peut de nouveau jouer ici
admin-announced = Annonce envoyée à tout le monde : { $text }
admin-announced-nothing = L’annonce a été retirée
admin-healthy = Aucun dégât trouvé
# Progress, on lines of its own while the check is running.
admin-checking = Salles vérifiées : { $done } sur { $count }

## What is wrong with a database: `greentable admin doctor`

damage-file = Le fichier de la base de données est endommagé : { $fault }
# An entry is one line of the log of a room.
damage-log = Le journal de la salle { $room } devrait avoir { $wanted ->
    [one] { $wanted } entrée
   *[other] { $wanted } entrées sans trou
}, mais il en a { $found }
damage-entry = Le journal de la salle { $room } est illisible à partir de l’entrée { $seq }
damage-snapshot = L’instantané de la salle { $room } est plus récent que son journal
damage-summary = Le résumé de la salle { $room } ne correspond pas à la salle
# Rows that belong to nothing. $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] { $count } ligne orpheline
   *[other] { $count } lignes orphelines
} dans { $table }

## What to do about it, said once for each kind of damage

advice-damage-file = Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde.
advice-damage-log = Une salle dont le journal est endommagé ne peut pas s’ouvrir, mais toutes les autres le peuvent. Seule une sauvegarde la contient encore en entier.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Une salle dont l’instantané est faux peut montrer des choses qui n’ont pas eu lieu. Restaurez la dernière sauvegarde.
advice-damage-summary = Les listes de salles peuvent être fausses. Restaurez la dernière sauvegarde.
advice-damage-orphans = Les lignes orphelines sont sans danger, mais un autre programme que Greentable a modifié la base de données.

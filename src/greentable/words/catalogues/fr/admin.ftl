### `greentable admin`: read by those who run a server.

admin-backed-up = La sauvegarde est dans { $file }
admin-restored = Tout a été restauré à partir de { $file }
admin-draining = Plus aucune table ne s’ouvre désormais ; les parties commencées peuvent se finir
admin-not-draining = On peut de nouveau ouvrir des tables
admin-invited = Une invitation, valable une seule fois, pour choisir une phrase secrète : { $secret }
admin-banned = { $name } ne peut plus jouer ici
admin-unbanned = { $name } peut de nouveau jouer ici
admin-announced = Tout le monde lit : { $text }
admin-announced-nothing = Plus rien n’est annoncé
admin-healthy = Aucun dégât trouvé
admin-checking = { $done } salles vérifiées sur { $count }

## What is wrong with a database: `greentable admin doctor`

damage-file = Le fichier de la base est abîmé : { $fault }
damage-log = Le journal de la salle { $room } a { $found } lignes, et non { $wanted } sans trou
damage-entry = Le journal de la salle { $room } est illisible à partir de la ligne { $seq }
damage-snapshot = L’instantané de la salle { $room } est plus récent que son journal
damage-summary = Le résumé de la salle { $room } ne va pas avec la salle
damage-orphans = { $count ->
    [one] { $count } ligne de { $table } n’appartient
   *[other] { $count } lignes de { $table } n’appartiennent
} à rien

## What to do about it, said once for each kind of damage

advice-damage-file = Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde.
advice-damage-log = Une salle dont le journal est abîmé ne peut pas s’ouvrir ; les autres, si. Seule une sauvegarde l’a entière.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Une salle dont l’instantané est faux peut montrer ce qui n’est pas arrivé : restaurez la dernière sauvegarde.
advice-damage-summary = Les listes de salles peuvent être fausses : restaurez la dernière sauvegarde.
advice-damage-orphans = Des lignes qui n’appartiennent à rien ne font pas de mal, mais autre chose que Greentable a modifié la base.

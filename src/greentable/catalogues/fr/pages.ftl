### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Revoir la partie
pages-replay-hands = Toutes les mains
pages-replay-seek = Où dans la partie
pages-replay-ply = Coup { $ply } sur { $plies }
pages-replay-first = Au début
pages-replay-back = Un coup en arrière
pages-replay-on = Un coup en avant
pages-replay-last = À la fin
pages-replay-play = Lecture
pages-replay-pause = Pause
pages-replay-speed = Vitesse
pages-replay-as = Vue par
pages-replay-open = toutes les mains
pages-replay-spectator = un spectateur
pages-replay-card = Aller à
pages-replay-card-next = Le prochain coup avec cette carte
pages-replay-link = Copier le lien
pages-replay-check = Donne honnête ?
pages-replay-record = Enregistrer la partie
pages-replay-watch = Revoir

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Les cartes ont-elles été distribuées honnêtement ?
pages-fair-about = Avant la partie, le serveur a fixé une graine secrète et en a montré l’empreinte ; les joueurs y ont ajouté quelque chose. Votre navigateur vient de recalculer lui-même l’ordre des cartes.
pages-fair-yes = Oui : les cartes sont venues comme le disent les graines.
pages-fair-no = Non : quelque chose ne colle pas.
pages-fair-unknown = Aucune graine n’est connue pour cette partie : on ne peut donc pas vérifier.
pages-fair-commitments = Graines qui ont l’empreinte montrée avant la donne : { $kept } sur { $count }.
pages-fair-cards = Cartes venues comme le disent les graines : { $right } sur { $count }.
pages-fair-others = Autres tirages au hasard, non comparés ici : { $count }.
pages-fair-server = Le serveur dit : { $fact }
pages-fair-seed = Graine { $number }
pages-fair-hash = Empreinte { $number }
pages-fair-nonce = Ajouté par { $name }

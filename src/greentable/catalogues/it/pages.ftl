### The other pages in the browser: replays, puzzles, one's own games, score sheets, the editor, rules.
### Buttons and headings are short; sentences are for people in a hurry.

## A finished game, looked at again

pages-replay = Rivedi la partita
pages-replay-hands = Le carte di tutti
pages-replay-seek = Punto della partita
pages-replay-ply = Mossa { $ply } di { $plies }
pages-replay-first = All’inizio
pages-replay-back = Un passo indietro
pages-replay-on = Un passo avanti
pages-replay-last = Alla fine
pages-replay-play = Avvia
pages-replay-pause = Pausa
pages-replay-speed = Velocità
pages-replay-as = Vista da
pages-replay-open = tutte le carte
pages-replay-spectator = uno spettatore
pages-replay-card = Vai a
pages-replay-card-next = La prossima mossa con questa carta
pages-replay-link = Copia il link
pages-replay-check = Carte regolari?
pages-replay-record = Salva la partita
pages-replay-watch = Rivedi

# Whether the cards were dealt fairly. A seed is the secret text that the order of the cards follows from; its
# hash was shown before the deal.
pages-fair = Le carte sono state distribuite regolarmente?
pages-fair-about = Prima della partita il server ha fissato un seme segreto e ne ha mostrato l’impronta; chi gioca ha aggiunto qualcosa di suo. Il tuo browser ha appena ricalcolato da solo l’ordine delle carte.
pages-fair-yes = Sì: le carte sono uscite come dicono i semi.
pages-fair-no = No: qualcosa non torna.
pages-fair-unknown = Per questa partita non si conosce nessun seme, quindi non si può controllare.
pages-fair-commitments = Semi con l’impronta mostrata prima di distribuire: { $kept } su { $count }.
pages-fair-cards = Carte uscite come dicono i semi: { $right } su { $count }.
pages-fair-others = Altre scelte a caso, non confrontate qui: { $count }.
pages-fair-server = Il server dice: { $fact }
pages-fair-seed = Seme { $number }
pages-fair-hash = Impronta { $number }
pages-fair-nonce = Aggiunto da { $name }

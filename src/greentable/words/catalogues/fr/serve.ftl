### What `greentable serve` says.

serve-at = Greentable tourne sur { $address } – Ctrl-C pour l’arrêter.

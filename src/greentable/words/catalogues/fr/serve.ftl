### What `greentable serve` says.

serve-at = Greentable est à l’adresse { $address } – Ctrl-C l’arrête.

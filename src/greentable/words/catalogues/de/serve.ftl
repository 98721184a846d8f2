### What `greentable serve` says.

serve-at = Greentable läuft unter { $address } – Strg-C beendet es.

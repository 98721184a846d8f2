### What `greentable serve` says.

serve-at = Greentable ist unter { $address } – Strg-C beendet es.

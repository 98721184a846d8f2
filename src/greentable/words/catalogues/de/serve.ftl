### What `greentable serve` says.

serve-at = Greentable läuft unter { $address } – mit Strg-C beendest du es.

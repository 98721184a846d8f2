### What `greentable serve` says.

serve-at = Greentable staat op { $address } – Ctrl-C stopt het.

### What `greentable serve` says.

serve-at = Greentable è su { $address } – Ctrl-C lo ferma.

### What `greentable serve` says.

serve-at = Greentable is at { $address } – Ctrl-C stops it.

### What `greentable serve` says.

serve-at = Greentable is running at { $address } – press Ctrl-C to stop it.

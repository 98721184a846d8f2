### What `greentable serve` says.

serve-at = Greentable è attivo su { $address } – premi Ctrl-C per fermarlo.

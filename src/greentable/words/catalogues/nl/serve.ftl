### What `greentable serve` says.

serve-at = Greentable draait op { $address } – druk op Ctrl-C om te stoppen.

### What `greentable serve` says.

serve-at = Greentable draait op { $address } – met Ctrl-C stop je het.

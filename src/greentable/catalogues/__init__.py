"""The texts themselves: a folder for each language. `greentable.catalogue` reads them."""

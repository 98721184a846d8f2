### Compiling ahead of time, `greentable warmup`: beside a bar that shows how far it is.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = { $what } wordt gecompileerd
warmup-elsewhere = { $what } wordt door een ander proces gecompileerd
warmup-compiled = { $what } is gecompileerd

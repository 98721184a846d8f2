### Compiling ahead of time, `greentable warmup`: beside a progress bar.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = { $what } compileren
warmup-elsewhere = { $what } wordt door een ander proces gecompileerd
warmup-compiled = { $what } is gecompileerd

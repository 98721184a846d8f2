### Compiling ahead of time, `greentable warmup`: beside a progress bar.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = compilazione: { $what }
warmup-elsewhere = { $what }: compilazione in corso in un altro processo
warmup-compiled = { $what }: compilazione completata

### Compiling ahead of time, `greentable warmup`: beside a progress bar.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = compiling { $what }
warmup-elsewhere = { $what } is being compiled by another process
warmup-compiled = { $what } is compiled

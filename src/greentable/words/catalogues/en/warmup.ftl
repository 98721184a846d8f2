### Compiling ahead of time, `greentable warmup`: beside a bar that shows how far it is.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = compiling { $what }
warmup-elsewhere = { $what } is being compiled by another process
warmup-compiled = { $what } is compiled

### Compiling ahead of time, `greentable warmup`: beside a bar that shows how far it is.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = compilation : { $what }
warmup-elsewhere = { $what } : un autre processus le compile
warmup-compiled = { $what } : compilé

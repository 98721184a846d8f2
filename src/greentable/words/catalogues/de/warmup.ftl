### Compiling ahead of time, `greentable warmup`: beside a progress bar.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = kompiliere { $what }
warmup-elsewhere = { $what } wird gerade von einem anderen Prozess kompiliert
warmup-compiled = { $what } ist kompiliert

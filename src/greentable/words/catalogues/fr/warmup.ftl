### Compiling ahead of time, `greentable warmup`: beside a progress bar.
### $what is the name of a part of the program, the same in every language.

warmup-compiling = compilation : { $what }
warmup-elsewhere = { $what } : compilation en cours dans un autre processus
warmup-compiled = { $what } : compilation terminée

### The puzzles of each day.

# What people send to friends: the name of the puzzle and its day, how it went, a row of pictures.
daily-shared =
    Greentable · { $title } · { $day }
    { $said }
    { $marks }

# The same for somebody who took moves back, or whom a bot helped.
daily-shared-assisted =
    Greentable · { $title } · { $day }
    { $said }, avec un coup de main
    { $marks }

# A last line where somebody else has more.
daily-shared-best = Meilleur résultat du jour jusqu’ici : { $best }

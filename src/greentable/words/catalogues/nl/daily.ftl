### The daily puzzles.

# What people send to friends: the name of the puzzle and its day, how it went, a row of symbols.
daily-shared =
    Greentable · { $title } · { $day }
    { $said }
    { $marks }

# The same for someone who took moves back or used hints.
daily-shared-assisted =
    Greentable · { $title } · { $day }
    { $said } (met hulp)
    { $marks }

# A last line if someone else has scored more that day.
daily-shared-best = Beste resultaat tot nu toe: { $best }

daily-shared =
    Greentable · { $title } · { $day }
    { $said }
    { $marks }
daily-shared-assisted =
    Greentable · { $title } · { $day }
    { $said }, met hulp
    { $marks }

daily-shared =
    Greentable · { $title } · { $day }
    { $said }
    { $marks }
daily-shared-assisted =
    Greentable · { $title } · { $day }
    { $said }, avec de l’aide
    { $marks }

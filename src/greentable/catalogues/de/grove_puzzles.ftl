grove-puzzle-plain = Grove des Tages
grove-puzzle-recipes = Grove des Tages mit Rezepten
grove-puzzle-harvest = { $amount } Punkte – { $title }
grove-puzzle-reached = { $amount } Punkte, Ziel { $target } erreicht
grove-puzzle-missed = { $amount } Punkte, Ziel { $target } verfehlt

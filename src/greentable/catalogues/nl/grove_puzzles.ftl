grove-puzzle-plain = Grove van de dag
grove-puzzle-recipes = Grove van de dag met recepten
grove-puzzle-harvest = { $amount } punten – { $title }
grove-puzzle-reached = { $amount } punten, doelscore { $target } gehaald
grove-puzzle-missed = { $amount } punten, doelscore { $target } niet gehaald

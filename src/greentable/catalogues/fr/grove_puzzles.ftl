grove-puzzle-plain = Grove du jour
grove-puzzle-recipes = Grove du jour avec recettes
grove-puzzle-harvest = { $amount } points – { $title }
grove-puzzle-reached = { $amount } points, objectif { $target } atteint
grove-puzzle-missed = { $amount } points, objectif { $target } manqué

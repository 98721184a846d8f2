### What the archive refuses: replays, imported records, daily puzzles, score sheets.

error-replay-too-many-plies = Je kunt hoogstens { $most } zetten tegelijk opvragen.
error-record-too-long = Dit spel heeft { $plies } zetten. De server bewaart spellen met hoogstens { $most } zetten.
error-record-too-many = Je hebt te veel spelbestanden gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

## Daily puzzles

error-daily-not-played = Je hebt deze puzzel niet op de dag zelf uitgespeeld.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } is geen Dealkaart en kan niet in een dealzone liggen.
error-sheet-too-many = Je hebt { $card } { $count } keer ingevoerd, maar er zitten er maar { $most } in het spel.
error-sheet-nested = Te veel geneste haakjes.
error-sheet-too-many-files = Je hebt te veel bestanden gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

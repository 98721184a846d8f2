### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Hoogstens { $most } zetten worden in één keer verteld.
error-record-too-long = Het verslag heeft { $plies } zetten: hier worden er hoogstens { $most } bewaard.
error-record-too-many = Je hebt veel verslagen gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
error-daily-not-played = Je hebt deze puzzel niet op zijn dag afgemaakt.
error-sheet-not-peddle = { $card } is geen Dealkaart: ze kan niet in een dealzone liggen.
error-sheet-too-many = { $card } staat er { $count } keer: de set heeft er { $most }.
error-sheet-nested = Te veel haakjes in elkaar.
error-sheet-too-many-files = Je hebt veel bestanden gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

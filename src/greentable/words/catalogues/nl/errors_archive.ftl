### What the archive refuses: replays, records that are sent in, daily puzzles, score sheets.

error-replay-too-many-plies = Er worden hoogstens { $most } zetten in één keer verteld.
error-record-too-long = Het verslag heeft { $plies } zetten: hier kunnen er hoogstens { $most } bewaard worden.
error-record-too-many = Je hebt veel verslagen gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

## Daily puzzles

error-daily-not-played = Je hebt deze puzzel niet op de dag zelf uitgespeeld.

## Score sheets, and files that are sent in to be checked

error-sheet-not-peddle = { $card } is geen Dealkaart: ze kan niet in een dealzone liggen.
error-sheet-too-many = { $card } komt { $count } keer voor: de set heeft er { $most }.
error-sheet-nested = Er staan te veel haakjes in elkaar.
error-sheet-too-many-files = Je hebt veel bestanden gestuurd. Probeer het opnieuw over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.

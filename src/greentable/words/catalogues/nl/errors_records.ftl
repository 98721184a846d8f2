### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, quotes included.

## Tables

error-table-seats = { $seats ->
    [one] één naam
   *[other] { $seats } namen
}: dit spel is voor { $fewest } tot { $most } spelers
error-table-name = { $name } is geen naam: 1 tot 60 afdrukbare tekens zonder spaties eromheen
error-table-no-such-ply = er is geen zet { $ply }: dit spel heeft 0 tot en met { $last }
error-table-nothing-to-take-back = plaats { $seat } heeft nog niets gedaan: er is niets terug te nemen

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = kan { $path } niet lezen: { $why }
error-record-write = kan { $path } niet schrijven: { $why }
error-record-size = te groot voor een verslag: hoogstens { $most } bytes
error-record-encoding = byte { $found } gevonden: tekst in UTF-8 verwacht
error-record-unwritable = het verslag zou als een ander worden teruggelezen

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = er staat niets in: ‘{ $wanted }’ verwacht
error-record-first-line = geen verslag van Greentable: ‘{ $wanted }’ als eerste regel verwacht
error-record-version = formaat { $version }: geschreven door een nieuwere Greentable; deze leest tot en met { $newest }
error-record-carriage-return = een carriage return gevonden: regels eindigen alleen op een line feed (LF, niet CR LF)
error-record-tab = een tab gevonden: spaties verwacht
error-record-byte-order-mark = een byte order mark gevonden: gewone UTF-8 verwacht

# $found is like U+0007.
error-record-character = het stuurteken { $found } gevonden: afdrukbare tekst verwacht

## Headers of a record. $key and $example are the same in every language, and so are words in quotes.

error-record-header = een kopregel verwacht, zoals ‘{ $example }’, { $found } gevonden
error-record-header-unknown = onbekende kopregel { $key }: kies uit { $known }
error-record-header-twice = een tweede ‘{ $key }’: er staat er al een op regel { $before }
error-record-header-missing = de kopregel ‘{ $key }’ ontbreekt: ‘{ $key }: { $example }’ vóór deze regel verwacht
error-record-value = één spatie en een waarde verwacht, zonder meer spaties, zoals ‘{ $key }: { $example }’
error-record-game = onbekend spel { $game }: kies uit { $known }
error-record-seats = { $found } plaatsen: een getal van 1 tot en met { $most } verwacht
error-record-no-seat = ‘{ $key }’ aan een tafel met { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}
error-record-name-length = een naam van { $length } tekens: hoogstens { $most }
error-record-dealing = ‘{ $key }’ en ‘{ $other }’ in één verslag: ofwel één voor het spel, ofwel één voor elke ronde
error-record-commitment-form = { $found } is geen SHA-256: 64 cijfers van 0 tot 9 en a tot f verwacht
error-record-date = de dag { $found } bestaat niet: jaar, maand en dag, zoals 2025-06-30
error-record-result-form =
    { $seats ->
        [one] een geheel getal, of ‘{ $unfinished }’, verwacht
       *[other] { $seats } gehele getallen met telkens één spatie, of ‘{ $unfinished }’, verwacht
    }

## Plies of a record

error-record-ply = een plaats, één spatie en een zet verwacht, zoals ‘2 play MO’, { $found } gevonden
error-record-space-at-end = niets meer verwacht, een spatie op het einde van de regel gevonden
error-record-seat =
    { $seats ->
        [one] plaats { $seat }: 1, of 0 voor het toeval, verwacht
       *[other] plaats { $seat }: van 1 tot en met { $seats }, of 0 voor het toeval, verwacht
    }

## A record that is not true

error-record-names = { $names ->
    [one] één naam
   *[other] { $names } namen
} voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}: een naam voor elke plaats verwacht
error-record-no-such-ply = er is geen zet { $ply }: het verslag heeft 0 tot en met { $last }

# $token is a move as it is written, $reason a sentence said to the player.
error-record-illegal-move = zet { NUMBER($ply, useGrouping: 0) }: plaats { $seat } mag niet { $token }: { $reason }
error-record-result = ‘{ $stated }’ staat er, ‘{ $found }’ kwam eruit
error-record-shuffle = zet { $ply } is { $token }, maar de vermelde seed geeft { $expected }

# $key is like "commitment 2", $found the hash of the seed.
error-record-commitment = bij de vermelde seed hoort deze ‘{ $key }’ niet: de SHA-256 ervan is { $found }

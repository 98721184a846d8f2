### What is wrong with a record, or with what was asked of a table.
### In all of these $found, $token and $key are as they were written, with their quotes.

## Tables

error-table-seats = dit spel is voor { $fewest } tot { $most } spelers, je geeft { $seats ->
    [one] één naam
   *[other] { $seats } namen
}
error-table-name = { $name } is geen geldige naam: gebruik 1 tot en met 60 afdrukbare tekens zonder spaties aan het begin of einde
error-table-no-such-ply = zet { NUMBER($ply, useGrouping: 0) } bestaat niet: de zetten gaan van 0 tot en met { NUMBER($last, useGrouping: 0) }
error-table-nothing-to-take-back = plaats { $seat } heeft nog geen zet om ongedaan te maken

## Record files

# $why is what the system says: "No such file or directory".
error-record-read = kan { $path } niet lezen: { $why }
error-record-write = kan { $path } niet schrijven: { $why }
error-record-size = te groot voor een spelbestand: hoogstens { $most } bytes
error-record-encoding = tekst in UTF-8 verwacht, byte { $found } gevonden
error-record-unwritable = dit spelbestand zou bij het lezen een ander spel opleveren

## The form of a record

# $wanted is the first line of a record, which is the same in every language.
error-record-empty = het bestand is leeg: ‘{ $wanted }’ verwacht
error-record-first-line = geen spelbestand van Greentable: ‘{ $wanted }’ verwacht op de eerste regel
error-record-version = formaat { $version } komt van een nieuwere Greentable: deze leest formaten tot en met { $newest }
error-record-carriage-return = carriage return gevonden: regels moeten eindigen op LF, niet op CR LF
error-record-tab = spaties verwacht, tab gevonden
error-record-byte-order-mark = gewone UTF-8 verwacht, byte order mark gevonden

# $found is for example U+0007.
error-record-character = afdrukbare tekst verwacht, stuurteken { $found } gevonden

## Headers of a record. $key, $example and words in quotes are the same in every language.

error-record-header = kopregel zoals ‘{ $example }’ verwacht, { $found } gevonden
error-record-header-unknown = onbekende kopregel { $key }: kies uit { $known }
error-record-header-twice = tweede kopregel ‘{ $key }’: de eerste staat op regel { NUMBER($before, useGrouping: 0) }
error-record-header-missing = kopregel ‘{ $key }’ ontbreekt: ‘{ $key }: { $example }’ verwacht vóór deze regel
error-record-value = één spatie en een waarde zonder extra spaties verwacht, bijvoorbeeld ‘{ $key }: { $example }’
error-record-game = onbekend spel { $game } (beschikbaar: { $known })
error-record-seats = een aantal plaatsen van 1 tot en met { $most } verwacht, { $found } gevonden
error-record-no-seat = geen plaats voor ‘{ $key }’: er { $seats ->
    [one] is maar één plaats
   *[other] zijn maar { $seats } plaatsen
}
error-record-name-length = een naam van hoogstens { $most } tekens verwacht, { $length } gevonden
error-record-dealing = ‘{ $key }’ en ‘{ $other }’ gaan niet samen: geef er één voor het hele spel of één per ronde
error-record-commitment-form = { $found } is geen SHA-256-hash: 64 tekens verwacht (0 tot en met 9, a tot en met f)
error-record-date = { $found } is geen geldige datum: jaar, maand en dag verwacht, bijvoorbeeld 2025-06-30
error-record-result-form =
    { $seats ->
        [one] een geheel getal of ‘{ $unfinished }’ verwacht
       *[other] { $seats } gehele getallen met telkens één spatie ertussen of ‘{ $unfinished }’ verwacht
    }

## Plies of a record

error-record-ply = een plaats, één spatie en een zet verwacht (bijvoorbeeld ‘2 play MO’), { $found } gevonden
error-record-space-at-end = overbodige spatie aan het einde van de regel
error-record-seat =
    { $seats ->
        [one] plaats { $seat }: 1 verwacht, of 0 voor het toeval
       *[other] plaats { $seat }: 1 tot en met { $seats } verwacht, of 0 voor het toeval
    }

## A record that is not true

error-record-names = één naam per plaats verwacht, { $names ->
    [one] één naam
   *[other] { $names } namen
} voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
} gevonden
error-record-no-such-ply = zet { NUMBER($ply, useGrouping: 0) } bestaat niet: de zetten gaan van 0 tot en met { NUMBER($last, useGrouping: 0) }

# $token is a move as written, $reason a sentence for the player.
error-record-illegal-move = zet { NUMBER($ply, useGrouping: 0) }: { $token } mag niet voor plaats { $seat }: { $reason }
error-record-result = de uitslag is ‘{ $found }’, maar in het spelbestand staat ‘{ $stated }’
error-record-shuffle = zet { NUMBER($ply, useGrouping: 0) } is { $token }, maar de vermelde seed geeft { $expected }

# $key is for example "commitment 2", $found the hash of the seed.
error-record-commitment = de vermelde seed past niet bij ‘{ $key }’: de SHA-256-hash ervan is { $found }

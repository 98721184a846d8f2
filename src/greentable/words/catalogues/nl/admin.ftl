### `greentable admin`: for people who run a server.

admin-backed-up = Reservekopie bewaard in { $file }
admin-restored = Alles is teruggezet vanuit { $file }
admin-draining = Vanaf nu geen nieuwe tafels; lopende spellen kunnen worden uitgespeeld
admin-not-draining = Er kunnen weer tafels worden geopend
admin-invited = Uitnodiging om een wachtwoordzin in te stellen, één keer geldig: { $secret }
admin-banned = { $name } mag hier niet meer spelen
admin-unbanned = { $name } mag hier weer spelen
admin-announced = Aan iedereen gemeld: { $text }
admin-announced-nothing = De mededeling is verwijderd
admin-healthy = Geen schade gevonden
# Progress, on lines of its own while the check is running.
admin-checking = { $done } van de { $count ->
    [one] { $count } kamer
   *[other] { $count } kamers
} gecontroleerd

## What is wrong with a database: `greentable admin doctor`

damage-file = Het databasebestand is beschadigd: { $fault }
# An entry is one line of the log of a room.
damage-log = Het logboek van kamer { $room } moet { $wanted ->
    [one] { $wanted } regel
   *[other] { $wanted } opeenvolgende regels
} hebben, maar heeft er { $found }
damage-entry = Het logboek van kamer { $room } is vanaf regel { $seq } niet leesbaar
damage-snapshot = De momentopname van kamer { $room } is nieuwer dan het logboek
damage-summary = De samenvatting van kamer { $room } past niet bij de kamer
# Rows that belong to nothing. $table is the name of a table of the database.
damage-orphans = { $count ->
    [one] { $count } verweesde rij
   *[other] { $count } verweesde rijen
} in { $table }

## What to do about it, said once for each kind of damage

advice-damage-file = Stop de server, bewaar een kopie van het bestand en zet de laatste reservekopie terug.
advice-damage-log = Een kamer met een beschadigd logboek kan niet worden geopend, alle andere wel. Alleen in een reservekopie is de kamer nog compleet.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Een kamer met een verkeerde momentopname toont misschien dingen die niet gebeurd zijn. Zet de laatste reservekopie terug.
advice-damage-summary = Lijsten van kamers kloppen misschien niet. Zet de laatste reservekopie terug.
advice-damage-orphans = Verweesde rijen kunnen geen kwaad, maar een ander programma dan Greentable heeft de database gewijzigd.

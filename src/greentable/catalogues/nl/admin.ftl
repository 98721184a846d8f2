### `greentable admin`: read by those who run a server.

admin-backed-up = De reservekopie staat in { $file }
admin-restored = Alles is teruggezet uit { $file }
admin-draining = Vanaf nu worden geen nieuwe tafels geopend; begonnen spellen kunnen worden afgemaakt
admin-not-draining = Er kunnen weer tafels geopend worden
admin-invited = Een uitnodiging, één keer geldig, om een wachtzin te kiezen: { $secret }
admin-banned = { $name } mag hier niet meer spelen
admin-unbanned = { $name } mag hier weer spelen
admin-announced = Iedereen leest: { $text }
admin-announced-nothing = Er wordt niets meer aangekondigd
admin-healthy = Er is geen schade gevonden

## What is wrong with a database: `greentable admin doctor`

damage-file = Het bestand van de databank is beschadigd: { $fault }
damage-log = Het logboek van kamer { $room } heeft { $found } regels, geen { $wanted } zonder gaten
damage-snapshot = De momentopname van kamer { $room } is nieuwer dan het logboek
damage-summary = De samenvatting van kamer { $room } past niet bij de kamer
damage-orphans = { $count ->
    [one] Eén rij van { $table } hoort
   *[other] { $count } rijen van { $table } horen
} nergens bij

## What to do about it, said once for each kind of damage

advice-damage-file = Stop de server, bewaar een kopie van het bestand en zet de laatste reservekopie terug.
advice-damage-log = Een kamer met een stuk logboek kan niet open; de andere wel. Alleen een reservekopie heeft ze heel.
advice-damage-snapshot = Een kamer met een verkeerde momentopname toont misschien wat niet gebeurd is: zet de laatste reservekopie terug.
advice-damage-summary = Lijsten van kamers kunnen fout zijn: zet de laatste reservekopie terug.
advice-damage-orphans = Rijen die nergens bij horen, doen geen kwaad, maar iets anders dan Greentable heeft de databank veranderd.

### `greentable admin`: read by those who run a server.

admin-backed-up = De reservekopie staat in { $file }
admin-restored = Alles is teruggezet vanuit { $file }
admin-draining = Vanaf nu worden geen nieuwe tafels geopend; begonnen spellen kunnen worden afgemaakt
admin-not-draining = Er kunnen weer tafels geopend worden
admin-invited = Een uitnodiging, één keer geldig, om een wachtwoordzin mee te kiezen: { $secret }
admin-banned = { $name } mag hier niet meer spelen
admin-unbanned = { $name } mag hier weer spelen
admin-announced = Iedereen krijgt te lezen: { $text }
admin-announced-nothing = Er wordt niets meer aangekondigd
admin-healthy = Er is geen schade gevonden
admin-checking = { $done } van de { $count } kamers nagekeken

## What is wrong with a database: `greentable admin doctor`

damage-file = Het databankbestand is beschadigd: { $fault }
damage-log = Het logboek van kamer { $room } heeft { $found } regels in plaats van { $wanted } zonder gaten
damage-entry = Het logboek van kamer { $room } is vanaf regel { $seq } niet meer te lezen
damage-snapshot = De momentopname van kamer { $room } is nieuwer dan het logboek
damage-summary = De samenvatting van kamer { $room } past niet bij de kamer
damage-orphans = { $count ->
    [one] Eén rij van { $table } hoort
   *[other] { $count } rijen van { $table } horen
} nergens bij

## What to do about it, said once for each kind of damage

advice-damage-file = Stop de server, bewaar een kopie van het bestand en zet de laatste reservekopie terug.
advice-damage-log = Een kamer met een kapot logboek kan niet geopend worden; de andere wel. Alleen in een reservekopie is ze nog heel.
advice-damage-entry = { advice-damage-log }
advice-damage-snapshot = Een kamer met een verkeerde momentopname toont misschien iets wat niet gebeurd is: zet de laatste reservekopie terug.
advice-damage-summary = Lijsten van kamers kloppen misschien niet: zet de laatste reservekopie terug.
advice-damage-orphans = Rijen die nergens bij horen, doen geen kwaad, maar iets anders dan Greentable heeft de databank veranderd.

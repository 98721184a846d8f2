### Warum ein Zug empfohlen wird: Sätze eines Tipps oder einer Nachbetrachtung.

grass-advice-market = Damit kann dein Markt handeln.
grass-advice-peddle = { $card } bringt { $amount } in deinen Handelsbereich.
grass-advice-protect = Damit sind { $amount } vor allen sicher.
grass-advice-take = Du bekommst { $card } von { $who }.
grass-advice-attack = Das hält { $who } auf.
grass-advice-close = Die Runde endet, während du gut stehst.
grass-advice-rid = { $card } auf der Hand könnte dich am Ende der Runde { $amount } kosten.
grass-advice-least = Am wenigsten brauchst du { $card }.
grass-advice-keep = Am meisten brauchst du { $card }.
grass-advice-trade = { $get } ist für dich mehr wert als { $give }.
grass-advice-no-trade = Der Tausch würde dem anderen mehr nützen als dir.
grass-advice-wait = In diesem Zug ist nichts mehr zu gewinnen.
grass-advice-chance = Von 100 Partien, die so weitergehen, gewinnst du etwa { $percent }.
grass-advice-close-call = Anderes ist etwa gleich gut.

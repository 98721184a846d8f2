### Why a move is advised: sentences of a hint or a review.

grass-advice-market = So kommt dein Markt ins Geschäft.
grass-advice-peddle = { $card } bringt { $amount } in deinen Handelsbereich.
grass-advice-protect = Damit sind { $amount } vor allen sicher.
grass-advice-take = Du bekommst { $card } von { $who }.
grass-advice-attack = Das bremst { $who }.
grass-advice-close = Die Runde endet, solange du gut dastehst.
grass-advice-rid = Behältst du { $card } auf der Hand, kann dich das { $amount } kosten.
grass-advice-least = { $card } brauchst du am wenigsten.
grass-advice-keep = { $card } brauchst du am meisten.
grass-advice-trade = { $get } ist für dich mehr wert als { $give }.
grass-advice-no-trade = Der Tausch würde der anderen Seite mehr nützen als dir.
grass-advice-wait = In diesem Zug ist nichts mehr zu gewinnen.
grass-advice-chance = { $percent ->
    [0] Von 100 solchen Partien gewinnst du kaum eine.
    [one] Von 100 solchen Partien gewinnst du etwa eine.
   *[other] Von 100 solchen Partien gewinnst du etwa { $percent }.
}
grass-advice-close-call = Andere Züge sind etwa gleich gut.

# Ce que d’autres sites et messageries montrent d’un lien vers Occasus.

link-invites = { $name } vous invite à jouer à { $game }
link-free =
    { $free ->
        [one] { $free } place libre sur { $seats }. Aucun compte n’est nécessaire.
       *[other] { $free } places libres sur { $seats }. Aucun compte n’est nécessaire.
    }
link-full = Toutes les places sont prises.
link-begun = Cette partie a déjà commencé.
link-running = { $game }, en direct
link-join = Rejoindre
link-watch = Regarder
link-solve = Résoudre
link-puzzle = { $game } : problème
link-study = { $game } : étude
link-chapters =
    { $count ->
        [one] { $count } chapitre
       *[other] { $count } chapitres
    }
link-open = Ouvrir
link-won = { $game } : { $won } victoires sur { $played }
link-won-note = gagnées
link-no-games = Membre d’Occasus.
link-points = { $points } points à la manche { $round }, { $ahead } de plus que { $other }.

# Wat andere sites en chats van een link naar Occasus laten zien.

link-invites = { $name } nodigt je uit voor { $game }
link-free =
    { $free ->
        [one] 1 van de { $seats } plaatsen is vrij. Je hebt geen account nodig.
       *[other] { $free } van de { $seats } plaatsen zijn vrij. Je hebt geen account nodig.
    }
link-full = Alle plaatsen zijn bezet.
link-begun = Deze partij is al begonnen.
link-running = { $game }, live
link-join = Meedoen
link-watch = Kijken
link-solve = Los hem op
link-puzzle = { $game }: puzzel
link-study = { $game }: studie
link-chapters =
    { $count ->
        [one] 1 hoofdstuk
       *[other] { $count } hoofdstukken
    }
link-open = Openen
link-won = { $game }: { $won } van { $played } gewonnen
link-won-note = gewonnen
link-no-games = Speelt op Occasus.
link-points = { $points } punten in ronde { $round }, { $ahead } meer dan { $other }.

## De pagina aan het einde van een spel

end-board = Eindstand op het bord
end-chance = Winstkans
end-chance-about = als iedereen vanaf hier goed speelt
end-out-of = in gewonnen partijen per 100
end-failed = De analyse is mislukt.
end-decisions = Beslissingen en geluk
end-column-decisions = Beslissingen
end-column-luck = Geluk
end-turns-cost =
    { $judged ->
        [one] Beurten die 4 of meer kostten: { $cost } van 1
       *[other] Beurten die 4 of meer kostten: { $cost } van { $judged }
    }
end-not-judged = beurten niet geanalyseerd
end-in-short = Kort gezegd
end-next = Verder
end-puzzle = Puzzel: { $name }
end-puzzle-try = Proberen
end-rating = Uitslag en rating
end-guest = Gasten krijgen geen rating.
end-you-left = Je hebt de tafel verlaten.
end-unrated = Deze partij telde niet voor de rating.
end-share = Delen
end-link = Link kopiëren
end-scores = In detail
end-ready = { $name } ✓ klaar
end-deciding = { $name } beslist nog
end-easier = Een stap makkelijker: { $level }
end-harder = Een stap moeilijker: { $level }
end-standing =
    { $number ->
        [one] { $name }: { $number } locatie overeind
       *[other] { $name }: { $number } locaties overeind
    }
end-event = Terug naar het toernooi

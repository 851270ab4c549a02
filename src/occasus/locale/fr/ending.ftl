## La page de fin de partie

end-board = Plateau final
end-chance = Chances de victoire
end-chance-about = si tout le monde joue bien par la suite
end-out-of = en victoires sur 100 parties
end-failed = L’analyse a échoué.
end-decisions = Décisions et chance
end-column-decisions = Décisions
end-column-luck = Chance
end-turns-cost =
    { $judged ->
        [one] Tours qui ont coûté 4 ou plus : { $cost } sur { $judged }
       *[other] Tours qui ont coûté 4 ou plus : { $cost } sur { $judged }
    }
end-not-judged = tours non analysés
end-in-short = En bref
end-next = Ensuite
end-puzzle = Problème : { $name }
end-puzzle-try = Essayer
end-rating = Résultat et classement
end-guest = Les invités ne sont pas classés.
end-you-left = Vous avez quitté la table.
end-unrated = Cette partie n’était pas classée.
end-share = Partager
end-link = Copier le lien
end-scores = En détail
end-ready = { $name } ✓ prêt
end-deciding = { $name } hésite encore
end-easier = Un cran plus facile : { $level }
end-harder = Un cran plus difficile : { $level }
end-standing =
    { $number ->
        [one] { $name } : { $number } lieu intact
       *[other] { $name } : { $number } lieux intacts
    }
end-event = Retour au tournoi

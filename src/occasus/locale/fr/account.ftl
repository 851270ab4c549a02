## Ce qui a décidé d’une partie : la chance et les décisions à part. Lu par le terminal et le navigateur.

account-luck =
    { $game ->
        [empires_end] cartes
       *[other] dés et cartes
    }
account-luck-together = { account-luck }
account-own = ses décisions
account-own-together = décisions de tous les joueurs
account-others = décisions des autres
account-period =
    { $game ->
        [empires_end] phase
        [struggle_for_rome] manche
       *[other] tour
    }
account-at =
    { $turn ->
        [0] début
       *[other] { account-period } { $turn }
    }
account-here = { account-at }, coup { $move }
account-whole = { $name } : de { $start } % à { $end } % de chances de gagner. En points de pourcentage : { account-luck } { $luck }, ses décisions { $own }, décisions des autres { $others }.
account-whole-yours = Vous : de { $start } % à { $end } % de chances de gagner. En points de pourcentage : { account-luck } { $luck }, vos décisions { $own }, décisions des autres { $others }.
account-whole-together = Toute la partie : de { $start } % à { $end } % de chances de gagner. En points de pourcentage : { account-luck } { $luck }, décisions de tous les joueurs { $own }.
account-turn =
    { $turn ->
        [0] Mise en place
       *[other] Ici, { account-period } { $turn }
    } : de { $start } % à { $end } %. En points de pourcentage : { account-luck } { $luck }, ses décisions { $own }, décisions des autres { $others }.
account-turn-together =
    { $turn ->
        [0] Mise en place
       *[other] Ici, { account-period } { $turn }
    } : de { $start } % à { $end } %. En points de pourcentage : { account-luck } { $luck }, décisions de tous les joueurs { $own }.
account-swing =
    { $turn ->
        [0] Le plus grand changement, mise en place
       *[other] Le plus grand changement, { account-period } { $turn }
    } : de { $start } % à { $end } %.
account-won-luck = { $name } doit la victoire surtout à la chance : { account-luck }.
account-won-luck-yours = Vous devez la victoire surtout à la chance : { account-luck }.
account-won-own = { $name } doit la victoire surtout à ses bonnes décisions.
account-won-own-yours = Vous devez la victoire surtout à vos bonnes décisions.
account-won-others = { $name } doit la victoire surtout aux occasions manquées par les autres.
account-won-others-yours = Vous devez la victoire surtout aux occasions manquées par les autres.
account-won-both = { $name } doit la victoire à plusieurs causes à la fois : { account-luck }, ses décisions, les erreurs des autres.
account-won-both-yours = Vous devez la victoire à plusieurs causes à la fois : { account-luck }, vos décisions, les erreurs des autres.
account-lost-luck = { $name } perd surtout par malchance : { account-luck }.
account-lost-luck-yours = Vous perdez surtout par malchance : { account-luck }.
account-lost-own = { $name } perd surtout à cause de ses propres décisions.
account-lost-own-yours = Vous perdez surtout à cause de vos propres décisions.
account-lost-others = { $name } perd surtout parce que les autres ont mieux décidé.
account-lost-others-yours = Vous perdez surtout parce que les autres ont mieux décidé.
account-lost-both = { $name } perd pour plusieurs raisons à la fois : { account-luck }, ses décisions, le bon jeu des autres.
account-lost-both-yours = Vous perdez pour plusieurs raisons à la fois : { account-luck }, vos décisions, le bon jeu des autres.
account-won-luck-together = Vous devez la victoire surtout à la chance : { account-luck }.
account-won-own-together = Vous devez la victoire surtout aux décisions de tous les joueurs.
account-won-both-together = Vous devez la victoire à la chance comme aux décisions de tous les joueurs.
account-lost-luck-together = C’est surtout la malchance ({ account-luck }) ; les décisions de tous les joueurs, dans l’ensemble, ont peu coûté.
account-lost-own-together = Les décisions de tous les joueurs ont coûté plus que la malchance.
account-lost-both-together = La malchance et les décisions de tous les joueurs ont, ensemble, coûté la partie.
account-decision = La décision qui a coûté le plus à { $name } : coup { $move }, « { $action } ». « { $better } » valait environ { $cost } points de pourcentage de plus.
account-decision-yours = La décision qui vous a coûté le plus : coup { $move }, « { $action } ». « { $better } » valait environ { $cost } points de pourcentage de plus.
account-no-decision = Aucune décision n’a coûté { $least } points de pourcentage ou plus à elle seule.

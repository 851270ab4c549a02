# Les problèmes où l’on cherche le meilleur tour, dans le terminal et dans le navigateur.
puzzle-day = Problème du jour
puzzle-name = N° { $number } : { $kind }
puzzle-task-best = Une position d’une partie jouée, avec ce que vous pouvez en voir. Un tour est nettement le meilleur : trouvez-le.
puzzle-who = Vous jouez { $seat }.
puzzle-moves = { $number ->
        [one] Une décision.
       *[other] { $number } décisions.
    }
puzzle-degree-1 = facile
puzzle-degree-2 = moyen
puzzle-degree-3 = difficile
puzzle-found = C’est le meilleur tour.
puzzle-not-best = Un autre tour est nettement meilleur.
puzzle-chances = Vos chances de gagner : environ { $yours } % après ce tour, { $best } % après le meilleur.
puzzle-brings = Ce qu’il apporte : { $reasons }.
puzzle-look-for = Ce qu’apporte le meilleur tour : { $reasons }.
puzzle-solve = Le résoudre
puzzle-turns = { $count } de plus : trouver le meilleur tour
puzzle-best-turn = La solution.
puzzle-show = Montrer la solution
puzzle-solution = La solution : { $line }.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-commands = undo annule un coup, again recommence, solution la montre, quit sort.
puzzle-kind-fall_of_rome-actions = vos actions
puzzle-kind-fall_of_rome-draw = avant la pioche
puzzle-kind-fall_of_rome-invade = avant les invasions
puzzle-kind-empires_end-disaster = une catastrophe
puzzle-kind-empires_end-double_disaster = deux catastrophes à la fois
puzzle-kind-empires_end-economy = l’économie
puzzle-kind-empires_end-industry = l’industrie
puzzle-kind-empires_end-economy_industry = économie et industrie
puzzle-kind-empires_end-conflict = un conflit
puzzle-kind-struggle_for_rome-roll = les dés
puzzle-kind-struggle_for_rome-build = échanger et construire
puzzle-kind-struggle_for_rome-horseman_actions = les cavaliers
puzzle-kind-struggle_for_rome-warrior_actions = les guerriers
puzzle-kind-struggle_for_rome-claims = les points cachés

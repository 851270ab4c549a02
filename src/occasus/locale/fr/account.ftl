## Ce qui a décidé d’une partie : faits, précision, tours et chance. Lu par le terminal et le navigateur.

account-luck =
    { $game ->
        [empires_end] cartes
       *[other] dés et cartes
    }
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
account-even = à peu près zéro
account-not-judged = non analysés
account-accuracy =
    { $you ->
        [yes] Votre précision : { $accuracy } %.
       *[no] Précision de { $name } : { $accuracy } %.
    }
fact-unused-actions =
    Sur { $of } tours, { $you ->
        [yes] vous en avez terminé
       *[no] { $name } en a terminé
    } { $turns } avec des actions inutilisées ({ $actions } en tout).
fact-idle-phases =
    Sur { $of } phases d’économie et d’industrie, { $you ->
        [yes] vous en avez terminé
       *[no] { $name } en a terminé
    } { $turns } sans rien faire.
fact-idle-turns =
    Sur { $of } phases de construction, { $you ->
        [yes] vous en avez terminé
       *[no] { $name } en a terminé
    } { $turns } sans construire ni échanger.
account-sum =
    Victoires sur 100 parties : { $start } au début ; { $you ->
        [yes] vos tours
       *[no] ses tours
    } { $own }, tours des autres { $others }, { account-luck } { $luck }, inexpliqué { $rest } ; { $end } à la fin.
account-sum-luck =
    { $you ->
        [yes] Votre chance
       *[no] La chance de { $name }
    } ({ account-luck }), en victoires sur 100 parties : { $luck }.
account-won-own =
    { $you ->
        [yes] Vos propres tours ont le plus compté dans cette victoire.
       *[no] Les tours de { $name } ont le plus compté dans cette victoire.
    }
account-won-others =
    { $you ->
        [yes] Vos tours vous ont coûté moins que ceux des autres ne leur ont coûté.
       *[no] Les tours de { $name } ont coûté moins que ceux des autres.
    }
account-won-luck = La chance ({ account-luck }) a plus compté dans cette victoire que les tours de quiconque.
account-won-both = Les tours et la chance ont tous deux compté dans cette victoire.
account-lost-own =
    { $you ->
        [yes] Ce sont vos propres tours qui ont coûté le plus.
       *[no] Ce sont les tours de { $name } qui ont coûté le plus.
    }
account-lost-others = Ce sont les tours des autres qui ont le plus compté.
account-lost-luck = La malchance ({ account-luck }) a coûté plus que les tours de quiconque.
account-lost-both = Les tours et la chance ont tous deux compté dans cette défaite.
account-lost-idle =
    { $you ->
        [yes] Vous avez laissé passer la plupart de vos tours : la chance n’y est pour rien.
       *[no] { $name } a laissé passer la plupart de ses tours : la chance n’y est pour rien.
    }
account-unknown = Cette partie a déjoué les prévisions : impossible de dire ce qui en a décidé.
account-moment =
    { $you ->
        [yes] { $at }, vous : { $action }
       *[no] { $at }, { $name } : { $action }
    }
account-moment-luck = { $at } : { account-luck }
account-change = { $before } → { $after } victoires sur 100 parties
account-better = Mieux : { $action }
account-no-moments = Aucun tour n’a coûté 4 victoires ou plus sur 100 parties.
account-moments = Tournants
account-view = Voir
account-progress = Analyse… tour { $done } sur { $total }

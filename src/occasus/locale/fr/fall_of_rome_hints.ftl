# Pourquoi un bot de La Chute de Rome conseille une action : des phrases entières.

hint-wins = Vous gagnez la partie.
hint-wins-later = Vous pouvez gagner ce tour-ci : c’est une étape vers la victoire.
hint-loses = Vous perdez la partie.
hint-ally = Vous forgez l’alliance avec les { $tribe }.
hint-ally-later = Une étape : l’alliance avec les { $tribe } peut encore être forgée ce tour-ci.
hint-ready = { $role } a toutes les cartes pour l’alliance avec les { $tribe } et se trouve près d’eux.
hint-cards =
    { $number ->
        [one] { $role } se rapproche de l’alliance avec les { $tribe } : il ne manque qu’une carte.
       *[other] { $role } se rapproche de l’alliance avec les { $tribe } : il manque { $number } cartes.
    }
hint-meet =
    { $number ->
        [one] { $other_role } peut remettre à { $role } la carte { $card } à { $city } ; il en manque { $number } pour l’alliance avec les { $tribe }.
       *[other] { $other_role } peut remettre à { $role } la carte { $card } à { $city } ; il en manque { $number } pour l’alliance avec les { $tribe }.
    }
mine-hint-ready = Vous avez toutes les cartes pour l’alliance avec les { $tribe } et vous êtes près d’eux.
mine-hint-cards =
    { $number ->
        [one] Vous vous rapprochez de l’alliance avec les { $tribe } : il ne vous manque qu’une carte.
       *[other] Vous vous rapprochez de l’alliance avec les { $tribe } : il vous manque { $number } cartes.
    }
mine-hint-meet =
    { $number ->
        [one] { $other_role } peut vous remettre la carte { $card } à { $city } ; il vous en manque une pour l’alliance avec les { $tribe }.
       *[other] { $other_role } peut vous remettre la carte { $card } à { $city } ; il vous en manque { $number } pour l’alliance avec les { $tribe }.
    }
tome-hint-meet =
    { $number ->
        [one] Vous pouvez remettre à { $role } la carte { $card } à { $city } ; il en manque une pour l’alliance avec les { $tribe }.
       *[other] Vous pouvez remettre à { $role } la carte { $card } à { $city } ; il en manque { $number } pour l’alliance avec les { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Ce tour peut empêcher { $city } de tomber ; sans cela, le risque est d’environ { $number } %.
       *[other] Ce tour peut rendre { $city } plus sûre : le risque qu’elle tombe passe d’environ { $number } à { $rest } %.
    }
hint-falls-later = Une étape vers { $city } : le risque qu’elle tombe peut encore passer, ce tour-ci, d’environ { $number } à { $rest } %.
hint-fights = À la fin du tour, les { $tribe } sont moins nombreux à { $city }.
hint-fights-later = Une étape vers { $city } : vous pouvez encore y combattre les { $tribe } ce tour-ci.
hint-roma = Cela tient les { $tribe } à distance de Roma.
hint-guards = À la fin du tour, des légions défendent { $city }.
hint-guards-later = Une étape vers { $city } : des légions peuvent encore s’y placer ce tour-ci.
hint-fort = Un fort peut être construit à { $city } ce tour-ci, près du danger.
hint-reach = Vous vous rapprochez de là où l’on a besoin de vous.
hint-legions =
    { $number ->
        [one] À la fin du tour, vous avez { $number } légion de plus sur le plateau.
       *[other] À la fin du tour, vous avez { $number } légions de plus sur le plateau.
    }
hint-keep = Rien d’autre ne vous aiderait davantage maintenant : gardez vos cartes.

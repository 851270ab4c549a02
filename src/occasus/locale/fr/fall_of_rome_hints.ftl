# Pourquoi un robot de La Chute de Rome aime une action ; de courtes parties d’une ligne.

hint-wins = gagne la partie
hint-loses = perd la partie
hint-ally = une alliance avec les { $tribe }
hint-ready = toutes les cartes réunies pour l’alliance avec les { $tribe }, et près d’eux
hint-cards = { $number ->
        [one] à 1 carte de l’alliance avec les { $tribe }
       *[other] à { $number } cartes de l’alliance avec les { $tribe }
    }
hint-meet = { $role } et { $other_role } se retrouvent à { $city }, { $number ->
        [one] à 1 carte de l’alliance avec les { $tribe }
       *[other] à { $number } cartes de l’alliance avec les { $tribe }
    }
hint-fights = chasse les { $tribe } de { $city }
hint-roma = tient les { $tribe } loin de Roma
hint-guards = des légions tiennent { $city }
hint-fort = ce tour-ci, un fort à { $city }, près du danger
hint-reach = des troupes plus près de là où il en faut
hint-legions = { $number ->
        [one] 1 légion de plus
       *[other] { $number } légions de plus
    }

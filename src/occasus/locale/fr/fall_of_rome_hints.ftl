# Pourquoi un bot de La Chute de Rome conseille une action : des phrases entières.

hint-wins = Cela gagne la partie.
hint-loses = Cela perd la partie.
hint-ally = Vous concluez l’alliance avec les { $tribe }.
hint-ready = { $role } a toutes les cartes pour l’alliance avec les { $tribe } et se trouve près d’eux.
hint-cards =
    { $number ->
        [one] Il ne manque à { $role } que 1 carte pour l’alliance avec les { $tribe }.
       *[other] Il manque à { $role } { $number } cartes pour l’alliance avec les { $tribe }.
    }
hint-meet =
    { $number ->
        [one] { $other_role } peut remettre à { $role } la carte { $card } à { $city } ; il en manque 1 pour l’alliance avec les { $tribe }.
       *[other] { $other_role } peut remettre à { $role } la carte { $card } à { $city } ; il en manque { $number } pour l’alliance avec les { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Cela empêche { $city } de tomber ce tour-ci ; sans cela, le risque est d’environ { $number } %.
       *[other] { $city } est plus sûre : le risque qu’elle tombe ce tour-ci passe d’environ { $number } à { $rest } %.
    }
hint-fights = Cela chasse les { $tribe } de { $city }.
hint-roma = Cela tient les { $tribe } loin de Roma.
hint-guards = Des légions tiennent { $city } contre ceux qui viennent.
hint-fort = Un fort peut être construit à { $city } ce tour-ci, près du danger.
hint-reach = Des troupes se rapprochent de là où il en faut.
hint-legions =
    { $number ->
        [one] Vous avez 1 légion de plus sur le plateau.
       *[other] Vous avez { $number } légions de plus sur le plateau.
    }

## Une partie revue et son analyse

replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-all = Avec tous les secrets
replay-eyes-of = Comme l’a vu { $name }
replay-share = Copier le lien
replay-copied = Le lien vers ce coup est copié. Qui l’a peut regarder cette partie.
analysis = Analyse
analysis-thinking = Un bot refait toute la partie ; cela peut prendre une minute…
analysis-curve = Chances de gagner au fil de la partie ; le curseur et les décisions marquées mènent aux coups
analysis-together = Tous ensemble
analysis-point = Tournant au coup { $move }, { $name }
analysis-points =
    { $count ->
        [one] Une décision a coûté une bonne part des chances ; elle est marquée sur la courbe.
       *[other] { $count } décisions ont coûté une bonne part des chances ; elles sont marquées sur la courbe.
    }
analysis-none = Aucune décision n’a coûté cher à elle seule : bien joué.
analysis-done = { $name } a choisi « { $action } » ({ $chance } % de chances).
analysis-better = Mieux : « { $action } » ({ $chance } %).
analysis-before = Avant la décision
analysis-after = Ce qui a été fait

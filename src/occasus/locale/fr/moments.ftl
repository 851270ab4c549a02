# Ce que voit un joueur sur le moment : ce qui est possible maintenant, et ce qui arrive pour la première fois.
what-now = Que puis-je faire maintenant ?
what-now-ways = { $count ->
        [one] d’une seule façon
       *[other] de { $count } façons
    }
what-now-rule = La règle exacte
what-now-rule-of = La règle exacte : { $deed }
what-now-not = Pas maintenant, et pourquoi
what-now-nothing = On ne vous demande rien pour le moment.
what-now-book = Comment jouer, chapitre par chapitre
first-time = Ce qui vient de se passer
first-time-never = Plus de notes
first-fr-attacked = Des barbares ont frappé une ville avec des légions : un pion ou un fort s’y trouve aussi, donc une légion tombe et personne n’entre.
first-fr-ambushed = Une embuscade : des légions étaient seules, sans pion ni fort. Toutes tombent, et personne n’entre.
first-fr-sacked = Un pillage : un quatrième barbare du même peuple serait entré. Le soleil descend d’un cran, et le peuple se répand dans les villes voisines.
first-fr-revolted = Une révolte : le rythme des invasions augmente, une ville reçoit trois barbares d’un coup, et les cartes utilisées reviennent sur le dessus : les mêmes villes seront frappées de nouveau.
first-fr-plot = Un complot : deux pions dans une même ville se transmettent la carte de cette ville. Qui la donne ou la reçoit doit être d’accord.
first-ee-destroyed = Un lieu tombe : retournez-le. Il ne compte plus tant qu’il n’est pas reconstruit, et les innovations sous lui dorment.
first-ee-conflict = Un conflit : chacun mise en secret des haches et des pièces. Tout ce qui est misé est dépensé, et la force décide de ce que vous gagnez ou perdez.
first-ee-upheaved = Un bouleversement : deux lieux de la rangée changent de place. La place d’un lieu décide quelle catastrophe peut le toucher.
first-sr-shortage = Une pénurie : la banque n’a pas assez de cartes d’une sorte pour ce jet ; chacun rend la moitié de ses cartes ressource.
first-sr-robbed = Le légionnaire vole : qui l’a déplacé prend une carte à quelqu’un qui se trouve à côté de sa nouvelle place.
first-sr-turned = Un pillage : le jeton est retourné. Il montre ce que donne la ville, et si un combattant tombe.
first-sr-founded = Un royaume : avec des jetons de trois couleurs, une tribu s’installe. Désormais elle conquiert les villes autour au lieu de voyager.
first-sr-end = La fin est proche : quelqu’un a dix points. Cette manche se joue jusqu’au bout, puis les points décident.

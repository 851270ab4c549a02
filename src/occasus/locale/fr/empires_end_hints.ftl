# Empire's End : pourquoi un bot aime une action, en une phrase. $points sont des points du score final, autant qu’on puisse l’estimer.

ee-hint-points-more = Vous marquez tout de suite des points : { $points }.
ee-hint-points-less = Vous perdez tout de suite des points : { $points }.
ee-hint-locations-more = Vos lieux vaudront plus à la fin (environ { $points } pts).
ee-hint-locations-less = Vos lieux vaudront moins à la fin (environ { $points } pts).
ee-hint-danger-more = Vos lieux précieux sont plus loin des ruines.
ee-hint-danger-less = Vos lieux précieux touchent des ruines, d’où les catastrophes se propagent.
ee-hint-tokens-more =
    { $points ->
        [one] Vous gagnez des jetons qui valent pour vous environ { $points } point.
       *[other] Vous gagnez des jetons qui valent pour vous environ { $points } points.
    }
ee-hint-tokens-less =
    { $points ->
        [one] Cela coûte des jetons qui valent pour vous environ { $points } point.
       *[other] Cela coûte des jetons qui valent pour vous environ { $points } points.
    }
ee-hint-strength-more =
    { $points ->
        [one] Vous avez plus de force dans les conflits à venir (environ { $points } point).
       *[other] Vous avez plus de force dans les conflits à venir (environ { $points } points).
    }
ee-hint-strength-less =
    { $points ->
        [one] Vous avez moins de force dans les conflits à venir (environ { $points } point).
       *[other] Vous avez moins de force dans les conflits à venir (environ { $points } points).
    }
ee-hint-production-more =
    { $points ->
        [one] Votre économie rapportera plus (environ { $points } point).
       *[other] Votre économie rapportera plus (environ { $points } points).
    }
ee-hint-production-less =
    { $points ->
        [one] Votre économie rapportera moins (environ { $points } point).
       *[other] Votre économie rapportera moins (environ { $points } points).
    }
ee-hint-auctions-more = Cela vous aide face aux prochaines catastrophes.
ee-hint-auctions-less = Le prix : moins à opposer aux catastrophes suivantes.
ee-hint-works-more = Il devient plus facile de construire et de reconstruire.
ee-hint-works-less = Il devient plus difficile de construire et de reconstruire.
ee-hint-quake-more = Une innovation rapporte quand son lieu tombe.
ee-hint-quake-less = Une innovation qui rapporte quand son lieu tombe est perdue.
ee-hint-end-more =
    { $points ->
        [one] Vous gagnez plus au décompte final (environ { $points } point).
       *[other] Vous gagnez plus au décompte final (environ { $points } points).
    }
ee-hint-end-less =
    { $points ->
        [one] Vous gagnez moins au décompte final (environ { $points } point).
       *[other] Vous gagnez moins au décompte final (environ { $points } points).
    }
ee-hint-others-take =
    { $points ->
        [one] Quelqu’un d’autre prendra sans doute la carte, ce qui lui coûtera environ { $points } point.
       *[other] Quelqu’un d’autre prendra sans doute la carte, ce qui lui coûtera environ { $points } points.
    }
ee-hint-pile-grows = La carte peut vous revenir avec plus de jetons.
ee-hint-band-gains = La force { $strength } est dans une tranche qui rapporte des points : { $points }.
ee-hint-band-loses = La force { $strength } est dans une tranche qui coûte des points : { $points }.
ee-hint-band-none = La force { $strength } n’est dans aucune tranche qui compte.
ee-hint-strongest = Vous auriez sans doute la plus grande force, ce qui rapporte des points : { $points }.
ee-hint-economy-first = Ce que l’économie rapporte peut servir à l’industrie.
ee-hint-industry-first = Ce que vous construisez ou reconstruisez peut servir à l’économie.
ee-hint-new-cards = De nouvelles cartes seront sans doute meilleures.
ee-hint-keep-cards = Ces cartes méritent d’être gardées.
ee-hint-again =
    { $points ->
        [one] L’utiliser une fois de plus rapporte environ { $points } point.
       *[other] L’utiliser une fois de plus rapporte environ { $points } points.
    }
ee-hint-home-lasts = Ce lieu tiendra sans doute jusqu’à la fin.
ee-hint-decline = Une autre carte ne serait guère meilleure pour vous.

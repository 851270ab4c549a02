# Empire's End : pourquoi un bot aime une action, en une ligne. $points sont des points du score final, autant qu’on puisse l’estimer.

ee-hint-points-more = points tout de suite : { $points }
ee-hint-points-less = points perdus tout de suite : { $points }
ee-hint-locations-more = vos lieux vaudront plus à la fin (environ { $points })
ee-hint-locations-less = vos lieux vaudront moins à la fin (environ { $points })
ee-hint-danger-more = vos lieux précieux sont plus loin des ruines
ee-hint-danger-less = vos lieux précieux touchent des ruines, d’où les catastrophes se propagent
ee-hint-tokens-more =
    { $points ->
        [one] des jetons qui valent pour vous environ 1 point
       *[other] des jetons qui valent pour vous environ { $points } points
    }
ee-hint-tokens-less =
    { $points ->
        [one] cela coûte des jetons qui valent pour vous environ 1 point
       *[other] cela coûte des jetons qui valent pour vous environ { $points } points
    }
ee-hint-strength-more =
    { $points ->
        [one] plus de force dans les conflits à venir (environ 1 point)
       *[other] plus de force dans les conflits à venir (environ { $points } points)
    }
ee-hint-strength-less =
    { $points ->
        [one] moins de force dans les conflits à venir (environ 1 point)
       *[other] moins de force dans les conflits à venir (environ { $points } points)
    }
ee-hint-production-more =
    { $points ->
        [one] votre économie rapportera plus (environ 1 point)
       *[other] votre économie rapportera plus (environ { $points } points)
    }
ee-hint-production-less =
    { $points ->
        [one] votre économie rapportera moins (environ 1 point)
       *[other] votre économie rapportera moins (environ { $points } points)
    }
ee-hint-auctions-more = cela vous aide dans les enchères à venir
ee-hint-auctions-less = vous aurez moins de quoi tenir dans les enchères
ee-hint-works-more = construire et reconstruire devient plus facile
ee-hint-works-less = construire et reconstruire devient plus difficile
ee-hint-quake-more = une innovation rapporte quand son lieu tombe
ee-hint-quake-less = une innovation qui rapporte quand son lieu tombe est perdue
ee-hint-end-more =
    { $points ->
        [one] plus au décompte final (environ 1 point)
       *[other] plus au décompte final (environ { $points } points)
    }
ee-hint-end-less =
    { $points ->
        [one] moins au décompte final (environ 1 point)
       *[other] moins au décompte final (environ { $points } points)
    }
ee-hint-others-take =
    { $points ->
        [one] quelqu’un d’autre la prendra sans doute, ce qui lui coûte environ 1 point
       *[other] quelqu’un d’autre la prendra sans doute, ce qui lui coûte environ { $points } points
    }
ee-hint-pile-grows = elle peut vous revenir avec plus de jetons
ee-hint-band-gains = la force { $strength } est dans une tranche qui rapporte des points : { $points }
ee-hint-band-loses = la force { $strength } est dans une tranche qui coûte des points : { $points }
ee-hint-band-none = la force { $strength } n’est dans aucune tranche qui compte
ee-hint-strongest = vous auriez sans doute la plus grande force, points pour cela : { $points }
ee-hint-economy-first = ce que l’économie rapporte peut servir à l’industrie
ee-hint-industry-first = ce que vous construisez ou reconstruisez peut servir à l’économie
ee-hint-new-cards = de nouvelles cartes seront sans doute meilleures
ee-hint-keep-cards = ces cartes méritent d’être gardées
ee-hint-again =
    { $points ->
        [one] l’utiliser une fois de plus rapporte environ 1 point
       *[other] l’utiliser une fois de plus rapporte environ { $points } points
    }
ee-hint-home-lasts = ce lieu tiendra sans doute jusqu’à la fin
ee-hint-decline = une autre carte ne serait guère meilleure pour vous

# Pourquoi un bot conseille une action de Struggle for Rome : une ligne chacune, après l'action et sa chance de gagner.

hint-sr-place = Les cavaliers agissent d’abord : les guerriers ont le départ le plus riche.
hint-sr-place-poorer = Les cavaliers agissent d’abord et s’en vont : les guerriers auraient alors le départ le moins riche.
hint-sr-place-alike = Les deux départs sont aussi riches l’un que l’autre.
hint-sr-least-missed = C’est ce qui vous manquera le moins.
hint-sr-abounds = Vous en avez plus que vous ne pouvez utiliser.
hint-sr-fighters = Un combattant pour chaque tribu : plus de villes peuvent être attaquées.
hint-sr-wagon =
    { $number ->
        [0] Chaque conquête demande un chariot, et cette case n’en a pas.
       *[other] Chaque conquête prend un chariot, et chaque chariot rapporte de l’or au pillage.
    }
hint-sr-card = Les cartes Développement apportent des Diplomates, de l’aide et des points cachés.
hint-sr-trade = Vous gagneriez à cet échange, et quelqu’un d’autre aussi.
hint-sr-no-trade = Personne ne semble prêt à accepter cette offre.
hint-sr-good-deal = Ce que vous recevez vous aide plus que ce que vous donnez.
hint-sr-bad-deal = L’échange vous aide trop peu, ou aide trop l’autre.
hint-sr-counter = Un autre échange vous conviendrait mieux.
hint-sr-rest = Aucune attaque ne vaut mieux maintenant : prenez ce que le repos rapporte.
hint-sr-coins = L’or sert toujours.
hint-sr-show = Avec vos points cachés, c’est vous qui en avez le plus, et la partie se termine.
hint-sr-hide = Montrer vos points maintenant ne vous ferait pas gagner.
hint-sr-enough = Il n’y a rien de mieux à faire : gardez le reste pour plus tard.
hint-sr-booty =
    { $number ->
        [0] Le jeton peut apporter de l’or ou une carte.
        [one] Le chariot rapporte 1 pièce d’or, et le jeton peut apporter plus.
       *[other] Les chariots rapportent { $number } pièces d’or, et le jeton peut apporter plus.
    }
hint-sr-colour = Une nouvelle couleur : { $number } des { $first_colours } qu’il faut pour fonder un royaume.
hint-sr-scourge-near = Une quatrième couleur : encore une et c’est le Fléau de Rome.
hint-sr-scourge =
    La cinquième couleur : le Fléau de Rome, { $scourge_points ->
        [one] { $scourge_points } point.
       *[other] { $scourge_points } points.
    }
hint-sr-found = Un point, et un royaume qui peut grandir à chaque manche.
hint-sr-city = Un point que personne ne peut reprendre.
hint-sr-legacy =
    Quatre villes pour chacune de vos tribus : l’Héritage de Rome, { $legacy_points ->
        [one] { $legacy_points } point.
       *[other] { $legacy_points } points.
    }
hint-sr-reach =
    { $number ->
        [one] De là, une ville libre est à portée.
       *[other] De là, { $number } villes libres sont à portée.
    }
hint-sr-then-plunder = De là, { $city } peut être pillée.
hint-sr-then-conquer = De là, { $city } peut être conquise.
hint-sr-nearer = La tribu se rapproche de ce qui lui manque encore.
hint-sr-income = L’endroit rapporte environ { $number } cartes en dix manches.
hint-sr-great-warrior = Un combattant de plus peut décider de la prochaine attaque.
hint-sr-treasure = De l’or que vous pouvez utiliser maintenant.
hint-sr-diplomacy =
    Le plus de Diplomates : la Diplomatie, { $diplomacy_points ->
        [one] { $diplomacy_points } point.
       *[other] { $diplomacy_points } points.
    }
hint-sr-diplomat =
    { $number ->
        [one] Votre premier Diplomate posé : trois donnent la Diplomatie.
       *[other] { $number } Diplomates posés : trois donnent la Diplomatie.
    }
hint-sr-block = Cela coûte un revenu, et peut-être une carte, au joueur { $player }.
hint-sr-nobody-hit = Cela ne gêne personne.
hint-sr-rob = Ce joueur a des cartes et doit être freiné : { $player }.

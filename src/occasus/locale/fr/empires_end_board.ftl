# Le plateau d’Empire’s End dans le navigateur.

ee-your-turn = À vous de jouer
ee-pay-or-take = À vous : payez un jeton, ou prenez la carte
ee-your-turn-both = À vous : les deux cartes
ee-your-empire = Votre empire
ee-row-of = { $name } : lieux
ee-decline = Déclin
ee-end = Fin
ee-phase-of = phase { $number } sur { $total }
ee-next-phase = Ensuite : { $phase }
ee-decks = Pioche de catastrophes { $disasters }, pioche de conflits { $conflicts }
ee-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ee-signed-points = { $points } pts
ee-strength = force { $number }
ee-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
ee-intact = { $number } sur 11 intacts
ee-temple = a le temple
ee-temple-short = temple
ee-closed = paravent
ee-screen = Derrière votre paravent
ee-only-you = vous seul le voyez
ee-hand = Main
ee-no-cards = Aucune carte.
ee-industry-in =
    { $number ->
        [one] industrie dans { $number } phase
       *[other] industrie dans { $number } phases
    }
ee-industry-now = industrie maintenant
ee-no-industry = plus d’industrie
ee-tab-phase = Phase
ee-tab-empire = Empire
ee-tab-hand = Main { $number }
ee-tab-chronicle = Chronique
ee-text-of = { $what } : { $text }
ee-text-ruin =
    { $hammers ->
        [one] Détruit ; se reconstruit pour { $hammers } marteau
       *[other] Détruit ; se reconstruit pour { $hammers } marteaux
    }
ee-text-asleep = en sommeil jusqu’à la reconstruction du lieu
ee-text-exhausted = épuisée
ee-text-card = menace la place { $place }, accepte { $accepts }.
ee-text-pile = Dessus : { $tokens }.
ee-threatened = Menacé par la carte { $card }
ee-lot = En jeu
ee-card-numbered = Carte { $numeral }
ee-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
ee-handled = traitée ce tour-ci
ee-pay = Payer { $resource }
ee-skip-with = Passer : { $name }
ee-replace-with = Remplacer avec { $name }
ee-take = Prendre, gagner { $number }
ee-take-numbered = Prendre { $numeral }
ee-decline-replacing = Ne rien remplacer
ee-choose = Choisissez
ee-taken-by = L’autre carte a été prise : { $name }.
ee-if-take = Si vous la prenez maintenant :
ee-if-take-numbered = Si vous prenez la carte { $numeral } maintenant :
ee-if-temple = le temple vous revient
ee-if-gain = vous gagnez
ee-if-nothing = vous ne gagnez rien : aucun jeton n’est là
ee-if-falls = { $place }, { $name }, tombe en ruine
ee-if-sleeps =
    { $number ->
        [one] son innovation dort jusqu’à la reconstruction (marteaux : { $hammers })
       *[other] ses { $number } innovations dorment jusqu’à la reconstruction (marteaux : { $hammers })
    }
ee-if-attached = la carte va sous { $place } : aucune autre place ne convient
ee-if-choose-ruin = vous choisissez ce qui tombe : { $places }
ee-if-choose-home = la carte devient une innovation sous la place de votre choix : { $places }
ee-do-pay = Payer 1 { $resource }
ee-do-pay-numbered = Payer 1 { $resource } sur { $numeral }
ee-do-take = Prendre la carte
ee-do-take-numbered = Prendre la carte { $numeral }
ee-do-skip-numbered = Passer { $numeral } avec { $name }
ee-do-replace = Remplacer { $numeral } avec { $name }
ee-do-decline = Ne rien remplacer
ee-do-destroy = { $name } tombe
ee-do-attach = Placer sous { $name }
ee-do-buy_coins =
    { $number ->
        [0] N’acheter aucune pièce
        [one] Acheter 1 pièce pour 2 points
       *[other] Acheter { $number } pièces à 2 points chacune
    }
ee-do-use = Utiliser { $name }
ee-do-exchange = { $name } : { $given } contre { $taken }
ee-do-reactivate = { $name } encore une fois
ee-do-build = Construire { $name }
ee-do-sell = Vendre { $name }
ee-do-keep = Garder les autres cartes
ee-do-throw_away = Tout défausser
ee-do-rebuild = Reconstruire { $name }
ee-do-swap = Échanger { $one } et { $other }
ee-do-move = Déplacer { $name } sous { $location }
ee-do-begin_with = Commencer par : { $part }
ee-do-refresh = Rétablir { $name }
ee-do-keep_hand = Garder ces cartes
ee-do-redraw = Piocher quatre autres
ee-do-strike = { $name } frappe
ee-do-done = Terminé
ee-do-bid_axes =
    { $number ->
        [one] Miser { $number } hache
       *[other] Miser { $number } haches
    }
ee-do-bid_coins =
    { $number ->
        [one] Ajouter { $number } pièce
       *[other] Ajouter { $number } pièces
    }
ee-abilities = Capacités utilisables
ee-all-at-once = Tous jouent en même temps
ee-works = en cours
ee-done-mark = terminé
ee-you-are-done = Vous avez terminé ; les autres jouent encore.
ee-use = Utiliser
ee-again = Encore une fois
ee-changes-nothing = ne change rien
ee-relief-enough = Vous avez assez : pas de pièces à acheter. (On le demande à quiconque prend une carte, pour que personne ne voie qui est pauvre.)
ee-touch-row = Touchez deux éléments de votre rangée.
ee-how = Comment ?
ee-hand-cards = Cartes de la main, construites ou vendues : { $number } sur 2
ee-build-short = Construire
ee-sell-short = Vendre
ee-build = Construire avec des marteaux
ee-build-coins =
    { $coins ->
        [one] Construire avec { $coins } pièce
       *[other] Construire avec { $coins } pièces
    }
ee-town = Construire avec l’aide d’une ville
ee-town-coins =
    { $coins ->
        [one] Construire avec une ville et { $coins } pièce
       *[other] Construire avec une ville et { $coins } pièces
    }
ee-rebuild-one = Reconstruire une ruine
ee-rebuild = Reconstruire avec des marteaux
ee-rebuild-coins =
    { $coins ->
        [one] Reconstruire avec { $coins } pièce
       *[other] Reconstruire avec { $coins } pièces
    }
ee-for-good = ne pourra plus être changé
ee-sure-done =
    { $number ->
        [one] 1 capacité utile n’a pas servi.
       *[other] { $number } capacités utiles n’ont pas servi.
    }
ee-sure-throw = Toutes les cartes restant en main sont défaussées.
ee-sure-buy =
    { $number ->
        [one] Vous perdez 2 points pour 1 pièce, et tous voient ce qui est derrière votre paravent.
       *[other] Vous perdez 2 points pour chacune des { $number } pièces, et tous voient ce qui est derrière votre paravent.
    }
ee-sure-yes = Continuer
ee-conflict = Conflit
ee-victory = Victoire
ee-band = force { $least } à { $most }
ee-band-open = force { $least } ou plus
ee-bar = { $least } à { $most }
ee-bar-open = { $least } ou plus
ee-upheaval =
    { $rank ->
        [1] Bouleversement pour tous sauf les plus forts : le lieu intact le plus précieux échange sa place avec { $place }.
        [2] Bouleversement pour tous sauf les plus forts : le deuxième lieu intact le plus précieux échange sa place avec { $place }.
       *[other] Bouleversement pour tous sauf les plus forts : le troisième lieu intact le plus précieux échange sa place avec { $place }.
    }
ee-secret-bid = Votre mise secrète
ee-bids = Mises secrètes
ee-sealed-until = scellées jusqu’à ce que toutes soient là
ee-base = Base { $base } + mise { $bid } =
ee-no-band = ni gain ni perte
ee-bid-spent = À égalité, tous gagnent. Toute la mise est dépensée, quoi qu’il arrive.
ee-seal = Sceller la mise
ee-own-bid = Votre mise est scellée : haches { $axes }, pièces { $coins }.
ee-thinks = réfléchit
ee-sealed = scellée
ee-of = sur { $number }
ee-one-less = Un de moins : { $name }
ee-one-more = Un de plus : { $name }
ee-reveal = Les mises sont révélées
ee-go-on = Continuer
ee-bid-of = mise
ee-strongest = le plus fort
ee-upheaved = Bouleversement : { $one } et { $other } échangent leurs places.
ee-scoring = Décompte final
ee-score-track = Piste de score
ee-score-locations = Lieux intacts
ee-last-conflict = Le dernier conflit
ee-count-all = Tout compter d’un coup

# Le plateau de Struggle for Rome dans le navigateur.

sr-round = Manche { $round }
sr-round-of =
    { $last ->
        [yes] Manche { $round } sur { $limit }, la dernière
       *[no] Manche { $round } sur { $limit }
    }
sr-over = La partie est finie
sr-you-may = À vous de décider
sr-turn-of = { $name } joue
sr-your-horseman = Vos cavaliers
sr-your-warrior = Vos guerriers
sr-your-build = Échanger et bâtir
sr-your-claims = Points cachés
sr-your-setup = Mise en place
sr-your-roll = Dés
sr-phase-roll = Dés
sr-phase-build = Bâtir
sr-phase-horseman_actions = Cavaliers
sr-phase-warrior_actions = Guerriers
sr-waiting-for = On attend { $names }.
sr-actions = Actions
sr-touch-map = Touchez un lieu sur la carte.
sr-tab-actions = Actions
sr-tab-hand = Cartes { $number }
sr-tab-people = Tribus
sr-tab-chronicle = Chronique
sr-map = Carte
sr-map-about = Les flèches passent d’un carrefour à l’autre, Entrée en choisit un. Tout figure aussi sur le plateau en texte.
sr-price = Prix
sr-free = gratuit
sr-grain =
    { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
sr-coins =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
sr-nothing = rien
sr-gold = Or
sr-hand-size = Cartes Ressource
sr-cards = Cartes Développement
sr-box = { $tribe } : combattants { $fighters }, chariots { $wagons }, villes { $cities }, jetons : { $tokens }.
sr-leads = { $name } est en tête avec { $points } points
sr-no-leader = Personne n’est en tête : le maximum est de { $points } points
sr-of-ten = { $points } sur { $end_points }
sr-at-ten = Quand quelqu’un a { $end_points } points, la partie se termine avec cette manche.
sr-last-round = C’est la dernière manche.
sr-points-cities =
    { $number ->
        [one] { $number } ville
       *[other] { $number } villes
    }
sr-points-scourge =
    { $number ->
        [one] Fléau de Rome (+{ $scourge_points })
       *[other] Fléau de Rome × { $number } (+{ $scourge_points } chacun)
    }
sr-source-scourge =
    { $number ->
        [one] Fléau de Rome
       *[other] Fléau de Rome × { $number }
    }
sr-points-shown = points révélés : { $number }
sr-source-shown = points révélés
sr-points-hidden =
    { $number ->
        [one] { $number } carte Développement cachée
       *[other] { $number } cartes Développement cachées
    }
sr-points-mine = points cachés : { $number }
sr-scoring = D’où viennent les points
sr-your-cards = Vos cartes
sr-about-plunder = Retournez son jeton : il peut vous rapporter quelque chose, ou vous coûter un combattant. Chaque chariot de la case rapporte 1 pièce d’or. La tribu garde le jeton.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer =
    { $city_points ->
        [one] { $city_points } point
       *[other] { $city_points } points
    }. Un chariot passe de la case à la ville. Avec la première ville, vous fondez le royaume ; dans chacune des suivantes entre aussi un combattant.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = Personne ne récolte dans son hexagone. Vous prenez une carte à un joueur voisin.
sr-only-you = vous seul les voyez
sr-towers =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
sr-horseman-of = cavaliers du joueur { $name }
sr-warrior-of = guerriers du joueur { $name }
sr-horseman-mine = Vos cavaliers
sr-warrior-mine = Vos guerriers
sr-held =
    { $whose ->
        [horseman] Elle appartient à vos cavaliers.
        [warrior] Elle appartient à vos guerriers.
        [horseman_of] Elle appartient aux cavaliers du joueur { $name }.
       *[warrior_of] Elle appartient aux guerriers du joueur { $name }.
    }
sr-neutral = Neutre : personne ne peut la piller ni la conquérir.
sr-token = Elle a un jeton de pillage.
sr-no-token = Son jeton est pris.
sr-offer-title = Proposer un échange
sr-counter-title = Votre contre-offre
sr-offer-of = { $name } propose un échange
sr-you-give = Vous donnez
sr-you-receive = Vous recevez
sr-they-give = { $name } donne
sr-they-want = { $name } veut
sr-propose-all = Proposer à tous
sr-propose-this = Proposer à { $names }
sr-propose-to = Seulement à { $names }
sr-answer-waiting = réfléchit
sr-answer-drafting = prépare une contre-offre
sr-answer-declined = refuse
sr-answer-accepted = accepte
sr-answer-countered = fait une contre-offre
sr-deal-with = Échanger avec { $name }
sr-waiting-answers = Les autres réfléchissent à l’offre.
sr-text-state = Manche { $round }. Le légionnaire est dans l’hexagone { $hex }.
sr-text-sums = Sommes déjà sorties à cette manche : { $sums }.
sr-text-players = Joueurs
sr-text-tribes = Tribus nomades
sr-text-player = { $name } ({ $colour }) : points { $points }, or { $gold }, main { $hand }, développements { $cards }.
sr-number-rounds = Manches
sr-number-cities = Villes conquises
sr-number-plundered = Villes pillées
sr-deed-trade = Échanger
sr-deed-bank = Banque
sr-deed-build_fighters = Combattants
sr-deed-build_wagon = Chariot
sr-deed-buy_card = Carte
sr-deed-play = Jouer
sr-deed-travel = Voyager
sr-deed-plunder = Piller
sr-deed-conquer = Conquérir
sr-deed-plunder_with_traitor = Piller avec un Traître
sr-deed-conquer_with_traitor = Conquérir avec un Traître
sr-deed-forced_march = Marche forcée
sr-deed-take = Repos
sr-deed-move_legionnaire = Déplacer le légionnaire
sr-deed-place_horseman = Les cavaliers partent d’ici
sr-deed-rob = Voler
sr-deed-take_gold = Prendre
sr-deed-return = Rendre
sr-deed-pay = Payer
sr-deed-end_turn = Finir le tour
sr-deed-give = Donner
sr-deed-want = Demander
sr-deed-propose = Proposer
sr-deed-withdraw = Retirer
sr-deed-accept = Accepter
sr-deed-decline = Refuser
sr-not-this-turn = Pas ce tour-ci
sr-deed-counter = Contre-offre
sr-deed-stop_waiting = Ne plus attendre
sr-deed-deal = Échanger avec
sr-deed-no_deal = Pas d’échange
sr-deed-show_points = Révéler les points
sr-deed-keep_hidden = Ne rien révéler

## Les actions en entier, comme un bot les conseille

sr-do-place_horseman = Placer les cavaliers à { $crossroads }
sr-do-move_legionnaire = Déplacer le légionnaire vers { $hex }
sr-do-rob = Voler une carte à { $player }
sr-do-take_gold = Prendre { $gold }
sr-do-return = Rendre 1 { $resource }
sr-do-bank =
    Donner à la banque { $resource_id ->
        [horse] des chevaux
       *[other] du { $resource }
    } contre { $supply_id ->
        [pasture] une carte Pâturage
       *[other] 1 { $supply }
    }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Recruter des combattants
       *[other] Recruter des combattants ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Construire un chariot dans { $box }
       *[other] Construire un chariot dans { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Acheter une carte Développement
       *[other] Acheter une carte Développement ({ $joker })
    }
sr-do-play = Jouer { $card }
sr-do-give = Proposer { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }
sr-do-want = Demander { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }
sr-do-propose = Faire l’offre à { $whom }
sr-do-deal = Échanger avec { $player }
sr-do-travel = Voyager vers { $crossroads }
sr-do-pay = { $grain_id ->
        [0] Payer { $gold }
       *[other] { $gold_id ->
            [0] Payer { $grain }
           *[other] Payer { $grain } et { $gold }
        }
    }
sr-do-forced_march = Marche forcée vers { $crossroads }
sr-do-plunder = Piller { $city }
sr-do-plunder_with_traitor = Piller { $city } avec un Traître
sr-do-conquer = Conquérir { $city }
sr-do-conquer_with_traitor = Conquérir { $city } avec un Traître
sr-do-take =
    Se reposer et prendre { $compensation_id ->
        [two_gold] 2 pièces d’or
        [pasture] une carte Pâturage
       *[other] 1 { $compensation }
    }
sr-known-hand = Ce que tout le monde sait de cette main : { $ranges }
sr-clear-offer = Effacer l’offre
sr-counter-of = Contre-offre de { $name }
sr-dice = Les dés de cette partie
sr-dice-of = { $sum } : sorti { $came } fois, attendu { $mean } fois
sr-dice-about = { $number ->
        [one] { $number } lancer ; le trait indique la moyenne
       *[other] { $number } lancers ; le trait indique la moyenne
    }
sr-legend-torch = peut être pillée maintenant
sr-legend-flag = peut être conquise maintenant
sr-legend-token = jeton de pillage face cachée
sr-offer-incomplete = Une offre demande au moins une carte Ressource de chaque côté.

## Ce qui est demandé, et à quel sujet

sr-ask-place = Où commencent vos cavaliers ? Touchez un carrefour en surbrillance ({ $places }). Vos guerriers prennent l’autre.
sr-ask-legionnaire = Le légionnaire est dans l’hexagone { $hex }. Dans quel hexagone l’envoyez-vous voler une carte ?
sr-ask-rob = Le légionnaire est dans l’hexagone { $hex }. Qui volez-vous ?
sr-ask-ransom = { $name } n’a pas de cartes. Combien d’or prenez-vous à la place ?
sr-ask-shortage = { $number ->
        [one] Pénurie : rendez encore { $number } carte. Laquelle ?
       *[other] Pénurie : rendez encore { $number } cartes. Laquelle d’abord ?
    }
sr-ask-build = Échangez, construisez, ou finissez votre tour.
sr-ask-draft = Vous donnez { $give } contre { $want }. Ajoutez quelque chose, retirez l’offre, ou choisissez à qui la faire.
sr-ask-answers = { $name } donne { $give } et veut { $want }. Que répondez-vous ?
sr-ask-choose_deal = Vous donnez { $give } contre { $want }. Avec qui échangez-vous ?
sr-ask-tribe = Que font vos { $tribe } à { $place } ?
sr-ask-realm = Que font vos { $tribe } depuis leur royaume, à { $place } ?
sr-ask-pay = Comment payez-vous le voyage vers { $place } ?
sr-ask-claim = { $number ->
        [one] Votre point caché vous amène à { $end_points }. Le révélez-vous ? La partie se termine alors avec cette manche.
       *[other] Vos { $number } points cachés vous amènent à { $end_points } au moins. Les révélez-vous ? La partie se termine alors avec cette manche.
    }
sr-ask-claim-nothing = { $number ->
        [0] Vous n’avez aucun point caché à révéler. La question est posée à tous ceux qui pourraient atteindre { $end_points }, pour que personne ne devine rien.
        [one] Votre point caché ne vous amène pas à { $end_points } : il reste caché. La question est posée à tous ceux qui pourraient atteindre { $end_points }, pour que personne ne devine rien.
       *[other] Vos { $number } points cachés ne vous amènent pas à { $end_points } : ils restent cachés. La question est posée à tous ceux qui pourraient atteindre { $end_points }, pour que personne ne devine rien.
    }

## Les signes sur la carte, et ce que dit la fiche d’un lieu

sr-show-prices = Prix
sr-prices-useful = là où c’est utile
sr-prices-all = tous
sr-rose-rays =
    { $number ->
        [one] { $number } lancer ; trait : attendu
       *[other] { $number } lancers ; trait : attendu
    }
sr-legend-towers = tours : combattants nécessaires
sr-legend-later = après un voyage
sr-legend-short = combattants manquants
sr-legend-land =
    { $land_grain ->
        [one] { $land_grain } grain
       *[other] { $land_grain } grains
    } ou { $land_gold ->
        [one] { $land_gold } pièce
       *[other] { $land_gold } pièces
    } d’or ; la première flèche est gratuite
sr-legend-sea =
    { $sea_gold ->
        [one] { $sea_gold } pièce
       *[other] { $sea_gold } pièces
    } d’or
sr-legend-prices = coût du voyage
sr-legend-since = arrivé depuis votre tour
sr-legend-last = le dernier coup d’un joueur
sr-card-against =
    { $fighters ->
        [0] Aucun combattant contre { $towers } tours.
        [one] Votre combattant contre { $towers } tours.
       *[other] Vos { $fighters } combattants contre { $towers } tours.
    }
sr-card-can-plunder = Vous pouvez piller { $city }.
sr-card-can-conquer = Vous pouvez conquérir { $city }.
sr-card-can-plunder_with_traitor = Vous pouvez piller { $city } avec un Traître.
sr-card-can-conquer_with_traitor = Vous pouvez conquérir { $city } avec un Traître.
sr-card-short =
    { $number ->
        [one] Il manque { $number } combattant.
       *[other] Il manque { $number } combattants.
    }
sr-card-journey =
    { $help ->
        [traitor] À portée, avec un Traître, après un voyage vers { $place } : { $price }.
       *[none] À portée après un voyage vers { $place } : { $price }.
    }
sr-card-symbol = { $number } fois { $symbol }
sr-card-booty = Butin : 1 pièce d’or par chariot, et un jeton parmi { $total } : { $symbols }.
sr-card-yield = { $good } au { $number }
sr-card-harvest = Récolte : { $goods }.
sr-card-stands = { $whose ->
        [horseman] Vos cavaliers sont ici.
        [warrior] Vos guerriers sont ici.
        [horseman_of] Les cavaliers de { $name } sont ici.
       *[warrior_of] Les guerriers de { $name } sont ici.
    }
sr-card-price = Voyage jusqu’ici : { $prices }.
sr-card-beside = À côté : { $cities }.
sr-card-brings = Produit { $good ->
        [minerai] du minerai
        [grain] du grain
       *[other] { $good }
    } sur un { $number } ({ $ways } lancers sur 36).
sr-card-barren = Ne produit rien.
sr-card-legionnaire = Le légionnaire est ici : pas de récolte.
sr-card-box = Combattants : { $fighters }, chariots : { $wagons }.
sr-card-colours = Couleurs de jetons : { $number } ({ $colours }). Trois permettent de fonder un royaume, cinq font le Fléau de Rome.
sr-card-at = Ils sont à { $place }.
sr-card-realm = Leur royaume : { $cities }.
sr-card-unplaced = Ils ne sont pas encore sur la carte.
sr-card-sum = Somme { $sum }
sr-card-covered = Sortie à cette manche.
sr-card-uncovered = Pas encore sortie à cette manche.
sr-card-hexes = Produit dans { $hexes }.

## Les lignes d’actions, les choix, ce qui s’est passé

sr-note-missing = il manque { $goods }
sr-note-joker-spent = { sr-note-missing } ; vous avez déjà utilisé l’or ce tour-ci
sr-note-joker-several = { sr-note-missing } (l’or n’en remplace que 1)
sr-note-trade = avec les autres
sr-note-bank = trois cartes identiques contre une
sr-note-build_fighters = un cavalier, un guerrier
sr-note-build_wagon = pour l’une de vos tribus
sr-note-buy_card = { $number } dans la pile
sr-note-cities = { $cities } et { $number } de plus
sr-note-travel =
    { $helpful ->
        [0] { $number ->
            [one] { $number } lieu
           *[other] { $number } lieux
        }
        [one] { $number ->
            [one] { $number } lieu, près d’une ville
           *[other] { $number } lieux, dont { $helpful } à côté d’une ville
        }
       *[other] { $number } lieux, dont { $helpful } à côté d’une ville
    }
sr-note-colours = couleurs de jetons : { $number } sur { $needed }
sr-note-take =
    { $rest_gold ->
        [one] { $rest_gold } pièce
       *[other] { $rest_gold } pièces
    } d’or ou { $rest_cards ->
        [one] { $rest_cards } carte
       *[other] { $rest_cards } cartes
    } ; termine le tour
sr-note-move_legionnaire = et voler une carte à un joueur voisin
sr-step-box = Case
sr-step-joker = L’or comme joker
sr-step-resource = Vous donnez
sr-step-supply = Vous recevez
sr-step-compensation = Vous prenez
sr-step-card = Carte
sr-travel-for = Voyager : { $price }
sr-left = reste : { $goods }
sr-curve = Points par manche

## Échanges

sr-have = vous : { $number }
sr-give-more = Donner un de plus : { $good }
sr-give-less = Donner un de moins : { $good }
sr-want-more = Demander un de plus : { $good }
sr-want-less = Demander un de moins : { $good }
sr-answers = Réponses
sr-answers-before = Réponses à votre dernière offre
sr-answer-lacks = n’a pas { $goods }
sr-differs-give-instead = vous donnez { $more } au lieu de { $less }
sr-differs-want-instead = vous recevez { $more } au lieu de { $less }
sr-differs-give-more = vous donnez { $number } { $good } de plus
sr-differs-give-less = vous donnez { $number } { $good } de moins
sr-differs-want-more = vous recevez { $number } { $good } de plus
sr-differs-want-less = vous recevez { $number } { $good } de moins
sr-gives = donne
sr-wants = veut
sr-you-lack = Vous ne pouvez pas accepter : il vous manque { $goods }.
sr-earlier = Proposé ce tour-ci : { $offers }
sr-propose-some = Certains joueurs seulement
sr-moment-turned = { $city } est pillée
sr-moment-conquered = { $city } est conquise
sr-gains = Ce que chacun a gagné
sr-gains-pasture = cartes Pâturage
sr-gains-trades = échanges
sr-gains-plunders = pillages

## What whoever reads has done, and what was done to them

mine-started = Vous commencez.
mine-round_began = La manche { $round } commence ; vous lancez les dés.
told-harvested = { $player } récolte { $harvest }.
mine-harvested = Vous récoltez { $harvest }.
told-exchanged = { $player } échange { $given } contre { $received } avec { $partner }.
mine-exchanged = Vous échangez { $given } contre { $received } avec { $partner }.
tome-exchanged = Vous échangez { $received } contre { $given } avec { $player }.
told-offered =
    { $whom_id ->
        [all] { $player } offre à tous { $given } contre { $wanted }.
       *[other] { $player } offre { $given } à { $whom } contre { $wanted }.
    }
mine-offered =
    { $whom_id ->
        [all] Vous offrez à tous { $given } contre { $wanted }.
       *[other] Vous offrez { $given } à { $whom } contre { $wanted }.
    }
tome-offered = { $player } vous offre { $given } contre { $wanted }.
mine-drew =
    { $resource_id ->
        [hidden] Vous piochez une carte Pâturage.
       *[other] Vous piochez une carte Pâturage : { $resource }.
    }
mine-legionnaire_moved = Vous déplacez le légionnaire vers l’hexagone { $hex }.
mine-robbed =
    { $resource_id ->
        [hidden] Vous volez une carte à { $victim }.
       *[other] Vous volez une carte à { $victim } : { $resource }.
    }
mine-took_gold =
    { $gold ->
        [one] Vous prenez { $gold } pièce d’or à { $victim }.
       *[other] Vous prenez { $gold } pièces d’or à { $victim }.
    }
mine-took = Vous prenez 1 { $resource }.
mine-laid_out = Vous proposez { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }.
mine-asked_for = Vous demandez { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }.
mine-proposed =
    { $whom_id ->
        [all] Vous faites une offre à tous.
       *[other] Vous faites une offre à { $whom }.
    }
mine-withdrew = Vous retirez votre offre.
mine-accepted = Vous acceptez.
mine-declined = Vous refusez.
mine-unanswered = Vous n’avez pas répondu : cela compte comme un refus.
told-offer_refused = { $player } refuse votre offre.
mine-bought_card = Vous achetez une carte Développement.
mine-used_joker = Vous payez en or à la place de 1 { $resource }.
mine-drew_card =
    { $card_id ->
        [hidden] Vous piochez une carte Développement.
       *[other] Vous piochez une carte Développement : { $card }.
    }
mine-no_card_left = Il ne reste aucune carte Développement pour vous.
mine-played = Vous jouez la carte { $card }.
mine-gained_gold =
    { $gold ->
        [one] Vous recevez { $gold } pièce d’or.
       *[other] Vous recevez { $gold } pièces d’or.
    }
mine-compensated = Votre tribu se repose.
mine-gained_diplomacy =
    { $diplomacy_points ->
        [one] Vous obtenez la Diplomatie : { $diplomacy_points } point.
       *[other] Vous obtenez la Diplomatie : { $diplomacy_points } points.
    }
mine-lost_diplomacy = Vous perdez la Diplomatie.
mine-gained_legacy_of_rome =
    { $legacy_points ->
        [one] Vous obtenez l’Héritage de Rome : { $legacy_points } point.
       *[other] Vous obtenez l’Héritage de Rome : { $legacy_points } points.
    }
mine-showed_points = { $points ->
        [one] Vous révélez { $points } point caché.
       *[other] Vous révélez { $points } points cachés.
    }
mine-showed_treasure = Vous révélez la carte { $card }.
mine-announced_end = Vous avez { $end_points } points : c’est la dernière manche.
mine-placed = { $tribe } commencent au carrefour { $crossroads }.
mine-built_fighter = { $tribe } reçoivent un combattant.
mine-built_wagon = { $tribe } reçoivent un chariot.
mine-reinforced = { $tribe } reçoivent un combattant.
mine-travelled = { $tribe } voyagent jusqu’au carrefour { $crossroads }.
mine-plundered = { $tribe } pillent { $city } !
mine-lost_fighter = { $tribe } perdent un combattant.
mine-founded = { $tribe } conquièrent { $city } et fondent leur royaume !
mine-expanded = { $tribe } conquièrent { $city } !
mine-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } deviennent le Fléau de Rome : { $scourge_points } point.
       *[other] { $tribe } deviennent le Fléau de Rome : { $scourge_points } points.
    }
tome-robbed =
    { $resource_id ->
        [hidden] { $player } vous vole une carte.
       *[other] { $player } vous vole une carte : { $resource }.
    }
tome-took_gold =
    { $gold ->
        [one] { $player } vous prend { $gold } pièce d’or.
       *[other] { $player } vous prend { $gold } pièces d’or.
    }
tome-proposed = { $player } vous fait une offre.
tome-fears_winner = { $player } vous dit : « Avec ça, vous gagneriez. »
tome-helps_more = { $player } vous dit : « Cela vous aide plus que moi. »

## Comment cela s’est terminé

sr-drama-won =
    { $you ->
        [yes] Votre royaume triomphe
       *[no] Le royaume de { $name } triomphe
    }
sr-drama-shared = Victoire partagée
sr-drama-about =
    { $you ->
        [second] { $points } points à la manche { $round }, { $ahead } de plus que vous : { $sources }.
       *[no] { $points } points à la manche { $round }, { $ahead } de plus que { $other } : { $sources }.
    }
sr-drama-gold =
    { $you ->
        [first] Manche { $round } : { $other } et vous avez { $points } points, et l’or vous départage : { $own } à { $theirs }.
        [second] Manche { $round } : { $name } et vous avez { $points } points, et l’or vous départage : { $own } à { $theirs }.
       *[no] Manche { $round } : { $name } et { $other } ont { $points } points, et l’or les départage : { $own } à { $theirs }.
    }
sr-drama-shared-about = Manche { $round } : { $names } ont chacun { $points } points et autant d’or.

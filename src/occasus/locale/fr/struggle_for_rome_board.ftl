# Le plateau de Struggle for Rome dans le navigateur.

sr-round = Manche { $round }
sr-round-of =
    { $last ->
        [yes] Manche { $round } sur { $limit }, la dernière
       *[no] Manche { $round } sur { $limit }
    }
sr-over = La partie est finie
sr-you-may = Une question pour vous
sr-turn-of = { $name } joue
sr-your-horseman = Vos cavaliers
sr-your-warrior = Vos guerriers
sr-your-build = Échanger et bâtir
sr-your-claims = Points cachés
sr-your-setup = Mise en place
sr-your-roll = Les dés
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
sr-map-about = Les flèches vont d’un carrefour à l’autre, Entrée en touche un. Le plateau en texte contient tout aussi.
sr-price = Prix
sr-free = gratuit
sr-grain =
    { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
sr-coins = { $number } or
sr-nothing = rien
sr-gold = Or
sr-hand-size = Cartes Ressource
sr-cards = Cartes Développement
sr-box = { $tribe } : combattants { $fighters }, chariots { $wagons }, villes { $cities }, jetons : { $tokens }.
sr-leads = { $name } est en tête avec { $points } points
sr-of-ten = { $points } sur 10
sr-at-ten = À 10, la manche s’achève, puis vient la nuit.
sr-last-round = C’est la dernière manche.
sr-points-cities =
    { $number ->
        [one] { $number } ville
       *[other] { $number } villes
    }
sr-points-scourge =
    { $number ->
        [one] Fléau de Rome (2 points)
       *[other] Fléau de Rome × { $number } (2 points chacun)
    }
sr-source-scourge =
    { $number ->
        [one] Fléau de Rome
       *[other] Fléau de Rome × { $number }
    }
sr-points-shown = points montrés : { $number }
sr-source-shown = points montrés
sr-points-hidden =
    { $number ->
        [one] { $number } carte Développement cachée
       *[other] { $number } cartes Développement cachées
    }
sr-points-mine = points cachés : { $number }
sr-scoring = D’où viennent les points
sr-your-cards = Vos cartes
sr-about-plunder = Son jeton est retourné : du butin, et peut-être la perte d’un combattant. Chaque chariot de la case rapporte 1 pièce d’or. Le jeton reste à la tribu.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer = 1 point. Un chariot passe de la case à la ville : la première ville fonde le royaume, pour chaque suivante un combattant part aussi.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = Son hexagone ne rapporte rien à personne. Vous prenez une carte à quelqu’un qui se tient à côté.
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
sr-neutral = Elle est neutre : personne ne peut la piller ni la conquérir.
sr-token = Un jeton de pillage s’y trouve.
sr-no-token = Son jeton a été pris.
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
sr-answer-countered = propose autre chose
sr-deal-with = Échanger avec { $name }
sr-waiting-answers = Les autres réfléchissent.
sr-text-state = Manche { $round }. Légionnaire : { $hex }.
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
sr-deed-want = Vouloir
sr-deed-propose = Proposer
sr-deed-withdraw = Retirer
sr-deed-accept = Accepter
sr-deed-decline = Refuser
sr-deed-counter = Contre-offre
sr-deed-stop_waiting = Ne plus attendre
sr-deed-deal = Échanger avec
sr-deed-no_deal = Pas d’échange
sr-deed-show_points = Montrer les points
sr-deed-keep_hidden = Ne rien montrer

## Les actions en entier, comme un bot les conseille

sr-do-place_horseman = Placer les cavaliers à { $crossroads }
sr-do-move_legionnaire = Déplacer le légionnaire vers { $hex }
sr-do-rob = Voler une carte à { $player }
sr-do-take_gold = Prendre { $gold }
sr-do-return = Rendre : { $resource }
sr-do-bank = Donner à la banque : { $resource }, contre : { $supply }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Recruter des combattants
       *[other] Recruter des combattants ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Construire un chariot : { $box }
       *[other] Construire un chariot : { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Acheter une carte Développement
       *[other] Acheter une carte Développement ({ $joker })
    }
sr-do-play = Jouer { $card }
sr-do-give = Proposer : { $good }
sr-do-want = Demander : { $good }
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
sr-do-take = Se reposer et prendre : { $compensation }
sr-known-hand = Ce que chacun peut savoir de cette main : { $ranges }
sr-clear-offer = Effacer l’offre
sr-counter-of = Contre-offre : { $name }
sr-dice = Les dés de la partie
sr-dice-of = { $sum } : { $came } fois, { $mean } en moyenne
sr-dice-about =
    { $number ->
        [one] { $number } lancer ; le trait est la moyenne
       *[other] { $number } lancers ; le trait est la moyenne
    }
sr-legend-torch = peut être pillée maintenant
sr-legend-flag = peut être conquise maintenant
sr-legend-token = butin que personne n’a vu
sr-offer-incomplete = Une offre demande au moins une carte Ressource de chaque côté.

## Ce qui est demandé, et à quel sujet

sr-ask-place = Où commencent vos cavaliers ? Touchez un des carrefours éclairés ({ $places }) ; vos guerriers prennent l’autre.
sr-ask-legionnaire = Le légionnaire est ici : { $hex }. Vers quel hexagone l’envoyez-vous, pour y voler une carte ?
sr-ask-rob = Le légionnaire est ici : { $hex }. À qui volez-vous une carte ?
sr-ask-ransom = { $name } n’a pas de cartes. Combien d’or prenez-vous à la place ?
sr-ask-shortage =
    { $number ->
        [one] La banque est à court : vous rendez encore { $number } carte. Laquelle ?
       *[other] La banque est à court : vous rendez encore { $number } cartes. Laquelle maintenant ?
    }
sr-ask-build = Échangez, construisez, ou finissez votre tour.
sr-ask-draft = Vous donnez { $give } contre { $want }. Ajoutez quelque chose, retirez l’offre, ou dites à qui vous le proposez.
sr-ask-answers = { $name } donne { $give } et veut { $want }. Que répondez-vous ?
sr-ask-choose_deal = Vous donnez { $give } contre { $want }. Avec qui échangez-vous ?
sr-ask-tribe = Que font vos { $tribe } à { $place } ?
sr-ask-realm = Que font vos { $tribe } depuis leur royaume, à { $place } ?
sr-ask-pay = Comment payez-vous le voyage vers { $place } ?
sr-ask-claim =
    { $number ->
        [one] Avec votre point caché, vous avez 10 points. Le montrez-vous ? La partie finit alors avec cette manche.
       *[other] Avec vos { $number } points cachés, vous avez au moins 10 points. Les montrez-vous ? La partie finit alors avec cette manche.
    }
sr-ask-claim-nothing =
    { $number ->
        [0] Vous n’avez pas de points cachés : rien à montrer. On interroge tous ceux qui pourraient atteindre 10 avec leurs cartes cachées, pour que personne ne devine rien.
        [one] Avec votre point caché, vous n’avez pas 10 points : il reste caché. On interroge tous ceux qui pourraient atteindre 10 avec leurs cartes cachées, pour que personne ne devine rien.
       *[other] Avec vos { $number } points cachés, vous n’avez pas 10 points : ils restent cachés. On interroge tous ceux qui pourraient atteindre 10 avec leurs cartes cachées, pour que personne ne devine rien.
    }

## Les signes sur la carte, et ce que dit la fiche d’un lieu

sr-show-prices = Prix
sr-prices-useful = où c’est utile
sr-prices-all = tous
sr-rose-rays =
    { $number ->
        [one] { $number } lancer ; trait : attendu
       *[other] { $number } lancers ; trait : attendu
    }
sr-legend-towers = tours : combattants nécessaires
sr-legend-later = après un voyage
sr-legend-short = combattants manquants
sr-legend-land = 1 grain ou 3 pièces d’or ; la première flèche est gratuite
sr-legend-sea = 1 pièce d’or
sr-legend-prices = ce que coûte le chemin
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
sr-card-stands =
    { $whose ->
        [horseman] Ici se trouvent vos cavaliers.
        [warrior] Ici se trouvent vos guerriers.
        [horseman_of] Ici se trouvent les cavaliers du joueur { $name }.
       *[warrior_of] Ici se trouvent les guerriers du joueur { $name }.
    }
sr-card-price = Voyage jusqu’ici : { $prices }.
sr-card-beside = À côté : { $cities }.
sr-card-brings = Rapporte au { $number } : { $good } ({ $ways } lancers sur 36).
sr-card-barren = Ne rapporte rien.
sr-card-legionnaire = Le légionnaire est ici : pas de récolte.
sr-card-box = Combattants : { $fighters }, chariots : { $wagons }.
sr-card-colours = Couleurs de jetons : { $number } ({ $colours }). Trois permettent de fonder un royaume, cinq font le Fléau de Rome.
sr-card-at = Ils se trouvent à { $place }.
sr-card-realm = Leur royaume : { $cities }.
sr-card-unplaced = Ils ne sont pas encore sur la carte.
sr-card-sum = Somme { $sum }
sr-card-covered = Sortie à cette manche.
sr-card-uncovered = Pas encore sortie à cette manche.
sr-card-hexes = Récolte : { $hexes }.

## Les lignes d’actions, les choix, ce qui s’est passé

sr-note-missing = il manque : { $goods }
sr-note-joker-spent = { sr-note-missing } ; l’or a déjà servi ce tour-ci
sr-note-joker-several = { sr-note-missing } (or : 1 seul)
sr-note-trade = avec les autres
sr-note-bank = trois pareilles contre une
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
sr-note-take = 2 pièces d’or ou 1 carte ; termine le tour
sr-note-move_legionnaire = et voler une carte à quelqu’un
sr-step-box = Pour quelle tribu
sr-step-joker = L’or comme joker
sr-step-resource = Ce que vous donnez
sr-step-supply = Ce que vous recevez
sr-step-compensation = Ce que vous prenez
sr-step-card = Quelle carte
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
sr-answer-lacks = ne peut pas avoir { $goods }
sr-differs-give-instead = vous donnez { $more } au lieu de { $less }
sr-differs-want-instead = vous recevez { $more } au lieu de { $less }
sr-differs-give-more = vous donnez { $number } { $good } de plus
sr-differs-give-less = vous donnez { $number } { $good } de moins
sr-differs-want-more = vous recevez { $number } { $good } de plus
sr-differs-want-less = vous recevez { $number } { $good } de moins
sr-gives = donne
sr-wants = veut
sr-you-lack = Vous ne pouvez pas accepter, il vous manque : { $goods }.
sr-earlier = Essayé ce tour-ci : { $offers }
sr-propose-some = Seulement à certains
sr-moment-turned = Pillage : { $city }
sr-moment-conquered = { $city } est conquise
sr-gains = Ce que chacun a reçu
sr-gains-pasture = cartes Pâturage
sr-gains-trades = échanges
sr-gains-plunders = pillages

## What whoever reads has done, and what was done to them

mine-started = Vous commencez.
mine-round_began = La manche { $round } commence ; vous lancez les dés.
told-harvested = Les dés rapportent au joueur { $player } : { $harvest }.
mine-harvested = Les dés vous rapportent : { $harvest }.
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
mine-took = Vous prenez : { $resource }.
mine-laid_out = Vous voulez donner : { $good }.
mine-asked_for = Vous demandez : { $good }.
mine-proposed =
    { $whom_id ->
        [all] Vous faites une offre à tous.
       *[other] Vous faites une offre à { $whom }.
    }
mine-withdrew = Vous y renoncez.
mine-accepted = Vous acceptez.
mine-declined = Vous refusez.
mine-unanswered = Votre réponse n’est plus attendue : elle compte comme un refus.
told-offer_refused = { $player } n’accepte pas votre offre.
mine-bought_card = Vous achetez une carte Développement.
mine-used_joker = Vous payez en or au lieu de : { $resource }.
mine-drew_card =
    { $card_id ->
        [hidden] Vous piochez une carte Développement.
       *[other] Vous piochez une carte Développement : { $card }.
    }
mine-no_card_left = Il ne reste pas de carte Développement pour vous.
mine-played = Vous jouez la carte { $card }.
mine-gained_gold =
    { $gold ->
        [one] Vous recevez { $gold } pièce d’or.
       *[other] Vous recevez { $gold } pièces d’or.
    }
mine-compensated = Votre tribu se repose.
mine-gained_diplomacy = Vous obtenez la Diplomatie : 2 points.
mine-lost_diplomacy = Vous perdez la Diplomatie.
mine-gained_legacy_of_rome = Vous obtenez l’Héritage de Rome : 2 points.
mine-showed_points =
    { $points ->
        [one] Vous montrez { $points } point caché.
       *[other] Vous montrez { $points } points cachés.
    }
mine-showed_treasure = Vous montrez la carte { $card }.
mine-announced_end = Vous avez 10 points : c’est la dernière manche.
mine-placed = { $tribe } se placent au carrefour { $crossroads }.
mine-built_fighter = { $tribe } reçoivent un combattant.
mine-built_wagon = { $tribe } reçoivent un chariot.
mine-reinforced = { $tribe } reçoivent un combattant.
mine-travelled = { $tribe } vont au carrefour { $crossroads }.
mine-plundered = { $tribe } pillent { $city } !
mine-lost_fighter = { $tribe } perdent un combattant.
mine-founded = { $tribe } conquièrent { $city } et fondent leur royaume !
mine-expanded = { $tribe } conquièrent { $city } !
mine-gained_scourge_of_rome = { $tribe } sont le Fléau de Rome : 2 points.
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
tome-fears_winner = { $player } vous dit : « Avec cela, la victoire serait à vous. »
tome-helps_more = { $player } vous dit : « Cela vous aide plus que moi. »

# La Lutte pour Rome : ce qui se passe, ce que l’on peut faire, et les noms des choses.
# $player, $tribe, $city... sont les noms affichés ; $player_id et ainsi de suite sont les mots eux-mêmes, pour choisir.

## Noms. Villes et hexagones n’ont pas besoin de message : leurs mots avec majuscules sont leurs noms.

player-red = Rouge
player-blue = Bleu
player-white = Blanc
player-yellow = Jaune
victim-red = { player-red }
victim-blue = { player-blue }
victim-white = { player-white }
victim-yellow = { player-yellow }
partner-red = { player-red }
partner-blue = { player-blue }
partner-white = { player-white }
partner-yellow = { player-yellow }
whom-red = { player-red }
whom-blue = { player-blue }
whom-white = { player-white }
whom-yellow = { player-yellow }

tribe-red_horseman = cavaliers rouges
tribe-red_warrior = guerriers rouges
tribe-blue_horseman = cavaliers bleus
tribe-blue_warrior = guerriers bleus
tribe-white_horseman = cavaliers blancs
tribe-white_warrior = guerriers blancs
tribe-yellow_horseman = cavaliers jaunes
tribe-yellow_warrior = guerriers jaunes

resource-ore = minerai
resource-grain = grain
resource-horse = cheval
resource-cattle = bétail
good-ore = minerai
good-grain = grain
good-horse = cheval
good-cattle = bétail
good-gold = or

sr-goods-ore =
    { $number ->
        [one] minerai
       *[other] minerais
    }
sr-goods-grain =
    { $number ->
        [one] grain
       *[other] grains
    }
sr-goods-horse =
    { $number ->
        [one] cheval
       *[other] chevaux
    }
sr-goods-cattle =
    { $number ->
        [one] bétail
       *[other] têtes de bétail
    }
sr-goods-gold =
    { $number ->
        [one] pièce d’or
       *[other] pièces d’or
    }
sr-goods-resource =
    { $resource_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
       *[cattle] { sr-goods-cattle }
    }
sr-goods-good =
    { $good_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
        [cattle] { sr-goods-cattle }
       *[gold] { sr-goods-gold }
    }

supply-ore = { resource-ore }
supply-grain = { resource-grain }
supply-pasture = une carte Pâturage
compensation-ore = { resource-ore }
compensation-grain = { resource-grain }
compensation-horse = { resource-horse }
compensation-cattle = { resource-cattle }
compensation-pasture = { supply-pasture }
compensation-two_gold = deux pièces d’or
joker-no_joker = sans joker
joker-joker_ore = or au lieu de { resource-ore }
joker-joker_grain = or au lieu de { resource-grain }
joker-joker_horse = or au lieu d’un cheval
joker-joker_cattle = or au lieu de { resource-cattle }
box-horseman = la case des cavaliers
box-warrior = la case des guerriers

terrain-field = champ
terrain-mountains = montagne
terrain-pasture = pâturage
terrain-forest = forêt
prize-diplomacy = la Diplomatie
prize-legacy = l’Héritage de Rome

card-diplomat = Diplomate
card-traitor = Traître
card-great_warrior = Grand Guerrier
card-forced_march = Marche forcée
card-treasure_burgundians = Trésor des Burgondes
card-treasure_visigoths = Trésor des Wisigoths
card-treasure_vandals = Trésor des Vandales
card-treasure_suebi = Trésor des Suèves
card-victory_point = Point de victoire

region-germania = Germanie
region-gallia = Gaule
region-hispania = Hispanie
region-italia_septentrionalis = Italie du Nord
region-italia_meridionalis = Italie du Sud
region-barbaricum = Au-delà du Limes

face-casualty = la perte d’un combattant
face-pasture_card = une carte Pâturage
face-development_card = une carte Développement
face-gold_2 = deux pièces d’or
face-blank = rien

whom-all = tous

phase-setup = mise en place
phase-roll = dés
phase-build = échanger et construire
phase-horseman_actions = cavaliers
phase-warrior_actions = guerriers
phase-claims = points cachés

effect-diplomat = Pendant la phase « échanger et construire » : déplacez le légionnaire et volez une carte à un joueur voisin. La carte reste visible ; le premier joueur qui en a trois obtient la Diplomatie ({ $diplomacy_points } points).
effect-traitor = Quand vous attaquez : la ville a deux tours de moins, mais au moins une.
effect-great_warrior = Au tour d’une tribu : ajoutez un combattant dans sa case.
effect-forced_march = Au lieu d’un voyage : allez à n’importe quel carrefour libre, sans rien payer.
effect-treasure_burgundians =
    { $amount ->
        [one] Prenez { $amount } pièce d’or.
       *[other] Prenez { $amount } pièces d’or.
    }
effect-treasure_visigoths =
    { $amount ->
        [one] Prenez { $amount } pièce d’or.
       *[other] Prenez { $amount } pièces d’or.
    }
effect-treasure_vandals =
    { $amount ->
        [one] Prenez { $amount } pièce d’or.
       *[other] Prenez { $amount } pièces d’or.
    }
effect-treasure_suebi =
    { $amount ->
        [one] Prenez { $amount } pièce d’or.
       *[other] Prenez { $amount } pièces d’or.
    }
effect-victory_point = 1 point. Gardez-le caché jusqu’à ce qu’il vous amène à { $end_points }, ou jusqu’à la fin.

## Ce qui se passe

told-started = { $player } commence.
told-stationed = Le légionnaire commence dans l’hexagone { $hex }.
told-placed = Les { $tribe } commencent au carrefour { $crossroads }.
told-round_began = La manche { $round } commence ; { $player } lance les dés.
told-rolled = Résultat des dés : { $sum }.
told-rolled_again = Les dés donnent encore { $sum } : sans effet.
told-produced = { $player } reçoit { $number } { sr-goods-resource }.
mine-produced = Vous recevez { $number } { sr-goods-resource }.
told-drew =
    { $resource_id ->
        [hidden] { $player } pioche une carte Pâturage.
       *[other] { $player } pioche une carte Pâturage : { $resource }.
    }
told-renewed_pasture_pile = Les cartes Pâturage défaussées sont mélangées pour former une nouvelle pile.
told-shortage = Pénurie : chacun rend la moitié de ses cartes.
told-returned = { $player } rend { $number } { sr-goods-resource }.
mine-returned = Vous rendez { $number } { sr-goods-resource }.
told-legionnaire_moved = { $player } déplace le légionnaire vers l’hexagone { $hex }.
told-robbed =
    { $resource_id ->
        [hidden] { $player } vole une carte à { $victim }.
       *[other] { $player } vole une carte à { $victim } : { $resource }.
    }
told-took_gold =
    { $gold ->
        [one] { $player } prend { $gold } pièce d’or à { $victim }.
       *[other] { $player } prend { $gold } pièces d’or à { $victim }.
    }
told-banked = { $player } donne à la banque { $number } { sr-goods-resource }.
mine-banked = Vous donnez à la banque { $number } { sr-goods-resource }.
told-took = { $player } prend 1 { $resource }.
told-laid_out = { $player } propose { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }.
told-asked_for = { $player } demande { $good_id ->
        [gold] 1 pièce d’or
       *[other] 1 { $good }
    }.
told-proposed =
    { $whom_id ->
        [all] { $player } fait une offre à tous.
       *[other] { $player } fait une offre à { $whom }.
    }
told-withdrew = { $player } retire son offre.
told-accepted = { $player } accepte.
told-declined = { $player } refuse.
told-unanswered = { $player } n’a pas répondu : cela compte comme un refus.
told-traded = { $player } donne à { $partner } { $number } { sr-goods-good }.
tome-traded = { $player } vous donne { $number } { sr-goods-good }.
mine-traded = Vous donnez à { $partner } { $number } { sr-goods-good }.
told-built_fighter = Les { $tribe } reçoivent un combattant.
told-built_wagon = Les { $tribe } reçoivent un chariot.
told-bought_card = { $player } achète une carte Développement.
told-used_joker = { $player } paie en or à la place de 1 { $resource }.
told-drew_card =
    { $card_id ->
        [hidden] { $player } pioche une carte Développement.
       *[other] { $player } pioche une carte Développement : { $card }.
    }
told-no_card_left = Il ne reste aucune carte Développement pour { $player }.
told-played = { $player } joue la carte { $card }.
told-gained_gold =
    { $gold ->
        [one] { $player } reçoit { $gold } pièce d’or.
       *[other] { $player } reçoit { $gold } pièces d’or.
    }
told-reinforced = Les { $tribe } reçoivent un combattant.
told-travelled = Les { $tribe } voyagent jusqu’au carrefour { $crossroads }.
told-paid = { $player } paie { $number } { sr-goods-good }.
mine-paid = Vous payez { $number } { sr-goods-good }.
told-plundered = Les { $tribe } pillent { $city } !
told-turned = À { $city }, le jeton montre { $face }.
told-lost_fighter = Les { $tribe } perdent un combattant.
told-founded = Les { $tribe } conquièrent { $city } et fondent leur royaume !
told-expanded = Les { $tribe } conquièrent { $city } !
told-compensated = La tribu de { $player } se repose.
told-gained_diplomacy =
    { $diplomacy_points ->
        [one] { $player } obtient la Diplomatie : { $diplomacy_points } point.
       *[other] { $player } obtient la Diplomatie : { $diplomacy_points } points.
    }
told-lost_diplomacy = { $player } perd la Diplomatie.
told-gained_scourge_of_rome =
    { $scourge_points ->
        [one] Les { $tribe } deviennent le Fléau de Rome : { $scourge_points } point.
       *[other] Les { $tribe } deviennent le Fléau de Rome : { $scourge_points } points.
    }
told-gained_legacy_of_rome =
    { $legacy_points ->
        [one] { $player } obtient l’Héritage de Rome : { $legacy_points } point.
       *[other] { $player } obtient l’Héritage de Rome : { $legacy_points } points.
    }
told-showed_points = { $points ->
        [one] { $player } révèle { $points } point caché.
       *[other] { $player } révèle { $points } points cachés.
    }
told-showed_treasure = { $player } révèle la carte { $card }.
told-announced_end = { $player } a { $end_points } points : c’est la dernière manche.
told-ended = La partie se termine après la manche { $round }.

# pourquoi un bot refuse une offre
told-spares_none =
    { $player } : « Je ne peux pas me passer { $good_id ->
        [ore] de minerai
        [grain] de grain
        [horse] de mes chevaux
        [cattle] de bétail
       *[gold] d’or
    }. »
told-has_no_use =
    { $player } : « Je n’ai pas besoin de plus { $good_id ->
        [ore] de minerai
        [grain] de grain
        [horse] de chevaux
        [cattle] de bétail
       *[gold] d’or
    } pour le moment. »
told-fears_winner = { $player } à { $partner } : « Avec ça, vous gagneriez. »
told-helps_more = { $player } à { $partner } : « Cela vous aide plus que moi. »

result-ten_points = le plus de points dans la manche où quelqu’un a atteint { $end_points }
result-round_limit = le plus de points à la dernière manche

## Ce que l’on peut faire

action-start_player = hasard : le premier joueur est désigné
action-station = hasard : où commence le légionnaire
action-roll = hasard : les dés sont lancés
action-draw = hasard : la première carte Pâturage
action-draw_card = hasard : la première carte Développement
action-turn = hasard : la face d’un jeton de pillage
action-steal = hasard : la carte volée
action-place_horseman = choisir où commencent les cavaliers ; les guerriers commencent à l’autre endroit
action-move_legionnaire = déplacer le légionnaire vers un autre hexagone de l’Empire et voler une carte à un joueur voisin
action-rob = choisir le joueur à voler
action-take_gold = choisir combien d’or prendre à un joueur sans cartes
action-return = rendre cette carte
action-end_turn = terminer votre tour
action-bank =
    donner à la banque { $bank_gives ->
        [one] { $bank_gives } carte
       *[other] { $bank_gives } cartes identiques
    } contre 1 minerai, 1 grain ou la première carte Pâturage
action-build_fighters =
    { $fighters_ore ->
        [one] { $fighters_ore } minerai
       *[other] { $fighters_ore } minerais
    } et { $fighters_horses ->
        [one] { $fighters_horses } cheval
       *[other] { $fighters_horses } chevaux
    } : un combattant dans chaque case (joker : { $joker_gold ->
        [one] { $joker_gold } pièce
       *[other] { $joker_gold } pièces
    } d’or à la place d’une carte, une fois par tour)
action-build_wagon =
    { $wagon_horses ->
        [one] { $wagon_horses } cheval
       *[other] { $wagon_horses } chevaux
    }, { $wagon_grain } grain et { $wagon_cattle } bétail : un chariot dans l’une des cases
action-buy_card =
    { $card_cattle } bétail et { $card_gold ->
        [one] { $card_gold } pièce
       *[other] { $card_gold } pièces
    } d’or : une carte Développement
action-play = jouer une carte Développement (`cards` explique chaque carte)
action-give = ajouter une carte à votre offre
action-want = ajouter une carte à ce que l’on demande
action-propose = faire l’offre à tous, ou à certains joueurs
action-withdraw = retirer l’offre
action-accept = accepter l’offre
action-decline = refuser l’offre
action-counter = faire une contre-offre
action-stop_waiting = ne plus attendre ; ceux qui n’ont pas répondu refusent
action-deal = échanger avec ce joueur
action-no_deal = ne pas échanger
action-travel = voyager jusqu’à un carrefour (`look LIEU` le décrit et donne le coût du voyage)
action-pay = payer le voyage : le grain, puis l’or
action-forced_march = jouer une Marche forcée : aller à n’importe quel carrefour libre
action-plunder = piller une ville voisine de la tribu
action-plunder_with_traitor = piller avec un Traître : deux tours de moins, mais au moins une
action-conquer = conquérir une ville ; la première fonde le royaume
action-conquer_with_traitor = conquérir avec un Traître : deux tours de moins, mais au moins une
action-take =
    ne rien faire d’autre ce tour-ci, et prendre { $rest_gold ->
        [one] { $rest_gold } pièce
       *[other] { $rest_gold } pièces
    } d’or ou { $rest_cards ->
        [one] une carte
       *[other] { $rest_cards } cartes
    }
action-show_points = révéler des points cachés et annoncer { $end_points }
action-keep_hidden = ne rien révéler

## Le plateau du terminal

board-head = Manche { $round }, premier joueur : { $start }. Sommes couvertes : { $covered }. Légionnaire : { $hex }.
map-legend = Sur la carte, f6 est un champ qui produit sur un 6, p un pâturage et m une montagne ; les forêts ne produisent rien. ▟3▙ est une ville à 3 tours, * son jeton de pillage. Deux lettres désignent une tribu : la couleur du joueur, puis H pour les cavaliers ou W pour les guerriers. L est le légionnaire, un point est un carrefour.
board-legend = Villes : 3t tours, * jeton, puis les carrefours voisins ; c061-rH : les cavaliers rouges y sont. Hexagones : f5 champ de 5 (grain), m montagne (minerai), p pâturage ; les forêts ne produisent rien.
board-neutral = neutre
board-player = joueur
board-points = points
board-gold = or
board-cards = main
board-development = cartes
board-diplomats = diplomates
board-horsemen = cavaliers
board-warriors = guerriers
board-box = { $fighters ->
        [one] { $fighters } combattant
       *[other] { $fighters } combattants
    }, { $wagons ->
        [one] { $wagons } chariot
       *[other] { $wagons } chariots
    }
board-unplaced = pas encore placés
board-setup = Mise en place. Le légionnaire est dans l’hexagone { $hex }.
board-tokens = jetons { $names }
board-at = à { $place }
board-realm = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
board-special = { $name } a { $what }.
board-hand-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-known =
    { $count ->
        [one] { $count } carte, dont { $names }
       *[other] { $count } cartes, dont { $names }
    }
board-some =
    { $number ->
        [one] { $number } { $name }
       *[other] { $number } { $name_id ->
            [ore] minerais
            [grain] grains
            [horse] chevaux
            [cattle] têtes de bétail
           *[other] { $name }
        }
    }
board-nothing = rien
board-you = Vous ({ $player }) : { $gold } or, main : { $hand }, cartes Développement : { $cards }
board-tribe-line = { $tribe } : { $what }
board-reach = Attaques à votre portée : { $list }
board-price-free = gratuit
board-price = { $grain ->
        [0] { $gold } or
       *[other] { $gold ->
            [0] { $grain } grain
           *[other] { $grain } grain { $gold } or
        }
    }
board-offer = { $player } donne { $give } contre { $want }
board-counter = { $player } donnerait { $give } contre { $want }

odds-pasture = Pile Pâturage : { $count } cartes. Dans la pile ou dans des mains que vous ne voyez pas : cartes Cheval { $horses }, cartes Bétail { $cattle }.
odds-development = Pile Développement : { $count } cartes. Vous n’avez pas vu : { $names }.
odds-tokens = { $province }, jetons pas encore vus : { $names }

place = hexagone, ville ou carrefour
place-city =
    { $towers ->
        [one] { $name } : { $towers } tour, { $province }. { $state }
       *[other] { $name } : { $towers } tours, { $province }. { $state }
    }
place-free-token = Vous pouvez la piller ou la conquérir.
place-free = Son jeton est pris, mais elle peut encore être conquise.
place-neutral = Elle est neutre.
place-owned = Elle appartient aux { $tribe }.
place-beside = À côté : { $names }.
place-near = À une flèche : { $names }.
place-hex = { $name } : { $what }, coins { $names }.
place-crossroads = { $name } : à côté de { $names }.
place-cities = Villes voisines : { $names }.
place-stands = Les { $name } sont ici.
place-way = Voyage des { $tribe } jusque-là : { $price }.

due-place = Où commencent vos cavaliers ?
due-legionnaire = Où va le légionnaire ?
due-rob = Qui volez-vous ?
due-ransom = Combien d’or prenez-vous ?
due-shortage = Il y a pénurie. Quelle carte rendez-vous ?
due-build = Échangez, construisez, ou finissez votre tour.
due-draft = Que donnez-vous, que voulez-vous, et à qui le proposez-vous ?
due-answers = Que répondez-vous à l’offre ?
due-choose_deal = Quel échange concluez-vous ?
due-tribe = Que font vos { $tribe } ?
due-pay = Comment payez-vous le voyage ? Choisissez le grain, puis l’or.
due-claim = Révélez-vous des points cachés ?

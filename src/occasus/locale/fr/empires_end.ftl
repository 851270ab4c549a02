# La Fin de l’Empire : ce qui se passe, ce que l’on peut faire, et les noms des choses.
# $location, $card, $innovation... sont les noms affichés ; $location_id et ainsi de suite sont les mots eux-mêmes, pour choisir.

## Les noms. Une carte porte son genre et son numéro, un lieu son type et ses points : Incendie 1, Ville 25.

resource-wheat = blé
resource-axe = hache
resource-hammer = marteau
resource-coin = pièce
given-wheat = du blé
given-coin = une pièce
taken-wheat = du blé
taken-axe = une hache
taken-hammer = un marteau
taken-coin = une pièce
disaster-first = première
disaster-second = seconde
part-economy = l’économie
part-industry = l’industrie
phase-setup = mise en place
phase-disaster = catastrophe
phase-double_disaster = double catastrophe
phase-economy = économie
phase-industry = industrie
phase-conflict = conflit
phase-economy_industry = économie et industrie
phase-end = fin
type-city = Cité
type-town = Ville
type-camp = Camp
type-road = Route
type-farm = Ferme
card-fire = Incendie
card-pestilence = Peste
card-riot = Émeute
card-barbarians = Barbares
card-famine = Famine
card-rat_plague = Invasion de rats
card-flood = Inondation
card-earthquake = Séisme
innovation-fire = { card-fire }
innovation-pestilence = { card-pestilence }
innovation-riot = { card-riot }
innovation-barbarians = { card-barbarians }
innovation-famine = { card-famine }
innovation-rat_plague = { card-rat_plague }
innovation-flood = { card-flood }
innovation-earthquake = { card-earthquake }
ability-fire = { card-fire }
ability-pestilence = { card-pestilence }
ability-riot = { card-riot }
ability-barbarians = { card-barbarians }
ability-famine = { card-famine }
ability-rat_plague = { card-rat_plague }
ability-flood = { card-flood }
ability-earthquake = { card-earthquake }
location-city = { type-city }
location-town = { type-town }
location-camp = { type-camp }
location-road = { type-road }
location-farm = { type-farm }
ability-city = { type-city }
ability-town = { type-town }
ability-camp = { type-camp }
ability-road = { type-road }
ability-farm = { type-farm }
conflict_card-conflict = Conflit
town-with_town = avec la réduction d’une Ville
town-without_town = sans Ville
amount-wheat =
    { $number ->
        [one] { $number } blé
       *[other] { $number } blés
    }
amount-axe =
    { $number ->
        [one] { $number } hache
       *[other] { $number } haches
    }
amount-hammer =
    { $number ->
        [one] { $number } marteau
       *[other] { $number } marteaux
    }
amount-coin =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
amount-nothing = rien

## Ce que font les capacités

effect-gain = économie : gagnez { $gain }
effect-exchange =
    { $times ->
        [one] économie, une fois : donnez { $give }, prenez { $take }
       *[other] économie, jusqu’à { $times } fois : donnez { $give }, prenez { $take }
    }
effect-refresh_adjacent = { $phase } : rétablissez les innovations des deux voisins
effect-reactivate_economy = économie : utilisez encore une fois une autre capacité d’économie
effect-gain_per_adjacent = économie : gagnez { $gain } par voisin intact de type { $type }
effect-points_per_adjacent =
    { $points ->
        [one] économie : { $points } point par voisin intact de type { $type }
       *[other] économie : { $points } points par voisin intact de type { $type }
    }
effect-points_per_adjacent_destroyed =
    { $points ->
        [one] économie : { $points } point par ruine voisine
       *[other] économie : { $points } points par ruine voisine
    }
effect-gain_points =
    { $points ->
        [one] { $phase } : { $points } point
       *[other] { $phase } : { $points } points
    }
effect-build_discount =
    { $hammers ->
        [one] industrie : une carte que vous construisez coûte { $hammers } marteau de moins
       *[other] industrie : une carte que vous construisez coûte { $hammers } marteaux de moins
    }
effect-swap_locations = industrie : échangez deux de vos lieux
effect-rebuild_discount_adjacent =
    { $hammers ->
        [one] industrie : reconstruire un lieu voisin coûte { $hammers } marteau de moins
       *[other] industrie : reconstruire un lieu voisin coûte { $hammers } marteaux de moins
    }
effect-move_innovation = industrie : déplacez une innovation vers un autre lieu
effect-skip_bid =
    catastrophe : épuisez-la pour passer une fois sans payer, si la carte se paie en { $resource ->
        [hache] haches
        [marteau] marteaux
       *[other] { $resource }
    }
effect-replace_disaster = catastrophe : épuisez-la pour remplacer une catastrophe en jeu par la carte suivante
effect-strength = conflit : force { $strength }
effect-strength_per_adjacent_destroyed = conflit : force { $strength } par ruine voisine
effect-strength_per_adjacent = conflit : force { $strength } par voisin intact de type { $type }
effect-endgame_per_destroyed =
    { $points ->
        [one] fin : { $points } point pour chacune de vos ruines
       *[other] fin : { $points } points pour chacune de vos ruines
    }
effect-endgame_rescore = fin : comptez une fois de plus la meilleure de vos autres capacités de fin
effect-endgame_per_adjacent_destroyed =
    { $points ->
        [one] fin : { $points } point par ruine voisine
       *[other] fin : { $points } points par ruine voisine
    }
effect-endgame_per_resource =
    { $points ->
        [one] fin : { $points } point par { $resource } qui vous reste
       *[other] fin : { $points } points par { $resource } qui vous reste
    }
effect-endgame_per_adjacent =
    { $points ->
        [one] fin : { $points } point par voisin intact de type { $type }
       *[other] fin : { $points } points par voisin intact de type { $type }
    }
effect-endgame_most_destroyed =
    { $points ->
        [one] fin : { $points } point si personne n’a plus de ruines que vous
       *[other] fin : { $points } points si personne n’a plus de ruines que vous
    }
effect-on_destroyed_gain = quand son lieu est détruit : gagnez { $gain }
effect-on_destroyed_points =
    { $points ->
        [one] quand son lieu est détruit : { $points } point
       *[other] quand son lieu est détruit : { $points } points
    }
effect-on_destroyed_refresh_all = quand son lieu est détruit : rétablissez tout votre empire

## Ce qui se passe

told-temple_given = { $seat } reçoit le temple et commence.
told-tile_laid = Position { $position } : { $location }.
told-redrew = { $seat } pioche quatre autres cartes.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } choisit une carte.
       *[other] { $seat } choisit { $card }.
    }
told-struck = La carte { $card } frappe { $seat }.
told-hourglass_moved = Phase { $space } : { $phase }.
told-phase_skipped = Il ne reste aucune carte Catastrophe ; la phase est sautée.
told-reshuffled =
    { $number ->
        [one] { $number } carte défaussée forme le nouveau paquet Catastrophe.
       *[other] { $number } cartes défaussées forment le nouveau paquet Catastrophe.
    }
told-conflicts_reshuffled =
    { $number ->
        [one] { $number } carte défaussée forme le nouveau paquet Conflit.
       *[other] { $number } cartes défaussées forment le nouveau paquet Conflit.
    }
told-gained =
    { $resource_id ->
        [hidden] { $seat } gagne quelque chose.
        [wheat]
            { $number ->
                [one] { $seat } gagne { $number } blé.
               *[other] { $seat } gagne { $number } blés.
            }
        [axe]
            { $number ->
                [one] { $seat } gagne { $number } hache.
               *[other] { $seat } gagne { $number } haches.
            }
        [hammer]
            { $number ->
                [one] { $seat } gagne { $number } marteau.
               *[other] { $seat } gagne { $number } marteaux.
            }
       *[coin]
            { $number ->
                [one] { $seat } gagne { $number } pièce.
               *[other] { $seat } gagne { $number } pièces.
            }
    }
told-spent =
    { $resource_id ->
        [hidden] { $seat } dépense quelque chose.
        [wheat]
            { $number ->
                [one] { $seat } dépense { $number } blé.
               *[other] { $seat } dépense { $number } blés.
            }
        [axe]
            { $number ->
                [one] { $seat } dépense { $number } hache.
               *[other] { $seat } dépense { $number } haches.
            }
        [hammer]
            { $number ->
                [one] { $seat } dépense { $number } marteau.
               *[other] { $seat } dépense { $number } marteaux.
            }
       *[coin]
            { $number ->
                [one] { $seat } dépense { $number } pièce.
               *[other] { $seat } dépense { $number } pièces.
            }
    }
told-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] { $seat } perd { $points_size } point.
               *[other] { $seat } perd { $points_size } points.
            }
       *[plus]
            { $points_size ->
                [one] { $seat } marque { $points_size } point.
               *[other] { $seat } marque { $points_size } points.
            }
    }
told-drew =
    { $card_id ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card }.
    }
told-revealed = La catastrophe { $card } est révélée.
told-paid = { $seat } paie 1 { $resource } sur la carte { $card }.
told-skipped = { $seat } passe la carte { $card } grâce à l’innovation { $innovation }.
told-took = { $seat } prend la carte { $card }.
told-temple_moved = Le temple passe à { $seat }.
told-replaced = { $seat } remplace la catastrophe { $card } grâce à l’innovation { $innovation }.
told-declined = { $seat } ne remplace aucune catastrophe.
told-destroyed = { $seat } perd le lieu { $location }.
told-nothing_left = { $seat } n’a plus rien à détruire.
told-triggered = { $seat } déclenche l’innovation { $innovation }, dont le lieu est détruit.
told-attached = La carte { $innovation } est placée sous le lieu { $location } ({ $seat }).
told-card_lost = { $seat } n’a aucun lieu pour la carte { $card } ; elle est défaussée.
told-showed = { $seat } montre ses jetons : blé { $wheat }, haches { $axes }, marteaux { $hammers }, pièces { $coins }.
told-bought_coins =
    { $number ->
        [one] { $seat } achète { $number } pièce contre des points.
       *[other] { $seat } achète { $number } pièces contre des points.
    }
told-began_with =
    { $seat } commence par { $part_id ->
        [economy] l’économie
       *[industry] l’industrie
    }.
told-used = { $seat } utilise { $ability }.
told-exchanged = { $seat } échange { $given } grâce à { $ability }.
told-reactivated = { $seat } peut utiliser { $ability } encore une fois.
told-refreshed = { $seat } rétablit l’innovation { $innovation }.
told-built = { $seat } construit la carte { $card }.
told-discounted = Le lieu { $location } réduit le coût.
told-sold =
    { $card_id ->
        [hidden] { $seat } vend une carte.
       *[other] { $seat } vend { $card }.
    }
told-kept =
    { $number ->
        [one] { $seat } garde { $number } carte.
       *[other] { $seat } garde { $number } cartes.
    }
told-threw_away =
    { $number ->
        [one] { $seat } défausse { $number } carte.
       *[other] { $seat } défausse { $number } cartes.
    }
told-rebuilt = { $seat } reconstruit le lieu { $location }.
told-swapped = { $seat } échange les lieux { $location } et { $other_location }.
told-moved = { $seat } déplace l’innovation { $innovation } sous le lieu { $location }.
told-finished = { $seat } a fini.
told-conflict_revealed = La carte { $conflict_card } est révélée.
told-base_strength = { $seat } a une force de { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } choisit des haches.
       *[other] { $seat } mise { $axes ->
            [one] { $axes } hache
           *[other] { $axes } haches
        }.
    }
told-committed =
    { $axes_id ->
        [hidden] { $seat } a misé.
       *[other] { $seat } a misé { $axes ->
            [one] { $axes } hache
           *[other] { $axes } haches
        } et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
told-bid_shown =
    { $seat } mise { $axes ->
        [one] { $axes } hache
       *[other] { $axes } haches
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; force { $strength }.
told-band_reached = { $seat } est dans la tranche de force { $strength }.
told-victory = { $seat } a la plus grande force.
told-upheaved = Bouleversement chez { $seat } : les lieux { $location } et { $other_location } échangent leurs places.
told-marker_removed = { $seat } rétablit l’innovation { $innovation }.
told-locations_counted = { $points ->
        [one] Lieux intacts de { $seat } : { $points } point.
       *[other] Lieux intacts de { $seat } : { $points } points.
    }
told-innovation_counted = { $points ->
        [one] Innovation { $innovation } de { $seat } : { $points } point.
       *[other] Innovation { $innovation } de { $seat } : { $points } points.
    }
told-final_score = { $points ->
        [one] { $seat } termine avec { $points } point.
       *[other] { $seat } termine avec { $points } points.
    }
told-won = { $seat } gagne.

result-most_points = le plus de points
result-more_intact = à égalité de points, plus de lieux intacts
result-shared_victory = à égalité de points et de lieux intacts

## Ce que l’on peut faire

action-pay = poser 1 jeton sur une catastrophe (une ressource qu’elle accepte, ou une pièce)
action-skip = épuiser cette innovation au lieu de payer
action-take = prendre la carte : vous gagnez ses jetons, perdez un lieu et gardez la carte comme innovation
action-replace = épuiser cette innovation pour remplacer la catastrophe par la carte suivante ; les jetons restent
action-decline = ne remplacer aucune catastrophe maintenant
action-destroy = choisir le lieu à perdre
action-attach = choisir le lieu intact qui reçoit la carte comme innovation, parmi ceux qui en ont le moins
action-buy_coins = avec moins de 5 jetons : acheter des pièces à 2 points chacune, et montrer vos jetons à tous
action-done = finir cette phase ; vous ne pourrez pas y revenir
action-use = utiliser la capacité d’un lieu ou d’une innovation
action-exchange = échanger une fois : CAPACITÉ, ce que vous donnez, ce que vous prenez (un lot porte le nom de son premier jeton : `wheat`)
action-reactivate = choisir la capacité à utiliser encore une fois
action-build = payer une carte de la main, avec ou sans la réduction d’une Ville, certains marteaux payés en PIÈCES ; puis choisir son lieu
action-sell = défausser une carte de la main contre 1 pièce
action-keep = ne plus jouer de cartes ; garder les autres et piocher
action-throw_away = défausser toutes les cartes qui restent en main et piocher
action-rebuild = reconstruire un lieu détruit contre ses marteaux, dont certains payés en PIÈCES
action-swap = choisir les deux lieux qui changent de place
action-move = choisir une innovation à déplacer, et son nouveau lieu
action-begin_with = choisir la partie de la phase combinée à jouer d’abord
action-bid_axes = choisir combien de haches miser en secret ; les pièces viennent ensuite
action-bid_coins = choisir combien de pièces ajouter à votre mise
action-refresh = choisir le marqueur d’épuisement à retirer
action-keep_hand = garder ces quatre cartes
action-redraw = défausser les quatre cartes pour quatre autres, une fois
action-strike = choisir une des deux cartes qui frappent votre propre empire et deviennent des innovations
action-temple = hasard : le premier joueur est désigné
action-lay = hasard : le prochain lieu de la rangée est posé
action-draw = hasard : une carte est piochée
action-reveal = hasard : une catastrophe est révélée
action-reveal_conflict = hasard : une carte Conflit est révélée

## Le plateau du terminal

board-track = Piste
board-empire = { $name } : points { $score }, force { $strength }, en main { $hand }{ $temple ->
        [yes] , TEMPLE
       *[no] { "" }
    }
board-screen = Vos jetons
board-hand = Votre main
board-legend = (Ville) détruite ; ! menacée ; fir01 une innovation, fir01x épuisée. Pour en savoir plus : `look fire_01` ou `look town_25`.
board-decks = Paquet Catastrophe : { $deck } cartes, { $discards } en défausse. Paquet Conflit : { $conflicts } cartes.
board-supply = Réserve : { $tokens }
board-offer = { $disaster } catastrophe, { $card } (position { $position }) : accepte { $accepts }. Dessus : { $tokens }.
board-offer-effect = Sa capacité : { $effect }.
board-accepts-or = ou
board-conflict = { $card } : plus grande force { $victory } ; bouleversement entre votre lieu numéro { $rank } et la position { $position }.
board-band = force { $least } à { $most } : { $reward }
board-band-open = force { $least } ou plus : { $reward }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-refresh = 1 innovation rétablie
board-card-cost = { $card } (coût { $cost }) : { $effect }
board-tile = { $location } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, se reconstruit pour { $hammers ->
        [one] { $hammers } marteau
       *[other] { $hammers } marteaux
    } ; { $effect }
board-card = { $card } : menace la position { $position }, accepte { $accepts }, coût de construction { $cost } ; { $effect }
board-where = Placée sous le lieu { $location } de { $name }.
board-place-of = { $name } : position { $position }, { $state ->
        [ruin] en ruine
       *[intact] intact
    }

place = lieu ou carte
odds-deck = { $count ->
        [one] Il y a { $count } carte Catastrophe que vous n’avez pas vue ; c’est la prochaine :
       *[other] Il y a { $count } cartes Catastrophe que vous n’avez pas vues. La prochaine est l’une d’elles :
    }
odds-kind = { $name } : { $numbers }
odds-conflict = Cartes Conflit qui peuvent encore venir : { $names }

## Ce que l’on demande à quelqu’un

due-on_turn = Payer, passer ou prendre ?
due-in_window = Remplacez-vous une catastrophe avant que { $name } ne joue ?
due-choose_ruin = Quel lieu perdez-vous ?
due-choose_home = Quel lieu reçoit la carte { $card } ? Sa capacité : { $effect }.
due-in_relief = Achetez-vous des pièces à 2 points chacune ? (Tout le monde verra vos jetons.)
due-in_economy = Économie : quelle capacité utilisez-vous ?
due-in_reactivation = Quelle capacité utilisez-vous encore une fois ?
due-in_industry = Industrie : construisez ou vendez jusqu’à deux cartes, reconstruisez un lieu, utilisez des capacités.
due-with_cards = Construire ou vendre une autre carte ?
due-with_leftovers = Garder les autres cartes ou les défausser toutes ?
due-in_swap = Quels sont les deux lieux qui changent de place ?
due-in_move = Quelle innovation déplacez-vous, et où ?
due-choose_part = Quelle partie jouez-vous d’abord ?
due-choose_axes = Combien de haches misez-vous ? (Les pièces viennent ensuite.)
due-choose_coins = Combien de pièces ajoutez-vous ?
due-choose_refresh = Quelle innovation rétablissez-vous ?
due-choose_hand = Gardez-vous ces quatre cartes ?
due-choose_strike = Quelle carte frappe votre propre empire ? Choisissez-en deux, l’une après l’autre.

# Kinds of actions, above the actions of a kind
kind-pay = Payer
kind-skip = Passer
kind-take = Prendre
kind-replace = Remplacer
kind-decline = Ne rien remplacer
kind-destroy = Perdre
kind-attach = La placer sous
kind-buy_coins = Acheter des pièces
kind-done = Terminé
kind-use = Utiliser
kind-exchange = Échanger
kind-reactivate = Utiliser encore
kind-build = Construire
kind-sell = Vendre
kind-keep = Garder les cartes
kind-throw_away = Défausser
kind-rebuild = Reconstruire
kind-swap = Intervertir
kind-move = Déplacer
kind-begin_with = Commencer par
kind-bid_axes = Miser des haches
kind-bid_coins = Ajouter des pièces
kind-refresh = Rétablir
kind-keep_hand = Garder la main
kind-redraw = En piocher d’autres
kind-strike = Choisir une carte

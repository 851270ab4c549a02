# Le plateau de La Chute de Rome dans le navigateur.

fr-decline = Déclin
fr-of = { $number } sur { $total }
fr-of-at-most = { $number } sur { $total } au plus
fr-sun-sets = À { $total }, le soleil se couche et Rome tombe
fr-invade = Envahir
fr-recruit = Mobiliser
fr-peace-short = En paix
fr-revolts-left = { $number ->
        [0] Plus aucune révolte
        [one] Encore { $number } révolte ; elle avance ce marqueur
       *[other] Encore { $number } révoltes ; chacune avance ce marqueur
    }
fr-players-pile = Joueurs
fr-barbarian-pile = Barbares
fr-used =
    { $number ->
        [one] { $number } jouée
       *[other] { $number } jouées
    }
fr-left = restants
fr-legions-left =
    { $number ->
        [one] légion
       *[other] légions
    }
fr-forts-left =
    { $number ->
        [one] fort
       *[other] forts
    }
fr-at-peace = En paix : { $number } sur { $total }
fr-goal = But : les cinq tribus alliées ou hors du plateau
fr-show-paths = montrer les voies de migration

fr-over = La partie est finie
fr-setup = Mise en place
fr-your-turn = À vous de jouer
fr-you-may = Vous pouvez jouer un événement
fr-turn-of = { $name } joue
fr-waiting-for = On attend { $names }.
fr-actions = Actions
fr-actions-left =
    { $number ->
        [one] Encore { $number } action
       *[other] Encore { $number } actions
    }
fr-phase-actions = Actions
fr-phase-draw = Piocher { $cards_drawn }
fr-phase-invade = Envahir { $number }
fr-group-events = Événements
fr-what-may-come = Ce qui peut arriver
fr-next-invasion = Invasion
fr-revolt-two = Révolte à la prochaine pioche
fr-revolt-among = { $number ->
        [0] il n’en reste aucune
        [one] c’est la prochaine carte
       *[other] 1 parmi les { $number } prochaines cartes
    }
fr-revolt-later =
    { $calm ->
        [one] pas la prochaine carte, puis une parmi { $number }
       *[other] aucune dans les { $calm } prochaines cartes, puis une parmi { $number }
    }
fr-revolt-on-top = sur le dessus du paquet
fr-play-event = Jouer
fr-less = Moins : { $what }
fr-more = Plus : { $what }
fr-percent = { $number } %
fr-more-corruption = La corruption le renforce.
fr-revolt = Révolte
fr-price = D’abord, le déclin augmente de 1.
fr-price-fatal = D’abord, le déclin atteint sa dernière case : vous perdez la partie.
fr-peek-roles = Rôles
fr-peek-discards = Défausses
fr-peek-odds = Carte par carte
fr-discards-player = Cartes Joueur ({ $number })
fr-discards-barbarian = Cartes Barbare ({ $number })
fr-discards-removed = Retirées du jeu ({ $number })
fr-none-yet = aucune pour l’instant
fr-no-cards = Aucune carte
fr-odds-barbarians =
    { $number ->
        [one] Prochaine carte Barbare
       *[other] Parmi les { $number } prochaines cartes Barbare
    }
fr-odds-players = Cartes Ville du paquet ; chacune a { $percent } de chances d’être parmi les deux prochaines
fr-odds-events =
    { $number ->
        [one] { $number } événement est dans le paquet, parmi { $unseen } que personne n’a vus.
       *[other] { $number } événements sont dans le paquet, parmi { $unseen } que personne n’a vus.
    }
fr-pile-about = { $left ->
        [one] { $name } : { $left } carte restante, { $used } en défausse. Touchez pour les voir.
       *[other] { $name } : { $left } cartes restantes, { $used } en défausse. Touchez pour les voir.
    }
fr-supply-about = Les légions et les forts en réserve, et les tribus en paix. Touchez pour voir les probabilités carte par carte.
fr-decline-about = Déclin : chaque ville pillée et chaque corruption l’augmente de 1. À { $total }, Rome tombe.
fr-rates-about = Combien de cartes Barbare sont retournées par tour, et combien de légions vous mobilisez. Une révolte avance le marqueur.
fr-event = Événement
fr-your-hand = Votre main
fr-shared-hand = Main commune
fr-hand-of = Main : { $name }
fr-hand-size =
    { $number ->
        [one] { $number } carte sur { $limit }
       *[other] { $number } cartes sur { $limit }
    }
fr-nearest = { $held } sur { $cost } pour les { $tribe }
fr-treasury = Trésor
fr-touch-city = Touchez une ville en surbrillance.
fr-choose-first =
    { $step ->
        [card] Choisissez d’abord une carte.
        [event] Choisissez d’abord une carte.
        [barbarian_card] Choisissez d’abord une carte.
        [role] Choisissez d’abord un rôle.
        [other_role] Choisissez d’abord un rôle.
        [tribe] Choisissez d’abord une tribu.
       *[other] Choisissez d’abord.
    }
fr-costs-action = Coûte 1 action.
fr-costs-no-action = Ne coûte aucune action.
fr-decline-near = { $number ->
        [one] Déclin : encore { $number } case et Rome tombe
       *[other] Déclin : encore { $number } cases et Rome tombe
    }
fr-few-left = { $number ->
        [0] { $tribe } : réserve vide. Vous perdez s’il faut en placer un de plus.
        [one] { $tribe } : plus qu’un seul en réserve. Vous perdez s’il faut en placer un et que la réserve est vide.
       *[other] { $tribe } : plus que { $number } en réserve. Vous perdez s’il faut en placer un et que la réserve est vide.
    }
fr-at-peace-about = Une tribu est en paix tant qu’elle est alliée ou absente du plateau. Quand les cinq sont en paix, vous gagnez.
fr-stays =
    { $number ->
        [0] Il ne reste aucune légion à { $city }.
        [one] Il reste 1 légion à { $city }.
       *[other] Il reste { $number } légions à { $city }.
    }
fr-recruit-in =
    { $number ->
        [one] Mobiliser { $number } légion à { $city }
       *[other] Mobiliser { $number } légions à { $city }
    }
fr-ally-for =
    S’allier avec les { $tribe } pour { $number } cartes { $tribe_id ->
        [anglo_saxons_franks] orange
        [vandals] noires
        [huns] vertes
        [visigoths] blanches
       *[ostrogoths] bleues
    }
fr-roll-dice =
    { $number ->
        [one] Lancer { $number } dé
       *[other] Lancer { $number } dés
    }
fr-battle-least = { $number ->
        [one] au moins { $number } barbare retiré : { $percent }
       *[other] au moins { $number } barbares retirés : { $percent }
    }
fr-battle-all = { $number ->
        [one] le barbare retiré : { $percent }
       *[other] les { $number } retirés : { $percent }
    }
fr-battle-lost = légions perdues en moyenne : { $number }
fr-battle-won = légions gagnées en moyenne : { $number }
fr-roll-hits =
    { $number ->
        [one] { $number } touche
       *[other] { $number } touches
    }
fr-roll-losses = { $number ->
        [one] { $number } légion perdue
       *[other] { $number } légions perdues
    }
fr-roll-specials =
    { $number ->
        [one] { $number } face spéciale
       *[other] { $number } faces spéciales
    }
fr-tab-actions = Actions
fr-tab-hand = Main { $number }
fr-tab-danger = Danger { $number }
fr-tab-chronicle = Chronique
fr-sure-corruption = La corruption augmente d’abord le déclin de 1. Vous ne pourrez plus l’annuler une fois qu’une carte ou un dé est révélé.
fr-sure-fatal = La corruption augmente d’abord le déclin de 1. Il est déjà à sa dernière case : vous perdriez la partie.
fr-sure-end = { $number ->
        [one] Vous perdriez { $number } action restante.
       *[other] Vous perdriez { $number } actions restantes.
    }
fr-sure-discard = Défausser cette carte ? Vous ne pourrez pas la reprendre.
fr-number-alliances = Alliances
fr-number-barbarians = Barbares sur le plateau
fr-number-revolts = Révoltes
fr-number-deck = Cartes Joueur restantes

fr-text-state = Déclin : { $decline }. Marqueur Vitesse d’Invasion : case { $rate }. En réserve : { $legions } { $legions ->
        [one] légion
       *[other] légions
    } et { $forts } { $forts ->
        [one] fort
       *[other] forts
    }.
fr-text-legions =
    { $number ->
        [one] { $number } légion
       *[other] { $number } légions
    }
fr-text-fort = un fort
fr-text-nothing = rien
fr-text-port = Un port ; cartes des { $tribes }. Villes adjacentes : { $neighbours }.
fr-text-inland = Pas un port ; cartes des { $tribes }. Villes adjacentes : { $neighbours }.
fr-text-tribes = Tribus
fr-text-tribe = { $tribe } : encore { $left } en réserve, sans alliance.
fr-text-tribe-allied = { $tribe } : encore { $left } en réserve, tribu alliée.
fr-text-player = { $name }, { $role }, ville : { $city }. Main : { $cards }.
fr-text-nowhere = aucune pour l’instant
fr-map = Carte de l’Empire
fr-not-there = Vous ne pouvez pas faire cela à { $city }. Choisissez une autre ville, ou aucune.
fr-map-about = Les flèches passent d’une ville à l’autre, Entrée choisit, Échap revient en arrière. T montre le plateau en texte.
fr-about-left = { $number ->
        [one] Il reste { $number } barbare. Vous perdez s’il faut en placer un et que la réserve est vide.
       *[other] Il reste { $number } barbares. Vous perdez s’il faut en placer un et que la réserve est vide.
    }
fr-about-cards = Une alliance coûte { $cost } de leurs cartes, défaussées par un joueur dans une ville où ils se trouvent. La main la mieux fournie en a { $held }. Les lignes en surbrillance sont leur voie de migration.
fr-about-allied = Ils sont alliés, mais envahissent toujours. Les lignes en surbrillance sont leur voie de migration.
fr-region-britannia-gallia = Britannia et Gallia
fr-region-germania = Germania et le Danube
fr-region-hispania-africa = Hispania et Africa
fr-region-italia = Italia
fr-region-graecia = Graecia et l’Orient
fr-region-pontus = La mer Noire

## Les actions, comme sur leurs boutons

deed-end_actions = Finir les actions
deed-march = Marcher
deed-sail = Naviguer
deed-sail_free = Naviguer sans carte
deed-travel = Voyager
deed-bring = Emmener
deed-bring-none = N’emmener personne
deed-pay = Payer avec
deed-fortify = Fortifier
deed-build_fort = Bâtir un fort
deed-take_fort = Prendre le fort
deed-recruit = Mobiliser
deed-recruit_only = Mobiliser moins
deed-levy =
    { $levy ->
        [one] Lever { $levy } légion
       *[other] Lever { $levy } légions
    }
deed-port_recruit = Mobiliser au port
deed-battle = Combattre
also-battle = combat combats
deed-faces = Choisir les dés
deed-remove = Retirer
deed-give = Donner une carte
deed-take = Recevoir une carte
deed-trade_give = Donner (Mercator)
deed-trade_take = Recevoir (Mercator)
deed-store = Déposer au trésor
deed-fetch = Retirer du trésor
deed-ally = S’allier
deed-enlist = Embri{ "\u00AD" }gader des barbares
deed-enlist_free = Embri{ "\u00AD" }gader sans carte
deed-accept = Accepter
deed-refuse = Refuser
deed-use = Utiliser
deed-decline = Renoncer
deed-done = Terminé
deed-draw_cards = Piocher
deed-put_back = Remettre
deed-discard = Défausser
deed-event = Événement
deed-exchange = Échanger contre un événement
deed-pass = Pas maintenant
deed-pass_turn = Pas ce tour-ci
deed-choose = Choisir
deed-strike = Retirer
deed-place = Placer des légions
deed-move_pawn = Déplacer
deed-swap = Échange entre
deed-offer = Offrir
deed-take_card = Prendre
deed-lay = Poser ensuite
fr-take-back = Effacer
deed-banish = Retirer du jeu
deed-go = Partir avec
deed-pick_role = Choisir
deed-start = Départ
deed-first = Premier joueur

## Ce qui est demandé dans le plateau de choix

step-city = Vers :
step-legions = Légions :
step-card = Carte :
step-role = Rôle :
step-other_role = Et :
step-tribe = Tribu :
step-dice = Dés :
step-barbarians = Barbares :
step-roll = Faces :
step-event = Carte :
step-option = Option :
step-cards = Cartes :
step-barbarian_card = Carte :
step-seat = Place :
option-standard = Standard
option-corruption = Corruption
barbarians-nothing = personne

## Les actions en entier, comme un bot les conseille

do-march =
    { $legions ->
        [0] Marcher vers { $city } sans légion
        [one] Marcher vers { $city } avec 1 légion
       *[other] Marcher vers { $city } avec { $legions } légions
    }
do-sail =
    { $legions ->
        [0] Naviguer vers { $city } sans légion
        [one] Naviguer vers { $city } avec 1 légion
       *[other] Naviguer vers { $city } avec { $legions } légions
    }
do-sail_free =
    { $legions ->
        [0] Naviguer sans carte vers { $city } sans légion
        [one] Naviguer sans carte vers { $city } avec 1 légion
       *[other] Naviguer sans carte vers { $city } avec { $legions } légions
    }
do-travel =
    { $legions ->
        [0] Voyager vers { $city } sans légion
        [one] Voyager vers { $city } avec 1 légion
       *[other] Voyager vers { $city } avec { $legions } légions
    }
do-bring = Emmener : { $barbarians }
do-pay = Payer avec { $card }
do-fortify = Bâtir un fort avec { $card }
do-take_fort = Prendre le fort à { $city }
do-recruit_only =
    { $legions ->
        [0] Ne mobiliser aucune légion
        [one] Ne mobiliser qu’une légion
       *[other] Ne mobiliser que { $legions } légions
    }
do-levy =
    { $levy ->
        [one] Lever { $levy } légion à { $city }
       *[other] Lever { $levy } légions à { $city }
    }
do-port_recruit =
    { $legions ->
        [one] Payer { $card } et mobiliser { $legions } légion
       *[other] Payer { $card } et mobiliser { $legions } légions
    }
do-battle =
    { $dice ->
        [one] Combattre avec { $dice } dé
       *[other] Combattre avec { $dice } dés
    }
do-faces = Choisir les dés : { $roll }
do-remove = Retirer : { $barbarians }
do-give =
    Donner { $card } { $role_id ->
        [player] à { $role }
        [mercator] à la { $role }
        [regina_foederata] à la { $role }
        [vestalis] à la { $role }
       *[other] au { $role }
    }
do-take =
    Recevoir { $card } { $role_id ->
        [player] de { $role }
        [mercator] de la { $role }
        [regina_foederata] de la { $role }
        [vestalis] de la { $role }
       *[other] du { $role }
    }
do-trade_give = Donner { $card } { $role_id ->
        [player] à { $role }
        [mercator] à la { $role }
        [regina_foederata] à la { $role }
        [vestalis] à la { $role }
       *[other] au { $role }
    }
do-trade_take = Recevoir { $card } { $role_id ->
        [player] de { $role }
        [mercator] de la { $role }
        [regina_foederata] de la { $role }
        [vestalis] de la { $role }
       *[other] du { $role }
    }
do-store = Mettre { $card } dans le trésor
do-fetch = Prendre { $card } dans le trésor
do-ally = S’allier avec les { $tribe }
do-enlist =
    { $legions ->
        [0] Payer { $card } et renvoyer les barbares, sans légion
        [one] Payer { $card } et embrigader 1 légion
       *[other] Payer { $card } et embrigader { $legions } légions
    }
do-enlist_free = { $legions ->
        [0] Renvoyer les { $tribe }, sans légion
        [one] Embrigader les { $tribe } pour { $legions } légion
       *[other] Embrigader les { $tribe } pour { $legions } légions
    }
do-draw_cards =
    { $cards ->
        [one] Piocher { $cards } carte
       *[other] Piocher { $cards } cartes
    }
do-put_back = Remettre { $card } sur le paquet
do-discard = Défausser { $card }
do-event =
    { $option_id ->
        [corruption] Jouer { $event } avec corruption
       *[other] Jouer { $event }
    }
do-exchange = Échanger { $card } contre un événement
do-choose = Choisir { $city }
do-strike = Retirer 1 barbare à { $city } ({ $tribe })
do-place =
    { $legions ->
        [0] Ne rien placer à { $city }
        [one] Placer 1 légion à { $city }
       *[other] Placer { $legions } légions à { $city }
    }
do-move_pawn =
    { $legions ->
        [0]
            { $role_id ->
                [you] Vous déplacer sans légion
                [player] Déplacer { $role } sans légion
                [mercator] Déplacer la { $role } sans légion
                [regina_foederata] Déplacer la { $role } sans légion
                [vestalis] Déplacer la { $role } sans légion
               *[other] Déplacer le { $role } sans légion
            }
        [one]
            { $role_id ->
                [you] Vous déplacer avec 1 légion
                [player] Déplacer { $role } avec 1 légion
                [mercator] Déplacer la { $role } avec 1 légion
                [regina_foederata] Déplacer la { $role } avec 1 légion
                [vestalis] Déplacer la { $role } avec 1 légion
               *[other] Déplacer le { $role } avec 1 légion
            }
       *[other]
            { $role_id ->
                [you] Vous déplacer avec { $legions } légions
                [player] Déplacer { $role } avec { $legions } légions
                [mercator] Déplacer la { $role } avec { $legions } légions
                [regina_foederata] Déplacer la { $role } avec { $legions } légions
                [vestalis] Déplacer la { $role } avec { $legions } légions
               *[other] Déplacer le { $role } avec { $legions } légions
            }
    }
do-swap-you = Vous et { $name } échangez des cartes
do-swap = { $one } et { $other } échangent des cartes
do-offer = Offrir { $card }
do-take_card = Prendre { $card }
do-lay = Poser ensuite : { $barbarian_card }
do-banish = Retirer du jeu : { $barbarian_card }
do-go =
    { $legions ->
        [0] Partir sans légion
        [one] Partir avec 1 légion
       *[other] Partir avec { $legions } légions
    }
do-pick_role = Choisir le rôle { $role }
do-start = Commencer à { $city }
do-first = { $seat } commence

## What somebody is asked: who asks, with which card, about which place

ask-event-mine = Vous jouez { $event }
ask-event = { $who } joue { $event }
ask-interrupt = C’est à { $who } de jouer. Vous pouvez jouer un événement à tout moment.
ask-pick_role = Quel rôle doit participer ?
ask-start = Vous jouez le rôle { $role }. Dans quelle ville commencez-vous, avec { $start_legions } légions ?
ask-tie = Qui commence ?
ask-before_draw = { $who } va piocher : jouez-vous un événement ?
ask-before_draw-own = Avant de piocher : jouez-vous un événement ?
ask-draw_choice = Piocher { $cards_drawn } cartes, ou { $vestalis_draws } et en remettre une ?
ask-put_back = Quelle carte retourne sur le paquet ?
ask-between_revolts = Entre deux révoltes : jouez-vous un événement ?
ask-discard = { $events ->
        [0]
            { $number ->
                [one] Vous ne pouvez avoir que { $limit } cartes en main. Défaussez-en { $number }.
               *[other] Vous ne pouvez avoir que { $limit } cartes en main. Défaussez-en { $number }.
            }
       *[other]
            { $number ->
                [one] Vous ne pouvez avoir que { $limit } cartes en main. Défaussez-en { $number } ou jouez un événement.
               *[other] Vous ne pouvez avoir que { $limit } cartes en main. Défaussez-en { $number } ou jouez des événements.
            }
    }
ask-after_draw = { $who } a pioché : jouez-vous un événement ?
ask-after_draw-own = Vous avez pioché : jouez-vous un événement ?
ask-before_invasion = Avant les invasions du tour de { $who } : jouez-vous un événement ?
ask-before_invasion-own = Avant les invasions de votre tour : jouez-vous un événement ?
ask-between_invasions = Avant l’invasion suivante : jouez-vous un événement ?
ask-exchange = Échangez-vous une carte Ville contre la première du paquet Événement ?
ask-pay_sail = Quelle carte payez-vous pour naviguer vers { $city } ?
ask-pay_travel = Quelle carte payez-vous pour voyager vers { $city } ?
ask-pay_ally = { $number ->
        [one] Quelle carte payez-vous pour l’alliance avec les { $tribe } ? Encore { $number }.
       *[other] Quelles cartes payez-vous pour l’alliance avec les { $tribe } ? Encore { $number }.
    }
ask-bring = Quels barbares emmenez-vous à { $city } ?
ask-take_fort = Tous les forts sont sur le plateau. Quelle ville cède le sien à { $city } ?
ask-faces = Quelles faces les dés doivent-ils montrer à { $city } ?
ask-remove = { $number ->
        [one] Retirez { $number } barbare à { $city }. Lequel ?
       *[other] Retirez { $number } barbares à { $city }. Lesquels ?
    }
ask-regina = Quel barbare votre effet spécial retire-t-il à { $city } ?
ask-regina_legion = Placer une légion à sa place à { $city } ?
ask-plot-give = { $who } veut vous donner { $card }. Acceptez-vous ?
ask-plot-take = { $who } vous demande { $card }. Acceptez-vous ?
ask-extra_draw = Piocher les cartes supplémentaires ?
ask-swap = Quels sont les deux joueurs qui échangent une carte ?
ask-offer = Quelle carte donnez-vous en échange ?
ask-festina_city = Vers quelle ville déplacer un pion ?
ask-festina_pawn = Quel pion déplacez-vous à { $city }, et avec combien de légions ?
ask-permit =
    { $number ->
        [0] Allez-vous à { $city } ?
        [one] Allez-vous à { $city } avec 1 légion ?
       *[other] Allez-vous à { $city } avec { $number } légions ?
    }
ask-place = Quelle ville avec un fort reçoit des légions, et combien ?
ask-take_card = Quelle carte Ville prenez-vous dans la défausse ?
ask-banish = Quelle carte Barbare retirez-vous du jeu ?
ask-lay = Quelle carte Barbare posez-vous ensuite ? La première va au-dessus.
ask-mors_city = Dans quelle ville remplacez-vous des barbares par des légions ?
ask-mors = Quels barbares remplacez-vous par des légions à { $city } ?
ask-strike = { $number ->
        [one] Quel barbare retirez-vous ? Encore { $number } au plus.
       *[other] Quel barbare retirez-vous ? Encore { $number } au plus.
    }
ask-fort_city = Quelle ville reçoit le fort ?
ask-si_vis_pawn = Quel pion déplacez-vous à { $city }, et avec combien de légions ?
ask-vae_city = De quelle ville retirez-vous jusqu’à { $number } barbares ?
ask-vae = Quels barbares retirez-vous à { $city } ?
ask-veni_city-own = Dans quelle ville allez-vous ?
ask-veni_city = Vers quelle ville déplacer { $role } ?
ask-veni_go = Allez-vous à { $city }, et avec combien de légions ?
ask-veni_battle = Combattre à { $city } maintenant ? Avec combien de dés ?

## Tiles, moments, answers

fr-asks-you = { $name } vous sollicite
fr-then-last =
    { $number ->
        [0] le paquet est vide : devoir piocher { $cards_drawn } fait perdre la partie
        [one] il ne reste que { $number } carte : en piocher { $cards_drawn } fait perdre la partie
       *[other] il ne reste que { $number } cartes : en piocher { $cards_drawn } fait perdre la partie
    }
fr-then =
    { $number ->
        [0] puis piocher { $cards_drawn }
        [one] puis piocher { $cards_drawn }, { $number } invasion
       *[other] puis piocher { $cards_drawn }, { $number } invasions
    }
fr-tile-cities =
    { $number ->
        [one] { $number } ville
       *[other] { $number } villes
    }
fr-tile-sail =
    { $cities ->
        [one] 1 carte, { $cities } port
       *[other] 1 carte, { $cities } ports
    }
fr-tile-travel =
    { $cities ->
        [one] 1 carte, { $cities } ville
       *[other] 1 carte, { $cities } villes
    }
fr-tile-dice =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés au plus
    }
fr-tile-recruit =
    { $number ->
        [one] { $number } légion
       *[other] { $number } légions
    }
fr-tile-legions = coûte { $number } légions
fr-tile-card = { $card }
fr-tile-cards = 1 carte sur { $number }
fr-moment-rolled = Combat à { $city }
fr-moment-revolted = Révolte : { $tribe }, { $city }
fr-moment-sacked = { $city } est pillée
fr-moment-allied = Alliance : { $tribe }
fr-moment-migrated = { $from_city } est hors d’atteinte. { $city } à la place.
fr-reach-not = Pas de { $tribe } ici, ni dans la ville qui précède.
fr-reach-next_door = Les { $tribe } sont à côté, à { $from_city }.
fr-reach-gate = Pas de { $tribe } sur cette voie : ils arrivent par la porte.
fr-road = Où mène la carte
fr-road-rule = Une carte nomme la ville la plus lointaine que la tribu peut envahir. De là, remontez sa voie jusqu’à la première ville où elle se trouve, ou qui vient juste après une telle ville.
fr-danger =
    { $number ->
        [0] Aucune ville n’est pleine.
        [one] 1 ville est à 1 barbare du pillage
       *[other] { $number } villes sont à 1 barbare du pillage
    }
fr-danger-fort = fort
fr-danger-sun = Déclin : { $decline } sur { $total }. Avant votre prochain tour : { $one } % de risque d’un pillage, { $two } % de deux ou plus.
fr-since-counts = Pillages : { $sacked }, arrivées : { $arrived }, attaques repoussées : { $held }
fr-moment-sack-means = { $fort ->
        [0] Le déclin passe à { $number }. Chaque ville adjacente reçoit 1 barbare de cette tribu.
       *[other] Le déclin passe à { $number }. Le fort est perdu, et chaque ville adjacente reçoit 1 barbare de cette tribu.
    }
fr-moment-revolt-means = Désormais, { $invade } invasions par tour, et { $recruit ->
        [one] { $recruit } légion
       *[other] { $recruit } légions
    } par mobilisation.
answer-accept-plot-give = Prendre la carte
answer-refuse-plot-give = Refuser
answer-accept-plot-take = Donner la carte
answer-refuse-plot-take = Garder la carte
answer-accept-permit = Y aller
answer-refuse-permit = Rester
answer-refuse-veni_go = Rester
answer-refuse-offer = Refuser
answer-use-extra_draw = Les piocher
answer-decline-extra_draw = Ne rien piocher
answer-use-regina_legion = Placer une légion
answer-decline-regina_legion = N’en placer aucune
answer-decline-veni_battle = Ne pas combattre
fr-alliance-about = La main la plus fournie a { $held } des { $cost } cartes pour une alliance
fr-legend-legion = légion
fr-legend-pawn = pion : la position d’un joueur
fr-legend-ring = anneau : les tribus dont les cartes nomment cette ville
fr-legend-full = plein : le suivant pille la ville
fr-legend-fort = fort
fr-legend-port = port
fr-legend-cards = cartes de la main la plus fournie / prix d’une alliance en cartes
fr-legend-ways = ligne entre deux villes : une marche, par terre ou par mer
fr-legend-lines = voie de migration d’une tribu
fr-legend-last = le dernier tour d’un joueur
fr-ask-events = Quand me proposer les événements
fr-ask-events-always = Toujours demander
fr-ask-events-revolt = Seulement entre deux révoltes
fr-ask-events-turn = Seulement à mon tour
fr-asks-events-revolt = Proposer les événements seulement entre deux révoltes
fr-asks-events-turn = Proposer les événements seulement à mon tour
fr-plate-port = Port ·
fr-plate-inland = Sans port ·
fr-plate-inside = Sur place :
fr-plate-full = Ville pleine ({ $tribe }) : le suivant la pille.
fr-plate-danger = { $number } % de risque que sa carte Barbare sorte ce tour-ci.
fr-plate-deeds = Vous pouvez :

fr-fallen = Villes pillées
fr-fallen-last = Au dernier tour : { $cities }
fr-fallen-before = Auparavant : { $cities }

## What whoever reads has done, and what was done to them

mine-turn_began = À vous de jouer.
mine-first_player = Vous commencez.
mine-dealt = Vous recevez { $card }.
mine-discarded = Vous défaussez { $card }.
mine-marched =
    { $legions ->
        [0] Vous quittez { $from_city } et marchez vers { $city }.
        [one] Vous quittez { $from_city } et marchez vers { $city } avec { $legions } légion.
       *[other] Vous quittez { $from_city } et marchez vers { $city } avec { $legions } légions.
    }
mine-sailed =
    { $legions ->
        [0] Vous quittez { $from_city } et naviguez vers { $city }.
        [one] Vous quittez { $from_city } et naviguez vers { $city } avec { $legions } légion.
       *[other] Vous quittez { $from_city } et naviguez vers { $city } avec { $legions } légions.
    }
mine-travelled =
    { $legions ->
        [0] Vous quittez { $from_city } et voyagez vers { $city }.
        [one] Vous quittez { $from_city } et voyagez vers { $city } avec { $legions } légion.
       *[other] Vous quittez { $from_city } et voyagez vers { $city } avec { $legions } légions.
    }
mine-pawn_moved =
    { $legions ->
        [0] Vous quittez { $from_city } pour { $city }.
        [one] Vous quittez { $from_city } pour { $city } avec { $legions } légion.
       *[other] Vous quittez { $from_city } pour { $city } avec { $legions } légions.
    }
mine-battle_began =
    { $dice ->
        [one] Vous combattez à { $city } avec { $dice } dé.
       *[other] Vous combattez à { $city } avec { $dice } dés.
    }
mine-faces_set = Vous choisissez les dés : { $roll }.
mine-plot_proposed = Vous proposez à { $other_role } un complot pour la carte { $card }.
mine-refused = Vous refusez.
mine-card_passed = Vous remettez { $card } à { $other_role }.
mine-drew = Vous piochez { $card }.
mine-put_back = Vous remettez { $card } sur le paquet.
mine-event_played =
    { $option_id ->
        [corruption] Vous jouez { $event }, avec corruption.
       *[other] Vous jouez { $event }.
    }
mine-exchanged = Vous échangez { $card } contre l’événement { $event }.
mine-card_taken = Vous prenez { $card } dans la défausse.
tome-plot_proposed = { $role } vous propose un complot pour la carte { $card }.
tome-card_passed = { $role } vous remet { $card }.

## Comment cela s’est terminé

fr-drama-won = Rome tient bon
fr-drama-lost = Rome est tombée
fr-drama-roma = Roma a été pillée
fr-drama-deck = Le paquet est épuisé
fr-drama-turn = Tour { $turn } : { $what }
fr-drama-spare =
    { $left ->
        [one] Un cran de déclin de plus, et Rome tombait.
       *[other] Rome était à { $left } crans de la chute.
    }
fr-drama-near = { $calm } tribus sur { $tribes } étaient alliées ou absentes du plateau ; { $cards ->
        [one] il restait { $cards } carte
       *[other] il restait { $cards } cartes
    } dans le paquet Joueur.
fr-drama-held = { $name } avait en main les cartes pour une alliance avec les { $tribe }.

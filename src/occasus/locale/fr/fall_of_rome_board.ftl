# Le plateau de La Chute de Rome dans le navigateur.

fr-decline = Déclin
fr-of = { $number } sur { $total }
fr-of-at-most = { $number } sur { $total } au plus
fr-sun-sets = À { $total }, le soleil se couche sur Rome
fr-invade = Envahir
fr-recruit = Mobiliser
fr-peace-short = En paix
fr-revolts-left =
    { $number ->
        [0] Plus aucune révolte à venir
        [one] { $number } révolte à venir, encore un cran
       *[other] { $number } révoltes à venir, un cran chacune
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
fr-goal = Gagner : cinq tribus alliées ou hors du plateau
fr-show-paths = montrer leurs voies de migration

fr-over = La partie est finie
fr-setup = Mise en place
fr-your-turn = À vous de jouer
fr-you-may = Vous pouvez intervenir
fr-turn-of = { $name } joue
fr-waiting-for = On attend { $names }.
fr-actions = Actions
fr-actions-left =
    { $number ->
        [one] Encore { $number } action
       *[other] Encore { $number } actions
    }
fr-phase-actions = Actions
fr-phase-draw = Piocher 2
fr-phase-invade = Envahir { $number }
fr-group-events = Événements
fr-what-may-come = Ce qui peut arriver
fr-next-invasion = Invasion
fr-revolt-two = Révolte à la prochaine pioche
fr-revolt-among =
    { $number ->
        [0] il n’en reste aucune
        [one] c’est la prochaine carte
       *[other] 1 parmi les { $number } prochaines cartes
    }
fr-revolt-later = aucune dans les { $calm } prochaines cartes, puis 1 parmi { $number }
fr-revolt-on-top = elle est sur le dessus
fr-play-event = Jouer
fr-less = Moins : { $what }
fr-more = Plus : { $what }
fr-percent = { $number } %
fr-more-corruption = La corruption le renforce.
fr-revolt = Révolte
fr-price = D’abord, le soleil descend d’un cran.
fr-price-fatal = D’abord, le soleil descend de son dernier cran : la partie serait perdue.
fr-peek-roles = Rôles
fr-peek-discards = Défausses
fr-peek-odds = Carte par carte
fr-discards-player = Cartes Joueur ({ $number })
fr-discards-barbarian = Cartes Barbare ({ $number })
fr-discards-removed = Hors jeu ({ $number })
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
fr-pile-about =
    { $left ->
        [one] { $name } : encore { $left } carte, défausse de { $used }. Touchez pour voir.
       *[other] { $name } : encore { $left } cartes, défausse de { $used }. Touchez pour voir.
    }
fr-supply-about = Les légions et les forts en réserve, et les tribus qui ne menacent plus. Touchez pour les chances carte par carte.
fr-decline-about = Déclin : chaque ville pillée et chaque corruption fait descendre le soleil d’un cran. À { $total }, Rome tombe.
fr-rates-about = Combien de cartes Barbare sont retournées à chaque tour, et combien de légions sont mobilisées. Une révolte avance le marqueur.
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
fr-touch-city = Touchez une ville éclairée.
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
fr-decline-near =
    { $number ->
        [one] Déclin : encore un cran et Rome tombe
       *[other] Déclin : encore { $number } crans et Rome tombe
    }
fr-few-left =
    { $number ->
        [0] { $tribe } : réserve vide. S’il doit en venir un de plus, la partie est perdue.
        [one] { $tribe } : plus qu’un seul en réserve. Une fois la réserve vide, s’il doit en venir un de plus, la partie est perdue.
       *[other] { $tribe } : plus que { $number } en réserve. Une fois la réserve vide, s’il doit en venir un de plus, la partie est perdue.
    }
fr-at-peace-about = Une tribu est en paix si elle est alliée ou n’a personne sur la carte. Quand les cinq le sont, la partie est gagnée.
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
fr-battle-least =
    { $number ->
        [one] au moins { $number } tombe : { $percent }
       *[other] au moins { $number } tombent : { $percent }
    }
fr-battle-all =
    { $number ->
        [one] le barbare tombe : { $percent }
       *[other] les { $number } tombent : { $percent }
    }
fr-battle-lost = légions perdues en moyenne : { $number }
fr-battle-won = légions gagnées en moyenne : { $number }
fr-roll-hits =
    { $number ->
        [one] { $number } touche
       *[other] { $number } touches
    }
fr-roll-losses =
    { $number ->
        [one] { $number } légion tombe
       *[other] { $number } légions tombent
    }
fr-roll-specials =
    { $number ->
        [one] { $number } face spéciale
       *[other] { $number } faces spéciales
    }
fr-tab-actions = Actions
fr-tab-hand = Main { $number }
fr-tab-chronicle = Chronique
fr-sure-corruption = La corruption fait d’abord descendre le soleil d’un cran. Impossible de revenir en arrière une fois que quelque chose est révélé.
fr-sure-fatal = La corruption fait d’abord descendre le soleil, et il en est à son dernier cran : la partie serait perdue.
fr-sure-end =
    { $number ->
        [one] Il reste { $number } action ; elle serait perdue.
       *[other] Il reste { $number } actions ; elles seraient perdues.
    }
fr-sure-discard = Cette carte part pour de bon.
fr-number-alliances = Alliances
fr-number-barbarians = Barbares sur le plateau
fr-number-revolts = Révoltes
fr-number-deck = Cartes Joueur restantes

fr-text-state = Déclin : { $decline }. Marqueur de vitesse : case { $rate }. En réserve, légions : { $legions }, forts : { $forts }.
fr-text-legions =
    { $number ->
        [one] { $number } légion
       *[other] { $number } légions
    }
fr-text-fort = un fort
fr-text-nothing = rien
fr-text-port = Un port, tribus : { $tribes }. Adjacentes : { $neighbours }.
fr-text-inland = Pas un port, tribus : { $tribes }. Adjacentes : { $neighbours }.
fr-text-tribes = Tribus
fr-text-tribe = { $tribe } : encore { $left } en réserve, pas d’alliance.
fr-text-tribe-allied = { $tribe } : encore { $left } en réserve, tribu alliée.
fr-text-player = { $name }, { $role }, ville : { $city }. Main : { $cards }.
fr-text-nowhere = aucune pour l’instant
fr-map = Carte de l’Empire
fr-not-there = Impossible à { $city } : touchez une autre ville, ou aucune.
fr-map-about = Les flèches vont de ville en ville, Entrée choisit, Échap revient. T montre le plateau en texte.
fr-about-left =
    { $number ->
        [one] Il reste { $number } barbare ; s’il doit en venir un et qu’il n’en reste aucun, la partie est perdue.
       *[other] Il reste { $number } barbares ; s’il doit en venir un et qu’il n’en reste aucun, la partie est perdue.
    }
fr-about-cards = Pour une alliance, un joueur défausse { $cost } cartes de leur couleur dans une ville où ils se trouvent ; la main la plus fournie en a { $held }. Les lignes éclairées montrent leurs voies de migration.
fr-about-allied = Ils sont alliés, et envahissent toujours. Les lignes éclairées montrent leurs voies de migration.
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
deed-levy = Lever 1 légion
deed-port_recruit = Mobiliser au port
deed-battle = Combattre
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
deed-done = Assez
deed-draw_cards = Piocher
deed-put_back = Remettre
deed-discard = Défausser
deed-event = Événement
deed-exchange = Échanger contre un événement
deed-pass = Pas maintenant
deed-pass_turn = Pas ce tour-ci
deed-choose = Choisir
deed-strike = Frapper
deed-place = Placer des légions
deed-move_pawn = Déplacer
deed-swap = Échange entre
deed-offer = Offrir
deed-take_card = Prendre
deed-lay = Poser ensuite
fr-take-back = Reprendre
deed-banish = Retirer du jeu
deed-go = Partir avec
deed-pick_role = Prendre
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
do-take_fort = Prendre le fort qui est à { $city }
do-recruit_only =
    { $legions ->
        [0] Ne mobiliser aucune légion
        [one] Ne mobiliser qu’une légion
       *[other] Ne mobiliser que { $legions } légions
    }
do-levy = Lever 1 légion à { $city }
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
        [regina_foederata] à la { $role }
        [vestalis] à la { $role }
       *[other] au { $role }
    }
do-take =
    Recevoir { $card } { $role_id ->
        [regina_foederata] de la { $role }
        [vestalis] de la { $role }
       *[other] du { $role }
    }
do-trade_give =
    Céder { $card } { $role_id ->
        [regina_foederata] à la { $role }
        [vestalis] à la { $role }
       *[other] au { $role }
    }
do-trade_take =
    Obtenir { $card } { $role_id ->
        [regina_foederata] de la { $role }
        [vestalis] de la { $role }
       *[other] du { $role }
    }
do-store = Déposer { $card } au trésor
do-fetch = Retirer { $card } du trésor
do-ally = S’allier avec les { $tribe }
do-enlist =
    { $legions ->
        [0] Payer { $card } et renvoyer les barbares, sans légion
        [one] Payer { $card } et embrigader 1 légion
       *[other] Payer { $card } et embrigader { $legions } légions
    }
do-enlist_free =
    { $legions ->
        [0] Renvoyer les { $tribe }, sans légion
        [one] Embrigader les { $tribe } : 1 légion
       *[other] Embrigader les { $tribe } : { $legions } légions
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
        [0] Déplacer { $role_id ->
            [regina_foederata] la { $role }
            [vestalis] la { $role }
           *[other] le { $role }
        } sans légion
        [one] Déplacer { $role_id ->
            [regina_foederata] la { $role }
            [vestalis] la { $role }
           *[other] le { $role }
        } avec 1 légion
       *[other] Déplacer { $role_id ->
            [regina_foederata] la { $role }
            [vestalis] la { $role }
           *[other] le { $role }
        } avec { $legions } légions
    }
do-swap = { $role } et { $other_role } échangent des cartes
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
do-pick_role = Prendre le rôle { $role }
do-start = Commencer à { $city }
do-first = { $seat } commence

## What somebody is asked: who asks, with which card, about which place

ask-event-mine = Vous jouez { $event }
ask-event = { $who } joue { $event }
ask-interrupt = C’est à { $who } de jouer. Vous pouvez jouer un événement à tout moment.
ask-pick_role = Quel rôle prendra part à la partie ?
ask-start = Votre rôle : { $role }. Dans quelle ville commencez-vous, avec 2 légions ?
ask-tie = Qui commence ?
ask-before_draw = { $who } va piocher : jouez-vous un événement ?
ask-before_draw-own = Avant de piocher : jouez-vous un événement ?
ask-draw_choice = Piocher 2 cartes, ou 3 et en remettre une ?
ask-put_back = Quelle carte retourne sur le paquet ?
ask-between_revolts = Entre deux révoltes : jouez-vous un événement ?
ask-discard =
    { $events ->
        [0]
            { $number ->
                [one] La limite est de 7 cartes : défaussez-en { $number }.
               *[other] La limite est de 7 cartes : défaussez-en { $number }.
            }
       *[other]
            { $number ->
                [one] La limite est de 7 cartes : défaussez-en { $number }, ou jouez un événement.
               *[other] La limite est de 7 cartes : défaussez-en { $number }, ou jouez des événements.
            }
    }
ask-after_draw = { $who } a pioché : jouez-vous un événement ?
ask-after_draw-own = Vous avez pioché : jouez-vous un événement ?
ask-before_invasion = Avant les invasions de ce tour ({ $who }) : jouez-vous un événement ?
ask-before_invasion-own = Avant les invasions de votre tour : jouez-vous un événement ?
ask-between_invasions = Avant l’invasion suivante : jouez-vous un événement ?
ask-exchange = Échangez-vous une carte Ville contre la première du paquet Événement ?
ask-pay_sail = Quelle carte paie la traversée jusqu’à { $city } ?
ask-pay_travel = Quelle carte paie le voyage jusqu’à { $city } ?
ask-pay_ally =
    { $number ->
        [one] Quelle carte paie l’alliance ({ $tribe }) ? Il en faut encore { $number }.
       *[other] Quelles cartes paient l’alliance ({ $tribe }) ? Il en faut encore { $number }.
    }
ask-bring = Quels barbares vous accompagnent à { $city } ?
ask-take_fort = Tous les forts sont construits. Quelle ville cède le sien à { $city } ?
ask-faces = Quelles faces les dés doivent-ils montrer à { $city } ?
ask-remove =
    { $number ->
        [one] { $number } barbare quitte { $city }. Lequel ?
       *[other] { $number } barbares quittent { $city }. Lesquels ?
    }
ask-regina = Quel barbare quitte { $city } grâce à la face spéciale ?
ask-regina_legion = Une légion prend-elle sa place à { $city } ?
ask-plot-give = { $who } veut vous donner { $card }. La prenez-vous ?
ask-plot-take = { $who } vous demande { $card }. La donnez-vous ?
ask-extra_draw = Piocher les cartes supplémentaires ?
ask-swap = Quels sont les deux joueurs qui échangent une carte ?
ask-offer = Quelle carte donnez-vous en échange ?
ask-festina_city = Vers quelle ville déplacer un pion ?
ask-festina_pawn = Quel pion va à { $city }, et avec combien de légions ?
ask-permit =
    { $number ->
        [0] Allez-vous à { $city } ?
        [one] Allez-vous à { $city } avec 1 légion ?
       *[other] Allez-vous à { $city } avec { $number } légions ?
    }
ask-place = Quelle ville avec un fort reçoit des légions, et combien ?
ask-take_card = Quelle carte Ville prenez-vous dans la défausse ?
ask-banish = Quelle carte Barbare quitte la partie ?
ask-lay = Quelle carte Barbare vient ensuite ? La première est posée au-dessus.
ask-mors_city = Dans quelle ville des légions remplacent-elles des barbares ?
ask-mors = À { $city }, quels barbares sont remplacés par des légions ?
ask-strike =
    { $number ->
        [one] Quel barbare est retiré ? Encore { $number } au plus.
       *[other] Quel barbare est retiré ? Encore { $number } au plus.
    }
ask-fort_city = Quelle ville reçoit le fort ?
ask-si_vis_pawn = Quel pion va à { $city }, et avec combien de légions ?
ask-vae_city = De quelle ville retirer des barbares ? Au plus { $number }.
ask-vae = À { $city }, quels barbares sont retirés ?
ask-veni_city = Vers quelle ville déplacer { $role } ?
ask-veni_go = Allez-vous à { $city }, et avec combien de légions ?
ask-veni_battle = Combattez-vous aussitôt à { $city }, et avec combien de dés ?

## Tiles, moments, answers

fr-asks-you = { $name } vous sollicite
fr-then-last =
    { $number ->
        [0] le paquet est vide : piocher 2 cartes fait perdre la partie
       *[one] il reste 1 carte à piocher : la seconde manque, et la partie est perdue
    }
fr-then =
    { $number ->
        [0] puis 2 cartes
        [one] puis 2 cartes, 1 invasion
       *[other] puis 2 cartes, { $number } invasions
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
fr-moment-sack-means =
    { $fort ->
        [0] Le soleil descend à { $number }. Chaque ville adjacente reçoit un barbare de cette tribu.
       *[other] Le soleil descend à { $number }. Le fort tombe, et chaque ville adjacente reçoit un barbare de cette tribu.
    }
fr-moment-revolt-means = Désormais, invasions par tour : { $invade }, légions à mobiliser : { $recruit }.
answer-accept-plot-give = Prendre la carte
answer-refuse-plot-give = Laisser la carte
answer-accept-plot-take = Donner la carte
answer-refuse-plot-take = Garder la carte
answer-accept-permit = Y aller
answer-refuse-permit = Rester
answer-refuse-veni_go = Rester
answer-refuse-offer = Ne rien échanger
answer-use-extra_draw = Les piocher
answer-decline-extra_draw = Ne rien piocher
answer-use-regina_legion = Placer une légion
answer-decline-regina_legion = N’en placer aucune
answer-decline-veni_battle = Ne pas combattre
fr-alliance-about = La main la plus fournie a { $held } des { $cost } cartes pour une alliance
fr-legend-legion = légion
fr-legend-pawn = pion : là où se trouve un joueur
fr-legend-ring = anneau : tribus qui viennent ici
fr-legend-full = plein : le suivant pille la ville
fr-legend-fort = fort
fr-legend-port = port
fr-legend-cards = cartes de la main la plus fournie / prix d’une alliance en cartes
fr-legend-ways = ligne entre deux villes : une marche, par terre ou par mer
fr-legend-lines = voie de migration
fr-legend-last = le dernier tour d’un joueur
fr-ask-events = Me proposer les événements
fr-ask-events-always = Toujours demander
fr-ask-events-revolt = Seulement si deux révoltes sont piochées ensemble
fr-ask-events-turn = Seulement à mon tour
fr-asks-events-revolt = Proposer les événements seulement si deux révoltes sont piochées ensemble
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
mine-plot_proposed = Vous proposez un complot à { $other_role } : { $card }.
mine-refused = Vous refusez.
mine-card_passed = Vous remettez { $card } à { $other_role }.
mine-drew = Vous piochez { $card }.
mine-put_back = Vous remettez { $card } sur le paquet.
mine-event_played =
    { $option_id ->
        [corruption] Vous jouez { $event }, avec corruption.
       *[other] Vous jouez { $event }.
    }
mine-exchanged = Vous défaussez { $card } contre l’événement { $event }.
mine-card_taken = Vous prenez { $card } dans la défausse.
tome-plot_proposed = { $role } vous propose un complot : { $card }.
tome-card_passed = { $role } vous remet { $card }.

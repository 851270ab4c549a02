# Le plateau de Fall of Rome dans le navigateur.

fr-decline = Déclin
fr-of = { $number } sur { $total }
fr-of-total = sur { $total }
fr-sun-sets = À { $total }, le soleil se couche et Rome tombe
fr-invade = Invasions
fr-recruit = Mobiliser
fr-revolts-left =
    { $number ->
        [0] Plus de révolte à venir
        [one] 1 révolte à venir ; elle avance ceci
       *[other] { $number } révoltes à venir ; chacune avance ceci
    }
fr-players-pile = Joueur
fr-barbarian-pile = Barbare
fr-used = { $number } jouées
fr-left = restent
fr-legions-left = légions
fr-forts-left = forts
fr-no-threat = Sans menace :
fr-goal = But : les cinq tribus alliées ou parties
fr-show-paths = montrer leurs voies de migration

fr-over = La partie est finie
fr-your-turn = À vous
fr-you-may = Vous pouvez agir
fr-turn-of = { $name } joue
fr-waiting-for = On attend { $names }.
fr-actions = Actions
fr-actions-left =
    { $number ->
        [one] { $number } action restante
       *[other] { $number } actions restantes
    }
fr-phase-actions = Actions
fr-phase-draw = Pioche 2
fr-phase-invade = Invasion { $number }
fr-group-move = Aller
fr-group-fight = Lutter
fr-group-build = Bâtir
fr-group-parley = Traiter
fr-group-events = Événements
fr-why-not = Pourquoi pas ? Touchez un pointillé.
fr-what-may-come = Ce qui peut venir
fr-next-invasion = Invasion
fr-revolt-two = Révolte, 2 cartes
fr-revolt-among =
    { $number ->
        [0] il n’en reste plus
       *[other] 1 parmi les { $number } prochaines
    }
fr-revolt-on-top = Vestalis l’a remise dessus
fr-chronicle = Chronique
fr-skip = Passer
fr-play-event = Jouer
fr-less = Moins : { $what }
fr-more = Plus : { $what }
fr-percent = { $number } %
fr-more-corruption = plus fort ; déclin 1
fr-revolt = Révolte
fr-price = D’abord le soleil descend d’un pas.
fr-peek-roles = Rôles
fr-peek-discards = Défausses
fr-peek-odds = Carte par carte
fr-discards-player = Cartes Joueur ({ $number })
fr-discards-barbarian = Cartes Barbare ({ $number })
fr-discards-removed = Hors du jeu ({ $number })
fr-none-yet = aucune encore
fr-no-cards = Aucune carte
fr-odds-barbarians = Parmi les { $number } prochaines cartes Barbare
fr-odds-players = Cartes Ville du paquet ; chacune vient avec les deux prochaines à { $percent }
fr-odds-events =
    { $number ->
        [one] { $number } événement est dans le paquet, parmi { $unseen } que personne n’a vus.
       *[other] { $number } événements sont dans le paquet, parmi { $unseen } que personne n’a vus.
    }
fr-pile-about = { $name } : { $left } cartes restantes, { $used } jouées. Touchez pour les voir.
fr-supply-about = Les légions et les forts qui restent, et les tribus qui ne menacent plus. Touchez pour les chances carte par carte.
fr-decline-about = Déclin : chaque ville pillée et chaque corruption fait descendre le soleil d’un pas. À { $total }, Rome tombe.
fr-rates-about = Combien de cartes Barbare viennent à chaque tour, et combien de légions sont mobilisées. Une révolte avance le marqueur.
fr-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
fr-days-about = La distance à Roma ; elle décide qui commence.
fr-of-total-about = Il y a { $total } cartes Ville des { $tribe }.
fr-event = Événement
fr-your-hand = Votre main
fr-shared-hand = Main commune
fr-hand-of = Main de { $name }
fr-hand-size = { $number } cartes sur { $limit }
fr-nearest = { $held } sur { $cost } pour les { $tribe }
fr-treasury = Trésor
fr-touch-city = touchez une ville
fr-roll-dice =
    { $number ->
        [one] Lancer { $number } dé
       *[other] Lancer { $number } dés
    }
fr-zoom = Zoom
fr-zoom-in = Plus près
fr-zoom-out = Plus loin
fr-tabs = Parties de l’écran
fr-tab-actions = Actions
fr-tab-hand = Main { $number }
fr-tab-chronicle = Chronique
fr-sure-yes = D’accord
fr-sure-corruption = La corruption fait d’abord descendre le soleil d’un pas. Impossible d’y revenir une fois quelque chose révélé.
fr-sure-fatal = La corruption fait d’abord descendre le soleil, et il est au dernier pas : la partie serait perdue.
fr-sure-end =
    { $number ->
        [one] Il reste { $number } action, qui serait perdue.
       *[other] Il reste { $number } actions, qui seraient perdues.
    }
fr-sure-discard = Cette carte s’en va pour de bon.
fr-number-alliances = Alliances
fr-number-barbarians = Barbares sur la carte
fr-number-revolts = Révoltes

fr-text-board = Plateau en texte
fr-text-close = Retour à la carte
fr-text-state = Déclin { $decline }. Marqueur de vitesse sur la case { $rate }. { $legions } légions et { $forts } forts en réserve.
fr-text-legions =
    { $number ->
        [0] 0 légion
        [one] { $number } légion
       *[other] { $number } légions
    }
fr-text-barbarians = { $number } { $tribe }
fr-text-fort = un fort
fr-text-nothing = rien
fr-text-port = Un port, des { $tribes }. Voisines : { $neighbours }.
fr-text-inland = Pas de port, des { $tribes }. Voisines : { $neighbours }.
fr-text-tribes = Tribus
fr-text-tribe = { $tribe } : { $left } en réserve, pas d’alliance.
fr-text-tribe-allied = { $tribe } : { $left } en réserve, alliés.
fr-text-player = { $name }, { $role }, à { $city }. Main : { $cards }.
fr-text-nowhere = aucune ville encore
fr-map = Carte de l’Empire
fr-map-about = Les flèches vont de ville en ville, Entrée choisit, Échap revient. T montre le plateau en texte.
fr-inset = Toute la carte
fr-paths-of = Par où migrent les { $tribe }
fr-region-britannia-gallia = Britannia et Gallia
fr-region-germania = Germania et le Danube
fr-region-hispania-africa = Hispania et Africa
fr-region-italia = Italia
fr-region-graecia = Graecia et l’Orient
fr-region-pontus = La mer Noire

## Deeds, as on their buttons

deed-end_actions = Finir les actions
deed-march = Marcher
deed-sail = Naviguer
deed-sail_free = Naviguer sans carte
deed-travel = Voyager
deed-bring = Emmener
deed-pay = Payer avec
deed-fortify = Fortifier
deed-build_fort = Bâtir un fort
deed-take_fort = Prendre le fort de
deed-recruit = Mobiliser
deed-recruit_only = Mobiliser moins
deed-levy = Lever
deed-port_recruit = Mobiliser au port
deed-battle = Batailler
deed-faces = Choisir les dés
deed-remove = Retirer
deed-give = Donner une carte
deed-take = Prendre une carte
deed-trade_give = Céder
deed-trade_take = Acquérir
deed-store = Mettre au trésor
deed-fetch = Sortir du trésor
deed-ally = Alliance
deed-enlist = Embrigader
deed-enlist_free = Embrigader sans carte
deed-accept = Accepter
deed-refuse = Refuser
deed-use = En profiter
deed-decline = Laisser
deed-done = Assez
deed-draw_cards = Piocher
deed-put_back = Remettre
deed-discard = Défausser
deed-event = Événement
deed-exchange = Échanger
deed-pass = Rien maintenant
deed-pass_turn = Rien ce tour-ci
deed-choose = Choisir
deed-strike = Frapper
deed-place = Placer des légions
deed-move_pawn = Déplacer
deed-swap = Échange entre
deed-offer = Offrir
deed-take_card = Prendre
deed-lay = Poser ensuite
deed-banish = Retirer du jeu
deed-go = Aller avec
deed-pick_role = Prendre
deed-start = Commencer à
deed-first = Premier joueur

## What is asked in the tray

step-city = vers
step-legions = avec légions
step-card = avec la carte
step-role = avec
step-other_role = et
step-tribe = tribu
step-dice = dés
step-barbarians = barbares
step-roll = faces
step-event = carte
step-option = comment
step-cards = cartes
step-barbarian_card = carte
step-seat = place
option-standard = Standard
option-corruption = Corruption
barbarians-nothing = rien

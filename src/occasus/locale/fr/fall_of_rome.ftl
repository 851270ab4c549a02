# Fall of Rome : ce qui arrive, ce qu’on peut faire, et les noms des choses.

## Names. Cities and roles need no message: their words with capitals are their names.

tribe-anglo_saxons_franks = Anglo-Saxons & Francs
tribe-vandals = Vandales
tribe-huns = Huns
tribe-visigoths = Wisigoths
tribe-ostrogoths = Ostrogoths
barbarian_card-anglo_saxons_franks = { tribe-anglo_saxons_franks }
barbarian_card-vandals = { tribe-vandals }
barbarian_card-huns = { tribe-huns }
barbarian_card-visigoths = { tribe-visigoths }
barbarian_card-ostrogoths = { tribe-ostrogoths }

colour-orange = orange
colour-black = noire
colour-green = verte
colour-white = blanche
colour-blue = bleue

card-orange_burdigala = Burdigala ({ colour-orange })
card-orange_eburacum = Eburacum ({ colour-orange })
card-orange_genua = Genua ({ colour-orange })
card-orange_gesoriacum = Gesoriacum ({ colour-orange })
card-orange_londinium = Londinium ({ colour-orange })
card-orange_lutetia = Lutetia ({ colour-orange })
card-orange_mogontiacum = Mogontiacum ({ colour-orange })
card-orange_narbo = Narbo ({ colour-orange })
card-orange_roma = Roma ({ colour-orange })
card-black_athenae = Athenae ({ colour-black })
card-black_burdigala = Burdigala ({ colour-black })
card-black_caesaraugusta = Caesaraugusta ({ colour-black })
card-black_carthago = Carthago ({ colour-black })
card-black_cesarea = Cesarea ({ colour-black })
card-black_constantinopolis = Constantinopolis ({ colour-black })
card-black_corduba = Corduba ({ colour-black })
card-black_lugdunum = Lugdunum ({ colour-black })
card-black_mogontiacum = Mogontiacum ({ colour-black })
card-black_roma = Roma ({ colour-black })
card-black_syracusae = Syracusae ({ colour-black })
card-black_tingi = Tingi ({ colour-black })
card-green_brundisium = Brundisium ({ colour-green })
card-green_carnuntum = Carnuntum ({ colour-green })
card-green_iuvavum = Iuvavum ({ colour-green })
card-green_lugdunum = Lugdunum ({ colour-green })
card-green_lutetia = Lutetia ({ colour-green })
card-green_mediolanum = Mediolanum ({ colour-green })
card-green_patrae = Patrae ({ colour-green })
card-green_philippopolis = Philippopolis ({ colour-green })
card-green_roma = Roma ({ colour-green })
card-white_aquileia = Aquileia ({ colour-white })
card-white_athenae = Athenae ({ colour-white })
card-white_constantinopolis = Constantinopolis ({ colour-white })
card-white_corduba = Corduba ({ colour-white })
card-white_genua = Genua ({ colour-white })
card-white_narbo = Narbo ({ colour-white })
card-white_narona = Narona ({ colour-white })
card-white_nova_carthago = Nova Carthago ({ colour-white })
card-white_patrae = Patrae ({ colour-white })
card-white_philippopolis = Philippopolis ({ colour-white })
card-white_ravenna = Ravenna ({ colour-white })
card-white_roma = Roma ({ colour-white })
card-white_tyras = Tyras ({ colour-white })
card-blue_aquileia = Aquileia ({ colour-blue })
card-blue_carnuntum = Carnuntum ({ colour-blue })
card-blue_chersonesus = Chersonesus ({ colour-blue })
card-blue_constantinopolis = Constantinopolis ({ colour-blue })
card-blue_roma = Roma ({ colour-blue })
card-blue_sinope = Sinope ({ colour-blue })
card-revolt = une révolte

event-mors_tua_vita_mea = Mors Tua, Vita Mea
card-mors_tua_vita_mea = { event-mors_tua_vita_mea }
event-si_vis_pacem_para_bellum = Si Vis Pacem, Para Bellum
card-si_vis_pacem_para_bellum = { event-si_vis_pacem_para_bellum }
event-veni_vidi_vici = Veni, Vidi, Vici
card-veni_vidi_vici = { event-veni_vidi_vici }

roll-legion = une légion tombe
roll-barbarian = un barbare touché
roll-barbarian_legion = un barbare touché et une légion tombe
roll-two_barbarians_legion = deux barbares touchés et une légion tombe
roll-special = effet spécial

region-west = Britannia et Gallia
region-spain = Hispania et Africa
region-north = Germania et le Danube
region-italy = Italia
region-east = Graecia et l’Orient
region-pontus = La mer Noire

phase-setup = mise en place
phase-actions = actions
phase-draw = pioche
phase-invade = invasions

## What event cards and roles do: an effect, and a stronger one for a step of decline

word-corruption = Corruption
standard-abundans_cautela_non_nocet = Lors de la prochaine phase d’invasion, révélez 2 cartes Barbare de moins.
corruption-abundans_cautela_non_nocet = Pas de phase d’invasion ce tour-ci.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption } : { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = Pour une bataille de ce tour, choisissez les faces des dés au lieu de les lancer.
corruption-alea_iacta_est = Pour toutes les batailles de ce tour, choisissez les faces des dés au lieu de les lancer.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption } : { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat = Le joueur actif peut piocher 2 cartes Joueur de plus.
corruption-audentes_fortuna_iuvat = Le joueur actif peut piocher 4 cartes Joueur de plus.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption } : { corruption-audentes_fortuna_iuvat }
standard-carpe_diem = Le joueur actif a 2 actions de plus ce tour-ci.
corruption-carpe_diem = Le joueur actif a 4 actions de plus ce tour-ci.
effect-carpe_diem = { standard-carpe_diem } { word-corruption } : { corruption-carpe_diem }
standard-do_ut_des = Deux joueurs dans la même ville peuvent échanger une carte Ville chacun.
corruption-do_ut_des = Deux joueurs, où qu’ils soient, peuvent échanger une carte Ville chacun.
effect-do_ut_des = { standard-do_ut_des } { word-corruption } : { corruption-do_ut_des }
standard-festina_lente = Choisissez une ville et déplacez-y 1 pion (avec l’accord de son joueur) ; il peut emmener jusqu’à 3 légions de la ville qu’il quitte.
corruption-festina_lente = Choisissez une ville et déplacez-y autant de pions que vous voulez (avec l’accord de leurs joueurs) ; chacun peut emmener jusqu’à 3 légions de la ville qu’il quitte.
effect-festina_lente = { standard-festina_lente } { word-corruption } : { corruption-festina_lente }
standard-hic_manebimus_optime = Choisissez jusqu’à 3 villes avec un fort ; placez jusqu’à 2 légions dans chacune.
corruption-hic_manebimus_optime = Placez jusqu’à 3 légions dans chaque ville avec un fort.
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption } : { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = Le joueur actif peut prendre dans la défausse Joueur une carte Ville de la ville où il se trouve.
corruption-homo_faber_fortunae_suae = Le joueur actif peut prendre n’importe quelle carte Ville dans la défausse Joueur.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption } : { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere = Regardez les 6 premières cartes Barbare et remettez-les sur le paquet dans l’ordre de votre choix.
corruption-melius_cavere_quam_pavere = De même, mais retirez d’abord 1 de ces 6 cartes du jeu.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption } : { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea = Remplacez 1 barbare par 1 légion.
corruption-mors_tua_vita_mea = Dans une ville, remplacez jusqu’à 3 barbares par autant de légions.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption } : { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent = Retirez jusqu’à 2 barbares d’une couleur, où qu’ils soient.
corruption-mortui_non_mordent = Retirez jusqu’à 4 barbares d’une couleur, où qu’ils soient.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption } : { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Placez un fort dans une ville au choix.
corruption-si_vis_pacem_para_bellum = Placez un fort dans une ville au choix et déplacez-y 1 pion ; il peut emmener jusqu’à 3 légions.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption } : { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = Après une bataille qui a retiré des barbares, retirez-en jusqu’à autant d’1 autre ville.
corruption-vae_victis = Après une bataille qui a retiré des barbares, retirez-en jusqu’à autant de villes au choix.
effect-vae_victis = { standard-vae_victis } { word-corruption } : { corruption-vae_victis }
standard-veni_vidi_vici = Déplacez le joueur actif dans une ville au choix avec jusqu’à 3 légions ; il peut y batailler gratuitement.
corruption-veni_vidi_vici = De même, et cette bataille ne coûte aucune légion.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption } : { corruption-veni_vidi_vici }

ability-consul = Action : placez 1 légion dans une ville avec un fort. Action : placez 1 légion dans votre ville. Effet spécial en bataille : placez 1 légion dans votre ville.
ability-magister_militum = Quand vous bataillez, vous perdez 1 légion de moins. Effet spécial en bataille : retirez 2 barbares de votre ville.
ability-mercator = Action : donnez OU prenez 1 carte Ville d’une couleur de votre ville, avec un autre joueur dans votre ville (une fois par tour). Forgez une alliance sans barbare correspondant dans votre ville. Effet spécial en bataille : retirez 1 barbare et 1 légion de votre ville.
ability-praefectus_classis = Action : allez d’un port à un autre port sans carte, avec jusqu’à 3 légions. Action : dans un port, défaussez une carte Ville d’une couleur de ce port pour y placer jusqu’à 2 légions. Effet spécial en bataille : dans un port, retirez-en 1 barbare.
ability-praefectus_fabrum = Action : retirez 2 légions de votre ville pour y placer un fort. Action : défaussez une carte Ville pour aller d’une ville avec un fort dans une ville au choix, OU d’une ville au choix dans une ville avec un fort, avec jusqu’à 3 légions. Effet spécial en bataille : dans une ville avec un fort, retirez-en 2 barbares.
ability-regina_foederata = En marchant ou en naviguant, vous pouvez emmener jusqu’à 3 barbares et/ou légions (3 au total). Aucune ville ne peut dépasser 3 barbares d’une couleur ; ce déplacement ne déclenche aucune défense. Embrigadez sans défausser de carte ; l’alliance reste nécessaire (une fois par tour). Effet spécial en bataille : après la bataille, retirez 1 barbare de votre ville ; si vous le faites, vous pouvez y placer 1 légion.
ability-vestalis = Mise en place : les cartes Événement inutilisées forment un paquet face cachée. À tout moment : défaussez une carte Ville d’une couleur de votre ville pour piocher 1 carte de ce paquet. À la pioche : vous pouvez piocher 3 cartes Joueur au lieu de 2 et en remettre 1 sur le paquet. Effet spécial en bataille : retirez 1 légion de votre ville.

## What happens

told-role_dealt = { $role } entre en jeu.
told-settled = { $tribe } : { $number } à { $city }.
told-dealt = { $seat } reçoit { $card }.
told-treasured = { $card } va au trésor.
told-started =
    { $number ->
        [0] { $role } commence à { $city }, sans légion.
        [one] { $role } commence à { $city } avec 1 légion.
       *[other] { $role } commence à { $city } avec { $number } légions.
    }
told-deck_built = Le paquet Joueur : { $cards } cartes en { $piles } piles, une révolte cachée dans chacune.
told-first_player = { $seat } commence.
told-turn_began = C’est le tour de { $role }.
told-discarded = { $seat } défausse { $card }.
told-marched =
    { $legions ->
        [0] { $role } marche de { $from_city } à { $city }.
        [one] { $role } marche de { $from_city } à { $city } avec 1 légion.
       *[other] { $role } marche de { $from_city } à { $city } avec { $legions } légions.
    }
told-sailed =
    { $legions ->
        [0] { $role } navigue de { $from_city } à { $city }.
        [one] { $role } navigue de { $from_city } à { $city } avec 1 légion.
       *[other] { $role } navigue de { $from_city } à { $city } avec { $legions } légions.
    }
told-travelled =
    { $legions ->
        [0] { $role } voyage de { $from_city } à { $city }.
        [one] { $role } voyage de { $from_city } à { $city } avec 1 légion.
       *[other] { $role } voyage de { $from_city } à { $city } avec { $legions } légions.
    }
told-brought = { $tribe } : { $number } de { $from_city } à { $city }.
told-fortified = { $city } reçoit un fort.
told-fort_moved = Le fort de { $from_city } est déplacé à { $city }.
told-recruited =
    { $number ->
        [one] 1 légion est mobilisée à { $city }.
       *[other] { $number } légions sont mobilisées à { $city }.
    }
told-levied = 1 légion est levée à { $city }.
told-enlisted =
    { $number ->
        [0] Les { $tribe } de { $city } rentrent chez eux.
        [one] Les { $tribe } de { $city } sont embrigadés : 1 légion.
       *[other] Les { $tribe } de { $city } sont embrigadés : { $number } légions.
    }
told-allied = Une alliance avec les { $tribe } !
told-battle_began =
    { $dice ->
        [one] { $role } bataille à { $city } avec 1 dé.
       *[other] { $role } bataille à { $city } avec { $dice } dés.
    }
told-rolled = Les dés : { $roll }.
told-faces_set = { $seat } choisit les dés : { $roll }.
told-removed = { $tribe } : { $number } de moins à { $city }.
told-legions_lost =
    { $number ->
        [one] 1 légion tombe à { $city }.
       *[other] { $number } légions tombent à { $city }.
    }
told-legions_won =
    { $number ->
        [one] 1 légion arrive à { $city }.
       *[other] { $number } légions arrivent à { $city }.
    }
told-plot_proposed = { $role } propose un complot à { $other_role } : { $card }.
told-refused = { $seat } refuse.
told-card_passed = { $role } remet { $card } à { $other_role }.
told-stored = { $card } va au trésor.
told-fetched = { $card } sort du trésor.
told-drew = { $seat } pioche { $card }.
told-put_back = { $seat } remet { $card } sur le paquet.
told-revolted = Révolte ! Du dessous du paquet : { $barbarian_card }.
told-rate_rose = Désormais { $invasions } invasions par tour, et { $recruits } légions à mobiliser.
told-intensified =
    { $number ->
        [one] 1 carte Barbare défaussée revient sur le paquet.
       *[other] { $number } cartes Barbare défaussées sont mélangées et reviennent sur le paquet.
    }
told-revealed = Carte Barbare : { $barbarian_card }.
told-invaded = Les { $tribe } envahissent { $city }.
told-added = { $tribe } : 1 de plus à { $city }.
told-attacked = { $city } est attaquée par les { $tribe } : 1 légion tombe et les repousse.
told-ambushed =
    { $number ->
        [one] { $city } tombe dans une embuscade des { $tribe } : sa légion tombe et les repousse.
       *[other] { $city } tombe dans une embuscade des { $tribe } : ses { $number } légions tombent et les repoussent.
    }
told-sacked = { $city } EST PILLÉE par les { $tribe } !
told-fort_fell = Le fort de { $city } tombe.
told-declined = Le déclin de Rome avance à { $number }.
told-invasion_skipped = Pas d’invasion ce tour-ci.
told-event_played =
    { $option_id ->
        [corruption] { $seat } joue { $event }, avec corruption.
       *[other] { $seat } joue { $event }.
    }
told-exchanged = { $seat } cède { $card } contre l’événement { $event }.
told-fewer_invasions =
    { $number ->
        [one] 1 invasion de moins la prochaine fois.
       *[other] { $number } invasions de moins la prochaine fois.
    }
told-more_actions = { $number } actions de plus ce tour-ci.
told-swapped = { $role } et { $other_role } échangent { $card } et { $other_card }.
told-pawn_moved =
    { $legions ->
        [0] { $role } va de { $from_city } à { $city }.
        [one] { $role } va de { $from_city } à { $city } avec 1 légion.
       *[other] { $role } va de { $from_city } à { $city } avec { $legions } légions.
    }
told-legions_placed =
    { $number ->
        [one] 1 légion est placée à { $city }.
       *[other] { $number } légions sont placées à { $city }.
    }
told-card_taken = { $seat } prend { $card } dans la défausse.
told-looked = Vu sur le paquet Barbare : { $barbarian_card }.
told-laid = Remis sur le paquet Barbare : { $barbarian_card }.
told-banished = { $barbarian_card } quitte le jeu.
told-replaced =
    { $number ->
        [one] 1 légion remplace un barbare à { $city }.
       *[other] { $number } légions remplacent des barbares à { $city }.
    }
told-won = Toutes les tribus sont alliées ou ont quitté le plateau.
told-lost_no_cubes = Il ne reste plus de { $tribe } en réserve, et il en faut.
told-lost_decline = Le déclin de Rome est arrivé à son terme.
told-lost_deck = Il ne reste plus assez de cartes Joueur à piocher.
told-lost_roma = Roma est tombée aux mains des { $tribe }.

result-won = toutes les tribus sont alliées ou ont quitté le plateau
result-no_cubes = il fallait ajouter un barbare, et il n’en restait plus de sa tribu
result-decline = le déclin de Rome est arrivé à son terme
result-no_cards = le paquet Joueur est épuisé
result-roma_sacked = Roma a été pillée

## What can be done

action-end_actions = passer à la pioche ; les actions restantes sont perdues
action-march = aller dans une ville voisine avec 0 à 3 légions
action-sail = aller de port en port avec 0 à 3 légions ; payez ensuite une carte d’une couleur de la destination
action-sail_free = Praefectus Classis : naviguer sans carte
action-travel = Praefectus Fabrum : partir d’une ville avec un fort ou y aller ; payez ensuite une carte Ville
action-bring = Regina : quels barbares viennent avec elle
action-pay = la carte qui paie
action-fortify = construire un fort avec une carte qui nomme votre ville
action-build_fort = Praefectus Fabrum : construire un fort pour 2 légions
action-take_fort = tous les forts sont sur le plateau : la ville qui perd le sien
action-recruit = là où se dresse un fort : placer autant de légions que le niveau de mobilisation
action-recruit_only = placer moins de légions que le niveau de mobilisation
action-levy = Consul : placer 1 légion dans votre ville ou dans une ville avec un fort
action-port_recruit = Praefectus Classis : 1 ou 2 légions dans votre port pour une carte d’une de ses couleurs
action-battle = batailler dans votre ville avec 1 à 3 dés, au plus un par légion
action-faces = les faces que montrent les dés
action-remove = les barbares que la bataille retire
action-give = complot : donner une carte qui nomme votre ville à quelqu’un qui s’y trouve
action-take = complot : prendre une carte qui nomme votre ville à quelqu’un qui s’y trouve
action-trade_give = Mercator : donner une carte d’une couleur de votre ville à quelqu’un qui s’y trouve, une fois par tour
action-trade_take = Mercator : prendre une carte d’une couleur de votre ville à quelqu’un qui s’y trouve, une fois par tour
action-store = mettre au trésor une carte qui nomme votre ville
action-fetch = prendre au trésor une carte qui nomme votre ville
action-ally = forger une alliance pour des cartes de la couleur de la tribu, là où elle se trouve ; payez ensuite les cartes
action-enlist = renvoyer tous les barbares d’une tribu alliée de votre ville pour une carte de leur couleur, et placer des légions
action-enlist_free = Regina : embrigader sans carte, une fois par tour
action-accept = accepter
action-refuse = ne pas accepter
action-use = profiter de ce que l’événement offre
action-decline = laisser ce que l’événement offre
action-done = assez ; continuer
action-draw_cards = Vestalis : combien de cartes piocher
action-put_back = Vestalis : laquelle des trois cartes revient sur le paquet
action-discard = plus de 7 cartes : défausser celle-ci
action-event = jouer une carte Événement ; sa corruption est plus forte mais coûte un pas de déclin (`cards` dit ce que fait chacune)
action-exchange = Vestalis : défausser cette carte d’une couleur de sa ville pour la première carte du paquet Événement
action-pass = ne pas jouer d’événement maintenant
action-pass_turn = ne pas jouer d’événement jusqu’à la fin du tour
action-choose = la ville visée par l’événement
action-strike = le barbare que l’événement retire ou remplace
action-place = combien de légions l’événement place dans une ville
action-move_pawn = quel pion se déplace, et avec combien de légions
action-swap = qui échange des cartes
action-offer = la carte donnée dans l’échange
action-take_card = la carte à prendre dans la défausse
action-lay = la carte suivante à poser sur le paquet Barbare, de haut en bas
action-banish = la carte Barbare qui quitte le jeu
action-go = avec combien de légions
action-pick_role = quel rôle participe
action-start = la ville de la main de départ où commence le pion, avec 2 légions
action-role = hasard : un rôle est distribué
action-reveal = hasard : une carte Barbare est révélée
action-draw = hasard : une carte Joueur est piochée
action-draw_event = hasard : une carte Événement est piochée
action-roll = hasard : les dés sont lancés
action-first = qui commence

## The board of the terminal

board-solo = Le commandant
board-here = { $role } à { $city } :
board-hand =
    { $count ->
        [one] Votre main (1 carte sur 7) :
       *[other] Votre main ({ $count } cartes sur 7) :
    }
board-shared = La main commune des trois ({ $count } sur 7) :
board-treasury = Trésor ({ $count }) :
board-events = événements : { $names }
board-turn = Tour de { $role } : { $phase }
board-turn-actions =
    { $actions ->
        [0] Tour de { $role } : plus d’action
        [one] Tour de { $role } : 1 action restante
       *[other] Tour de { $role } : { $actions } actions restantes
    }
board-decline = Déclin { $steps } sur { $most }
board-invasions = Invasions { $track }
board-recruits = Mobilisation { $track }
board-legend = Réserve : { $legions } légions, { $forts } forts. Carte : 2L légions, F fort, ~ port, ! le prochain pille
board-tribe = tribu
board-colour = cartes
board-on-map = en jeu
board-left = reste
board-alliance = alliance
board-allied = alliée
board-cost = { $cards } cartes
board-player-deck =
    { $revolts ->
        [0] Paquet Joueur : { $cards } cartes, plus de révolte. { $discarded } défaussées.
        [one] Paquet Joueur : { $cards } cartes, la dernière révolte parmi les { $pile } prochaines. { $discarded } défaussées.
       *[other] Paquet Joueur : { $cards } cartes, { $revolts } révoltes, la prochaine parmi les { $pile } prochaines. { $discarded } défaussées.
    }
board-barbarian-deck = Paquet Barbare : { $cards } cartes, la prochaine est l’une de { $known } (`odds` les montre). { $discarded } défaussées.

odds-barbarians = Où frappent les { $rate } prochaines cartes Barbare (un tour), dans l’état actuel
odds-defended = des légions la repoussent
odds-sacked = EST PILLÉE
odds-added = barbare numéro { $number } de cette tribu
odds-players = Cartes Joueur
odds-revolt = Une révolte est parmi les deux prochaines avec { $percent } %.
odds-cards = { $count } cartes Ville sont encore dans le paquet :
odds-events =
    { $count ->
        [one] 1 événement est encore dans le paquet, un des { $of } que personne n’a vus.
       *[other] { $count } événements sont encore dans le paquet, parmi { $of } que personne n’a vus.
    }

place = ville
place-port = Un port, aujourd’hui { $modern }.
place-inland = Pas de port ; aujourd’hui { $modern }.
place-colours = Cartes Ville : { $names }.
place-neighbours = Voisines :

## What somebody is asked, by the step that is due

due-pick_role = Quel rôle participe ?
due-start = Dans quelle ville { $role } commence-t-il, avec 2 légions ?
due-tie = Qui commence ? ({ $names })
due-actions = Que faites-vous ?
due-interrupt = C’est le tour d’un autre joueur ; vous pouvez tout de même jouer quelque chose.
due-before_draw = Avant la pioche : jouez-vous un événement ?
due-draw_choice = Piocher 2 cartes, ou 3 et en remettre une ?
due-put_back = Quelle carte revient sur le paquet ?
due-between_revolts = Entre deux révoltes : jouez-vous un événement ?
due-discard = Plus de 7 cartes : défaussez-en une, ou jouez un événement.
due-after_draw = Après la pioche : jouez-vous un événement ?
due-before_invasion = Avant les invasions : jouez-vous un événement ?
due-between_invasions = Avant l’invasion suivante : jouez-vous un événement ?
due-pay_sail = Quelle carte paie la traversée ?
due-pay_travel = Quelle carte paie le voyage ?
due-pay_ally =
    { $number ->
        [one] Quelle carte paie l’alliance ? (encore 1)
       *[other] Quelles cartes paient l’alliance ? (encore { $number })
    }
due-bring = Quels barbares viennent avec vous ?
due-take_fort = Quelle ville perd son fort ?
due-faces = Quelles faces montrent les dés ?
due-remove =
    { $number ->
        [one] La bataille retire 1 barbare : lequel ?
       *[other] La bataille retire { $number } barbares : lesquels ?
    }
due-regina = Quel barbare l’effet spécial retire-t-il ?
due-regina_legion = Placer une légion pour lui ?
due-plot-give = { $role } veut vous donner { $card }. Êtes-vous d’accord ?
due-plot-take = { $role } vous demande { $card }. Êtes-vous d’accord ?
due-extra_draw = Piocher les cartes supplémentaires ?
due-swap = Qui échange des cartes ?
due-offer = Quelle carte donnez-vous dans l’échange ?
due-festina_city = Vers quelle ville ?
due-festina_pawn = Quel pion y va, avec combien de légions ?
due-permit = Votre pion peut-il être déplacé ?
due-place = Où placer des légions, et combien ?
due-take_card = Quelle carte de la défausse ?
due-banish = Quelle carte Barbare quitte le jeu ?
due-lay = Quelle carte revient ensuite sur le paquet Barbare ? (La dernière est au-dessus.)
due-mors_city = Dans quelle ville ?
due-mors = Quels barbares sont remplacés ?
due-strike =
    { $number ->
        [one] Quel barbare est retiré ? (encore 1)
       *[other] Quel barbare est retiré ? (encore { $number } au plus)
    }
due-fort_city = Quelle ville reçoit le fort ?
due-si_vis_pawn = Quel pion y va, avec combien de légions ?
due-vae_city = Dans quelle ville ?
due-vae = Quels barbares sont retirés ?
due-veni_city = Vers quelle ville ?
due-veni_go = Combien de légions viennent avec lui ?
due-veni_battle = Batailler tout de suite, avec combien de dés ?

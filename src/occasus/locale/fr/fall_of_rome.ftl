# La Chute de Rome : ce qui se passe, ce que l’on peut faire, et les noms des choses.
# $city, $tribe, $role, $card... sont les noms affichés ; $city_id et ainsi de suite sont les mots eux-mêmes, pour choisir.

## Noms. Villes et rôles n’ont pas besoin de message : leurs mots avec majuscules sont leurs noms.

tribe-anglo_saxons_franks = Anglo-Saxons & Francs
tribe-vandals = Vandales
tribe-huns = Huns
tribe-visigoths = Wisigoths
tribe-ostrogoths = Ostrogoths
one-of =
    { $tribe_id ->
        [vandals] 1 Vandale
        [huns] 1 Hun
        [visigoths] 1 Wisigoth
        [ostrogoths] 1 Ostrogoth
        [anglo_saxons_franks] 1 Anglo-Saxon ou Franc
       *[other] 1 barbare ({ $tribe })
    }
crowd =
    { $number ->
        [one] { one-of }
       *[other] { $number } { $tribe }
    }
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

roll-legion = légion perdue
roll-barbarian = barbare touché
roll-barbarian_legion = barbare touché + légion perdue
roll-two_barbarians_legion = deux barbares touchés + légion perdue
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

## Ce que font les événements et les rôles : un effet, et un plus fort contre un cran de déclin

word-corruption = Corruption
standard-abundans_cautela_non_nocet =
    À la prochaine étape Envahir des Villes, retournez { $abundans_fewer ->
        [one] { $abundans_fewer } carte
       *[other] { $abundans_fewer } cartes
    } Barbare de moins.
corruption-abundans_cautela_non_nocet = Passez l’étape Envahir des Villes de ce tour.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption } : { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = Pour un combat de ce tour, choisissez les faces des dés au lieu de les lancer.
corruption-alea_iacta_est = Pour tous les combats de ce tour, choisissez les faces des dés au lieu de les lancer.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption } : { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat =
    Le joueur dont c’est le tour peut piocher { $audentes_cards ->
        [one] { $audentes_cards } carte
       *[other] { $audentes_cards } cartes
    } Joueur de plus.
corruption-audentes_fortuna_iuvat =
    Le joueur dont c’est le tour peut piocher { $audentes_cards_corruption ->
        [one] { $audentes_cards_corruption } carte
       *[other] { $audentes_cards_corruption } cartes
    } Joueur de plus.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption } : { corruption-audentes_fortuna_iuvat }
standard-carpe_diem =
    Le joueur dont c’est le tour a { $carpe_actions ->
        [one] { $carpe_actions } action
       *[other] { $carpe_actions } actions
    } de plus ce tour-ci.
corruption-carpe_diem =
    Le joueur dont c’est le tour a { $carpe_actions_corruption ->
        [one] { $carpe_actions_corruption } action
       *[other] { $carpe_actions_corruption } actions
    } de plus ce tour-ci.
effect-carpe_diem = { standard-carpe_diem } { word-corruption } : { corruption-carpe_diem }
standard-do_ut_des = Deux joueurs dans la même ville peuvent échanger une carte Ville chacun.
corruption-do_ut_des = Deux joueurs, où qu’ils soient, peuvent échanger une carte Ville chacun.
effect-do_ut_des = { standard-do_ut_des } { word-corruption } : { corruption-do_ut_des }
standard-festina_lente =
    Choisissez une ville et déplacez-y 1 pion (avec l’accord de son joueur) ; il peut emmener jusqu’à { $festina_legions ->
        [one] { $festina_legions } légion
       *[other] { $festina_legions } légions
    } de la ville qu’il quitte.
corruption-festina_lente =
    Choisissez une ville et déplacez-y autant de pions que vous voulez (avec l’accord de leurs joueurs) ; chacun peut emmener jusqu’à { $festina_legions_corruption ->
        [one] { $festina_legions_corruption } légion
       *[other] { $festina_legions_corruption } légions
    } de la ville qu’il quitte.
effect-festina_lente = { standard-festina_lente } { word-corruption } : { corruption-festina_lente }
standard-hic_manebimus_optime =
    Choisissez jusqu’à { $hic_cities ->
        [one] { $hic_cities } ville
       *[other] { $hic_cities } villes
    } avec un fort ; placez jusqu’à { $hic_legions ->
        [one] { $hic_legions } légion
       *[other] { $hic_legions } légions
    } dans chacune.
corruption-hic_manebimus_optime =
    Placez jusqu’à { $hic_legions_corruption ->
        [one] { $hic_legions_corruption } légion
       *[other] { $hic_legions_corruption } légions
    } { $hic_cities_corruption ->
        [31] dans chaque ville avec un fort.
       *[other] dans chacune des villes avec un fort que vous choisissez ({ $hic_cities_corruption } au plus).
    }
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption } : { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = Le joueur dont c’est le tour peut prendre dans la défausse Joueur une carte de la ville où il se trouve.
corruption-homo_faber_fortunae_suae = Le joueur dont c’est le tour peut prendre n’importe quelle carte Ville dans la défausse Joueur.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption } : { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere =
    Regardez { $melius_looks ->
        [one] la première carte du paquet Barbare et reposez-la dessus.
       *[other] les { $melius_looks } premières cartes du paquet Barbare et reposez-les dessus dans l’ordre de votre choix.
    }
corruption-melius_cavere_quam_pavere = Regardez-en { $melius_looks_corruption }, retirez-en { $melius_removes } du jeu et reposez les autres dessus dans l’ordre de votre choix.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption } : { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea =
    Remplacez { $mors_barbarians ->
        [one] un barbare par une légion.
       *[other] dans une ville, jusqu’à { $mors_barbarians } barbares par autant de légions.
    }
corruption-mors_tua_vita_mea =
    Dans une ville, remplacez jusqu’à { $mors_barbarians_corruption ->
        [one] { $mors_barbarians_corruption } barbare
       *[other] { $mors_barbarians_corruption } barbares
    } par autant de légions.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption } : { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent =
    Retirez jusqu’à { $mortui_barbarians ->
        [one] { $mortui_barbarians } barbare
       *[other] { $mortui_barbarians } barbares
    } d’une même couleur, n’importe où sur le plateau.
corruption-mortui_non_mordent =
    Retirez jusqu’à { $mortui_barbarians_corruption ->
        [one] { $mortui_barbarians_corruption } barbare
       *[other] { $mortui_barbarians_corruption } barbares
    } d’une même couleur, n’importe où sur le plateau.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption } : { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Placez un fort dans n’importe quelle ville.
corruption-si_vis_pacem_para_bellum =
    Placez un fort dans n’importe quelle ville et déplacez-y 1 pion ; il peut emmener jusqu’à { $vis_legions_corruption ->
        [one] { $vis_legions_corruption } légion
       *[other] { $vis_legions_corruption } légions
    }.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption } : { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = Après un combat qui a retiré des barbares, retirez au plus autant de barbares dans 1 autre ville.
corruption-vae_victis = Après un combat qui a retiré des barbares, retirez au plus autant de barbares, répartis entre les villes de votre choix.
effect-vae_victis = { standard-vae_victis } { word-corruption } : { corruption-vae_victis }
standard-veni_vidi_vici =
    Déplacez le joueur dont c’est le tour vers n’importe quelle ville, avec jusqu’à { $veni_legions ->
        [one] { $veni_legions } légion
       *[other] { $veni_legions } légions
    } ; il peut y combattre sans dépenser d’action.
corruption-veni_vidi_vici =
    De même, avec jusqu’à { $veni_legions_corruption ->
        [one] { $veni_legions_corruption } légion
       *[other] { $veni_legions_corruption } légions
    }, et ce combat ne coûte aucune légion.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption } : { corruption-veni_vidi_vici }

special-consul =
    Effet spécial au combat : placez { $consul_adds ->
        [one] { $consul_adds } légion
       *[other] { $consul_adds } légions
    } dans votre ville.
levy-legions =
    { $levy ->
        [one] { $levy } légion
       *[other] { $levy } légions
    }
carried-legions =
    { $carried ->
        [one] { $carried } légion
       *[other] { $carried } légions
    }
port-legions =
    { $port_recruits ->
        [one] { $port_recruits } légion
       *[other] { $port_recruits } légions
    }
fort-legions =
    { $fort_legions ->
        [one] { $fort_legions } légion
       *[other] { $fort_legions } légions
    }
ability-consul = Action : placez { levy-legions } dans n’importe quelle ville avec un fort. Action : placez { levy-legions } dans votre ville. { special-consul }
special-magister_militum =
    Effet spécial au combat : retirez { $magister_removes ->
        [one] { $magister_removes } barbare
       *[other] { $magister_removes } barbares
    } de votre ville.
ability-magister_militum =
    Quand vous combattez, vous perdez { $magister_spares ->
        [one] { $magister_spares } légion
       *[other] { $magister_spares } légions
    } de moins. { special-magister_militum }
special-mercator =
    Effet spécial au combat : retirez { $mercator_removes ->
        [one] { $mercator_removes } barbare
       *[other] { $mercator_removes } barbares
    } et { $mercator_loses ->
        [one] { $mercator_loses } légion
       *[other] { $mercator_loses } légions
    } de votre ville.
ability-mercator = Action : donnez à un autre joueur dans votre ville OU recevez de lui 1 carte Ville d’une couleur de cette ville (une fois par tour). Forgez une alliance sans barbare de cette tribu dans votre ville. { special-mercator }
special-praefectus_classis =
    Effet spécial au combat : si votre ville est un port, retirez-en { $classis_removes ->
        [one] { $classis_removes } barbare
       *[other] { $classis_removes } barbares
    }.
ability-praefectus_classis = Action : allez d’un port à n’importe quel autre sans carte, avec jusqu’à { carried-legions }. Action : dans un port, défaussez une carte Ville d’une de ses couleurs pour y placer jusqu’à { port-legions }. { special-praefectus_classis }
special-praefectus_fabrum =
    Effet spécial au combat : si votre ville a un fort, retirez-en { $fabrum_removes ->
        [one] { $fabrum_removes } barbare
       *[other] { $fabrum_removes } barbares
    }.
ability-praefectus_fabrum = Action : retirez { fort-legions } de votre ville pour y placer un fort. Action : défaussez n’importe quelle carte Ville pour aller dans n’importe quelle autre ville, avec jusqu’à { carried-legions }. Votre ville ou la ville d’arrivée doit avoir un fort. { special-praefectus_fabrum }
special-regina_foederata =
    Effet spécial au combat : après le combat, retirez { $regina_removes ->
        [one] { $regina_removes } barbare
       *[other] { $regina_removes } barbares
    } de votre ville ; vous pouvez alors y placer { $regina_adds ->
        [one] { $regina_adds } légion
       *[other] { $regina_adds } légions
    }.
ability-regina_foederata = En marchant ou en naviguant, vous pouvez emmener jusqu’à 3 barbares et légions, mélangés à votre gré (3 en tout). Aucune ville ne peut finir avec plus de 3 barbares d’une couleur ; ces déplacements ne déclenchent pas de défense. Embrigadez des barbares sans défausser de carte ; l’alliance reste nécessaire (une fois par tour). { special-regina_foederata }
special-vestalis =
    Effet spécial au combat : retirez { $vestalis_loses ->
        [one] { $vestalis_loses } légion
       *[other] { $vestalis_loses } légions
    } de votre ville.
ability-vestalis = Mise en place : les événements inutilisés forment un paquet Événement face cachée. À tout moment : défaussez une carte Ville d’une couleur de votre ville pour piocher 1 carte du paquet Événement. À la pioche : vous pouvez piocher { $vestalis_draws } cartes Joueur au lieu de { $cards_drawn } et en remettre 1 sur le paquet. { special-vestalis }

## Ce qui se passe

told-role_dealt = Le rôle { $role } est en jeu.
told-settled = { crowd } { $number ->
        [one] s’installe
       *[other] s’installent
    } à { $city }.
told-dealt = { $seat } reçoit { $card }.
told-treasured = { $card } rejoint le trésor.
told-started =
    { $number ->
        [0] { $role } commence à { $city }, sans légion.
        [one] { $role } commence à { $city } avec { $number } légion.
       *[other] { $role } commence à { $city } avec { $number } légions.
    }
told-deck_built = Le paquet Joueur compte { $cards } cartes en { $piles } piles, chacune avec une révolte cachée.
told-first_player = { $seat } commence.
told-turn_began = À { $role } de jouer.
told-discarded = { $seat } défausse { $card }.
told-marched =
    { $legions ->
        [0] { $role } quitte { $from_city } et marche vers { $city }.
        [one] { $role } quitte { $from_city } et marche vers { $city } avec { $legions } légion.
       *[other] { $role } quitte { $from_city } et marche vers { $city } avec { $legions } légions.
    }
told-sailed =
    { $legions ->
        [0] { $role } quitte { $from_city } et navigue vers { $city }.
        [one] { $role } quitte { $from_city } et navigue vers { $city } avec { $legions } légion.
       *[other] { $role } quitte { $from_city } et navigue vers { $city } avec { $legions } légions.
    }
told-travelled =
    { $legions ->
        [0] { $role } quitte { $from_city } et voyage vers { $city }.
        [one] { $role } quitte { $from_city } et voyage vers { $city } avec { $legions } légion.
       *[other] { $role } quitte { $from_city } et voyage vers { $city } avec { $legions } légions.
    }
told-brought = { crowd } { $number ->
        [one] suit
       *[other] suivent
    } depuis { $from_city } jusqu’à { $city }.
told-fortified = Un fort est bâti à { $city }.
told-fort_moved = Le fort quitte { $from_city } pour { $city }.
told-recruited =
    { $number ->
        [0] Aucune légion n’est mobilisée à { $city }.
        [one] { $number } légion est mobilisée à { $city }.
       *[other] { $number } légions sont mobilisées à { $city }.
    }
told-levied =
    { $levy ->
        [one] { $levy } légion est levée à { $city }.
       *[other] { $levy } légions sont levées à { $city }.
    }
told-enlisted = { $number ->
        [0] À { $city }, les { $tribe } retournent dans leur réserve.
        [one] À { $city }, les { $tribe } sont embrigadés et donnent { $number } légion.
       *[other] À { $city }, les { $tribe } sont embrigadés et donnent { $number } légions.
    }
told-allied = Les { $tribe } sont désormais alliés !
told-battle_began =
    { $dice ->
        [one] { $role } combat à { $city } avec { $dice } dé.
       *[other] { $role } combat à { $city } avec { $dice } dés.
    }
told-rolled = Résultat des dés : { $roll }.
told-faces_set = { $seat } choisit les dés : { $roll }.
told-removed = { crowd } { $number ->
        [one] quitte
       *[other] quittent
    } { $city }.
told-legions_spent =
    { $number ->
        [one] À { $city }, { $number } légion retourne dans la réserve.
       *[other] À { $city }, { $number } légions retournent dans la réserve.
    }
told-legions_lost = { $number ->
        [one] { $number } légion est perdue à { $city }.
       *[other] { $number } légions sont perdues à { $city }.
    }
told-legions_won = { $number ->
        [one] { $city } gagne { $number } légion.
       *[other] { $city } gagne { $number } légions.
    }
told-plot_proposed = { $role } propose à { $other_role } un complot pour la carte { $card }.
told-refused = { $seat } refuse.
told-card_passed = { $role } remet { $card } à { $other_role }.
told-stored = { $card } rejoint le trésor.
told-fetched = { $card } sort du trésor.
told-drew = { $seat } pioche { $card }.
told-put_back = { $seat } remet { $card } sur le paquet.
told-revolted = Révolte ! La carte du dessous du paquet : { $barbarian_card }.
told-rate_rose = Désormais, { $invasions } invasions par tour, et { $recruits ->
        [one] { $recruits } légion
       *[other] { $recruits } légions
    } par mobilisation.
told-intensified =
    { $number ->
        [one] { $number } carte Barbare défaussée retourne sur le paquet.
       *[other] { $number } cartes Barbare défaussées sont mélangées et retournent sur le paquet.
    }
told-revealed = Carte Barbare : { $barbarian_card }.
told-invaded = Les { $tribe } envahissent { $city }.
told-migrated = { $from_city } est hors d’atteinte. Les { $tribe } envahissent { $city } à la place.
told-added = { one-of } entre dans { $city }.
told-attacked = Les { $tribe } attaquent { $city } : 1 légion est perdue, mais aucun barbare n’entre.
told-ambushed = { $number ->
        [one] Embuscade des { $tribe } à { $city } : la légion est perdue, mais aucun barbare n’entre.
       *[other] Embuscade des { $tribe } à { $city } : les { $number } légions sont perdues, mais aucun barbare n’entre.
    }
told-sacked = Les { $tribe } pillent { $city } !
told-fort_fell = { $city } perd son fort.
told-declined = Le déclin passe à { $number }.
told-invasion_skipped = Pas d’invasions ce tour-ci.
told-event_played =
    { $option_id ->
        [corruption] { $seat } joue { $event }, avec corruption.
       *[other] { $seat } joue { $event }.
    }
told-exchanged = { $seat } échange { $card } contre l’événement { $event }.
told-fewer_invasions =
    { $number ->
        [one] La prochaine fois, { $number } invasion de moins.
       *[other] La prochaine fois, { $number } invasions de moins.
    }
told-more_actions =
    { $number ->
        [one] { $number } action de plus ce tour-ci.
       *[other] { $number } actions de plus ce tour-ci.
    }
told-swapped = { $role } et { $other_role } échangent { $card } et { $other_card }.
told-pawn_moved =
    { $legions ->
        [0] { $role } quitte { $from_city } pour { $city }.
        [one] { $role } quitte { $from_city } pour { $city } avec { $legions } légion.
       *[other] { $role } quitte { $from_city } pour { $city } avec { $legions } légions.
    }
told-legions_placed =
    { $number ->
        [one] { $number } légion est placée à { $city }.
       *[other] { $number } légions sont placées à { $city }.
    }
told-card_taken = { $seat } prend { $card } dans la défausse.
told-looked = Sur le paquet Barbare : { $barbarian_card }.
told-laid = Reposée sur le paquet Barbare : { $barbarian_card }.
told-banished = Une carte Barbare est retirée du jeu : { $barbarian_card }.
told-replaced = { $number ->
        [one] { $number } légion remplace un barbare à { $city }.
       *[other] { $number } légions remplacent des barbares à { $city }.
    }
told-won = Chaque tribu est alliée ou absente du plateau.
told-lost_no_cubes = Il fallait placer un barbare, mais la réserve des { $tribe } était vide.
told-lost_decline = Le déclin de Rome est arrivé à son terme.
told-lost_deck = Il ne reste pas assez de cartes Joueur à piocher.
told-lost_roma = Roma est tombée aux mains des { $tribe }.

result-won = chaque tribu est alliée ou absente du plateau
result-no_cubes = il fallait placer un barbare, mais la réserve de sa tribu était vide
result-decline = le déclin de Rome est arrivé à son terme
result-no_cards = le paquet Joueur est épuisé
result-roma_sacked = Roma a été pillée

## Ce que l’on peut faire

action-end_actions = finir vos actions et piocher ; les actions restantes sont perdues
action-march = aller dans une ville adjacente avec jusqu’à { carried-legions }
action-sail = aller d’un port à l’autre avec jusqu’à { carried-legions }, puis payer une carte d’une couleur de la destination
action-sail_free = Praefectus Classis : naviguer sans carte
action-travel = Praefectus Fabrum : quitter ou rejoindre une ville avec un fort, puis payer n’importe quelle carte Ville
action-bring = Regina : choisir les barbares à emmener
action-pay = choisir la carte à payer
action-fortify = bâtir un fort avec une carte de votre ville
action-build_fort = Praefectus Fabrum : bâtir un fort contre { fort-legions }
action-take_fort = tous les forts sont sur le plateau : choisir la ville qui perd le sien
action-recruit = dans une ville avec un fort : placer autant de légions que l’indique la piste
action-recruit_only = placer moins de légions que n’en indique la piste
action-levy =
    { $levy ->
        [one] Consul : placer { $levy } légion dans votre ville ou dans une ville avec un fort
       *[other] Consul : placer { $levy } légions dans votre ville ou dans une ville avec un fort
    }
action-port_recruit = Praefectus Classis : placer jusqu’à { port-legions } dans votre port contre une carte d’une de ses couleurs
action-battle = combattre dans votre ville avec 1 à 3 dés, au plus un dé par légion
action-faces = choisir les faces des dés
action-remove = choisir les barbares que le combat retire
action-give = comploter : donner une carte de votre ville à un autre joueur qui s’y trouve
action-take = comploter : recevoir une carte de votre ville d’un autre joueur qui s’y trouve
action-trade_give = Mercator : donner une carte d’une couleur de votre ville à un autre joueur qui s’y trouve, une fois par tour
action-trade_take = Mercator : recevoir une carte d’une couleur de votre ville d’un autre joueur qui s’y trouve, une fois par tour
action-store = déposer une carte de votre ville dans le trésor
action-fetch = retirer du trésor une carte de votre ville
action-ally = là où se trouve la tribu : forger une alliance, puis payer des cartes de sa couleur
action-enlist = renvoyer tous les barbares d’une tribu alliée présents dans votre ville contre une carte de leur couleur, et placer des légions
action-enlist_free = Regina : embrigader sans carte, une fois par tour
action-accept = répondre oui
action-refuse = répondre non
action-use = profiter de ce que l’événement offre
action-decline = renoncer à ce que l’événement offre
action-done = s’arrêter là et continuer
action-draw_cards = Vestalis : choisir combien de cartes piocher
action-put_back = Vestalis : choisir laquelle des trois cartes remettre sur le paquet
action-discard = au-delà de la limite de { $hand_limit } cartes : défausser une carte
action-event = jouer une carte Événement ; sa corruption est plus forte, mais augmente le déclin de 1 (`cards` explique chaque carte)
action-exchange = Vestalis : défausser une carte d’une couleur de sa ville contre la première du paquet Événement
action-pass = ne pas jouer d’événement maintenant
action-pass_turn = ne plus jouer d’événement jusqu’à la fin du tour
action-choose = choisir la ville visée par l’événement
action-strike = choisir le barbare que l’événement retire ou remplace
action-place = choisir combien de légions l’événement place dans une ville
action-move_pawn = choisir le pion à déplacer, et avec combien de légions
action-swap = choisir qui échange des cartes
action-offer = choisir la carte à donner dans l’échange
action-take_card = choisir une carte de la défausse
action-lay = choisir la prochaine carte à poser sur le paquet Barbare, en partant du dessus
action-banish = choisir la carte Barbare à retirer du jeu
action-go = choisir combien de légions emmener
action-pick_role = choisir un rôle
action-start = choisir dans la main de départ la ville où votre pion commence, avec { $start_legions } légions
action-role = hasard : un rôle est distribué
action-reveal = hasard : une carte Barbare est retournée
action-draw = hasard : une carte Joueur est piochée
action-draw_event = hasard : un événement est pioché
action-roll = hasard : les dés sont lancés
action-first = choisir qui commence

## Le plateau du terminal

board-solo = L’Empereur
board-here = { $role }, à { $city } :
board-hand =
    { $count ->
        [one] Votre main ({ $count } carte sur { $limit }) :
       *[other] Votre main ({ $count } cartes sur { $limit }) :
    }
board-shared = La main commune des trois ({ $count } sur { $limit }) :
board-treasury = Trésor ({ $count }) :
board-events = événements : { $names }
board-turn = { $role } joue : { $phase }
board-turn-actions =
    { $actions ->
        [0] { $role } joue : plus d’action
        [one] { $role } joue : encore { $actions } action
       *[other] { $role } joue : encore { $actions } actions
    }
board-decline = Déclin { $steps } sur { $most }
board-invasions = Invasions { $track }
board-recruits = Mobiliser { $track }
map-legend = Les minuscules après une ville indiquent les tribus dont les cartes la nomment ; ~ est un port. Sous la ville, chaque majuscule est un barbare (A Anglo-Saxons & Francs, V Vandales, H Huns, W Wisigoths, O Ostrogoths), 2L deux légions, F un fort ; ! signifie que le prochain barbare pille la ville. Une lettre suivie d’un nombre, hors de l’Empire, indique combien il reste de barbares d’une tribu.
board-legend = Réserve : légions { $legions }, forts { $forts }. Carte : 2L légions, F fort, ~ port, ! le prochain pille
board-tribe = tribu
board-colour = cartes
board-on-map = en jeu
board-left = reste
board-alliance = alliance
board-allied = alliée
board-cost =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-player-deck = { $revolts ->
        [0] Paquet Joueur : { $cards } cartes, aucune révolte. Défausse : { $discarded }.
        [one] Paquet Joueur : { $cards } cartes, { $pile ->
            [1] la dernière révolte au-dessus
           *[other] la dernière révolte parmi les { $pile } prochaines
        }. Défausse : { $discarded }.
       *[other] Paquet Joueur : { $cards } cartes, { $revolts } révoltes, { $pile ->
            [1] la prochaine au-dessus
           *[other] la prochaine parmi les { $pile } prochaines cartes
        }. Défausse : { $discarded }.
    }
board-barbarian-deck = { $known ->
        [1] Paquet Barbare : { $cards } cartes, la prochaine est connue (`odds` la nomme). Défausse : { $discarded }.
       *[other] Paquet Barbare : { $cards } cartes, la prochaine est l’une des { $known } possibles (`odds` les énumère). Défausse : { $discarded }.
    }

odds-barbarians = Les villes que peuvent frapper les { $rate } prochaines cartes Barbare (un tour), dans la situation actuelle
odds-defended = des légions les repoussent
odds-sacked = la ville est pillée
odds-added = barbare nº { $number } de cette tribu dans la ville
odds-players = Cartes Joueur
odds-revolt = Risque de révolte parmi les deux prochaines cartes : { $percent } %.
odds-cards =
    { $count ->
        [one] { $count } carte Ville est encore dans le paquet :
       *[other] { $count } cartes Ville sont encore dans le paquet :
    }
odds-events =
    { $count ->
        [one] { $count } événement est encore dans le paquet, parmi { $of } que personne n’a vus.
       *[other] { $count } événements sont encore dans le paquet, parmi { $of } que personne n’a vus.
    }

place = ville
place-port = Un port, aujourd’hui { $modern }.
place-inland = Pas un port ; aujourd’hui { $modern }.
place-colours = Cartes Ville : { $names }.
place-neighbours = Villes adjacentes :

## Ce que l’on demande à quelqu’un, selon l’étape

due-pick_role = Quel rôle doit participer ?
due-start = Vous jouez le rôle { $role }. Dans quelle ville commencez-vous, avec { $start_legions } légions ?
due-tie = Qui commence ? ({ $names })
due-actions = Que voulez-vous faire ?
due-interrupt = C’est le tour d’un autre joueur, mais vous pouvez jouer quelque chose.
due-before_draw = Avant la pioche : jouez-vous un événement ?
due-draw_choice = Piocher { $cards_drawn } cartes, ou { $vestalis_draws } et en remettre une ?
due-put_back = Quelle carte retourne sur le paquet ?
due-between_revolts = Entre deux révoltes : jouez-vous un événement ?
due-discard = Vous avez plus de { $limit } cartes. Défaussez-en une ou jouez un événement.
due-after_draw = Après la pioche : jouez-vous un événement ?
due-before_invasion = Avant les invasions : jouez-vous un événement ?
due-between_invasions = Avant la prochaine invasion : jouez-vous un événement ?
due-pay_sail = Quelle carte payez-vous pour naviguer ?
due-pay_travel = Quelle carte payez-vous pour voyager ?
due-pay_ally = { $number ->
        [one] Quelle carte payez-vous pour l’alliance ? (encore { $number })
       *[other] Quelles cartes payez-vous pour l’alliance ? (encore { $number })
    }
due-bring = Quels barbares emmenez-vous ?
due-take_fort = Quelle ville perd son fort ?
due-faces = Quelles faces les dés doivent-ils montrer ?
due-remove = { $number ->
        [one] Le combat retire { $number } barbare. Lequel ?
       *[other] Le combat retire { $number } barbares. Lesquels ?
    }
due-regina = Quel barbare votre effet spécial retire-t-il ?
due-regina_legion = Placer une légion à sa place ?
due-plot-give = { $role } veut vous donner { $card }. Êtes-vous d’accord ?
due-plot-take = { $role } vous demande { $card }. Êtes-vous d’accord ?
due-extra_draw = Piocher les cartes supplémentaires ?
due-swap = Qui échange des cartes ?
due-offer = Quelle carte donnez-vous dans l’échange ?
due-festina_city = Quelle ville choisissez-vous ?
due-festina_pawn = Quel pion y déplacez-vous, et avec combien de légions ?
due-permit = Votre pion peut-il être déplacé ?
due-place = Où placez-vous des légions, et combien ?
due-take_card = Quelle carte prenez-vous dans la défausse ?
due-banish = Quelle carte Barbare retirez-vous du jeu ?
due-lay = Quelle carte posez-vous ensuite sur le paquet Barbare ? (La première va au-dessus.)
due-mors_city = Quelle ville choisissez-vous ?
due-mors = Quels barbares remplacez-vous ?
due-strike = { $number ->
        [one] Quel barbare retirez-vous ? (encore { $number })
       *[other] Quel barbare retirez-vous ? (encore { $number } au plus)
    }
due-fort_city = Quelle ville reçoit le fort ?
due-si_vis_pawn = Quel pion y déplacez-vous, et avec combien de légions ?
due-vae_city = Quelle ville choisissez-vous ?
due-vae = Quels barbares retirez-vous ?
due-veni_city = Dans quelle ville allez-vous ?
due-veni_go = Combien de légions emmenez-vous ?
due-veni_battle = Combattre sur place maintenant ? Avec combien de dés ?
